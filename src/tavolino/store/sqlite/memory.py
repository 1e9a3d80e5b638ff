"""A SQLite database in memory, for tests and for tables that need not survive. Everything happens in one thread."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable, Iterator
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, StaticPool, create_engine

from tavolino.store.deals import next_line
from tavolino.store.sql import statements
from tavolino.store.sql.group_writer import GroupWriter, Waiting
from tavolino.store.sql.reader import CHUNK
from tavolino.store.sql.schema import ADDITION, FENCE, metadata
from tavolino.store.sqlite.tables import SqliteTables, take_over
from tavolino.store.sqlite.writer import write_each

P = ParamSpec("P")
T = TypeVar("T")


class Memory:
    """The database, which outlives a store: another store opened on it takes over."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        self.connection.create_function("next_line", 3, next_line)
        self.engine = create_engine("sqlite://", creator=lambda: self.connection, poolclass=StaticPool)
        metadata.create_all(self.engine)
        for statement in (ADDITION, FENCE, "PRAGMA foreign_keys=ON"):
            self.connection.execute(statement)


class MemoryWriter(GroupWriter):
    """Writes without a thread of its own, in the next iteration of the event loop."""

    def __init__(self, memory: Memory, owner: int) -> None:
        super().__init__()
        self.memory = memory
        self.owner = owner

    def put(self, waiting: Waiting) -> None:
        waiting.loop.call_soon(self.write, waiting)

    def write(self, waiting: Waiting) -> None:
        [fault] = write_each(self.memory.connection, self.owner, [waiting])
        waiting.then(fault)


class MemoryStore(SqliteTables):
    trouble: str | None = None  # there is always room

    def __init__(self, memory: Memory | None = None) -> None:
        self.memory = memory or Memory()
        self.engine = self.memory.engine
        self.owner, _ = take_over(self.engine)
        self.writer = MemoryWriter(self.memory, self.owner)
        self.tidying = asyncio.Lock()

    async def read(self, query: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs) -> T:
        with self.engine.connect() as connection:
            return query(connection, *given, **named)

    async def stream(
        self, query: Callable[Concatenate[Connection, P], Iterator[T]], *given: P.args, **named: P.kwargs
    ) -> AsyncGenerator[list[T]]:
        rows = await self.read(lambda connection: [*query(connection, *given, **named)])
        for first in range(0, len(rows), CHUNK):
            yield rows[first : first + CHUNK]

    def uptime(self) -> int:
        return int(time.monotonic() - self.memory.began)

    async def check(self) -> None:
        await self.write(statements.check(8))

    def is_gone(self) -> bool:
        return False

    def announce(self, address: str) -> None: ...

    def close(self) -> None: ...
