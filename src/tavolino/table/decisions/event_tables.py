"""Event tables: many tables that play one deal, fixed in advance, such as the deal of a day.

Everybody who takes part meets the same cards and the same bots. So whatever would let somebody know more than the
others is not allowed there: undo, hints, a second match, somebody else in a seat, a bot that stands in.
"""

from typing import NamedTuple

from tavolino.chance import SIZE
from tavolino.games import game_named
from tavolino.match.match import check_seats
from tavolino.match.options import options_as_json
from tavolino.people import Person
from tavolino.table.decisions.asks import Act, AnyAsk, Mute, React, RemoveBot, Say, Sit
from tavolino.table.decisions.playing import new_record_id
from tavolino.table.decisions.seating import check_level, complete
from tavolino.table.errors import NotAllowed
from tavolino.table.log.entries import AnyEntry, BotSat, EventBegan, Opened, Sat
from tavolino.table.log.settings import Settings
from tavolino.table.log.table import Table
from tavolino.words import sentence

NO_NUMBER = bytes(SIZE).hex()  # nobody adds to a deal that is the same for all


class EventPlan(NamedTuple):
    event: str  # "daily/2026-11-19/COURSE"
    settings: Settings
    secret: bytes  # nobody outside the server knows it before the event is revealed
    seats: tuple[Person | str, ...]  # who plays: a person, or the level of a bot


def event_entries(plan: EventPlan, host: Person) -> list[AnyEntry]:
    """The first entries of such a table; its match has begun."""
    game = game_named(plan.settings.game)
    check_seats(game, plan.settings.seats)
    settings = complete(game, plan.settings)
    seated: list[AnyEntry] = []
    for number, one in enumerate(plan.seats):
        if isinstance(one, Person):
            seated.append(Sat(at=0, seat=number, person=one.id, name=one.name))
        else:
            check_level(game, one)
            seated.append(BotSat(at=0, seat=number, level=one))
    began = EventBegan(
        at=0,
        rules_version=game.rules_version,
        options=settings.options or options_as_json(game.table_options),
        record_id=new_record_id(),
        event=plan.event,
        secret=plan.secret.hex(),
        contributions=(NO_NUMBER,) * settings.seats,
    )
    return [Opened(at=0, settings=settings, host=host.id), *seated, began]


def check_ask(table: Table, person: Person, ask: AnyAsk) -> None:
    """Raises NotAllowed for what an event table does not have."""
    if not table.event or isinstance(ask, Act | Say | React | Mute):
        return
    if isinstance(ask, Sit | RemoveBot) and table.seat_of(person.id) == ask.seat:
        return  # with a new name, or back instead of the bot that stood in
    raise NotAllowed(sentence("why-event"))


def stand_in(table: Table, person: str, level: str, at: int) -> list[AnyEntry]:
    """Let a bot play for somebody whom others wait for; when they act, they are back."""
    seat = table.seat_of(person)
    if seat is None or table.stage != "playing" or not table.event or table.seats[seat].bot is not None:
        return []
    return [BotSat(at=at, seat=seat, level=level)]


def bots_finish(table: Table) -> bool:
    """Whether bots play in all seats of an event table: others wait for its end, so they don't rest."""
    return bool(table.event) and all(seat.bot is not None for seat in table.seats)
