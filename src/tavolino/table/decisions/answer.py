"""Who may ask for what at a table: an ask becomes entries for the log, or a refusal with its reason."""

from collections.abc import Callable
from typing import Any, NamedTuple, assert_never

from msgspec import structs

from tavolino.people import Person
from tavolino.table.decisions import event_tables, playing, rematch, seating, undo, vote
from tavolino.table.decisions.asks import (
    Act,
    Again,
    Agree,
    AnyAsk,
    Cast,
    Change,
    Contribute,
    Mute,
    NotNow,
    React,
    Remove,
    RemoveBot,
    Replace,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
    Swap,
    Undo,
)
from tavolino.table.errors import NotAllowed
from tavolino.table.log.entries import AnyEntry
from tavolino.table.log.table import Table
from tavolino.words import sentence


class Answer(NamedTuple):
    """The result of an ask."""

    entries: list[AnyEntry]
    action: Any = None  # the action that an `Acted` among them records


NOTHING = Answer([])


def answer(table: Table, person: Person, ask: AnyAsk, at: int, here: Callable[[str], bool]) -> Answer:
    """The answer to an ask; raises NotAllowed, IllegalAction or BadMessage.

    `here` says whether a person is connected, or was a moment ago: nobody decides anything without them.
    """
    if ask.key and table.keys.has(person.id, ask.key):
        return NOTHING  # a duplicate
    event_tables.check_ask(table, person, ask)
    answered = decide(table, person, ask, at, here)
    if not answered.entries or not ask.key:
        return answered
    first, *others = answered.entries
    asker = "" if table.asker_of(first) == person.id else person.id
    return Answer([structs.replace(first, key=ask.key, asker=asker), *others], answered.action)


def decide(table: Table, person: Person, ask: AnyAsk, at: int, here: Callable[[str], bool]) -> Answer:
    match ask:
        case Act():  # the most common
            seat = own_seat(table, person)
            action = playing.chosen_action(table, seat, ask)
            back = vote.come_back(table, seat, at)
            return Answer([*back, playing.acted(table, seat, action, "person", at)], action)
        case Stand():
            return Answer(seating.stand(table, own_seat(table, person), at))
        case Contribute(contribution=contribution):
            return Answer(playing.contribute(table, own_seat(table, person), contribution, at))
        case Again():
            return Answer(rematch.again(table, own_seat(table, person), at, here))
        case NotNow():
            return Answer(rematch.not_now(table, own_seat(table, person), at))
        case Change(settings=settings):
            return Answer(rematch.change(table, person, settings, at, here))
        case Undo():
            return Answer(undo.undo(table, own_seat(table, person), at, here))
        case Agree(yes=yes):
            return Answer(undo.agree(table, own_seat(table, person), at, yes=yes))
        case Replace(seat=number):
            seating.check_seat(table, number)
            return Answer(vote.ask_for_bot(table, own_seat(table, person), number, at, here))
        case Cast(yes=yes):
            return Answer(vote.cast(table, own_seat(table, person), at, here, yes=yes))
        case Sit(seat=number):
            return Answer(seating.sit(table, person, number, at, here))
        case SeatBot(seat=number, level=level):
            return Answer(seating.seat_bot(table, person, number, level, at, here))
        case RemoveBot(seat=number):
            return Answer(seating.remove_bot(table, person, number, at))
        case Remove(seat=number):
            return Answer(seating.remove(table, person, number, at, here))
        case Swap(seat=number):
            return Answer(seating.swap(table, own_seat(table, person), number, at))
        case Start():
            return Answer(playing.start(table, person, at, here))
        case Say() | React() | Mute():
            raise AssertionError("what people say is not in the log")
        case _:
            assert_never(ask)


def own_seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise NotAllowed(sentence("why-not-seated"))
    return seat
