"""What happens at a table automatically."""

from random import Random

from tavolino.table.decisions.answer import NOTHING, Answer
from tavolino.table.decisions.playing import acted, begin
from tavolino.table.decisions.rematch import begins_at
from tavolino.table.decisions.seating import committed
from tavolino.table.log.entries import AnyEntry, BotLeft, BrokenOff
from tavolino.table.log.table import Table

MOST_ACTIONS = 3000  # in a match: twice as many as the longest with any sense needs
PASS_AFTER = 1500  # a seat that can only pass does so after this many milliseconds


def after_match(table: Table, at: int) -> list[AnyEntry]:
    """After a match, draw the secret of the next one, so that its commitment can be shown.

    A match that is far longer than any that is played to be won is broken off.
    """
    if table.stage == "playing" and table.play is not None and len(table.play.done) >= MOST_ACTIONS:
        return [BrokenOff(at=at, reason="long"), committed(at)]
    if table.stage == "over" and table.play is not None and table.secret == table.play.match.secret:
        return [committed(at)]
    return []


def new_rules(table: Table, at: int) -> list[AnyEntry]:
    """Break off a match that began under other rules than the program has."""
    return [BrokenOff(at=at, reason="rules"), committed(at)] if table.old else []


def person_back(table: Table, person: str, at: int) -> list[AnyEntry]:
    """When a person comes back, they play again, and the bot in their seat leaves."""
    seat = table.seat_of(person)
    if seat is None or table.seats[seat].bot is None:
        return []
    return [BotLeft(at=at, seat=seat)]


def next_due(table: Table) -> int | None:
    """When something will happen unasked, if nobody does anything before."""
    if table.stage == "over":
        return begins_at(table)
    if table.stage != "playing" or table.play is None:
        return None
    times = passes(table)
    if up := table.clock.next_up():
        times.append(up)
    return min(times)[0] if times else None


def due(table: Table, at: int, rng: Random) -> Answer:
    """What happens now: a pass where there is no choice, an action for a seat whose time is up, the next match."""
    if table.stage == "over" and (time := begins_at(table)) is not None and time <= at:
        return Answer(begin(table, at))
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
    """The people's seats that can only pass, and when they will: (time, seat)."""
    assert table.play is not None
    return [
        (table.play.choices_since[seat] + PASS_AFTER, seat)
        for seat, choices in enumerate(table.play.choices)
        if len(choices) == 1 and not table.played_by_bot(seat) and table.game.write(choices[0]) == "pass"
    ]
