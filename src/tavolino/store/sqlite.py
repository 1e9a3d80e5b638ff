"""The store in one SQLite file: one thread writes, short queries in other threads read."""

import asyncio
import os
import shutil
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Collection, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, aclosing, closing
from functools import partial
from itertools import chain, islice
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, delete, insert, select

from tavolino.chance import SIZE
from tavolino.store import queries, statements
from tavolino.store.contract import (
    NEW,
    Addition,
    Device,
    KeptRecord,
    Log,
    NewRecord,
    PlayedMatch,
    Quiet,
    Summary,
    Unwritable,
)
from tavolino.store.deals import Deal, first_line
from tavolino.store.disk import GONE
from tavolino.store.integrity import Inspection, was_left_open
from tavolino.store.migrate import look_at, migrate
from tavolino.store.place import exclusive_lock, explaining_errors, lock_of, make_private, only_name
from tavolino.store.queries import reader
from tavolino.store.schema import deals, owners, signing_keys
from tavolino.store.statements import Write
from tavolino.store.writer import AN_ACTION, Waiting, Writer

CHUNK = 50  # rows to read or change at a time
DROPPED = 200  # entries to drop at a time
GIVEN_BACK = 200  # unused pages to cut off at a time
SCARCE = 100_000_000  # bytes: with less room on the disk, a check writes as much as an action
P = ParamSpec("P")
T = TypeVar("T")


class SqliteReader:
    """Reads a database, even while a server is using it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine = reader(path)

    def open_logs(self) -> AsyncIterator[Log]:
        return each(self.stream(queries.read_open_logs))

    async def log(self, table: str) -> Log:
        return await self.read(queries.read_log, table)

    async def deals(self, first: int, most: int) -> list[str]:
        return await self.read(queries.read_deals, first, most)

    async def deals_count(self) -> int:
        return await self.read(queries.count_deals)

    async def count_open(self) -> int:
        return await self.read(queries.count_open)

    async def tables_to_wake(self, rules: Collection[str]) -> list[str]:
        return await self.read(queries.tables_to_wake, rules)

    async def open_tables_of(self, person: str, most: int | None = None) -> list[str]:
        return await self.read(queries.open_tables_of, person, most)

    async def quiet_tables(self, seen_before: int, over_before: int, most: int) -> list[str]:
        return await self.read(queries.quiet_tables, seen_before, over_before, most)

    async def empty_tables(self, stage: str, seen_before: int) -> list[str]:
        return await self.read(queries.empty_tables, stage, seen_before)

    async def promised_records(self) -> set[str]:
        return await self.read(queries.promised_records)

    async def record(self, name: str) -> KeptRecord | None:
        return await self.read(queries.read_record, name)

    def records(self, game: str | None = None) -> AsyncIterator[KeptRecord]:
        return each(self.stream(queries.read_records, game))

    async def matches_of(self, person: str, limit: int | None = None) -> list[PlayedMatch]:
        return await self.read(queries.read_matches_of, person, limit)

    async def records_of(self, person: str) -> list[KeptRecord]:
        return await self.read(queries.read_records_of, person)

    async def absent_people(self, seen_before: int, most: int) -> list[str]:
        return await self.read(queries.absent_people, seen_before, most)

    async def name_of(self, person: str) -> str | None:
        return await self.read(queries.read_name, person)

    async def devices_of(self, person: str) -> list[Device]:
        return await self.read(queries.read_devices_of, person)

    async def signing_keys(self) -> list[bytes]:
        return await self.read(queries.read_signing_keys)

    def close(self) -> None:
        self.engine.dispose()

    async def read(self, query: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return query(connection, *given, **named)

        return await asyncio.to_thread(run)

    async def stream(
        self, query: Callable[Concatenate[Connection, P], Iterator[T]], *given: P.args, **named: P.kwargs
    ) -> AsyncGenerator[list[T]]:
        """What a query yields, a few rows at a time, so that the event loop can run in between."""

        def run() -> Generator[T]:
            with self.engine.connect() as connection:
                yield from query(connection, *given, **named)

        rows, loop = run(), asyncio.get_running_loop()
        thread = ThreadPoolExecutor(1)  # a separate one: its last read ends before the rows are closed
        try:
            while chunk := await loop.run_in_executor(thread, lambda: [*islice(rows, CHUNK)]):
                yield chunk
        finally:
            closed = loop.run_in_executor(thread, rows.close)
            thread.shutdown(wait=False)
            await closed


class SqliteStore(SqliteReader):
    """The database of one server."""

    def __init__(self, path: Path) -> None:
        """Raises BadMessage if the file cannot be used, and leaves it unchanged."""
        path = only_name(path)
        left_open = was_left_open(path)
        look_at(path)
        make_private(path)
        self.resources = ExitStack()
        try:
            self.resources.enter_context(exclusive_lock(path))
            super().__init__(path)
            self.resources.callback(self.engine.dispose)
            with explaining_errors(path):
                migrate(self.engine, path)
                self.owner, uptime = take_over(self.engine)
                self.writer = Writer(path, self.owner)
        except BaseException:
            self.resources.close()
            raise
        self.began = time.monotonic() - uptime
        self.inspection = self.resources.enter_context(closing(Inspection(path))) if left_open else None
        self.tidying = asyncio.Lock()  # `forget`, `drop_logs` and `drop_records` run one at a time

    def close(self) -> None:
        self.writer.close()
        self.writer.file.closed = True
        self.resources.close()

    def uptime(self) -> int:
        return int(time.monotonic() - self.began)

    @property
    def trouble(self) -> str | None:
        return self.writer.trouble

    def is_gone(self) -> bool:
        return self.writer.file.is_gone()

    def append(self, addition: Addition, then: Callable[[Exception | None], None]) -> None:
        writes = statements.add(self.owner, addition)
        self.writer.put(Waiting(writes, asyncio.get_running_loop(), then))

    def write(self, *writes: Write) -> "asyncio.Future[None]":
        """Done when everything is on disk; if one of them fails, nothing is written."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self.writer.put(Waiting(writes, loop, partial(settle, done)))
        return done

    async def open_table(
        self,
        table: str,
        entries: Sequence[bytes],
        people: Collection[str],
        summary: Summary = NEW,
        deals: Sequence[Deal] = (),
    ) -> None:
        first = Addition(table, 0, entries, sorted(people), deals=deals)
        await self.write(*statements.open_table(self.owner, first, summary, now(), self.uptime()))

    async def close_tables(self, tables: Collection[str]) -> None:
        await self.write(*chain.from_iterable(statements.close_table(table, now()) for table in tables))

    async def note(self, quiet: Collection[Quiet]) -> None:
        await self.write(*statements.note(quiet, self.uptime()))

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

    async def forget(self, person: str, anonymise: Callable[[bytes], bytes]) -> set[str]:
        changed: set[str] = set()
        async with self.tidying:
            async with aclosing(self.stream(queries.changed_entries, person, anonymise)) as found:
                async for entries in found:
                    await self.write(*(statements.change_entry(one.id, one.before, one.after) for one in entries))
                    changed.update(one.table for one in entries)
            async with aclosing(self.stream(queries.changed_records, person)) as records:
                async for some in records:
                    await self.write(*(statements.change_record(*one) for one in some))
            await self.write(*statements.forget(person))  # last, so that an interrupted `forget` can be repeated
        return changed

    async def drop_logs(self, closed_before: int) -> int:
        dropped = 0
        async with self.tidying:
            while parts := await self.read(queries.logs_to_drop, closed_before, DROPPED):
                await self.write(*statements.drop_logs(parts))
                dropped += sum(part.before is None for part in parts)
            await self.give_space_back()
        return dropped

    async def drop_records(self, ended_before: int) -> int:
        dropped = 0
        async with self.tidying:
            while names := await self.read(queries.records_before, ended_before, CHUNK):
                await self.write(*statements.drop_records(names))
                dropped += len(names)
            await self.give_space_back()
        return dropped

    async def give_space_back(self) -> None:
        """Shorten the file, a few pages at a time, so that nobody waits for it."""
        while pages := await self.read(queries.free_pages):
            await self.write(statements.give_back(GIVEN_BACK))
            if await self.read(queries.free_pages) >= pages:
                return  # a database that an older version made, and that had no room to be written anew

    async def settle(self) -> None:
        await self.write()

    async def check(self) -> None:
        if self.is_gone() or self.trouble:
            raise Unwritable(self.trouble or GONE)
        if self.inspection and self.inspection.damage:
            raise Unwritable(self.inspection.damage)
        scarce = shutil.disk_usage(self.path.parent).free < SCARCE
        await self.write(statements.check(AN_ACTION if scarce else 8))

    def announce(self, address: str) -> None:
        lock_of(self.path).write_text(address)


async def each(chunks: AsyncGenerator[list[T]]) -> AsyncIterator[T]:
    async with aclosing(chunks):
        async for chunk in chunks:
            for one in chunk:
                yield one


def take_over(engine: Engine) -> tuple[int, int]:
    """Become the owner of the database, with a key and a list of deals; returns the new epoch and the uptime."""
    with engine.begin() as connection:
        before, uptime = connection.execute(select(owners.c.epoch, owners.c.uptime)).first() or (0, 0)
        connection.execute(delete(owners))
        connection.execute(insert(owners).values(epoch=before + 1, checked=b"", uptime=uptime))
        if not queries.read_signing_keys(connection):
            connection.execute(insert(signing_keys).values(value=os.urandom(SIZE), made=now()))
        if not queries.count_deals(connection):
            connection.execute(insert(deals).values(number=0, line=first_line(now())))
    return before + 1, uptime


def settle(done: "asyncio.Future[None]", fault: Exception | None) -> None:
    if done.cancelled():
        return
    if fault is None:
        done.set_result(None)
    else:
        done.set_exception(fault)


def now() -> int:
    return int(time.time())
