"""The events of Qwinto as sentences."""

from typing import get_args

import pytest

from tavolino.games.qwinto.actions import (
    Announced,
    Decided,
    Drawn,
    Ended,
    Event,
    Missed,
    Pass,
    Passed,
    Played,
    Reshuffled,
    Wrote,
)
from tavolino.games.qwinto.cards import Card
from tavolino.games.qwinto.sheet import Cell
from tavolino.games.qwinto.state import Options
from tavolino.games.qwinto.words import tell
from tavolino.words import in_words

NAMES = ["Tim", "Sara"]
SENTENCES: list[tuple[Event, str | None]] = [
    (Played(0, Card("o", 4), "br"), "Tim put orange 4 on the bottom-right stack."),
    (Played(1, Card("g", -2), "tl"), "Sara put grey −2 on the top-left stack."),
    (Announced(0, 10, ("o", "y")), "The number is 10, for orange or yellow."),
    (Announced(0, 5, ("o", "y", "p")), "The number is 5, for orange, yellow or purple."),
    (Announced(0, 6, ()), "The number is 6, for no colour."),
    (Decided(1, None), None),
    (Decided(1, Pass()), None),
    (Wrote(1, 10, Cell("y", 3)), "Sara wrote 10 in yellow."),
    (Passed(1), "Sara passed."),
    (Missed(0, 2), "Tim passed: misthrow number 2."),
    (Drawn(0, None), None),
    (Drawn(0, Card("p", -2)), "Tim drew purple −2."),
    (Reshuffled(12), "The 12 covered cards were shuffled and are the new pile."),
    (Ended("rows", (43, 12)), "The match is over: Tim 43 and Sara 12."),
    (Ended("misthrows", (0, 12)), "The match is over: Tim 0 and Sara 12."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_an_event_is_told_in_a_sentence(event: Event, sentence: str | None) -> None:
    told = tell(event, len(NAMES), Options())
    assert (told and in_words(told, NAMES)) == sentence


def test_the_end_of_a_solo_match_is_told_in_a_sentence() -> None:
    told = tell(Ended("cards", (31,)), 1, Options())
    assert told is not None
    assert in_words(told, ["Tim"]) == "The match is over: Tim 31."


def test_every_kind_of_event_is_told() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(get_args(Event))
