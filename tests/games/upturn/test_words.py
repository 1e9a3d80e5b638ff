"""Events as sentences."""

from typing import get_args

import pytest

from tavolino.games import upturn
from tavolino.games.upturn.actions import (
    Called,
    Caught,
    Drawn,
    Ended,
    Event,
    Given,
    Kept,
    Laid,
    LineStarted,
    NothingDrawn,
    Passed,
    Refilled,
    RunOpened,
)
from tavolino.games.upturn.state import Options
from tavolino.games.upturn.tiles import ACTION_TILES
from tavolino.words import in_words

NAMES = ["Anna", "Ben", "Cleo"]
SENTENCES: dict[Event, str] = {
    Laid(0, 40): "Anna laid 40.",
    Laid(0, 22): "Anna laid the twin 22.",
    Laid(0, 17): "Anna laid 17, a penalty tile.",
    Laid(0, "skip1"): "Anna played a Skip 1.",
    RunOpened(1, 44): "Ben opened a run to the twin 44.",
    LineStarted(0, "up", "up", "left"): "Anna played an Up tile: a new line goes up, and Ben is next.",
    LineStarted(2, "joker", "down", "right"): "Cleo played a Joker: a new line goes down, and Ben is next.",
    LineStarted(2, "updown", "down", "left"): "Cleo played an Up&Down tile: a new line goes down, and Anna is next.",
    Drawn(0, 40): "Anna drew 40.",
    Drawn(0, "joker"): "Anna drew a Joker.",
    Drawn(0, None): "Anna drew a tile.",
    Given(0, 2, 40): "Anna gave Cleo 40.",
    Given(0, 2, None): "Anna gave Cleo a tile.",
    NothingDrawn(1): "There was no tile left to draw.",
    Kept(1): "Ben left the other tiles in the bag.",
    Passed(1): "Ben passed.",
    Called(1): "Ben said: Upturn!",
    Caught(1, None): "Ben forgot to say Upturn. That costs 3 tiles.",
    Caught(1, 0): "Anna caught Ben, who didn’t say Upturn. That costs 3 tiles.",
    Refilled(1): "One tile from the table went back into the bag.",
    Refilled(12): "12 tiles from the table went back into the bag.",
    Ended("empty rack", (0, 1, 4)): "The match is over: Anna (no tiles), Ben (one tile), and Cleo (4 tiles).",
}


@pytest.mark.parametrize(("event", "sentence"), SENTENCES.items(), ids=lambda value: type(value).__name__)
def test_an_event_tells_a_sentence(event: Event, sentence: str) -> None:
    assert in_words(upturn.tell(event, len(NAMES), Options()), NAMES) == sentence


def test_between_two_it_goes_without_saying_whose_turn_comes_next() -> None:
    told = upturn.tell(LineStarted(0, "up", "up", "left"), 2, Options())
    assert in_words(told, NAMES) == "Anna played an Up tile: a new line goes up."


def test_which_tiles_are_penalty_tiles_is_an_option() -> None:
    assert in_words(upturn.tell(Laid(0, 17), 3, Options(penalties=())), NAMES) == "Anna laid 17."


def test_every_kind_of_event_is_among_these_sentences() -> None:
    assert {type(event) for event in SENTENCES} == set(get_args(Event))


@pytest.mark.parametrize("tile", ACTION_TILES)
def test_every_action_tile_has_a_name_for_people(tile: str) -> None:
    drawn = next(Drawn(0, known) for known in ACTION_TILES if known == tile)
    assert tile not in in_words(upturn.tell(drawn, len(NAMES), Options()), NAMES).replace("a Joker", "").split()
