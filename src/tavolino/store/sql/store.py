"""What the stores of all SQL databases share: the writes that every database understands."""

import asyncio
import time
from collections.abc import Collection, Mapping
from functools import partial

from sqlalchemy import Connection, Table

from tavolino.store.accounts import sql as accounts_sql
from tavolino.store.accounts.verbs import AccountWrites
from tavolino.store.circle import sql as circle_sql
from tavolino.store.circle.verbs import CircleWrites
from tavolino.store.coach import practice as practice_sql
from tavolino.store.coach.verbs import CoachVerbs
from tavolino.store.contests import sql as contests_sql
from tavolino.store.contests.verbs import ContestVerbs
from tavolino.store.contract import Committed, Device, NewRecord, Summary
from tavolino.store.daily import sql as daily_sql
from tavolino.store.daily.verbs import Daily
from tavolino.store.events.verbs import Events
from tavolino.store.hosting import sql as hosting_sql
from tavolino.store.hosting.verbs import HostingWrites
from tavolino.store.notices import sql as notices_sql
from tavolino.store.notices.verbs import NoticeWrites
from tavolino.store.queue import sql as queue_sql
from tavolino.store.queue.verbs import QueueWrites
from tavolino.store.ratings import writes as rating_writes
from tavolino.store.ratings.verbs import RatingsWrites
from tavolino.store.slow import sql as slow_sql
from tavolino.store.slow.verbs import SlowWrites
from tavolino.store.sql import queries, statements
from tavolino.store.sql.group_writer import GroupWriter, Waiting, settle
from tavolino.store.sql.reader import CHUNK, SqlReader
from tavolino.store.sql.write import Write


class SqlStore(
    SqlReader,
    HostingWrites,
    AccountWrites,
    RatingsWrites,
    Events,
    Daily,
    SlowWrites,
    NoticeWrites,
    CircleWrites,
    QueueWrites,
    ContestVerbs,
    CoachVerbs,
):
    writer: GroupWriter
    log_table: Table
    tidying: asyncio.Lock  # `forget`, `drop_logs` and `drop_records` run one at a time

    def entries(self, connection: Connection, table: str) -> list[tuple[int, bytes]]:
        """The log of a table: the number of each entry, and the entry."""
        raise NotImplementedError

    def carry_on(self, connection: Connection, uptime: int) -> None:
        """Count on from where another database was whose rows have just been copied."""
        raise NotImplementedError

    def uptime(self) -> int:
        raise NotImplementedError

    def write(self, *writes: Write) -> "asyncio.Future[None]":
        """Done when everything is on disk; if one of them fails, nothing is written."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self.writer.put(Waiting(writes, loop, partial(settle, done)))
        return done

    async def summarise(self, table: str, summary: Summary) -> None:
        await self.write(statements.summarise(table, summary))

    async def add_signing_key(self, key: bytes) -> None:
        await self.write(statements.add_signing_key(key, now()))

    async def drop_signing_keys(self) -> None:
        await self.write(statements.drop_signing_keys())

    async def keep_record(self, record: NewRecord) -> None:
        await self.write(*statements.keep_record(record))

    async def give_space_back(self) -> None:
        """After rows were dropped; some databases do that by themselves."""

    async def drop_records(self, ended_before: int) -> int:
        dropped = 0
        async with self.tidying:
            while names := await self.read(queries.records_before, ended_before, CHUNK):
                await self.write(*statements.drop_records(names))
                dropped += len(names)
            await self.give_space_back()
        return dropped

    async def remember(self, person: str, name: str) -> None:
        await self.write(statements.remember(person, name, now()))

    async def add_device(self, person: str, device: Device) -> None:
        await self.write(statements.add_device(person, device))

    async def note_devices(self, seen: Mapping[tuple[str, str], int]) -> None:
        await self.write(*statements.note_devices(seen))

    async def end_devices(self, person: str, devices: Collection[str]) -> None:
        await self.write(*statements.end_devices(person, devices), *notices_sql.end_devices(person, devices))

    async def forget_topics(self, person: str) -> None:
        """What the rooms of this folder keep about a person besides logs, records and devices."""
        await self.write(
            *await self.read(hosting_sql.reports_without, person),
            *hosting_sql.forget(person),
            *accounts_sql.forget(person),
            *rating_writes.forget(person),
            *daily_sql.forget(person),
            *slow_sql.forget(person),
            *notices_sql.forget(person),
            *circle_sql.forget(person),
            *queue_sql.forget(person),
            *contests_sql.forget(person),
            *practice_sql.forget(person),
        )

    def merge_topics(self, guest: str, account: str) -> list[Write]:
        """What the rooms of this folder keep about a guest becomes an account's. Doing it again changes nothing.

        They are written together with everything else of the guest. Where both have a row, the room decides.
        """
        return [
            *hosting_sql.merge(guest, account),
            *rating_writes.merge(guest, account),
            *daily_sql.merge(guest, account),
            *slow_sql.merge(guest, account),
            *notices_sql.merge(guest, account),
            *circle_sql.merge(guest, account),
            *queue_sql.merge(guest),
            *contests_sql.merge(guest, account),
            *practice_sql.merge(guest, account),
        ]

    async def settle(self) -> None:
        await self.write()

    def measure(self, committed: Committed) -> None:
        self.writer.committed = committed


def now() -> int:
    return int(time.time())
