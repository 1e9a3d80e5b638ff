"""What happens at a table without anybody asking for it."""

from random import Random

from tavolino.table.decisions.answer import NOTHING, Answer
from tavolino.table.decisions.playing import acted
from tavolino.table.decisions.seating import committed
from tavolino.table.log.entries import AnyEntry, BotLeft, BrokenOff
from tavolino.table.log.table import Table

PASS_AFTER = 1500  # a seat whose only action is to pass, passes after this many milliseconds


def after_match(table: Table, at: int) -> list[AnyEntry]:
    """After a match the secret of the next one is drawn, so that its commitment can be shown."""
    if table.stage == "over" and table.play is not None and table.secret == table.play.match.secret:
        return [committed(at)]
    return []


def new_rules(table: Table, at: int) -> list[AnyEntry]:
    """A match that was begun under other rules than the program has is broken off."""
    return [BrokenOff(at=at, reason="rules"), committed(at)] if table.old else []


def person_back(table: Table, person: str, at: int) -> list[AnyEntry]:
    """A person who comes back plays again, and the bot in their seat leaves."""
    seat = table.seat_of(person)
    if seat is None or table.seats[seat].bot is None:
        return []
    return [BotLeft(at=at, seat=seat)]


def next_due(table: Table) -> int | None:
    """When something will happen unasked, if nobody does anything before."""
    if table.stage != "playing" or table.play is None:
        return None
    times = passes(table)
    if up := table.clock.next_up():
        times.append(up)
    return min(times)[0] if times else None


def due(table: Table, at: int, rng: Random) -> Answer:
    """What happens now: a pass where there is no choice, or an action for a seat whose time is up."""
    if table.stage != "playing" or table.play is None:
        return NOTHING
    for time, seat in passes(table):
        if time <= at:
            action = table.play.choices[seat][0]
            return Answer([acted(table, seat, action, "table", at)], action)
    up = table.clock.next_up()
    if up is not None and up[0] <= at:
        seat = up[1]
        action = table.game.sensible(table.play.match.view(seat), rng)
        return Answer([acted(table, seat, action, "clock", at)], action)
    return NOTHING


def passes(table: Table) -> list[tuple[int, int]]:
    """The people's seats that can only pass, and when they do: (time, seat)."""
    assert table.play is not None
    return [
        (table.play.choices_since[seat] + PASS_AFTER, seat)
        for seat, choices in enumerate(table.play.choices)
        if len(choices) == 1 and not table.played_by_bot(seat) and table.game.write(choices[0]) == "pass"
    ]
