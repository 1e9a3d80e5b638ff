"""Matches are judged in the background: once for all who ask, in turn, and on from where a server stopped."""

import asyncio
import queue
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar, cast

import pytest
from msgspec import structs

from support.invented import PIECES, Invented
from tavolino.bots.preparation import PREPARATION
from tavolino.coach import EFFORTS, USUAL, Judging, Progress
from tavolino.match import Record
from tavolino.match.record import read_record
from tavolino.server.coach import prepare, work
from tavolino.server.coach.packing import pack, unpack
from tavolino.server.coach.work import Coach
from tavolino.store import MemoryStore, NewRecord, Result
from tavolino.store.sqlite.memory import Memory
from tavolino.table import NotAllowed

RECORD = read_record(Path(__file__).parents[3] / "records" / "twisted-2-rounds.json")
PATIENCE = 60  # seconds: a machine may be slow


class Slow(Invented):
    """Stops before a piece of work until it is let go on."""

    begun: ClassVar[queue.Queue["Slow"]] = queue.Queue()
    before = 5

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.first = self.done
        self.waits, self.let_go = threading.Event(), threading.Event()
        self.begun.put(self)

    def __iter__(self) -> Iterator[Progress]:
        for progress in super().__iter__():
            yield progress
            if progress.done == self.before:
                self.waits.set()
                assert self.let_go.wait(PATIENCE)

    def stop(self) -> None:
        super().stop()
        self.let_go.set()


@pytest.fixture(autouse=True)
def _anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Slow, "begun", queue.Queue())
    monkeypatch.setattr(work, "PUBLISH", 0.0)
    monkeypatch.setattr(work, "SAVE", 0.0)


def coach_of(store: MemoryStore, kind: type[Any] = Slow) -> Coach:
    return Coach(store, kind=cast("type[Judging]", kind), give_way=False)


async def with_record(store: MemoryStore, name: str, record: Record = RECORD) -> None:
    results = (Result(0, "Anna", "aa11", None, -22, 1, True), Result(1, "Ben", None, "club", -24, 2, True))
    await store.keep_record(NewRecord(name, record, results, 100))


async def stands() -> Slow:
    """The next match that is begun, once its coach waits before a piece of work."""
    one = await asyncio.to_thread(Slow.begun.get, timeout=PATIENCE)
    assert await asyncio.to_thread(one.waits.wait, PATIENCE)
    return one


async def judged(coach: Coach, name: str) -> None:
    """Return when it is kept."""
    async with asyncio.timeout(PATIENCE):
        while await coach.store.judgement(name) is None:
            await coach.changed(1)


async def ended(task: "asyncio.Task[None]") -> None:
    task.cancel()
    await asyncio.wait({task})


def test_two_who_ask_share_one_job_and_a_third_gets_what_is_kept() -> None:
    async def story() -> None:
        store = MemoryStore()
        coach = coach_of(store)
        await with_record(store, "first")
        running = asyncio.create_task(coach.run())
        await coach.ask("first", RECORD, USUAL)
        one = await stands()
        await coach.ask("first", RECORD, USUAL)
        assert coach.work is not None
        assert 0 < len(coach.work.found.decisions) < len(RECORD.actions)
        one.let_go.set()
        await judged(coach, "first")
        await coach.ask("first", RECORD, USUAL)
        await coach.ask("first", RECORD, EFFORTS["quick"])
        assert await store.judging_jobs() == []
        assert Slow.begun.empty()
        [own] = await store.judgements_of("aa11", 9)
        assert (own.record, own.seat) == ("first", 0)
        await ended(running)

    asyncio.run(story())


def test_a_server_that_is_stopped_leaves_what_it_found_to_the_next_one() -> None:
    memory = Memory()

    async def stopped() -> None:
        store = MemoryStore(memory)
        coach = coach_of(store)
        await with_record(store, "first")
        running = asyncio.create_task(coach.run())
        await coach.ask("first", RECORD, USUAL)
        assert (await stands()).first == 0
        await ended(running)
        job = await store.judging_job("first")
        assert job is not None
        assert (job.holder, job.done, job.total) == (None, Slow.before, PIECES)
        found = unpack(job.found)
        assert found is not None
        assert 0 < len(found.decisions) < len(RECORD.actions)

    async def goes_on() -> None:
        store = MemoryStore(memory)
        coach = coach_of(store, Invented)
        running = asyncio.create_task(coach.run())
        await judged(coach, "first")
        found = await store.judgement("first")
        judgement = unpack(found.body) if found else None
        assert judgement == Invented(RECORD).whole
        await ended(running)

    asyncio.run(stopped())
    asyncio.run(goes_on())


def test_a_server_goes_on_where_one_that_died_had_written_something_down() -> None:
    memory = Memory()

    async def died() -> None:
        store = MemoryStore(memory)
        await with_record(store, "first")
        await store.ask_to_judge("first", "twisted", 1, 10, 9)
        job = await store.take_judging_job("gone", 10, 1 << 40)
        assert job is not None
        half = Invented(RECORD)
        half.done = PIECES // 2
        await store.go_on_judging(job._replace(done=half.done, total=PIECES, found=pack(half.found)), 20)

    async def goes_on() -> None:
        store = MemoryStore(memory)
        coach = coach_of(store)
        running = asyncio.create_task(coach.run())
        await judged(coach, "first")
        await ended(running)

    asyncio.run(died())
    asyncio.run(goes_on())
    assert Slow.begun.get_nowait().first == PIECES // 2


def test_a_full_queue_says_how_long_it_will_take(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "MOST", 2)

    async def story() -> None:
        store = MemoryStore()
        coach = coach_of(store)
        coach.usual = 60.0
        for name in ("first", "second", "third"):
            await with_record(store, name)
        await coach.ask("first", RECORD, USUAL)
        await coach.ask("second", RECORD, USUAL)
        assert await coach.wait_for(await store.judging_jobs(), "second") == 60
        with pytest.raises(NotAllowed) as refused:
            await coach.ask("third", RECORD, USUAL)
        assert refused.value.sentence is not None
        assert (refused.value.sentence.message, refused.value.sentence.values) == ("why-coach-full", {"minutes": 2})
        await coach.ask("first", RECORD, USUAL)

    asyncio.run(story())


def test_what_cannot_be_judged_is_refused_and_holds_nobody_up() -> None:
    async def story() -> None:
        store = MemoryStore()
        coach = coach_of(store, Invented)
        await with_record(store, "running", structs.replace(RECORD, secret=None, outcome=None))
        await with_record(store, "over")
        running = asyncio.create_task(coach.run())
        await coach.ask("running", RECORD, USUAL)
        await coach.ask("over", RECORD, USUAL)
        await judged(coach, "over")
        async with asyncio.timeout(PATIENCE):
            while "running" not in coach.failed:
                await coach.changed(1)
        with pytest.raises(NotAllowed, match="not over"):
            await coach.ask("running", RECORD, USUAL)
        assert await store.judgement("running") is None
        await ended(running)

    asyncio.run(story())


def test_a_record_that_is_gone_meanwhile_is_left_alone() -> None:
    async def story() -> None:
        store = MemoryStore()
        coach = coach_of(store)
        await with_record(store, "first")
        running = asyncio.create_task(coach.run())
        await coach.ask("first", RECORD, USUAL)
        one = await stands()
        await store.drop_records(200)
        one.let_go.set()
        async with asyncio.timeout(PATIENCE):
            while coach.work is not None:
                await coach.changed(1)
        assert await store.judgement("first") is None
        assert await store.judging_jobs() == []
        await ended(running)

    asyncio.run(story())


def test_a_match_is_judged_later_if_what_judges_it_is_not_installed_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    lacking = [True]
    monkeypatch.setattr(prepare, "lacks_compiler", lambda: bool(lacking))
    monkeypatch.setattr(PREPARATION, "start", lambda: None)  # it would install it

    async def story() -> None:
        store = MemoryStore()
        coach = coach_of(store, Invented)
        await with_record(store, "first")
        running = asyncio.create_task(coach.run())
        await coach.ask("first", RECORD, USUAL)
        async with asyncio.timeout(PATIENCE):
            while "first" not in coach.failed:
                await coach.changed(1)
        with pytest.raises(NotAllowed) as refused:
            coach.check("first")
        assert refused.value.sentence is not None
        assert refused.value.sentence.message == "why-coach-unprepared"
        assert await store.judging_jobs() == []
        assert coach.preparing is None
        lacking.clear()
        coach.try_anew("first")
        await coach.ask("first", RECORD, USUAL)
        await judged(coach, "first")
        await ended(running)

    asyncio.run(story())


def test_what_cannot_be_judged_at_all_is_not_tried_anew() -> None:
    coach = coach_of(MemoryStore(), Invented)
    coach.failed["broken"] = "no"
    coach.try_anew("broken")
    with pytest.raises(NotAllowed):
        coach.check("broken")
