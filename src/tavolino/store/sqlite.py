"""The store in one SQLite file: one thread writes, short queries in other threads read."""

import asyncio
import os
import shutil
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import AbstractContextManager, ExitStack, aclosing, closing
from itertools import chain
from pathlib import Path

from sqlalchemy import Connection, Engine, delete, insert, select, update

from tavolino.chance import SIZE
from tavolino.store import queries, statements
from tavolino.store.contract import (
    NEW,
    Addition,
    Log,
    Quiet,
    Summary,
    Unwritable,
)
from tavolino.store.deals import Deal, first_line
from tavolino.store.disk import GONE
from tavolino.store.group_writer import Waiting
from tavolino.store.integrity import Inspection, was_left_open
from tavolino.store.migrate import look_at, migrate
from tavolino.store.one_server import OneServer
from tavolino.store.place import exclusive_lock, explaining_errors, lock_of, make_private, only_name
from tavolino.store.queries import reader
from tavolino.store.reader import SqlReader, each
from tavolino.store.schema import deals, entries, owners, signing_keys
from tavolino.store.sql_store import SqlStore, now
from tavolino.store.writer import AN_ACTION, Writer

DROPPED = 200  # entries to drop at a time
GIVEN_BACK = 200  # unused pages to cut off at a time
SCARCE = 100_000_000  # bytes: with less room on the disk, a check writes as much as an action


class SqliteReader(SqlReader):
    """Reads a database, even while a server is using it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine = reader(path)

    def open_logs(self) -> AsyncIterator[Log]:
        return each(self.stream(queries.read_open_logs))

    async def log(self, table: str) -> Log:
        return await self.read(queries.read_log, table)

    async def promised_records(self) -> set[str]:
        return await self.read(queries.promised_records)

    def explaining(self) -> AbstractContextManager[None]:
        return explaining_errors(self.path)


class SqliteStore(OneServer, SqlStore, SqliteReader):
    """The database of one server."""

    writer: Writer
    log_table = entries

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
        self.tidying = asyncio.Lock()
        self.inspection = self.resources.enter_context(closing(Inspection(path))) if left_open else None

    def close(self) -> None:
        self.writer.close()
        self.writer.file.closed = True
        self.resources.close()

    def entries(self, connection: Connection, table: str) -> list[tuple[int, bytes]]:
        return queries.read_log(connection, table).rows

    def carry_on(self, connection: Connection, uptime: int) -> None:
        connection.execute(update(owners).values(uptime=uptime))

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
            await self.forget_hosting(person)
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

    async def give_space_back(self) -> None:
        """Shorten the file, a few pages at a time, so that nobody waits for it."""
        while pages := await self.read(queries.free_pages):
            await self.write(statements.give_back(GIVEN_BACK))
            if await self.read(queries.free_pages) >= pages:
                return  # a database that an older version made, and that had no room to be written anew

    async def check(self) -> None:
        if self.is_gone() or self.trouble:
            raise Unwritable(self.trouble or GONE)
        if self.inspection and self.inspection.damage:
            raise Unwritable(self.inspection.damage)
        scarce = shutil.disk_usage(self.path.parent).free < SCARCE
        await self.write(statements.check(AN_ACTION if scarce else 8))

    def announce(self, address: str) -> None:
        lock_of(self.path).write_text(address)


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
