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
from tavolino.games.twisted.state import Options
from tavolino.games.twisted.words import tell
from tavolino.words import in_words

NAMES = ["Alex", "Sara", "Linus"]
SENTENCES: list[tuple[Event, str | None]] = [
    (Placed(0, 34), "Alex placed 34."),
    (Placed(0, 33), "Alex placed 33, a toad."),
    (Twisted(1, 94, 49), "Sara twisted 49 away with 94."),
    (RowTaken(2, (34, 41)), "Linus took the row: 2 cards."),
    (RowTaken(2, (34,)), "Linus took the row: one card."),
    (ExtraTaken(0), "Alex also took the top card of the pile, face down."),
    (Drawn(1, 66), "Sara drew 66."),
    (Drawn(1, None), None),
    (RoundCounted(1, (3, 0, -1), ((), (), ())), "Round 1 is over: Alex +3, Sara 0, and Linus −1."),
    (
        RoundCounted(2, (3, 0, -5), ((), (), (22,))),
        "Round 2 is over: Alex +3, Sara 0, and Linus −5. The face-down cards were: Linus 22.",
    ),
    (RoundDealt(2, 1), "Sara dealt round 2."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_an_event_is_told_in_a_sentence(event: Event, sentence: str | None) -> None:
    told = tell(event, len(NAMES), Options())
    assert (told and in_words(told, NAMES)) == sentence


def test_every_kind_of_event_is_told() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(get_args(Event))
