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
from tavolino.games.upturn.tiles import ACTION_TILES
from tavolino.games.upturn.words import REASONS

NAMES = ["Anna", "Ben", "Cleo"]
SENTENCES: dict[Event, str] = {
    Laid(0, 40): "Anna lays 40.",
    Laid(0, "skip1"): "Anna lays Skip 1.",
    RunOpened(1, 44): "Ben opens a run to the twin 44.",
    LineStarted(0, "up", "up", "left"): "Anna plays Up: a new line goes up, and the left neighbour is next.",
    LineStarted(2, "joker", "down", "right"): (
        "Cleo plays the Joker: a new line goes down, and the right neighbour is next."
    ),
    LineStarted(
        2, "updown", "down", "left"
    ): "Cleo plays Up&Down: a new line goes down, and the left neighbour is next.",
    Drawn(0, 40): "Anna draws 40.",
    Drawn(0, "joker"): "Anna draws the Joker.",
    Drawn(0, None): "Anna draws a tile.",
    Given(0, 2, 40): "Anna gives Cleo 40.",
    Given(0, 2, None): "Anna gives Cleo a tile.",
    NothingDrawn(1): "There is no tile left for Ben to draw.",
    Kept(1): "Ben hands out no more.",
    Passed(1): "Ben passes.",
    Called(1): "Ben says: Upturn!",
    Caught(1, None): "Ben forgot to say Upturn.",
    Caught(1, 0): "Anna caught Ben, who forgot to say Upturn.",
    Refilled(1): "The bag is filled again with 1 tile from the table.",
    Refilled(12): "The bag is filled again with 12 tiles from the table.",
    Ended("empty rack", (0, 1, 4)): (
        "The match is over, a rack is empty: Anna 0 tiles, Ben 1 tile and Cleo 4 tiles left."
    ),
    Ended("blocked", (2, 1, 4)): "The match is over, nobody can go on: Anna 2 tiles, Ben 1 tile and Cleo 4 tiles left.",
}


@pytest.mark.parametrize(("event", "sentence"), SENTENCES.items(), ids=lambda value: type(value).__name__)
def test_an_event_tells_a_sentence(event: Event, sentence: str) -> None:
    assert upturn.tell(event, NAMES) == sentence


def test_every_kind_of_event_is_among_these_sentences() -> None:
    assert {type(event) for event in SENTENCES} == set(get_args(Event))


@pytest.mark.parametrize("tile", ACTION_TILES)
def test_every_action_tile_has_a_name_for_people(tile: str) -> None:
    drawn = next(Drawn(0, known) for known in ACTION_TILES if known == tile)
    assert tile not in upturn.tell(drawn, NAMES).replace("the Joker", "").split()


def test_every_reason_to_end_has_words() -> None:
    assert set(REASONS) == set(upturn.end_reasons)
