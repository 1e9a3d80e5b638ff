"""The one try of a day, with real tables, bots and a database: whatever happens around it."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from table.sitting import ANNA, BEN, CLEO
from table.test_actor import running
from table.test_event_tables import actions, play
from tavolino.bots import levels
from tavolino.events.daily.courses import course_named, courses
from tavolino.events.daily.days import begins, closes, day_at, later
from tavolino.events.daily.deals import AHEAD, day_of, event_of, fix_days, reveal_days
from tavolino.events.daily.tries import begin_try
from tavolino.match.verify import verify
from tavolino.people import Person
from tavolino.store import DailyTry
from tavolino.store.deals import check_list
from tavolino.table import NotAllowed, TableActor, Tables
from tavolino.words import sentence

DAY = "2026-11-19"
NOON = begins(DAY) + 12 * 3600
Now = Callable[[int], None]


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Iterator[Now]:
    """Sets the clock of the server."""

    def set_to(moment: int) -> None:
        monkeypatch.setattr(time, "time", lambda: float(moment))

    yield set_to
    monkeypatch.undo()


async def at_once(set_up: Callable[[], Any]) -> TableActor:
    actor: TableActor = await set_up()
    return actor


async def begin(tables: Tables, person: Person, course: str = "twisted") -> DailyTry:
    await tables.store.remember(person.id, person.name)
    return await begin_try(tables.store, tables, person, course, int(time.time()), at_once)


async def finish(tables: Tables, person: Person, one: DailyTry) -> DailyTry:
    await play(await tables.find(one.table), person)
    found = await tables.store.try_of(person.id, one.day, one.course)
    assert found is not None
    return found


@pytest.mark.parametrize("course", courses())
def test_the_same_play_leads_to_the_same_match_for_everybody(course: str, now: Now, tmp_path: Path) -> None:
    now(NOON)

    async def twice() -> None:
        async with running(tmp_path) as tables:
            first, second = await begin(tables, ANNA, course), await begin(tables, BEN, course)
            assert first.table != second.table
            one, other = await asyncio.gather(finish(tables, ANNA, first), finish(tables, BEN, second))
            assert (one.score, one.signs) == (other.score, other.signs)
            assert await actions(tables, first.table) == await actions(tables, second.table)
            assert one.signs
            assert set(one.signs) <= set("🟥🟧🟨🟩🟦🟪⬜⬛ \n")
            assert await tables.store.daily_counts(DAY, course) == [(one.score, 2)]

    asyncio.run(twice())


def test_two_devices_at_once_get_one_table(now: Now, tmp_path: Path) -> None:
    now(NOON)

    async def both() -> None:
        async with running(tmp_path) as tables:
            tries = await asyncio.gather(*(begin(tables, ANNA) for _ in range(4)))
            assert len({one.table for one in tries}) == 1
            assert len(await tables.store.open_tables_of(ANNA.id)) == 1

    asyncio.run(both())


def test_there_is_no_second_try(now: Now, tmp_path: Path) -> None:
    now(NOON)

    async def again() -> None:
        async with running(tmp_path) as tables:
            ended = await finish(tables, ANNA, await begin(tables, ANNA))
            assert ended.counted
            assert await begin(tables, ANNA) == ended

    asyncio.run(again())


def test_a_try_goes_on_after_a_restart(now: Now, tmp_path: Path) -> None:
    now(NOON)

    async def before() -> DailyTry:
        async with running(tmp_path) as tables:
            one = await begin(tables, ANNA)
            await play(await tables.find(one.table), ANNA, most=3)
            return one

    async def after(one: DailyTry) -> None:
        async with running(tmp_path) as tables:
            assert (await begin(tables, ANNA)).table == one.table
            assert (await finish(tables, ANNA, one)).counted

    asyncio.run(after(asyncio.run(before())))


def test_a_table_that_a_crash_has_kept_from_opening_is_opened_by_the_next_ask(now: Now, tmp_path: Path) -> None:
    now(NOON)

    async def crash() -> None:
        async with running(tmp_path) as tables:
            await tables.store.remember(ANNA.id, ANNA.name)
            promised = await tables.store.begin_try(DailyTry(ANNA.id, DAY, "twisted", "promised", NOON, closes(DAY)))
            assert (await begin(tables, ANNA)).table == promised.table
            assert (await finish(tables, ANNA, promised)).counted

    asyncio.run(crash())


def test_midnight_in_the_middle_of_a_match_changes_nothing_for_it(now: Now, tmp_path: Path) -> None:
    midnight = begins(later(DAY, 1))
    now(midnight - 60)

    async def over_midnight() -> None:
        async with running(tmp_path) as tables:
            anna, ben = await begin(tables, ANNA), await begin(tables, BEN)
            await play(await tables.find(anna.table), ANNA, most=2)
            now(midnight + 60)
            await reveal_days(tables.store, midnight + 60)
            assert await tables.store.is_secret(event_of(DAY, "twisted"))
            assert (await begin(tables, CLEO)).day == later(DAY, 1)
            assert (await begin(tables, ANNA)).day == later(DAY, 1)
            ended = await finish(tables, ANNA, anna)
            assert (ended.day, ended.counted) == (DAY, True)
            now(closes(DAY))
            await reveal_days(tables.store, closes(DAY))
            assert not await tables.store.is_secret(event_of(DAY, "twisted"))
            late = await finish(tables, BEN, ben)
            assert (late.counted, late.score is None) == (False, False)
            assert await tables.store.daily_counts(DAY, "twisted") == [(ended.score, 1)]

    asyncio.run(over_midnight())


def test_deals_are_published_before_their_day_and_open_after_it(now: Now, tmp_path: Path) -> None:
    now(NOON)

    async def days() -> None:
        async with running(tmp_path) as tables:
            store = tables.store
            await fix_days(store, NOON)
            await fix_days(store, NOON)
            fixed = check_list(await store.deals(0, 1000))
            assert (fixed.fixed, fixed.revealed) == (len(courses()) * (AHEAD + 1), 0)
            ended = await finish(tables, ANNA, await begin(tables, ANNA))
            kept = await store.record(ended.record or "")
            deal = await store.event_deal(event_of(DAY, "twisted"))
            assert kept is not None
            assert deal is not None
            assert verify(kept.record).commitment == deal.commitment
            assert deal.secret not in "".join(await store.deals(0, 1000))
            await reveal_days(store, closes(DAY) - 1)
            assert await store.is_secret(deal.event)
            await reveal_days(store, closes(DAY))
            assert deal.secret in "".join(await store.deals(0, 1000))
            assert check_list(await store.deals(0, 1000)).revealed == len(courses())

    asyncio.run(days())


def test_deals_of_different_days_and_houses_differ(now: Now, tmp_path: Path) -> None:
    now(NOON)
    found: set[str] = set()

    async def secrets(folder: Path) -> None:
        async with running(folder) as tables:
            await fix_days(tables.store, NOON)
            for number in range(AHEAD + 1):
                deal = await tables.store.event_deal(event_of(later(DAY, number), "twisted"))
                assert deal is not None
                found.add(deal.secret)

    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        asyncio.run(secrets(tmp_path / name))
    assert len(found) == 2 * (AHEAD + 1)


def test_without_the_compiler_weaker_bots_play_and_are_what_one_is_measured_by(
    now: Now, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "COMPILED", False)
    now(NOON)

    async def slowly() -> None:
        async with running(tmp_path) as tables:
            one = await begin(tables, ANNA)
            day = await day_of(tables.store, DAY, "twisted")
            assert day is not None
            assert (day.level, course_named("twisted").strongest()) == ("casual", "casual")
            assert (await finish(tables, ANNA, one)).counted

    asyncio.run(slowly())


def test_bots_that_cannot_play_here_any_more_are_said_so_and_nobody_loses_the_try(
    now: Now, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now(NOON)

    async def without() -> None:
        async with running(tmp_path) as tables:
            await fix_days(tables.store, NOON)
            monkeypatch.setattr(levels, "COMPILED", False)
            with pytest.raises(NotAllowed) as refused:
                await begin(tables, ANNA)
            assert refused.value.sentence == sentence("why-daily-bots")
            monkeypatch.setattr(levels, "COMPILED", True)
            assert (await finish(tables, ANNA, await begin(tables, ANNA))).counted

    asyncio.run(without())


def test_the_clock_of_the_server_says_which_day_it_is(now: Now, tmp_path: Path) -> None:
    """Nothing that a device sends says what time it is."""
    now(NOON)

    async def today() -> None:
        async with running(tmp_path) as tables:
            one = await begin(tables, ANNA)
            assert one.day == day_at(NOON)
            assert one.closes == closes(DAY)

    asyncio.run(today())
