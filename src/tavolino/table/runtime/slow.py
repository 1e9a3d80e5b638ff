"""What the store knows of a slow match, so that its table can sleep: who sits there, whose turn it is, until when.

The time of such a table goes on while it sleeps, but stands still while no server runs: it follows the store's uptime.
"""

from collections.abc import Iterator, Sequence

from tavolino.store import NewNotice, SlowSeat, Waits
from tavolino.store.notices.contract import What
from tavolino.table.log.clock import DAY
from tavolino.table.log.entries import AnyEntry, Began, Closed, RematchWanted
from tavolino.table.log.settings import Days
from tavolino.table.log.table import Table

SOON = 60_000  # milliseconds: for what is further away, no table waits in memory
LAST = 0.25  # of the time for a move, when people hear that it is running out


def seats_of(table: Table, now: int, uptime: int) -> tuple[SlowSeat, ...]:
    """`now`: the table's time. Empty if it is not a table for slow matches, or if nobody sits there."""
    if not table.slow or all(seat.person is None for seat in table.seats):
        return ()
    return tuple(
        SlowSeat(table.id, number, table.game.name, seat.person, seat.bot, *waits_for(table, number, now, uptime))
        for number, seat in enumerate(table.seats)
    )


def waits_for(table: Table, seat: int, now: int, uptime: int) -> tuple[int | None, int | None]:
    since = table.clock.since.get(seat) if table.stage == "playing" else None
    if since is None:
        return None, None
    left = table.clock.left[seat] - (now - since)
    return since, uptime + max(0, -(-left // 1000))


def same(one: Sequence[SlowSeat], other: Sequence[SlowSeat]) -> bool:
    """Whether they differ only in when time is up, which is rounded."""
    return [seat._replace(due=None) for seat in one] == [seat._replace(due=None) for seat in other]


def changed(
    table: Table, before: Sequence[SlowSeat], after: tuple[SlowSeat, ...], entries: Sequence[AnyEntry], time_now: int
) -> Waits | None:
    """What to write with these entries; None if nobody has to know."""
    notices = tuple(told(table, before, after, entries, time_now))
    if same(before, after) and not notices:
        return None
    still = {(seat.person, seat.turn) for seat in after}
    past = ((seat.person, seat.turn) for seat in before if (seat.person, seat.turn) not in still)
    over = tuple((person, turn) for person, turn in past if person is not None and turn is not None)
    return Waits(() if any(isinstance(entry, Closed) for entry in entries) else after, notices, over)


def told(
    table: Table, before: Sequence[SlowSeat], after: Sequence[SlowSeat], entries: Sequence[AnyEntry], time_now: int
) -> Iterator[NewNotice]:
    clock = table.settings.clock
    if not isinstance(clock, Days):
        return
    late = time_now + int(clock.days * (1 - LAST) * DAY / 1000)
    waited = {(seat.person, seat.turn) for seat in before}
    for seat in after:
        if seat.person is not None and seat.turn is not None and (seat.person, seat.turn) not in waited:
            yield NewNotice(seat.person, table.id, "turn", seat.turn, table.game.name, time_now)
            yield NewNotice(seat.person, table.id, "late", seat.turn, table.game.name, late)
    if what := around(table, before, entries):
        for seat in after:
            if seat.person is not None and (what != "began" or seat.turn is None):
                yield NewNotice(seat.person, table.id, what, table.matches, table.game.name, time_now)


def around(table: Table, before: Sequence[SlowSeat], entries: Sequence[AnyEntry]) -> What | None:
    """What happened that is nobody's turn: a match begins or is over, or somebody would like to play again."""
    if any(isinstance(entry, Began) for entry in entries):
        return "began"
    if any(isinstance(entry, RematchWanted) for entry in entries):
        return "again"
    return "over" if table.stage == "over" and any(seat.turn is not None for seat in before) else None


def asleep_for(table: Table, seats: Sequence[SlowSeat], uptime: int) -> int | None:
    """For how many milliseconds the table has slept, if its seats say so."""
    for seat in seats:
        since = table.clock.since.get(seat.seat)
        if seat.due is not None and seat.turn is not None and seat.turn == since:
            now = since + table.clock.left[seat.seat] - (seat.due - uptime) * 1000
            return max(0, now - table.at)
    return None
