"""A moment of grace: what would end somebody's chance to speak up counts a little later, so that a slow connection is
no disadvantage.

What is held back waits outside the log: until it counts nothing has happened, and a browser that comes back after a
break sends again what was not answered. The log has only what counted, in the order in which it did.
"""

from typing import Any

from tavolino.table.decisions.answer import Answer
from tavolino.table.log.entries import Acted
from tavolino.table.log.table import Table

MOMENT = 1500  # milliseconds that a person has at least to speak up
LATE = 400  # a word that comes in so much later than what would end the moment is still in time


def counts_from(table: Table, answer: Answer, came: int) -> int:
    """When an answer that came in at a time counts; a clock that is up waits for nobody."""
    entry = answer.entries[0] if answer.entries else None
    if isinstance(entry, Acted) and entry.by in ("person", "bot"):
        assert table.play is not None
        seat = cut_short(table, entry.seat, answer.action)
        if seat is not None and not table.played_by_bot(seat):
            return max(table.play.choices_since[seat] + MOMENT, came + LATE)
    return came


def cut_short(table: Table, seat: int, action: Any) -> int | None:
    """The seat whose moment to speak up an action would end."""
    assert table.play is not None
    return table.game.cuts_short(table.play.match.state, seat, action)
