"""How a match might have gone on: from what a seat knew, by the rules, and always the same."""

from random import Random
from typing import Any

import pytest
from msgspec import structs

from coach import NAMES, record
from tavolino.coach import Choice, Decision, Figure, Regret
from tavolino.coach.line import SHOWN, WORLDS, best_line, chooser, played_on
from tavolino.match.replay import replay

NUMBERS = {"twisted-2-rounds": 22, "qwinto-2-misthrows": 4, "upturn-2-empty-rack": 10}


def decision(name: str) -> Decision:
    """The last choice is said to be the best."""
    match = replay(record(name), NUMBERS[name])
    seat = int(record(name).actions[NUMBERS[name]][0])
    choices = tuple(
        Choice(match.game.write(action), Figure(0.5), Figure(1.5), Figure(0.0), 1) for action in match.view(seat).legal
    )
    return Decision(NUMBERS[name], seat, "", choices, 0, len(choices) - 1, Regret(0.1, 0.1, 0.1), "win", "mistake")


@pytest.mark.parametrize("name", NAMES)
def test_a_line_begins_with_the_best_choice_and_is_always_the_same(name: str) -> None:
    one = decision(name)
    line = best_line(record(name), one)
    assert (line[0].seat, line[0].action) == (one.seat, one.choices[one.best].action)
    assert 1 <= len(line) <= SHOWN
    assert best_line(record(name), one) == line


@pytest.mark.parametrize("name", NAMES)
def test_a_line_follows_from_what_the_seat_knew_alone(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the match is there but the game and the view of the seat."""
    one = decision(name)
    line = best_line(record(name), one)

    class Elsewhere:
        def __init__(self, match: Any) -> None:
            self.game, self.options, self.names = match.game, match.options, match.names
            self.seen = match.view(one.seat)

        def view(self, seat: int) -> Any:
            assert seat == one.seat, "nobody else's"
            return self.seen

    monkeypatch.setattr("tavolino.coach.line.replay", lambda *given: Elsewhere(replay(*given)))
    assert best_line(record(name), one) == line


def test_the_line_is_from_the_world_in_the_middle() -> None:
    name = "twisted-2-rounds"
    one, whole = decision(name), record(name)
    match = replay(whole, one.number)
    best, choose = match.game.read(one.choices[one.best].action), chooser(match.game, match.options, 2)
    worlds = [
        played_on(match.game, match.view(one.seat), best, choose, Random(f"{whole.secret} {one.number} {number}"))
        for number in range(WORLDS)
    ]
    [found] = {world.worth for world in worlds if world.line == best_line(whole, one)}
    assert sum(world.worth < found for world in worlds) <= WORLDS // 2
    assert sum(world.worth > found for world in worlds) <= WORLDS // 2
    assert len({world.worth for world in worlds}) > 1, "they do not all end the same"


def test_a_game_without_a_kernel_is_played_on_by_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolino.coach.line.has_kernel", lambda _game: False)
    one = decision("twisted-2-rounds")
    line = best_line(record("twisted-2-rounds"), structs.replace(one, best=0))
    assert line[0].action == one.choices[0].action
    assert len(line) == SHOWN
