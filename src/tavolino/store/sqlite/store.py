"""The store in one SQLite file: one thread writes, short queries in other threads read."""

import asyncio
import shutil
import time
from contextlib import AbstractContextManager, ExitStack, closing
from pathlib import Path

from sqlalchemy import Connection, Engine, QueuePool, create_engine, event

from tavolino.store.contract import Unwritable
from tavolino.store.sql import queries, statements
from tavolino.store.sqlite.disk import GONE
from tavolino.store.sqlite.integrity import Inspection, was_left_open
from tavolino.store.sqlite.migrate import look_at, migrate
from tavolino.store.sqlite.place import exclusive_lock, explaining_errors, lock_of, make_private, only_name
from tavolino.store.sqlite.tables import SqliteLogs, SqliteTables, take_over
from tavolino.store.sqlite.writer import AN_ACTION, Writer, connect

GIVEN_BACK = 200  # unused pages to cut off at a time
SCARCE = 100_000_000  # bytes: with less room on the disk, a check writes as much as an action


class SqliteReader(SqliteLogs):
    """Reads a database, even while a server is using it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine = reader(path)

    def explaining(self) -> AbstractContextManager[None]:
        return explaining_errors(self.path)


class SqliteStore(SqliteTables, SqliteReader):
    """The database of one server."""

    writer: Writer

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

    def uptime(self) -> int:
        return int(time.monotonic() - self.began)

    @property
    def trouble(self) -> str | None:
        return self.writer.trouble

    def is_gone(self) -> bool:
        return self.writer.file.is_gone()

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


def reader(path: Path) -> Engine:
    """An engine on a database that a server may be using, for several reading threads."""
    engine = create_engine(
        "sqlite://",
        creator=lambda: connect(path),
        poolclass=QueuePool,  # the default pool closes connections that other threads are using
        pool_size=4,
        max_overflow=-1,
        hide_parameters=True,  # they name people, and errors are logged
    )

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
