"""What is different at a rated table: everybody plays alone, to the end, in the seat that they began in."""

from tavolino.game import AnyGame
from tavolino.rating import anchors_of
from tavolino.table.errors import NotAllowed
from tavolino.table.log.settings import Settings
from tavolino.table.log.table import Table
from tavolino.words import sentence

STAND_IN = "casual"  # the only level that may play for somebody who is away: a stronger one would win for them


def check_settings(settings: Settings) -> None:
    """Whether matches can be rated under these settings."""
    if not settings.rated:
        return
    if settings.clock is None:
        raise NotAllowed(sentence("why-rated-clock"))
    if settings.hints:
        raise NotAllowed(sentence("why-rated-hints"))
    if settings.seats < 2:
        raise NotAllowed(sentence("why-rated-alone"))


def check_players(table: Table) -> None:
    """Whether a rated match can begin: a person plays, nobody against their own program, and every bot has a rating."""
    if not table.settings.rated:
        return
    for seat in table.seats:
        check_bot(table.game, seat.bot)
    if not any(seat.person is not None and seat.bot is None for seat in table.seats):
        raise NotAllowed(sentence("why-rated-people"))
    check_own_programs(table)


def check_own_programs(table: Table) -> None:
    """Whoever owns a program could let it lose."""
    people = [seat for seat in table.seats if seat.person is not None]
    owners = [seat.owner.casefold() for seat in people if seat.owner]
    if len({*owners}) < len(owners) or any(seat.name.casefold() in owners for seat in people if not seat.owner):
        raise NotAllowed(sentence("why-rated-own"))


def check_bot(game: AnyGame, level: str | None) -> None:
    if level is not None and anchors_of(game).of(level) is None:
        raise NotAllowed(sentence("why-rated-bot", bot=level))


def is_on(table: Table) -> bool:
    """Whether a rated match is going on."""
    return table.settings.rated and table.stage == "playing"


def check_own_seat(table: Table, person: str, number: int) -> None:
    """Nobody takes over a seat."""
    if is_on(table) and seat_begun_in(table, person) != number:
        raise NotAllowed(sentence("why-rated-join"))


def seat_begun_in(table: Table, person: str) -> int | None:
    match = table.play or table.old
    return match.hands_seen.get(person) if match else None


def check_no_move(table: Table) -> None:
    """A seat that goes to another guest would spare its person the loss."""
    if is_on(table):
        raise NotAllowed(sentence("why-rated-move"))


def check_stand_in(table: Table, number: int, level: str | None) -> None:
    """A bot plays on as it is. For somebody who is away, only one level may play."""
    if is_on(table) and (table.seats[number].person is None or level not in (None, STAND_IN)):
        raise NotAllowed(sentence("why-rated-level"))


def check_no_undo(table: Table) -> None:
    if table.settings.rated:
        raise NotAllowed(sentence("why-rated-undo"))
