"""The one counted try of a person at a course of today."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Literal

from msgspec import structs

from tavolino.bots import BOTS
from tavolino.events.daily.courses import course_named
from tavolino.events.daily.days import closes, day_at
from tavolino.events.daily.deals import day_of, fix_days, settings_of
from tavolino.people import Person
from tavolino.store import DailyTry, Fenced, Store
from tavolino.table import Elsewhere, NotAllowed, NotFound, TableActor, Tables
from tavolino.table.decisions.event_tables import EventPlan
from tavolino.table.runtime.tables import new_table_name
from tavolino.words import sentence

OpenRoom = Callable[[Callable[[], Awaitable[TableActor]]], Awaitable[TableActor]]
Pace = Literal["slow", "usual", "quick"]


async def begin_try(
    store: Store, tables: Tables, person: Person, course: str, now: int, room: OpenRoom, pace: Pace = "usual"
) -> DailyTry:
    """Begin the try, or go on with it: the same table on every device, however often one asks.

    The try is stored first, with the name of its table. Whoever asks next opens that table if a crash came in between.
    """
    played, day = course_named(course), day_at(now)
    one = await day_of(store, day, course)
    if one is None:
        await fix_days(store, now)
        one = await day_of(store, day, course)
    assert one is not None
    own = await store.begin_try(DailyTry(person.id, day, course, new_table_name(), now, closes(day)))
    deal = await store.event_deal(one.event)
    assert deal is not None
    if own.ended is not None or await is_there(tables, own.table):
        return own
    if BOTS.why_missing(one.level, played.game):  # the deal was fixed where they could play
        raise NotAllowed(sentence("why-daily-bots"))
    settings = structs.replace(settings_of(played, one), pace=pace)
    bots = [one.level] * (played.course.seats - 1)
    plan = EventPlan(one.event, settings, bytes.fromhex(deal.secret), (person, *bots))
    try:
        actor = await room(lambda: tables.open_event(plan, person, own.table))
    except Fenced as fault:  # another server was faster, or the table was closed by those who run the place
        if not await is_there(tables, own.table):
            raise NotAllowed(sentence("why-daily-gone")) from fault
    else:
        await tables.hand_on(actor)
    return own


async def is_there(tables: Tables, name: str) -> bool:
    with contextlib.suppress(NotFound):
        try:
            await tables.find(name)
        except Elsewhere:
            return True
        return True
    return False
