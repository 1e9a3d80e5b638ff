"""Who may ask for what at a table: an ask becomes entries for the log, or a refusal with its reason."""

import os
from collections.abc import Callable
from functools import cache
from typing import Any, assert_never

import msgspec
from msgspec import structs

from tavolino.bots import check_bot
from tavolino.chance import SIZE
from tavolino.game import AnyGame, BadMessage, TavolinoError
from tavolino.games import game_named
from tavolino.match.match import check_seats
from tavolino.match.options import changed_options
from tavolino.table.asks import (
    Act,
    Again,
    Agree,
    AnyAsk,
    Contribute,
    Mute,
    React,
    RemoveBot,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
    Undo,
)
from tavolino.table.entries import (
    Acted,
    AnyEntry,
    Began,
    BotLeft,
    BotSat,
    By,
    Committed,
    Contributed,
    Opened,
    Sat,
    Stood,
    TookBack,
    UndoAgreed,
    UndoAsked,
    UndoRefused,
)
from tavolino.table.play import Play
from tavolino.table.settings import Settings
from tavolino.table.table import Table
from tavolino.table.undo import own_last, why_not_freely
from tavolino.words import sentence

SUBSTITUTE = "casual"  # a level that plays everywhere, without search


class NotAllowed(TavolinoError):
    """The table does not allow what somebody asked for."""


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str


def opening(settings: Settings, host: Person, bots: tuple[str | None, ...]) -> list[AnyEntry]:
    """The first entries of a table."""
    game = game_named(settings.game)
    check_seats(game, settings.seats)
    changed_options(game, game.table_options, settings.options)
    if len(bots) > settings.seats:
        raise BadMessage(f"There are {settings.seats} seats, too few for {len(bots)} bots.")
    for level in bots:
        check_level(game, level)
    seated = [BotSat(at=0, seat=seat, level=level) for seat, level in enumerate(bots) if level is not None]
    return [Opened(at=0, settings=settings, host=host.id), committed(0), *seated]


def committed(at: int) -> Committed:
    return Committed(at=at, secret=os.urandom(SIZE).hex())


def check_level(game: AnyGame, level: str | None) -> None:
    if level is not None:
        check_bot(level, game)


def answer(table: Table, person: Person, ask: AnyAsk, at: int, here: Callable[[str], bool]) -> list[AnyEntry]:
    """The entries that an ask leads to; raises NotAllowed, IllegalAction or BadMessage.

    `here` says whether a person is connected: an empty chair can be given to a bot.
    """
    if ask.key and ask.key in table.keys:
        return []  # it came twice
    entries = entries_for(table, person, ask, at, here)
    return [structs.replace(entries[0], key=ask.key), *entries[1:]] if entries and ask.key else entries


def entries_for(table: Table, person: Person, ask: AnyAsk, at: int, here: Callable[[str], bool]) -> list[AnyEntry]:
    match ask:
        case Act() | Stand() | Contribute() | Again() | Undo() | Agree():
            return answer_seat(table, own_seat(table, person), ask, at)
        case Sit(seat=number):
            return sit(table, person, number, at)
        case SeatBot(seat=number, level=level):
            return seat_bot(table, person, number, level, at, here)
        case RemoveBot(seat=number):
            return remove_bot(table, person, number, at)
        case Start():
            return start(table, person, at, here)
        case Say() | React() | Mute():
            raise AssertionError("talk is no matter of the log")
        case _:
            assert_never(ask)


def answer_seat(
    table: Table, seat: int, ask: Act | Stand | Contribute | Again | Undo | Agree, at: int
) -> list[AnyEntry]:
    match ask:
        case Act():
            return act(table, seat, ask, at)
        case Stand():
            return stand(table, seat, at)
        case Contribute(contribution=contribution):
            return contribute(table, seat, contribution, at)
        case Again():
            return again(table, at)
        case Undo():
            return undo(table, seat, at)
        case Agree(yes=yes):
            return agree(table, seat, at, yes=yes)
        case _:
            assert_never(ask)


def own_seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise NotAllowed(sentence("why-not-seated"))
    return seat


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise NotAllowed(sentence("why-no-seat", seat=seat))


def sit(table: Table, person: Person, number: int, at: int) -> list[AnyEntry]:
    check_seat(table, number)
    seat = table.seats[number]
    if table.seat_of(person.id) == number:
        return []
    if seat.person is not None:
        raise NotAllowed(sentence("why-seat-taken", name=seat.name))
    check_unseen(table, person, number)
    left = table.seat_of(person.id)
    stood = [] if left is None else [Stood(at=at, seat=left)]
    return [*stood, Sat(at=at, seat=number, person=person.id, name=person.name)]


def stand(table: Table, seat: int, at: int) -> list[AnyEntry]:
    """Whoever leaves a running match leaves it to a bot, so that the others can finish it."""
    left = [Stood(at=at, seat=seat)]
    if table.stage != "playing" or table.played_by_bot(seat):
        return [*left]
    return [*left, BotSat(at=at, seat=seat, level=SUBSTITUTE)]


def gone(table: Table, person: str, at: int) -> list[AnyEntry]:
    """Somebody leaves who does not ask at the table itself."""
    seat = table.seat_of(person)
    return [] if seat is None else stand(table, seat, at)


def check_unseen(table: Table, person: Person, number: int) -> None:
    """Nobody sits down in a running match who may know the hands of others."""
    if table.play is None or table.stage != "playing":
        return
    held = table.play.sat.get(person.id)
    if held is not None and held != number:
        raise NotAllowed(sentence("why-seen-another-hand"))
    if held is None and table.settings.watchers == "late hands":
        raise NotAllowed(sentence("why-seen-hands"))


def move_seat(table: Table, holder: str, person: Person, number: int, at: int) -> list[AnyEntry]:
    """A seat goes over to another device of the same person, which is another guest to us."""
    check_seat(table, number)
    if table.seats[number].person == person.id:
        return []
    if table.seats[number].person != holder or table.seat_of(person.id) is not None:
        raise NotAllowed(sentence("why-link-used"))
    return [Sat(at=at, seat=number, person=person.id, name=table.seats[number].name)]


def seat_bot(
    table: Table, person: Person, number: int, level: str, at: int, here: Callable[[str], bool]
) -> list[AnyEntry]:
    check_seat(table, number)
    if table.seat_of(person.id) is None and person.id != table.host:
        raise NotAllowed(sentence("why-call-bot"))
    check_level(table.game, level)
    seat = table.seats[number]
    if seat.person is not None and here(seat.person):
        raise NotAllowed(sentence("why-seat-here", name=seat.name))
    return [BotSat(at=at, seat=number, level=level)]


def remove_bot(table: Table, person: Person, number: int, at: int) -> list[AnyEntry]:
    check_seat(table, number)
    if person.id != table.host and table.seats[number].person != person.id:
        raise NotAllowed(sentence("why-remove-bot"))
    return [BotLeft(at=at, seat=number)] if table.seats[number].bot is not None else []


def contribute(table: Table, seat: int, contribution: str, at: int) -> list[AnyEntry]:
    if table.stage == "playing":
        raise NotAllowed(sentence("why-dealt"))
    if table.seats[seat].contribution is not None:
        return []  # the first counts, so that nobody chooses
    return [Contributed(at=at, seat=seat, contribution=contribution)]


def start(table: Table, person: Person, at: int, here: Callable[[str], bool]) -> list[AnyEntry]:
    seated = table.seat_of(person.id) is not None
    if person.id != table.host and (here(table.host) or not seated):
        raise NotAllowed(sentence("why-start"))
    if table.stage != "lobby":
        raise NotAllowed(sentence("why-begun"))
    return begin(table, at)


def again(table: Table, at: int) -> list[AnyEntry]:
    if table.stage != "over":
        raise NotAllowed(sentence("why-not-over"))
    return begin(table, at)


def begin(table: Table, at: int) -> list[AnyEntry]:
    empty = [number for number, seat in enumerate(table.seats) if seat.free]
    if empty:
        raise NotAllowed(sentence("why-seat-empty", number=empty[0] + 1))
    return [Began(at=at)]


def act(table: Table, seat: int, ask: Act, at: int) -> list[AnyEntry]:
    play = running(table)
    action = as_action(table, ask.action)
    if ask.decision != play.decisions[seat]:
        raise NotAllowed(sentence("why-earlier-decision"))
    if action not in play.choices[seat]:
        play.match.checked(seat, action)  # says why not, before anything is written down
    return acted(table, seat, action, "person", at)


def as_action(table: Table, action: Any) -> Any:
    try:
        return msgspec.convert({"action": action}, chosen(table.game.name)).action
    except msgspec.ValidationError as fault:
        raise BadMessage(f"That is no action of {table.game.title}: {fault}.") from None


@cache
def chosen(game: str) -> Any:
    """What holds an action of a game: msgspec converts to a type it knows ten times faster than to a bare union."""
    return msgspec.defstruct("Chosen", [("action", game_named(game).action_type)])


def acted(table: Table, seat: int, action: Any, by: By, at: int) -> list[AnyEntry]:
    return [Acted(at=at, seat=seat, action=table.game.write(action), by=by)]


def running(table: Table) -> Play:
    if table.play is None:
        raise NotAllowed(sentence("why-not-begun"))
    return table.play


def undo(table: Table, seat: int, at: int) -> list[AnyEntry]:
    play = running(table)
    number = own_last(play, seat)
    if number is None:
        raise NotAllowed(sentence("why-nothing-to-undo"))
    if table.stage == "over":
        raise NotAllowed(sentence("why-revealed"))
    reason = why_not_freely(play, number)
    if reason is None:
        return [TookBack(at=at, seat=seat, action=number)]
    if not others_to_ask(table, seat):
        return [TookBack(at=at, seat=seat, action=number, everything=True)]
    return [UndoAsked(at=at, seat=seat, action=number, reason=str(reason), message=reason.message)]


def others_to_ask(table: Table, asker: int) -> set[int]:
    """The other seats in which a person plays."""
    return {
        number
        for number, seat in enumerate(table.seats)
        if number != asker and seat.person is not None and seat.bot is None
    }


def agree(table: Table, seat: int, at: int, *, yes: bool) -> list[AnyEntry]:
    wish = table.wish
    if wish is None or wish.seat == seat:
        raise NotAllowed(sentence("why-no-wish"))
    if not yes:
        return [UndoRefused(at=at, seat=seat)]
    agreed = [UndoAgreed(at=at, seat=seat)] if seat not in wish.agreed else []
    if others_to_ask(table, wish.seat) - wish.agreed - {seat}:
        return [*agreed]
    return [*agreed, TookBack(at=at, seat=wish.seat, action=wish.action, everything=True)]
