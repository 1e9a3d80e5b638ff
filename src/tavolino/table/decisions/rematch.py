"""The next match at a table: it begins when everybody who is there wants it, so that nobody is dragged into it."""

from collections.abc import Callable

from tavolino.games import game_named
from tavolino.match.match import check_seats
from tavolino.people import Person
from tavolino.table.decisions.playing import begin, may_lead
from tavolino.table.decisions.seating import check_level, complete
from tavolino.table.decisions.vote import people_here
from tavolino.table.errors import NotAllowed
from tavolino.table.log.entries import AnyEntry, Changed, RematchDeclined, RematchWanted
from tavolino.table.log.settings import Settings
from tavolino.table.log.table import Table
from tavolino.words import sentence

PATIENCE = 15_000  # milliseconds that one waits for the others to say yes or no


def again(table: Table, seat: int, at: int, here: Callable[[str], bool]) -> list[AnyEntry]:
    """A seat is ready. Bots always are, and nobody waits for those who are away."""
    if table.stage != "over":
        raise NotAllowed(sentence("why-not-over"))
    began = begin(table, at)
    ready = table.rematch.ready if table.rematch else set()
    if people_here(table, here) - ready - {seat}:
        return [] if seat in ready else [RematchWanted(at=at, seat=seat)]
    return began


def not_now(table: Table, seat: int, at: int) -> list[AnyEntry]:
    rematch = table.rematch
    if rematch is None:
        raise NotAllowed(sentence("why-no-rematch"))
    return [] if seat in rematch.not_now else [RematchDeclined(at=at, seat=seat)]


def begins_at(table: Table) -> int | None:
    """When the next match begins, if nobody says anything."""
    rematch = table.rematch
    if rematch is None or not rematch.ready or rematch.not_now or any(seat.free for seat in table.seats):
        return None
    return rematch.asked + PATIENCE


def change(table: Table, person: Person, settings: Settings, at: int, here: Callable[[str], bool]) -> list[AnyEntry]:
    """Another game, other options, another number of seats, or just time to change places."""
    if not may_lead(table, person, here):
        raise NotAllowed(sentence("why-change"))
    if table.stage == "playing":
        raise NotAllowed(sentence("why-begun"))
    game = game_named(settings.game)
    check_seats(game, settings.seats)
    if sum(seat.person is not None for seat in table.seats) > settings.seats:
        raise NotAllowed(sentence("why-too-few-seats"))
    for seat in table.seats:
        check_level(game, seat.bot)
    return [Changed(at=at, settings=complete(game, settings))]
