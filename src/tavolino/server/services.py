"""The services that all request handlers share: store, people, tables, limits and metrics."""

import asyncio
import gc
import logging
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar

from tavolino.events.contests.contests import Contests
from tavolino.events.daily.work import DailyWork
from tavolino.events.queue.queue import Queue
from tavolino.people import Bearer, People, Tokens
from tavolino.people.changes import DevicesEnded, Merged
from tavolino.people.circle import Circle
from tavolino.server.admin.bans import Bans
from tavolino.server.admin.day_counts import DayCounts
from tavolino.server.admin.messages import Announced, BansChanged
from tavolino.server.admin.notices import Notices
from tavolino.server.circle.here import Here
from tavolino.server.coach.work import Coach
from tavolino.server.gate.heavy import HeavyWork
from tavolino.server.gate.limits import Allowances
from tavolino.server.gate.room import Room
from tavolino.server.house.texts import HouseTexts
from tavolino.server.metrics import Metrics
from tavolino.server.notices.sender import Sender
from tavolino.server.people.visits import Visits
from tavolino.server.personal.lives import InvitationsChanged, Lives
from tavolino.server.programs.calls import ProgramCalls
from tavolino.server.programs.willing import WillingPrograms
from tavolino.server.reach.host_names import HostNames
from tavolino.server.reach.reach import Reach
from tavolino.server.retention.sweep import remove_old
from tavolino.server.settings import Settings
from tavolino.store import Bulletin, Deal, Invitation, Store, Unwritable
from tavolino.table import Pace, Tables, Thinkers

SWEEP = 600  # seconds between searches for quiet tables
LOOK = 2  # seconds between looks whether the database is still there
STEP = 2  # seconds between looks at what other servers do
MOST_SHARED = 200  # public tables
CONTESTS = 1  # seconds between looks at what is due in contests
HOUR = 3600
EXPORTS = 0.1  # a second, from one address
DAY = 24 * HOUR
AT_TABLE = HOUR * 1000  # milliseconds that somebody at an open table is left in peace
AT_ONCE = Pace(0, 0)
CODE_TRIES = 20  # an hour, for one account
REPORTS = 20  # a day, from one address
PROGRAM_CALLS = 120  # an hour, by one person
CHANNEL_TRIES = 20  # an hour: new channels of a person, and notices to try one
REPORT_DAYS = 30  # until a report is dropped
log = logging.getLogger(__name__)


class Services:
    people: People
    tables: Tables
    circle: Circle
    queue: Queue
    room: Room
    contests: Contests
    daily: DailyWork
    coach: Coach
    program_calls: ProgramCalls
    lives: Lives
    willing: WillingPrograms

    def __init__(self, store: Store, settings: Settings) -> None:
        self.settings = settings
        self.house = HouseTexts(settings)
        limits = self.limits = settings.limits  # the server lowers them where the system allows less
        self.pace = AT_ONCE if settings.quick_bots else Pace()
        self.store = store
        self.metrics = Metrics()
        self.names = HostNames(settings.names)
        self.answers = Allowances(limits.answers_per_second)
        self.handshakes = Allowances(limits.handshakes_per_second)
        self.requests = Allowances(limits.requests_per_second)
        self.newcomers = Allowances(limits.newcomers_per_minute / 60, burst=limits.newcomers_per_minute)
        self.coaching = Allowances(limits.coach_per_hour / HOUR, burst=limits.coach_per_hour)
        self.exports = Allowances(EXPORTS, burst=10)
        self.sign_ins = Allowances(limits.sign_ins_per_hour / HOUR, burst=limits.sign_ins_per_hour)
        self.code_tries = Allowances(CODE_TRIES / HOUR, burst=CODE_TRIES)
        self.contest_openers = Allowances(limits.contests_per_day / DAY, burst=limits.contests_per_day)
        self.reporters = Allowances(REPORTS / DAY, burst=REPORTS)
        self.program_callers = Allowances(PROGRAM_CALLS / HOUR, burst=20)
        self.new_channels = Allowances(CHANNEL_TRIES / HOUR, burst=CHANNEL_TRIES)
        self.sender = Sender(store, settings, self.sees)
        self.bans = Bans(store)
        self.notices = Notices()
        self.day_counts = DayCounts(store)
        self.drain: asyncio.Task[None] | None = None
        self.sockets: Counter[str] = Counter()  # by home
        self.visits = Visits()
        self.here = Here(store, self.visits)
        self.heavy = HeavyWork()
        self.thinkers = Thinkers(observer=self.metrics, give_way=not settings.quick_bots)
        self.reach = Reach()  # until the server listens
        self.started = False  # everything runs
        self.draining = False  # the server is about to stop, and nobody new should come
        self.lost = False  # the database is gone

    @asynccontextmanager
    async def open(self, _: Litestar) -> AsyncIterator[None]:
        """Start everything, and stop it when the server stops."""
        self.bulletin = Bulletin(self.store)
        self.people = People(self.store, Tokens(await self.store.signing_keys()), self.bulletin)
        self.bulletin.on(DevicesEnded, self.end_visits)
        self.bulletin.on(Merged, self.move_visits)
        self.bulletin.on(BansChanged, self.mind_bans)
        self.bulletin.on(Announced, self.announce)
        self.tables = Tables(self.store, self.thinkers, self.pace, self.limits.tables, self.bulletin)
        self.circle = self.tables.circle
        self.tables.count_deals = self.count_deals
        self.program_calls = ProgramCalls(self.tables, self.bulletin)
        self.lives = Lives(self.store, self.tables, self.circle, self.program_calls, self.bulletin)
        self.willing = WillingPrograms(self.store, self.lives, self.circle)
        self.contests = Contests(self.store, self.tables, self.bulletin)
        self.store.measure(self.metrics.committed)
        self.bulletin.begin(self.lose_tables)
        self.room = Room(self.tables, self.limits)
        self.queue = Queue(self.store, self.tables, self.room.open)
        self.daily = DailyWork(self.store, self.thinkers)
        self.coach = Coach(self.store, give_way=not self.settings.quick_bots)
        await self.bans.read()
        await self.tables.begin()
        await self.rate_what_is_left()
        await self.daily.turn_pages()
        running = [asyncio.create_task(work) for work in self.work()]
        self.started = True
        try:
            yield
        finally:
            self.draining = True
            if self.drain:
                self.drain.cancel()
            for task in running:
                task.cancel()
            self.queue.rest()
            await asyncio.wait(running)
            await self.reach.close()
            await self.tables.rest()
            with suppress(Unwritable):
                await self.day_counts.write(self.people)  # with when devices were last seen
            self.thinkers.close()
            self.heavy.close()
            self.store.close()

    def work(self) -> tuple[Coroutine[Any, Any, None], ...]:
        """What goes on in the background until the server stops."""
        own = self.sweep(), self.watch(), self.keep_in_step(), self.keep_slow(), self.tend_contests()
        return *own, self.daily.run(), self.queue.run(), self.sender.run(), self.coach.run()

    async def hand_over(self) -> None:
        """The server stops soon: from now on, others can own its tables."""
        self.draining = True
        await self.tables.rest()

    async def rate_what_is_left(self) -> None:
        """Matches that ended just before the server did."""
        try:
            await self.tables.raters.rate_all()
        except Unwritable:
            pass  # the next match that ends takes them along
        except Exception:
            log.exception("matches could not be rated")

    def count_deals(self, deals: Sequence[Deal]) -> None:
        self.day_counts.count_deals(deals)
        self.metrics.count_deals(deals)

    def lose_tables(self) -> None:
        """Others may have claimed our tables, and we may have missed what all servers were told."""
        self.metrics.fenced.inc()
        self.tables.lose_all()
        self.people.clear()

    async def end_visits(self, ended: DevicesEnded) -> None:
        self.visits.end(Bearer(ended.person, device) for device in ended.devices)

    async def move_visits(self, merged: Merged) -> None:
        """Those who are still here as the guest come back as the account."""
        for visit in self.visits.everybody():
            if visit.here and visit.here.person.id == merged.guest:
                visit.come_back()

    async def mind_bans(self, changed: BansChanged) -> None:
        await self.bans.read()
        self.visits.turn_away(self.bans)
        if changed.person:
            await self.tables.leave_here(changed.person)

    async def invited(self, invitation: Invitation, name: str) -> None:
        """Somebody has been invited by a person of this name. Pages ask for it; a notice can be sent from here."""
        del name
        await self.bulletin.tell(InvitationsChanged(invitation.guest))

    def sees(self, person: str, table: str) -> bool:
        """Whether somebody has a table open. A page that is open for long need not have a reader."""
        actor = self.tables.actors.get(table)
        if actor is None or person not in actor.audience.presence.lines:
            return False
        seat = actor.table.seat_of(person)
        since = None if seat is None else actor.table.clock.since.get(seat)
        return since is None or actor.now() - since < AT_TABLE

    async def announce(self, announced: Announced) -> None:
        self.notices.say(announced.text, announced.seconds)
        await self.visits.tell_news()

    async def keep_in_step(self) -> None:
        """With other servers: say what they have to know, and take over what nobody owns any more."""
        while self.store.several:
            await asyncio.sleep(STEP)
            try:
                await self.bans.read()  # it may have missed that they changed
                await self.tables.share_public(MOST_SHARED)
                await self.circle.read()
                await self.here.share()
                await self.lives.share()
                await self.willing.share()
                await self.tables.count()
                await self.tables.wake_all()
                await self.tables.raters.rate_all()  # what a server that is gone has left
            except Unwritable:
                pass
            except Exception:
                log.exception("this node could not keep in step with the others")

    async def keep_slow(self) -> None:
        """Wake the slow matches where somebody's time is up; let the others sleep."""
        while True:
            await asyncio.sleep(STEP)
            try:
                await self.tables.wake_due()
            except Unwritable:
                pass
            except Exception:
                log.exception("slow matches could not be looked after")

    async def tend_contests(self) -> None:
        """Let rounds follow each other, and end contests at their time."""
        while True:
            try:
                await self.contests.rounds.tend_all()
            except Unwritable:
                pass
            except Exception:
                log.exception("contests could not go on")
            await asyncio.sleep(CONTESTS)

    async def sweep(self) -> None:
        pause = min(SWEEP, self.limits.quiet_hours * HOUR / 5)
        while True:
            try:
                await self.tidy_up()
            except Unwritable:  # which the store has reported; the next sweep may succeed
                pass
            except Exception:
                log.exception("quiet tables could not be closed")
            gc.collect()  # closed sockets are in reference cycles, which Python might not collect for days
            await asyncio.sleep(pause)

    async def watch(self) -> None:
        """Stop the server when its database is gone: what it still answered would be lost."""
        while True:
            await asyncio.sleep(LOOK)
            if self.store.is_gone():
                self.lost = True
                signal.raise_signal(signal.SIGTERM)
                return

    async def tidy_up(self) -> None:
        self.visits.end_outdated()
        self.people.devices.still_here(self.visits.open)
        await self.people.devices.note()
        await self.day_counts.write(self.people)
        await self.bans.tidy_up()
        await self.store.drop_invitations(int(time.time()))
        await self.sender.drop_old()
        await self.store.drop_reports(int(time.time()) - REPORT_DAYS * DAY)
        await self.tables.sweep(self.limits.quiet_hours * HOUR, self.limits.finished_hours * HOUR)
        dropped = await self.store.drop_logs(int(time.time()) - self.limits.log_days * DAY)
        if dropped:
            days = self.limits.log_days
            log.info("dropped the logs of %d tables that were closed more than %d days ago", dropped, days)
        await remove_old(self.settings, self.store, self.tables, self.people)
