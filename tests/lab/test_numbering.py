"""Every action has a number, and a vector shows what a view shows."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lab.kinds import all_kinds, answer, dealt, redeal
from tavolino.games import GAMES
from tavolino.games.twisted import numbering as twisted
from tavolino.lab.numbering import describe, numbering_of
from tavolino.lab.observations import page
from tavolino.parts.layout import Layout, Number, Slice, each


@pytest.mark.parametrize("name", GAMES)
def test_every_number_is_an_action_and_every_action_a_number(name: str) -> None:
    game, numbering = GAMES[name], numbering_of(GAMES[name])
    actions = [numbering.action_of(number) for number in range(numbering.ACTIONS)]
    assert len({game.write(action) for action in actions}) == numbering.ACTIONS
    assert [numbering.number_of(action) for action in actions] == list(range(numbering.ACTIONS))


@pytest.mark.parametrize(("name", "size"), [("twisted", 152), ("qwinto", 924), ("upturn", 217)])
def test_the_numbers_are_those_of_the_page(name: str, size: int) -> None:
    game, numbering = GAMES[name], numbering_of(GAMES[name])
    assert size == numbering.ACTIONS
    samples = {
        "twisted": {0: "place 12", 79: "twist 12", 151: "take"},
        "qwinto": {0: "play o-2 tl", 128: "play o-2 tl y-2 tr", 896: "write o2", 923: "pass"},
        "upturn": {98: "lay 99", 99: "add 1", 190: "up left", 201: "joker down right", 207: "give 0", 216: "catch 3"},
    }
    for number, text in samples[name].items():
        assert game.write(numbering.action_of(number)) == text


@all_kinds
@pytest.mark.parametrize("noise", [0.1, 1.0])
def test_numbers_and_vectors_hold_through_whole_matches(
    name: str, seats: int, options: dict[str, Any], noise: float
) -> None:
    rng = Random(f"{name} {seats} {options} {noise}")
    turns = dealt(name, seats, options, rng)
    numbering = turns.numbering
    while turns.seat is not None and turns.actions < 200:
        for seat in turns.seats:
            legal = turns.game.legal(turns.state, seat)
            assert [numbering.action_of(numbering.number_of(action)) for action in legal] == legal
            vector = numbering.observation(turns.game.view(turns.state, seat))
            assert len(vector) == numbering.OBSERVATION
            assert -1 <= min(vector) <= max(vector) <= 1
        turns.act(answer(turns, rng, noise))


@all_kinds
def test_secrecy_a_vector_stays_the_same_when_all_that_is_hidden_is_dealt_again(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    rng = Random(f"secrecy {name} {seats} {options}")
    turns = dealt(name, seats, options, rng)
    while turns.seat is not None and turns.actions < 100:
        for seat in turns.seats:
            before = turns.numbering.observation(turns.game.view(turns.state, seat))
            redeal(name, turns.state, seat, rng)
            assert turns.numbering.observation(turns.game.view(turns.state, seat)) == before
        turns.ask()  # the asked seat may hold other cards by now
        turns.act(answer(turns, rng, 0.5))


def test_the_first_seat_of_a_vector_is_oneself() -> None:
    turns = dealt("twisted", 3, {}, Random(1))
    turns.state.players[1].hand.pop()
    for seat, step in [(0, 1), (1, 0), (2, 2)]:
        shown = describe("twisted", twisted.observation(turns.game.view(turns.state, seat)))
        assert [side["cards"] for side in shown["sides"]] == [8 if place == step else 9 for place in range(3)]


def test_numberings_do_without_numpy() -> None:
    names = ", ".join(f"tavolino.games.{name}.numbering" for name in GAMES)
    code = f"import sys, {names}; sys.exit('numpy' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


SMALL = Layout(
    Slice("coins", each("ab", "1 for heads")),
    Slice("seats", (Number("there", "1"), Number("points", "points", 4)), 3),
    Slice("end", (Number("over", "1 at the end"),)),
)


def test_a_layout_says_where_everything_is() -> None:
    assert (SMALL.size, SMALL.at("seats"), SMALL.at("seats", "points"), SMALL.at("end", "over")) == (9, 2, 3, 8)
    assert SMALL.width("seats") == 2


def test_a_vector_is_built_by_names_and_read_back() -> None:
    vector = SMALL.vector(end=[False], seats=[(1, 3), (1, -4)], coins=(coin == "b" for coin in "ab"))
    assert vector == [0, 1, 1, 0.75, 1, -1, 0, 0, 0]
    shown = {"coins": {"b": 1}, "seats": [{"there": 1, "points": 3}, {"there": 1, "points": -4}], "end": {}}
    assert SMALL.describe(vector) == shown


def test_a_slice_with_too_few_or_too_many_numbers_is_refused() -> None:
    for coins in ((1,), (1, 0, 0)):
        with pytest.raises(ValueError, match="zip"):
            SMALL.vector(coins=coins, seats=[], end=[1])
    with pytest.raises(ValueError, match="has 9 numbers, not 8"):
        SMALL.describe([0.0] * 8)


@all_kinds
def test_what_is_read_back_is_what_the_view_shows(name: str, seats: int, options: dict[str, Any]) -> None:
    rng = Random(f"read back {name} {seats}")
    turns = dealt(name, seats, options, rng)
    while turns.seat is not None and turns.actions < 60:
        turns.act(answer(turns, rng, 0.3))
    for seat in turns.seats:
        view = turns.game.view(turns.state, seat)
        shown = describe(name, turns.numbering.observation(view))
        assert shown["seat"] == {str(seat): 1}
        assert len(shown["sides"]) == seats
        own = set(map(str, view.rack if name == "upturn" else view.hand))
        assert set(shown["rack" if name == "upturn" else "hand"]) == own


def test_the_page_of_observations_is_fresh() -> None:
    fresh = (Path(__file__).parents[2] / "docs" / "observations.md").read_text(encoding="utf-8")
    assert fresh == page(), "python -m tavolino.lab.observations > docs/observations.md"
