"""Opening a table, sitting down, standing up, and bots in seats."""

import os
from collections.abc import Callable

from msgspec import structs

from tavolino.bots import check_bot
from tavolino.chance import SIZE
from tavolino.game import AnyGame, BadMessage
from tavolino.games import game_named
from tavolino.match.match import check_seats
from tavolino.match.options import changed_options, options_as_json
from tavolino.people import Person
from tavolino.table.decisions.vote import SUBSTITUTE, ask_to_join, come_back, needs_consent
from tavolino.table.errors import NotAllowed
from tavolino.table.log.entries import AnyEntry, BotLeft, BotSat, Committed, Contributed, Opened, Sat, Stood, Swapped
from tavolino.table.log.seats import shown_name
from tavolino.table.log.settings import Settings
from tavolino.table.log.table import Table
from tavolino.words import sentence


def opening(settings: Settings, host: Person, bots: tuple[str | None, ...]) -> list[AnyEntry]:
    """The first entries of a table."""
    game = game_named(settings.game)
    check_seats(game, settings.seats)
    if len(bots) > settings.seats:
        raise BadMessage(f"There are {settings.seats} seats, too few for {len(bots)} bots.")
    for level in bots:
        check_level(game, level)
    seated = [BotSat(at=0, seat=seat, level=level) for seat, level in enumerate(bots) if level is not None]
    return [Opened(at=0, settings=complete(game, settings), host=host.id), committed(0), *seated]


def complete(game: AnyGame, settings: Settings) -> Settings:
    """The settings with all options of the game: a later program may have other defaults."""
    options = changed_options(game, game.table_options, settings.options)
    return structs.replace(settings, options=options_as_json(options))


def committed(at: int) -> Committed:
    return Committed(at=at, secret=os.urandom(SIZE).hex())


def check_level(game: AnyGame, level: str | None) -> None:
    if level is not None:
        check_bot(level, game)


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise NotAllowed(sentence("why-no-seat", seat=seat))


def sit(table: Table, person: Person, number: int, at: int, here: Callable[[str], bool]) -> list[AnyEntry]:
    check_seat(table, number)
    seat = table.seats[number]
    if table.seat_of(person.id) == number:
        return renamed(table, person, number, at)
    if seat.person is not None:
        raise NotAllowed(sentence("why-seat-taken", name=seat.name))
    if person.id in table.sent_away:
        raise NotAllowed(sentence("why-sent-away"))
    check_unseen(table, person, number)
    name = told_apart(table, person, number)
    if needs_consent(table, person.id, number):
        return ask_to_join(table, Person(person.id, name), number, at, here)
    left = table.seat_of(person.id)
    stood = [] if left is None else [Stood(at=at, seat=left)]
    return [*stood, *seated(table, Person(person.id, name), number, at)]


def seated(table: Table, person: Person, number: int, at: int) -> list[AnyEntry]:
    """A person in a seat, with the number that they have already added to the next match: the first one counts."""
    sat = Sat(at=at, seat=number, person=person.id, name=person.name)
    given = None if table.stage == "playing" else table.numbers.get(person.id)
    return [sat] if given is None else [sat, Contributed(at=at, seat=number, contribution=given.hex())]


def told_apart(table: Table, person: Person, number: int) -> str:
    """A person's name at a table, with a small number if somebody else there has the same."""
    others = [
        shown_name(seat, other)
        for other, seat in enumerate(table.seats)
        if other != number and not seat.free and seat.person != person.id
    ]
    taken = {name.casefold() for name in others}
    names = (person.name if count == 1 else f"{person.name} {count}" for count in range(1, len(table.seats) + 1))
    return next(name for name in names if name.casefold() not in taken)


def renamed(table: Table, person: Person, number: int, at: int) -> list[AnyEntry]:
    """The same person under another name, before a match or between two; what they contributed stays."""
    seat, name = table.seats[number], told_apart(table, person, number)
    if seat.name == name or table.stage == "playing":
        return []
    return seated(table, Person(person.id, name), number, at)


def check_unseen(table: Table, person: Person, number: int) -> None:
    """Somebody who may know other hands cannot sit down in a running match."""
    if table.play is None or table.stage != "playing":
        return
    seen = table.play.hands_seen.get(person.id)
    if seen is not None and seen != number:
        raise NotAllowed(sentence("why-seen-another-hand"))
    if seen is None and table.settings.watchers == "late hands":
        raise NotAllowed(sentence("why-seen-hands"))


def may_sit(table: Table, person: str) -> tuple[int, ...]:
    """The seats in which a person who does not sit can sit down now."""
    if table.event or table.seat_of(person) is not None or person in table.sent_away:
        return ()
    seats = [number for number, seat in enumerate(table.seats) if seat.person is None]
    if table.stage != "playing" or table.play is None:
        return tuple(seats)
    seen = table.play.hands_seen.get(person)
    if (seen is None and table.settings.watchers == "late hands") or person in table.play.turned_away:
        return ()
    return tuple(number for number in seats if seen in (None, number))


def swap(table: Table, own: int, other: int, at: int) -> list[AnyEntry]:
    check_seat(table, other)
    if table.stage != "lobby":
        raise NotAllowed(sentence("why-begun"))
    return [] if own == other else [Swapped(at=at, seat=own, other=other)]


def remove(table: Table, person: Person, number: int, at: int, here: Callable[[str], bool]) -> list[AnyEntry]:
    """Before a match, the host sends anybody away from a seat; those who sit, somebody who is away."""
    check_seat(table, number)
    other = table.seats[number].person
    if person.id != table.host and (table.seat_of(person.id) is None or other is None or here(other)):
        raise NotAllowed(sentence("why-remove"))
    if table.stage == "playing":
        raise NotAllowed(sentence("why-begun"))
    return [] if other is None else [Stood(at=at, seat=number)]


def stand(table: Table, seat: int, at: int) -> list[AnyEntry]:
    """When a person leaves a running match, a bot takes over, so that the others can finish it."""
    left = [Stood(at=at, seat=seat)]
    if table.stage != "playing" or table.event or table.played_by_bot(seat):
        return [*left]  # at an event table the match just ends there
    return [*left, BotSat(at=at, seat=seat, level=SUBSTITUTE)]


def leave(table: Table, person: str, at: int) -> list[AnyEntry]:
    """A person leaves without an ask at the table itself."""
    seat = table.seat_of(person)
    return [] if seat is None else stand(table, seat, at)


def send_away(table: Table, person: str, at: int) -> list[AnyEntry]:
    """Those who run the place send somebody away from their seat, for good."""
    seat = table.seat_of(person)
    if seat is None:
        raise NotAllowed(sentence("why-not-at-table"))
    _, *others = stand(table, seat, at)
    return [Stood(at=at, seat=seat, sent_away=True), *others]


def move_seat(table: Table, holder: str, person: Person, number: int, link: str, at: int) -> list[AnyEntry]:
    """Move a seat to another device of the same person, who is another guest to us."""
    check_seat(table, number)
    if table.seats[number].person == person.id:
        return []
    if table.event:
        raise NotAllowed(sentence("why-event"))
    if link in table.links or table.seats[number].person != holder or table.seat_of(person.id) is not None:
        raise NotAllowed(sentence("why-link-used"))
    return [Sat(at=at, seat=number, person=person.id, name=table.seats[number].name, link=link)]


def seat_bot(
    table: Table, person: Person, number: int, level: str, at: int, here: Callable[[str], bool]
) -> list[AnyEntry]:
    check_seat(table, number)
    if table.seat_of(person.id) is None and person.id != table.host:
        raise NotAllowed(sentence("why-call-bot"))
    check_level(table.game, level)
    seat = table.seats[number]
    if seat.person is not None and here(seat.person):
        raise NotAllowed(sentence("why-seat-held", name=seat.name))
    if seat.bot == level:
        return []
    return [BotSat(at=at, seat=number, level=level)]


def remove_bot(table: Table, person: Person, number: int, at: int) -> list[AnyEntry]:
    check_seat(table, number)
    if person.id != table.host and table.seats[number].person != person.id:
        raise NotAllowed(sentence("why-remove-bot"))
    if table.seats[number].person is not None:
        return come_back(table, number, at)
    return [BotLeft(at=at, seat=number)] if table.seats[number].bot is not None else []
