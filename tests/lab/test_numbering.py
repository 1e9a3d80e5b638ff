"""Every action has a number, and a vector shows what a view shows."""

import subprocess
import sys
from random import Random
from typing import Any

import pytest

from lab.kinds import all_kinds, answer, dealt, redeal
from tavolino.games import GAMES
from tavolino.games.twisted import numbering as twisted
from tavolino.games.twisted.state import DECK
from tavolino.lab.numbering import numbering_of


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
    start = 3 * len(DECK) + twisted.SEATS
    cards = start + 4
    for seat, step in [(0, 1), (1, 0), (2, 2)]:
        vector = twisted.observation(turns.game.view(turns.state, seat))
        counts = vector[cards : start + 3 * twisted.SIDE : twisted.SIDE]
        assert counts.index(min(counts)) == step
        assert vector[start + 3 * twisted.SIDE : start + 4 * twisted.SIDE] == [0.0] * twisted.SIDE


def test_numberings_do_without_numpy() -> None:
    names = ", ".join(f"tavolino.games.{name}.numbering" for name in GAMES)
    code = f"import sys, {names}; sys.exit('numpy' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
