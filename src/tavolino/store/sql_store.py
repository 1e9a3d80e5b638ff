"""What the stores of all SQL databases share: the writes that every database understands."""

import asyncio
import time
from collections.abc import Collection, Mapping
from functools import partial

from tavolino.store import statements
from tavolino.store.contract import Committed, Device, NewRecord, Summary
from tavolino.store.group_writer import GroupWriter, Waiting, settle
from tavolino.store.reader import SqlReader
from tavolino.store.statements import Write


class SqlStore(SqlReader):
    writer: GroupWriter

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

    async def remember(self, person: str, name: str) -> None:
        await self.write(statements.remember(person, name, now()))

    async def add_device(self, person: str, device: Device) -> None:
        await self.write(statements.add_device(person, device))

    async def note_devices(self, seen: Mapping[tuple[str, str], int]) -> None:
        await self.write(*statements.note_devices(seen))

    async def end_devices(self, person: str, devices: Collection[str]) -> None:
        await self.write(*statements.end_devices(person, devices))

    async def settle(self) -> None:
        await self.write()

    def measure(self, committed: Committed) -> None:
        self.writer.committed = committed


def now() -> int:
    return int(time.time())
