"""The store in a PostgreSQL database: one session writes, short queries in other threads read."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager, aclosing
from typing import Concatenate

from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import InterfaceError, OperationalError

from tavolino.store.contract import NEW, Addition, Log, Quiet, Summary, Unwritable
from tavolino.store.deals import Deal
from tavolino.store.postgres import queries
from tavolino.store.postgres import statements as own
from tavolino.store.postgres.form import prepare
from tavolino.store.postgres.listener import CHANNEL, Listener
from tavolino.store.postgres.place import MESSAGES, Database
from tavolino.store.postgres.schema import entries, houses, messages
from tavolino.store.postgres.writer import Joined, PostgresWriter
from tavolino.store.sql import statements
from tavolino.store.sql.group_writer import Waiting
from tavolino.store.sql.queries import changed_records, count_deals, read_deals
from tavolino.store.sql.reader import P, SqlReader, T, each
from tavolino.store.sql.statements import Write
from tavolino.store.sql.store import SqlStore, now

DROPPED = 20  # logs to drop at a time
HEAR = 10.0  # seconds that the others have to act on a message; one that needs longer counts as gone
POLL = 0.02  # seconds between looks whether they have
NUMBERED = ("result", "signing_key")  # tables whose rows get the next number
KEPT = 3600  # seconds that messages are kept


class PostgresReader(SqlReader):
    """Reads a database, even while servers are using it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.engine = database.engine()

    def open_logs(self) -> AsyncIterator[Log]:
        return each(self.stream(queries.read_open_logs))

    async def read(self, query: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs) -> T:
        """Raises Unwritable if the database is gone at the moment."""
        try:
            return await super().read(query, *given, **named)
        except (InterfaceError, OperationalError) as fault:
            raise Unwritable(own.one_line(fault.orig or fault)) from fault

    async def log(self, table: str) -> Log:
        return await self.read(queries.read_log, table)

    async def promised_records(self) -> set[str]:
        return await self.read(queries.promised_records)

    def explaining(self) -> AbstractContextManager[None]:
        return self.database.explaining()


class PostgresStore(SqlStore, PostgresReader):
    """The database of one node, or of one server alone."""

    writer: PostgresWriter
    log_table = entries
    DEAL_IF = "INSERT INTO new_deal (body) SELECT ? WHERE "

    def __init__(self, database: Database) -> None:
        """Raises BadMessage if the database cannot be used, and leaves it unchanged."""
        super().__init__(database)
        self.began = time.monotonic()
        try:
            with database.connect() as session:
                database.check(session)
            prepare(database, self.engine)
            with database.explaining():
                self.writer = PostgresWriter(database, database.node or "", self.uptime)
                with self.engine.connect() as connection:
                    self.began -= connection.execute(houses.select()).one().uptime
        except BaseException:
            self.engine.dispose()
            raise
        self.listener: Listener | None = None
        self.tidying = asyncio.Lock()
        self.writer.thread.start()

    def close(self) -> None:
        if self.listener:
            self.listener.stop()
        self.writer.close()
        self.engine.dispose()

    def entries(self, connection: Connection, table: str) -> list[tuple[int, bytes]]:
        return queries.entries_of(connection, table)

    def carry_on(self, connection: Connection, uptime: int) -> None:
        connection.execute(houses.update().values(uptime=uptime))
        for table in NUMBERED:
            last = f"setval(pg_get_serial_sequence('{table}', 'id'), max(id))"
            connection.execute(text(f"SELECT {last} FROM {table} HAVING max(id) IS NOT NULL"))

    def uptime(self) -> int:
        return int(time.monotonic() - self.began)

    @property
    def trouble(self) -> str | None:
        return self.writer.trouble

    def beat_age(self) -> float:
        return time.monotonic() - self.writer.last_beat

    def is_gone(self) -> bool:
        return False  # a database that does not answer may come back

    def announce(self, address: str) -> None:
        """A server alone gets its address only when it listens; a node has one from the start."""
        if not self.database.node:
            with self.engine.begin() as connection:
                found = text("UPDATE node SET address = :address WHERE id = :node")
                connection.execute(found, {"address": address, "node": self.writer.node})

    # Nodes

    @property
    def several(self) -> bool:
        return self.database.node is not None

    def attend(self, hear: Callable[[bytes], Awaitable[None]], lost: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()

        def heard(number: int) -> None:
            self.writer.heard = number
            self.writer.beat_soon(loop)

        def listen(joined: Joined) -> None:
            self.listener = Listener(self.database, self.engine, joined.heard, hear, heard)

        def leave() -> None:
            if self.listener:
                self.listener.stop()
            loop.call_soon_threadsafe(lost)

        self.writer.lost = leave
        self.writer.joined = lambda joined: loop.call_soon_threadsafe(listen, joined)  # type: ignore[assignment]
        listen(Joined(self.writer.node, self.writer.heard))

    async def claim(self, table: str) -> str | None:
        return await self.read(self.try_to_claim, table)

    def try_to_claim(self, connection: Connection, table: str) -> str | None:
        """Runs in a thread."""
        while (owner := queries.owner_of(connection, table)) is not None:
            node = self.writer.node
            if owner.node == node:
                break
            if owner.node is not None and owner.hangs:
                queries.end_session(connection, owner.node)
            won = queries.claim(connection, table, node, owner.node)
            connection.commit()
            if won:
                break
            if won is False:
                return owner.address
        return None

    async def tables_to_wake(self, rules: Collection[str]) -> list[str]:
        return await self.read(queries.tables_to_wake, self.writer.node, rules)

    async def quiet_tables(self, seen_before: int, over_before: int, most: int) -> list[str]:
        return await self.read(queries.quiet_tables, self.writer.node, seen_before, over_before, most)

    async def release(self, tables: Collection[str]) -> None:
        await self.write(Write(own.RELEASED, ([*tables], self.writer.node)))

    async def share(self, topic: str, values: Mapping[str, bytes]) -> None:
        await self.write(*own.share(self.writer.node, topic, values))

    async def shared(self, topic: str) -> list[bytes]:
        return await self.read(queries.read_shared, topic)

    async def tell_all(self, message: bytes) -> None:
        number = await self.read(tell, message)
        latest = time.monotonic() + HEAR
        while time.monotonic() < latest:
            if all(heard >= number for heard in (await self.read(queries.living_nodes)).values()):
                return
            await asyncio.sleep(POLL)

    # Tables

    def append(self, addition: Addition, then: Callable[[Exception | None], None]) -> None:
        self.writer.put(Waiting(own.add(addition), asyncio.get_running_loop(), then))

    async def open_table(
        self,
        table: str,
        entries: Sequence[bytes],
        people: Collection[str],
        summary: Summary = NEW,
        deals: Sequence[Deal] = (),
    ) -> None:
        first = Addition(table, 0, entries, sorted(people), deals=deals)
        await self.write(*own.open_table(self.writer.node, first, summary, now(), self.uptime()))

    async def close_tables(self, tables: Collection[str]) -> None:
        await self.write(*(Write(own.CLOSED, (now(), table, self.writer.node)) for table in tables))

    async def note(self, quiet: Collection[Quiet]) -> None:
        await self.write(*own.note(quiet, self.uptime()))

    async def deals(self, first: int, most: int) -> list[str]:
        return await self.chained(read_deals, first, most)

    async def deals_count(self) -> int:
        return await self.chained(count_deals)

    async def chained(self, query: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs) -> T:
        """What a query finds after all new deals have got their lines."""

        def run(connection: Connection) -> T:
            queries.chain_deals(connection)
            connection.commit()
            return query(connection, *given, **named)

        return await self.read(run)

    async def forget(self, person: str, anonymise: Callable[[bytes], bytes]) -> set[str]:
        changed: set[str] = set()
        async with self.tidying:
            async with aclosing(self.stream(queries.changed_entries, person, anonymise)) as found:
                async for some in found:
                    await self.write(
                        *(Write(own.NEW_ENTRY, (one.after, one.table, one.number, one.before)) for one in some)
                    )
                    changed.update(one.table for one in some)
            async with aclosing(self.stream(changed_records, person)) as records:
                async for kept in records:
                    await self.write(*(statements.change_record(*one) for one in kept))
            await self.forget_topics(person)
            await self.write(*statements.forget(person))  # last, so that an interrupted `forget` can be repeated
        return changed

    async def drop_logs(self, closed_before: int) -> int:
        dropped = 0
        async with self.tidying:
            while tables := await self.read(queries.logs_to_drop, closed_before, DROPPED):
                await self.write(*own.drop_logs(tables))
                dropped += len(tables)
        return dropped

    async def check(self) -> None:
        if self.trouble:
            raise Unwritable(self.trouble)
        await self.write(Write(own.CHECKED, (os.urandom(8),)))


def tell(connection: Connection, message: bytes) -> int:
    """Store a message for all nodes, and wake them up; returns its number."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:kind, 1)"), {"kind": MESSAGES})  # so commits are in order
    connection.execute(text(f"DELETE FROM message WHERE at < clock_timestamp() - interval '{KEPT} seconds'"))
    number: int = connection.execute(insert(messages).values(body=message).returning(messages.c.id)).scalar_one()
    connection.execute(text(f"NOTIFY {CHANNEL}"))
    connection.commit()
    return number
