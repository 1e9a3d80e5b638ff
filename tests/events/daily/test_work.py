"""What servers do in the background: the best bot plays the deals days before anybody else, one try at a time."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tavolino.events.daily import bars
from tavolino.events.daily.bars import TRIES, play_try
from tavolino.events.daily.courses import Played, course_named, courses
from tavolino.events.daily.days import begins, closes
from tavolino.events.daily.deals import best_bar, day_of, event_of, fix_days, reveal_days
from tavolino.events.daily.work import DailyWork
from tavolino.match import Record
from tavolino.match.verify import verify
from tavolino.server.daily.tries import result
from tavolino.store import Store, open_store
from tavolino.table import Thinkers

DAY = "2026-11-19"
NOON = begins(DAY) + 12 * 3600


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that takes no time is measured against."""
    monkeypatch.setattr(Played, "strongest", lambda _: "casual")
    monkeypatch.setattr(Played, "level", lambda _: "casual")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = open_store(tmp_path / "tavolino.db")
    yield opened
    opened.close()


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    two = Thinkers(2)
    yield two
    two.close()


def work(store: Store, thinkers: Thinkers) -> DailyWork:
    return DailyWork(store, thinkers, lambda: NOON)


async def one_more(here: DailyWork) -> bool:
    found = await here.next_to_try()
    assert found is not None
    return await here.one_more_try(*found)


def test_each_try_is_stored_and_todays_deals_come_first(store: Store, thinkers: Thinkers) -> None:
    async def some() -> None:
        await fix_days(store, NOON)
        here = work(store, thinkers)
        for _ in range(TRIES + 1):
            assert await one_more(here)
        names = sorted(courses())
        found = {name: len(await store.daily_bars(DAY, name)) for name in names}
        assert found == dict.fromkeys(names, 0) | {names[0]: TRIES, names[1]: 1}

    asyncio.run(some())


def test_a_try_can_be_repeated_and_another_one_differs(store: Store, thinkers: Thinkers) -> None:
    async def tries() -> list[bytes]:
        await fix_days(store, NOON)
        one, deal = await day_of(store, DAY, "twisted"), await store.event_deal(event_of(DAY, "twisted"))
        assert one is not None
        assert deal is not None
        played = course_named("twisted")
        return [(await play_try(thinkers, played, one, deal, number))[1] for number in (0, 0, 1)]

    same, again, other = (msgspec.json.decode(body, type=Record) for body in asyncio.run(tries()))
    assert same.actions == again.actions
    assert same.actions != other.actions
    assert verify(same).commitment == other.commitment


def test_one_server_thinks_for_all_and_another_takes_over_when_it_is_gone(store: Store, thinkers: Thinkers) -> None:
    async def servers() -> None:
        await fix_days(store, NOON)
        first, second = work(store, thinkers), work(store, thinkers)
        assert await one_more(first)
        assert not await one_more(second)
        second.clock = lambda: NOON + 3600
        assert await one_more(second)
        first.clock = second.clock
        assert not await one_more(first)

    asyncio.run(servers())


def test_the_best_try_can_be_watched_once_the_day_is_over(store: Store, thinkers: Thinkers) -> None:
    async def best() -> None:
        await fix_days(store, NOON)
        here = work(store, thinkers)
        for _ in range(3):
            await one_more(here)
        name = min(courses())
        found = best_bar(await store.daily_bars(DAY, name), name)
        assert found is not None
        assert await store.record(found.record) is None
        await reveal_days(store, closes(DAY))
        kept = await store.record(found.record)
        assert kept is not None
        verify(kept.record)
        assert kept.record.outcome is not None
        assert kept.record.outcome.scores[0] == found.score
        await reveal_days(store, closes(DAY) + 1)

    asyncio.run(best())


def test_people_who_ask_for_results_start_no_thinking(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        await fix_days(store, NOON)
        told = await result(store, "twisted", DAY, None, NOON)
        assert (told.bar, told.players, told.revealed) == (None, 0, False)

    def think(*_: object, **__: object) -> None:
        raise AssertionError("nobody should wait for a bot")

    monkeypatch.setattr(bars, "play_try", think)
    monkeypatch.setattr(Thinkers, "choose_fixed", think)
    asyncio.run(look())
