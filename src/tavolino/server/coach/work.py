"""Judges matches in the background, one at a time on each server, in a thread that usually gives way to people."""

import asyncio
import logging
import os
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from tavolino.coach import EFFORTS, Effort, Judgement
from tavolino.game import BadMessage, TavolinoError
from tavolino.games import game_named
from tavolino.match import Record
from tavolino.server.coach import prepare
from tavolino.server.coach.packing import RANKS, kept, pack, seats_of, unpack
from tavolino.store import JudgingJob, Store, Unwritable
from tavolino.table import NotAllowed
from tavolino.table.runtime.priority import LEAST, give_way_to_people
from tavolino.words import Sentence, sentence

if TYPE_CHECKING:  # what judges needs the compiler, which may still be on its way when the server starts
    from tavolino.coach import Judging

MOST = 200  # matches that may wait
LOOK = 5.0  # seconds between looks at what others have put into the queue
BRIEF = 0.0005  # seconds that a thread may keep the interpreter from others while the coach works; usually 0.005
PUBLISH = 1.0  # seconds between what pages see of the work
SAVE = 3.0  # seconds between what is written down, so that another server can go on
LEASE = 30  # seconds until another server takes over a job of one that is gone
USUALLY = 20.0  # seconds for a match, until it is known better
REMEMBERED = 1000  # matches that could not be judged
log = logging.getLogger(__name__)


class Work:
    """One match that is being judged here. Its thread writes it, everybody may read it."""

    def __init__(self, job: JudgingJob, judging: "Judging") -> None:
        self.job = job
        self.judging = judging
        from tavolino.coach import Progress

        self.progress = Progress(job.done, job.total)
        self.found = judging.found
        self.packed = job.found
        self.began = time.monotonic()

    def carry_out(self, tell: Callable[[], None]) -> None:
        """Runs in the thread of the coach."""
        usual = sys.getswitchinterval()
        sys.setswitchinterval(BRIEF)  # an action of somebody at a table passes through several threads
        try:
            self.judge(tell)
        finally:
            sys.setswitchinterval(usual)

    def judge(self, tell: Callable[[], None]) -> None:
        published = saved = 0.0
        for progress in self.judging:
            now = time.monotonic()
            if now - published >= PUBLISH:
                self.progress, self.found, published = progress, self.judging.found, now
                tell()
            if now - saved >= SAVE:
                self.packed, saved = pack(self.found), now
        self.found = self.judging.found
        self.packed = pack(self.found)

    def seconds_left(self) -> float:
        done, total = self.progress.done - self.job.done, self.progress.total - self.job.done
        if done <= 0 or total <= 0:
            return USUALLY
        return (time.monotonic() - self.began) * (total - done) / done


class Coach:
    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] = time.time,
        kind: "type[Judging] | None" = None,
        *,
        give_way: bool = True,
    ) -> None:
        self.store = store
        self.clock = clock
        self.kind = kind
        self.holder = os.urandom(8).hex()
        first = partial(give_way_to_people, LEAST) if give_way else None
        self.thread = ThreadPoolExecutor(1, "coach", initializer=first)
        self.work: Work | None = None
        self.asked = asyncio.Event()
        self.news = asyncio.Event()  # replaced whenever something has changed
        self.resting = False
        self.preparing: str | None = None  # a record that waits until what judges it is ready
        self.failed: OrderedDict[str, Sentence | str] = OrderedDict()  # by record: why it cannot be judged
        self.unprepared: set[str] = set()  # those of them that may be judged later
        self.usual = USUALLY

    def now(self) -> int:
        return int(self.clock())

    async def ask(self, name: str, record: Record, effort: Effort) -> None:
        """Have a match judged, if it isn't being judged already; raises NotAllowed where too many wait."""
        self.check(name)
        have = await self.store.judgement(name)
        if have is not None and have.rank >= RANKS[effort.name] and unpack(have.body) is not None:
            return
        if not await self.store.ask_to_judge(name, record.game, RANKS[effort.name], self.now(), MOST):
            minutes = max(1, round(len(await self.store.judging_jobs()) * self.usual / 60))
            raise NotAllowed(sentence("why-coach-full", minutes=minutes))
        self.asked.set()

    def check(self, name: str) -> None:
        if name in self.failed:
            raise NotAllowed(self.failed[name])

    def try_anew(self, name: str) -> None:
        """Forget that a match could not be judged, if that was for lack of something that may be there by now."""
        if name in self.unprepared:
            self.unprepared.discard(name)
            self.failed.pop(name, None)

    async def wait_for(self, jobs: list[JudgingJob], name: str) -> int:
        """About how many seconds until the coach begins with a match."""
        ahead = 0.0
        for job in jobs:
            if job.record == name:
                break
            here = self.work
            ahead += here.seconds_left() if here and here.job.record == job.record else self.usual
        return round(ahead)

    async def changed(self, seconds: float) -> None:
        """Return when something may be new, here or on another server."""
        pause = min(seconds, 1.0) if self.store.several else seconds
        with suppress(TimeoutError):
            await asyncio.wait_for(self.news.wait(), pause)

    def tell(self) -> None:
        news, self.news = self.news, asyncio.Event()
        news.set()

    # What happens by itself

    async def run(self) -> None:
        """Until it is cancelled."""
        try:
            if not self.store.several:
                await self.store.free_judging_jobs()  # those of a server that ended in the middle of its work
            while True:
                if not await self.try_next():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self.asked.wait(), LOOK)
        finally:
            self.resting = True
            self.tell()
            self.thread.shutdown(wait=False, cancel_futures=True)

    async def try_next(self) -> bool:
        try:
            return await self.judge_next()
        except Unwritable:  # which the store has reported
            return False
        except Exception:
            log.exception("the coach could not go on")
            return False

    async def judge_next(self) -> bool:
        """Judge the match that waits longest; False if there is none."""
        self.asked.clear()
        job = await self.store.take_judging_job(self.holder, self.now(), LEASE)
        if job is None:
            return False
        found = await self.store.record(job.record)
        if found is None:
            await self.store.drop_judging_job(job.record)
            return True
        try:
            await self.judge(job, found.record)
        except TavolinoError as fault:
            if isinstance(fault, Unwritable):
                raise
            if isinstance(fault, prepare.Unprepared):
                self.unprepared.add(job.record)
            await self.give_up(job, fault.sentence or str(fault))
        except Exception:
            log.exception("the coach failed at a match of %s", job.game)
            await self.give_up(job, sentence("why-coach-failed"))
        return True

    async def give_up(self, job: JudgingJob, why: Sentence | str) -> None:
        self.failed[job.record] = why
        if len(self.failed) > REMEMBERED:
            self.unprepared.discard(self.failed.popitem(last=False)[0])
        await self.store.drop_judging_job(job.record)
        self.tell()

    async def judge(self, job: JudgingJob, record: Record) -> None:
        await self.get_ready(job, record)
        loop = asyncio.get_running_loop()
        effort = [*EFFORTS.values()][job.rank]
        judging = await loop.run_in_executor(self.thread, self.begin, record, effort, unpack(job.found))
        work = self.work = Work(job, judging)

        def tell() -> None:
            loop.call_soon_threadsafe(self.tell)

        done = loop.run_in_executor(self.thread, work.carry_out, tell)
        try:
            await self.accompany(work, done)
        except asyncio.CancelledError:
            judging.stop()
            with suppress(Exception):
                await done
                await self.note(work)
                await self.store.free_judging_jobs(self.holder)
            raise
        finally:
            self.work = None
        if work.found.complete:
            self.usual += (time.monotonic() - work.began - self.usual) / 4
            made = await asyncio.to_thread(kept, job.record, work.found, self.now())
            seats = await asyncio.to_thread(seats_of, record, work.found)
            await self.store.keep_judgement(made, seats)
        self.tell()

    async def get_ready(self, job: JudgingJob, record: Record) -> None:
        game = game_named(record.game)
        if not prepare.is_ready(game):
            self.preparing = job.record
            self.tell()
        keeping = asyncio.create_task(self.keep(job))
        try:
            await prepare.prepare(game)
        finally:
            self.preparing = None
            keeping.cancel()

    async def keep(self, job: JudgingJob) -> None:
        """Hold on to a job while what judges it is made ready, which may take longer than others wait."""
        while True:
            await asyncio.sleep(LEASE / 3)
            await self.store.go_on_judging(job._replace(until=self.now() + LEASE, holder=self.holder), self.now())

    def begin(self, record: Record, effort: Effort, found: Judgement | None) -> "Judging":
        """Where an earlier judging stopped, if what it found still fits."""
        from tavolino.coach import Judging

        kind = self.kind or Judging
        try:
            return kind(record, effort, found=found)
        except BadMessage:
            if found is None:
                raise
            return kind(record, effort)

    async def accompany(self, work: Work, done: "asyncio.Future[None]") -> None:
        """Write down how far it is, until it is done or somebody else does it."""
        while not done.done():
            await asyncio.wait({done}, timeout=SAVE)
            if not done.done() and not await self.note(work):
                work.judging.stop()
                break
        await done

    async def note(self, work: Work) -> bool:
        progress = work.progress
        job = work.job._replace(
            until=self.now() + LEASE, done=progress.done, total=progress.total, found=work.packed, holder=self.holder
        )
        return await self.store.go_on_judging(job, self.now())
