"""Grace: an action that would end somebody's chance to speak up takes effect a little later, so that a slow connection
is no disadvantage.

An action that is held back is not in the log yet: until it takes effect, nothing has happened, and a browser that
reconnects sends unanswered asks again. The log has only what took effect, in that order.
"""

from typing import Any

from tavolino.table.decisions.answer import Answer
from tavolino.table.log.entries import Acted
from tavolino.table.log.seats import only_programs
from tavolino.table.log.table import Table

MOMENT = 1500  # milliseconds: the least time that a person has to speak up
MOMENT_OF_PROGRAMS = 250  # the same where only programs play
LATE = 400  # speaking up this much later than the action that would end the chance is still in time


def counts_from(table: Table, answer: Answer, came: int) -> int:
    """When an answer that came in at `came` takes effect; a clock that has run out never waits."""
    entry = answer.entries[-1] if answer.entries else None  # before it, somebody may have come back
    if isinstance(entry, Acted) and entry.by in ("person", "bot"):
        assert table.play is not None
        seat = cut_short(table, entry.seat, answer.action)
        if seat is not None and not table.played_by_bot(seat):
            if only_programs(table.seats):
                return max(table.play.choices_since[seat] + MOMENT_OF_PROGRAMS, came)
            return max(table.play.choices_since[seat] + MOMENT, came + LATE)
    return came


def cut_short(table: Table, seat: int, action: Any) -> int | None:
    """The seat whose chance to speak up an action would end."""
    assert table.play is not None
    return table.game.cuts_short(table.play.match.state, seat, action)
