"""The services that all request handlers share: store, people, tables, limits and metrics."""

import asyncio
import gc
import logging
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress

from litestar import Litestar

from tavolino import __version__
from tavolino.people import People, Tokens
from tavolino.server.heavy import HeavyWork
from tavolino.server.host_names import HostNames
from tavolino.server.limits import Allowances, Limits
from tavolino.server.messages import Place
from tavolino.server.metrics import Metrics
from tavolino.server.reach import Reach
from tavolino.server.room import Room
from tavolino.server.visits import Visits
from tavolino.store import Store, Unwritable
from tavolino.table import Pace, Tables, Thinkers

SWEEP = 600  # seconds between searches for quiet tables
LOOK = 2  # seconds between looks whether the database is still there
HOUR = 3600
EXPORTS = 0.1  # a second, from one address
DAY = 24 * HOUR
HERE = Place(__version__, contact=None, source=None)
log = logging.getLogger(__name__)


class Services:
    people: People
    tables: Tables
    room: Room

    def __init__(
        self, store: Store, limits: Limits, pace: Pace, place: Place = HERE, names: Iterable[str] = ()
    ) -> None:
        self.place = place
        self.limits = limits
        self.pace = pace
        self.store = store
        self.metrics = Metrics()
        self.names = HostNames(names)
        self.answers = Allowances(limits.answers_per_second)
        self.handshakes = Allowances(limits.handshakes_per_second)
        self.requests = Allowances(limits.requests_per_second)
        self.newcomers = Allowances(limits.newcomers_per_minute / 60, burst=limits.newcomers_per_minute)
        self.exports = Allowances(EXPORTS, burst=10)
        self.sockets: Counter[str] = Counter()  # by home
        self.visits = Visits()
        self.heavy = HeavyWork()
        self.thinkers = Thinkers(observer=self.metrics)
        self.reach = Reach()  # until the server listens
        self.lost = False  # the database is gone

    @asynccontextmanager
    async def open(self, _: Litestar) -> AsyncIterator[None]:
        """Start everything, and stop it when the server stops."""
        self.people = People(self.store, Tokens(await self.store.signing_keys()))
        self.tables = Tables(self.store, self.thinkers, self.pace, self.limits.tables)
        self.room = Room(self.tables, self.limits)
        await self.tables.begin()
        running = [asyncio.create_task(self.sweep()), asyncio.create_task(self.watch())]
        try:
            yield
        finally:
            for task in running:
                task.cancel()
            await asyncio.wait(running)
            await self.reach.close()
            await self.tables.rest()
            with suppress(Unwritable):
                await self.people.devices.note()
            self.thinkers.close()
            self.heavy.close()
            self.store.close()

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
        await self.people.devices.note()
        await self.tables.sweep(self.limits.quiet_hours * HOUR, self.limits.finished_hours * HOUR)
        dropped = await self.store.drop_logs(int(time.time()) - self.limits.log_days * DAY)
        if dropped:
            days = self.limits.log_days
            log.info("dropped the logs of %d tables that were closed more than %d days ago", dropped, days)
