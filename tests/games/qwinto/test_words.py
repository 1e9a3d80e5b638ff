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
from tavolino.games.qwinto.words import tell

NAMES = ["Tim", "Sara"]
SENTENCES: list[tuple[Event, str]] = [
    (Played(0, Card("o", 4), "br"), "Tim puts orange 4 on bottom right."),
    (Played(1, Card("g", -2), "tl"), "Sara puts grey −2 on top left."),
    (Announced(0, 10, ("o", "y")), "Tim announces: 10 in orange or yellow."),
    (Announced(0, 5, ("o", "y", "p")), "Tim announces: 5 in orange, yellow or purple."),
    (Announced(0, 6, ()), "Tim announces: 6 without a colour."),
    (Decided(1, None), "Sara has decided."),
    (Decided(1, Pass()), "Sara has decided."),
    (Wrote(1, 10, Cell("y", 3)), "Sara writes 10 in yellow, column 3."),
    (Passed(1), "Sara writes nothing."),
    (Missed(0, 2), "Tim marks misthrow number 2."),
    (Drawn(0, None), "Tim draws a card."),
    (Drawn(0, Card("p", -2)), "Tim draws purple −2."),
    (Reshuffled(12), "The covered cards are shuffled: a new pile of 12 cards."),
    (Ended("rows", (43, 12)), "The match is over, somebody has filled two rows: Tim 43 and Sara 12."),
    (Ended("misthrows", (0, 12)), "The match is over, somebody has marked a fourth misthrow: Tim 0 and Sara 12."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_an_event_is_told_in_a_sentence(event: Event, sentence: str) -> None:
    assert tell(event, NAMES) == sentence


def test_the_end_of_a_solo_match_is_told_in_a_sentence() -> None:
    assert tell(Ended("cards", (31,)), ["Tim"]) == "The match is over, the last card has been played: Tim 31."


def test_every_kind_of_event_is_told() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(get_args(Event))
