"""A database in which daily deals were played before the server starts."""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tavolino.events.daily.bars import TRIES, play_try
from tavolino.events.daily.courses import Played, course_named
from tavolino.events.daily.days import begins, later
from tavolino.events.daily.deals import day_of, fix_days
from tavolino.events.daily.tries import begin_try
from tavolino.people import Person
from tavolino.store import DailyBar, DailyDay, DailyTry, Store, open_store
from tavolino.store.sql.write import Write
from tavolino.table import Connection, Pace, TableActor, Tables, Thinkers
from tavolino.table.decisions.asks import Act

COUNTED = "UPDATE daily_try SET counted = 1 WHERE person_id = ?"
COUNT = """INSERT INTO daily_count (day, course, score, number) VALUES (?, ?, ?, 1)
    ON CONFLICT (day, course, score) DO UPDATE SET number = daily_count.number + 1"""


class Weak(Played):
    """A course that is measured by a bot that takes no time."""

    def strongest(self) -> str:
        return "casual"


def played_before(database: Path, today: str, course: str, people: Iterable[str]) -> str:
    """Everybody's play on a day that is over by now, and what the best bot makes of its deal and today's.

    Returns that day.
    """
    day = later(today, -2)
    asyncio.run(fill(database, day, today, course, people))
    return day


async def fill(database: Path, day: str, today: str, course: str, people: Iterable[str]) -> None:
    store, thinkers = open_store(database), Thinkers(2)
    tables = Tables(store, thinkers, Pace(0, 0), 100)
    await tables.begin()
    try:
        for one in (day, today):
            await fix_days(store, begins(one))
            await measure(store, thinkers, one, course)
        for number, name in enumerate(people):
            await store.remember(name.lower(), name)
            await play(tables, Person(name.lower(), name), course, day, number)
    finally:
        await tables.rest()
        thinkers.close()
        store.close()


async def measure(store: Store, thinkers: Thinkers, day: str, course: str) -> None:
    """One real try, which is the best, and others that are not as good."""
    one = await day_of(store, day, course)
    assert isinstance(one, DailyDay)
    deal = await store.event_deal(one.event)
    assert deal is not None
    bar, body = await play_try(thinkers, Weak(*course_named(course)), one, deal, 0)
    await store.add_bar(day, course, 0, bar, body)
    for number in range(1, TRIES):
        other = DailyBar(bar.level, bar.score - 10, f"{day}-{number}")
        await store.add_bar(day, course, number, other, body)


async def play(tables: Tables, person: Person, course: str, day: str, number: int) -> None:
    """What is sensible, but now and then anything else; it counts although the day is over."""
    now = begins(day) + 3600
    one = await begin_try(tables.store, tables, person, course, now, at_once)
    await play_out(await tables.find(one.table), person, Random(number))
    found = await tables.store.try_of(person.id, day, course)
    assert isinstance(found, DailyTry)
    counted = Write(COUNTED, (person.id,)), Write(COUNT, (day, course, found.score))
    await tables.store.write(*counted)  # type: ignore[attr-defined]  # of all SQL databases


async def at_once(set_up: Any) -> TableActor:
    actor: TableActor = await set_up()
    return actor


async def play_out(actor: TableActor, person: Person, rng: Random) -> None:
    me = Connection(person, 0)
    await actor.join(me)
    while (update := await me.next()) and update.table.stage != "over":
        if update.view.legal:
            action: Any = actor.table.game.sensible(update.view, rng)
            if rng.random() < 0.2:
                action = rng.choice(update.view.legal)
            chosen = msgspec.json.decode(msgspec.json.encode(action))
            await actor.ask(me, Act(decision=update.decision, action=chosen))
    await actor.leave(me)
