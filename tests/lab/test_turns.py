"""Who is asked when, and what an outcome is worth."""

from random import Random
from typing import Any

import pytest

from lab.kinds import KINDS, all_kinds, answer, dealt
from tavolino.game import Outcome, places
from tavolino.lab.numbering import text_of
from tavolino.lab.rewards import rewards
from tavolino.lab.turns import Turns
from tavolino.match.copying import copied


def moment_to_call(seats: int) -> Turns:
    """An Upturn match in which somebody has just come down to one tile, and another seat is on turn."""
    for seed in range(100):
        rng = Random(seed)
        turns = dealt("upturn", seats, {"call": "caught"}, rng)
        while turns.seat is not None and turns.actions < 200:
            if turns.wait in turns.legal:
                return turns
            turns.act(answer(turns, rng, 0.0))
    raise AssertionError("nobody ever came down to one tile")


def answers(turns: Turns) -> set[str]:
    return {text_of(turns.game, number) for number in turns.legal}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_owes_a_call_is_asked_first_then_who_may_catch_then_who_is_on_turn(seats: int) -> None:
    turns = moment_to_call(seats)
    owing, on_turn = turns.state.uncalled, turns.state.turn
    assert turns.seat == turns.last == owing
    assert answers(turns) == {"call", "wait"}
    asked = []
    while turns.wait in turns.legal:
        asked.append(turns.seat)
        assert turns.act(turns.wait) == []
        assert turns.state.uncalled == owing
    assert len(asked) == seats - 1
    assert turns.seat == on_turn
    assert f"catch {owing}" in answers(turns)


def test_waiting_ends_when_something_has_happened() -> None:
    turns = moment_to_call(3)
    turns.act(turns.wait)
    catch = next(number for number in turns.legal if text_of(turns.game, number).startswith("catch"))
    turns.act(catch)
    assert turns.waited == set()
    assert turns.state.uncalled is None


def test_simultaneous_deciders_are_asked_once_each() -> None:
    rng = Random(3)
    turns = dealt("qwinto", 4, {}, rng)
    active = turns.seat
    turns.act(answer(turns, rng, 1.0))
    asked = []
    while turns.state.number is not None:
        asked.append(turns.seat)
        assert turns.wait not in turns.legal
        turns.act(answer(turns, rng, 1.0))
    assert active is not None
    assert asked == [(active + step) % 4 for step in range(4)]


@pytest.mark.parametrize(("name", "seats", "options"), KINDS[::2])
def test_a_copy_is_equal_and_goes_its_own_way(name: str, seats: int, options: dict[str, Any]) -> None:
    rng = Random(5)
    turns = dealt(name, seats, options, rng)
    for _ in range(30):
        if turns.seat is None:
            return
        other = copied(turns.state)
        before = turns.game.trace(other)
        assert other == turns.state
        turns.act(answer(turns, rng, 0.5))
        assert turns.game.trace(other) == before


@all_kinds
def test_somebody_is_asked_until_the_match_is_over(name: str, seats: int, options: dict[str, Any]) -> None:
    rng = Random(6)
    turns = dealt(name, seats, options, rng)
    while turns.actions < 300 and turns.seat is not None:
        assert turns.legal
        turns.act(answer(turns, rng, 0.3))
    assert (turns.seat is None) == (turns.game.outcome(turns.state) is not None)


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ((5, 3), [1, -1]),
        ((3, 3), [0, 0]),
        ((1, 2, 3), [-1, 0, 1]),
        ((3, 3, 1), [0.5, 0.5, -1]),
        ((9, 2, 2, 2), [1, -1 / 3, -1 / 3, -1 / 3]),
        ((4, 4, 4, 4), [0, 0, 0, 0]),
        ((17,), [17]),
    ],
)
def test_rewards_follow_from_places(scores: tuple[int, ...], expected: list[float]) -> None:
    assert rewards(Outcome(scores, places(scores), "")) == pytest.approx(expected)
