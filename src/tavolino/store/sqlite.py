"""The store in one SQLite file: one thread writes, short queries in other threads read."""

import asyncio
import os
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Collection, Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, aclosing
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, delete, insert, select

from tavolino.chance import SIZE
from tavolino.store import queries, statements
from tavolino.store.contract import Addition, KeptRecord, Log, NewRecord, PlayedMatch
from tavolino.store.deals import Deal, first_line
from tavolino.store.migrate import look_at, migrate
from tavolino.store.place import exclusive_lock, explaining_errors, lock_of, make_private
from tavolino.store.queries import reader
from tavolino.store.schema import deals, owners, signing_keys
from tavolino.store.statements import Write
from tavolino.store.writer import Waiting, Writer

CHUNK = 50  # rows to read or change at a time
DROPPED = 200  # entries to drop at a time
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

    async def record(self, name: str) -> KeptRecord | None:
        return await self.read(queries.read_record, name)

    def records(self, game: str | None = None) -> AsyncIterator[KeptRecord]:
        return each(self.stream(queries.read_records, game))

    async def matches_of(self, person: str, limit: int | None = None) -> list[PlayedMatch]:
        return await self.read(queries.read_matches_of, person, limit)

    async def records_of(self, person: str) -> list[KeptRecord]:
        return await self.read(queries.read_records_of, person)

    async def name_of(self, person: str) -> str | None:
        return await self.read(queries.read_name, person)

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
        look_at(path)
        make_private(path)
        self.resources = ExitStack()
        try:
            self.resources.enter_context(exclusive_lock(path))
            super().__init__(path)
            self.resources.callback(self.engine.dispose)
            with explaining_errors(path):
                migrate(self.engine, path)
                self.owner = take_over(self.engine)
        except BaseException:
            self.resources.close()
            raise
        self.writer = Writer(path, self.owner)
        self.tidying = asyncio.Lock()  # `forget` and `drop_logs` run one at a time

    def close(self) -> None:
        self.writer.close()
        self.resources.close()

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
        self, table: str, entries: Sequence[bytes], people: Collection[str], deals: Sequence[Deal] = ()
    ) -> None:
        await self.write(*statements.open_table(self.owner, table, entries, people, deals, now()))

    async def close_table(self, table: str) -> None:
        await self.write(*statements.close_table(table, now()))

    async def keep_record(self, record: NewRecord) -> None:
        await self.write(*statements.keep_record(record))

    async def remember(self, person: str, name: str) -> None:
        await self.write(statements.remember(person, name, now()))

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
        return dropped

    async def settle(self) -> None:
        await self.write()

    async def check(self) -> None:
        await self.write(statements.check())

    def announce(self, address: str) -> None:
        lock_of(self.path).write_text(address)


async def each(chunks: AsyncGenerator[list[T]]) -> AsyncIterator[T]:
    async with aclosing(chunks):
        async for chunk in chunks:
            for one in chunk:
                yield one


def take_over(engine: Engine) -> int:
    """Become the owner of the database, with a key and a list of deals; returns the new epoch."""
    with engine.begin() as connection:
        epoch = (connection.execute(select(owners.c.epoch)).scalar() or 0) + 1
        connection.execute(delete(owners))
        connection.execute(insert(owners).values(epoch=epoch, checked=b""))
        if not queries.read_signing_keys(connection):
            connection.execute(insert(signing_keys).values(value=os.urandom(SIZE), made=now()))
        if not queries.count_deals(connection):
            connection.execute(insert(deals).values(number=0, line=first_line(now())))
    return epoch


def settle(done: "asyncio.Future[None]", fault: Exception | None) -> None:
    if done.cancelled():
        return
    if fault is None:
        done.set_result(None)
    else:
        done.set_exception(fault)


def now() -> int:
    return int(time.time())
