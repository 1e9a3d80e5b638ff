"""What happens at a table without anybody asking for it."""

from random import Random

from tavolino.table.answer import acted, committed
from tavolino.table.entries import AnyEntry, BotLeft
from tavolino.table.table import Table

PASS_AFTER = 1500  # milliseconds until a seat that can only pass has it done for it


def afterwards(table: Table, at: int) -> list[AnyEntry]:
    """What follows by itself: after a match the secret of the next is drawn, so that its commitment can be shown."""
    if table.stage == "over" and table.play is not None and table.secret == table.play.match.secret:
        return [committed(at)]
    return []


def person_back(table: Table, person: str, at: int) -> list[AnyEntry]:
    """Whoever comes back plays again, and the bot in their seat leaves."""
    seat = table.seat_of(person)
    if seat is None or table.seats[seat].bot is None:
        return []
    return [BotLeft(at=at, seat=seat)]


def next_due(table: Table) -> int | None:
    """When something will happen by itself, if nobody does anything before."""
    if table.stage != "playing":
        return None
    times = passes(table)
    if up := table.clock.next_up():
        times.append(up)
    return min(times)[0] if times else None


def due(table: Table, at: int, rng: Random) -> list[AnyEntry]:
    """What happens by itself now: a pass where there is no choice, or an action for a seat whose time is up."""
    if table.stage != "playing" or table.play is None:
        return []
    for time, seat in passes(table):
        if time <= at:
            return acted(table, seat, table.play.choices[seat][0], "table", at)
    up = table.clock.next_up()
    if up is not None and up[0] <= at:
        seat = up[1]
        return acted(table, seat, table.game.sensible(table.play.match.view(seat), rng), "clock", at)
    return []


def passes(table: Table) -> list[tuple[int, int]]:
    """The people's seats that can only pass, and when it is done for them: (time, seat)."""
    assert table.play is not None
    return [
        (table.play.since[seat] + PASS_AFTER, seat)
        for seat, choices in enumerate(table.play.choices)
        if len(choices) == 1 and not table.played_by_bot(seat) and table.game.write(choices[0]) == "pass"
    ]
