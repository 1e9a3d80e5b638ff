"""What would end somebody's moment to speak up counts a little later, so that a slow line is no disadvantage.

Held asks wait outside the log: until they count nothing has happened, and whoever comes back after a break sends again
what was not answered. The log holds only what counted, in the order in which it did.
"""

from collections.abc import Sequence

from tavolino.table.entries import Acted, AnyEntry
from tavolino.table.table import Table, read_action

MOMENT = 1500  # milliseconds that a person has at least to speak up
LATE = 400  # a word that comes in so much later than what would end the moment is still in time


def counts_from(table: Table, entries: Sequence[AnyEntry], came: int) -> int:
    """When entries that came in at a time count; a clock that is up waits for nobody."""
    for entry in entries:
        if isinstance(entry, Acted) and entry.by in ("person", "bot"):
            seat = cut_short(table, entry)
            if seat is not None and not table.played_by_bot(seat):
                assert table.play is not None
                return max(table.play.since[seat] + MOMENT, came + LATE)
    return came


def cut_short(table: Table, entry: Acted) -> int | None:
    assert table.play is not None
    return table.game.cuts_short(table.play.match.state, entry.seat, read_action(table.game.name, entry.action))
