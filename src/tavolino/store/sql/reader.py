"""What the readers of all SQL databases share: short queries in threads, written with SQLAlchemy."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Collection, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing
from itertools import islice
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError

from tavolino.game import BadMessage
from tavolino.store.accounts.verbs import AccountReads
from tavolino.store.circle.verbs import CircleReads
from tavolino.store.contract import Device, KeptRecord, PlayedMatch
from tavolino.store.hosting.verbs import HostingReads
from tavolino.store.notices.verbs import NoticeReads
from tavolino.store.queue.verbs import QueueReads
from tavolino.store.ratings import sql as rating_sql
from tavolino.store.ratings.contract import RatedMatch, ResultsOf
from tavolino.store.ratings.verbs import RatingsReads
from tavolino.store.slow.verbs import SlowReads
from tavolino.store.sql import queries
from tavolino.store.sql.write import NO_VALUE

CHUNK = 50  # rows to read or change at a time
P = ParamSpec("P")
T = TypeVar("T")


class SqlReader(
    HostingReads,
    AccountReads,
    RatingsReads,
    SlowReads,
    NoticeReads,
    CircleReads,
    QueueReads,
):
    engine: Engine

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

    async def record(self, name: str) -> KeptRecord | None:
        return await self.read(queries.read_record, name)

    def records(self, game: str | None = None) -> AsyncIterator[KeptRecord]:
        return each(self.stream(queries.read_records, game))

    def rated_matches(self) -> AsyncIterator[RatedMatch]:
        return each(self.stream(rating_sql.read_rated_matches))

    def all_results(self) -> AsyncIterator[ResultsOf]:
        return each(self.stream(rating_sql.read_all_results))

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
        """Raises BadMessage if a value cannot be in a database, such as a text with a NUL in it."""

        def run() -> T:
            with self.engine.connect() as connection:
                return query(connection, *given, **named)

        try:
            return await asyncio.to_thread(run)
        except DataError as fault:
            raise BadMessage(NO_VALUE) from fault

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


async def each(chunks: AsyncGenerator[list[T]]) -> AsyncIterator[T]:
    async with aclosing(chunks):
        async for chunk in chunks:
            for one in chunk:
                yield one
