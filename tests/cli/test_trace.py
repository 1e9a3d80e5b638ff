"""Traces have the form that independent checkers read."""

import json
from typing import Any

import pytest

from cli.program import run
from tavolino.games import GAMES

KINDS = [(name, seats) for name, game in GAMES.items() for seats in game.seat_counts]


def traced(*arguments: str) -> list[dict[str, Any]]:
    done = run("trace", *arguments)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize(("name", "seats"), KINDS)
def test_a_trace_has_a_first_line_a_line_per_action_and_a_last_line(name: str, seats: int) -> None:
    head, *steps, last = traced(name, "--seats", str(seats), "--seed", "form", "--bot", "heuristic")
    assert set(head) == {"game", "seats", "options", "seed"}
    assert (head["game"], head["seats"]) == (name, seats)
    assert set(head["options"]) == set(GAMES[name].simulation_options.__struct_fields__)
    assert [line["n"] for line in steps] == list(range(len(steps)))
    for line in steps:
        assert set(line) == {"n", "state", "legal", "seat", "action"}
        assert line["action"] in line["legal"][str(line["seat"])]
        assert all(actions and len(set(actions)) == len(actions) for actions in line["legal"].values())
        assert line["state"]["over"] is False
    assert set(last) == {"n", "state", "legal", "over", "scores", "places", "reason"}
    assert (last["n"], last["legal"], last["over"], last["state"]["over"]) == (len(steps), {}, True, True)
    assert last["reason"] in GAMES[name].end_reasons


@pytest.mark.parametrize("name", GAMES)
def test_a_trace_that_is_broken_off_says_so(name: str) -> None:
    head, *steps, last = traced(name, "--seed", "cut", "--actions", "5")
    assert head["game"] == name
    assert len(steps) == 5
    assert set(last) == {"n", "state", "legal", "cut"}
    assert last["cut"] is True
    assert last["legal"]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_trace_and_every_game_can_be_had_alone(name: str) -> None:
    lines = traced(name, "--seed", "same", "--games", "3", "--actions", "30", "--bot", "heuristic", "--noise", "0.5")
    again = traced(name, "--seed", "same", "--games", "3", "--actions", "30", "--bot", "heuristic", "--noise", "0.5")
    assert lines == again
    starts = [number for number, line in enumerate(lines) if "seed" in line]
    seed = lines[starts[2]]["seed"]
    alone = traced(name, "--seed", seed, "--actions", "30", "--bot", "heuristic", "--noise", "0.5")
    assert alone == lines[starts[2] :]


def test_options_stand_in_the_first_line_with_their_json_types() -> None:
    name = next(name for name, game in GAMES.items() if "rounds" in game.table_options.__struct_fields__)
    head, *_ = traced(name, "--option", "rounds=1", "--option", "expert=true", "--actions", "1")
    assert head["options"] == {"rounds": 1, "expert": True}
