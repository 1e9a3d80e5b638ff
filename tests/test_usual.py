"""What a game has that leaves verbs of the contract out."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import Struct

from match import refused
from small import another
from tavolino.chance import SIZE, Chance
from tavolino.game import AnyGame, Game, SmallGame, lacking
from tavolino.usual import NoOptions, complete, refuses_in_its_own_words
from tavolino.words import in_words

GAME = complete(another)


class Place(Struct, frozen=True, tag="place two"):
    number: int
    colours: tuple[str, ...]
    face_up: bool


class Pass(Struct, frozen=True, tag="pass"):
    pass


@pytest.fixture
def game() -> AnyGame:
    """Another, with other actions."""
    small: Any = SimpleNamespace(**{name: getattr(another, name) for name in required()}, action_type=Place | Pass)
    return complete(small)


def required() -> list[str]:
    return [name for name in lacking(object(), SmallGame) if name != "action_type"]


def test_a_small_game_becomes_a_whole_one() -> None:
    assert lacking(GAME, Game) == []
    assert complete(GAME) is GAME
    assert (GAME.title, GAME.rules_version, GAME.table_options) == ("Another", 1, NoOptions())


def test_only_what_cannot_be_left_out_is_missed() -> None:
    facts, verbs = "name action_type end_reasons seat_counts", "deal legal apply score outcome view imagine"
    assert lacking(object(), SmallGame) == f"{facts} {verbs}".split()


@pytest.mark.parametrize("action", [Place(7, ("red", "blue"), True), Place(-1, (), False), Pass()])
def test_actions_are_written_with_their_fields_and_read_again(game: AnyGame, action: Any) -> None:
    assert game.read(game.write(action)) == action


def test_the_notation_is_short(game: AnyGame) -> None:
    assert game.write(Place(7, ("red",), True)) == 'place-two 7 ["red"] true'
    assert game.write(Pass()) == "pass"


@pytest.mark.parametrize(
    "text", ["", "place", "pass 7", "place-two seven [] true", "place-two 7 [ true", "place-two 7 [1] true"]
)
def test_what_is_no_action_is_answered_with_what_would_be(game: AnyGame, text: str) -> None:
    with refused(f"{text!r} is no action of Another; write 'place-two NUMBER COLOURS FACE_UP' or 'pass'."):
        game.read(text)


def test_events_are_told_by_their_names_and_fields() -> None:
    def told(event: another.Event) -> str:
        words = GAME.tell(event, 2, NoOptions())
        assert words is not None
        return in_words(words, ["Anna", "Ben"])

    assert told(another.Drawn(1, 4)) == "Ben: drawn 4."
    assert told(another.Drawn(0, None)) == "Anna: drawn."


def test_a_refusal_says_whose_turn_it_is_or_that_the_rules_say_so() -> None:
    state = another.deal(2, NoOptions(), Chance(bytes(SIZE)))
    assert GAME.why_not(state, 1, another.Draw()).reason == "It’s not your turn."
    assert GAME.why_not(state, 0, another.Draw()).reason == "The rules don’t allow that right now."
    another.apply(state, 0, another.Rest())
    another.apply(state, 1, another.Rest())
    assert GAME.why_not(state, 0, another.Draw()).reason == "The match is over."
    assert not refuses_in_its_own_words(GAME)


def test_the_truth_is_all_of_the_state_but_its_chance() -> None:
    state = another.State(Chance(bytes(SIZE)), [[1], [2]], [3, 4, 5, 6])
    assert GAME.trace(state) == {"hands": [[1], [2]], "pile": [3, 4, 5, 6], "turn": 0}
    assert GAME.awaited(state) == [0]
