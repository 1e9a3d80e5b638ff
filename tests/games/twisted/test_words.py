"""The events of Twisted as sentences."""

from typing import get_args

import pytest

from tavolino.games.twisted.actions import (
    Drawn,
    Event,
    ExtraTaken,
    Placed,
    RoundCounted,
    RoundDealt,
    RowTaken,
    Twisted,
)
from tavolino.games.twisted.words import tell

NAMES = ["Alex", "Sara", "Linus"]
SENTENCES: list[tuple[Event, str]] = [
    (Placed(0, 34), "Alex places 34."),
    (Twisted(1, 94, 49), "Sara twists 49 away with 94."),
    (RowTaken(2, (34, 41)), "Linus takes the row: 2 cards."),
    (RowTaken(2, (34,)), "Linus takes the row: 1 card."),
    (ExtraTaken(0), "Alex also takes the top card of the pile, unseen."),
    (Drawn(1, 66), "Sara draws 66."),
    (Drawn(1, None), "Sara draws a card."),
    (RoundCounted(1, (3, 0, -1), ((), (), ())), "Round 1 is over: Alex +3, Sara 0 and Linus −1."),
    (
        RoundCounted(2, (3, 0, -5), ((), (), (22,))),
        "Round 2 is over: Alex +3, Sara 0 and Linus −5. The unseen cards were: Linus 22.",
    ),
    (RoundDealt(2, 1), "Sara deals round 2."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_an_event_is_told_in_a_sentence(event: Event, sentence: str) -> None:
    assert tell(event, NAMES) == sentence


def test_every_kind_of_event_is_told() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(get_args(Event))
