"""What a store does in any SQLite database, in a file or in memory."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import aclosing
from itertools import chain

from sqlalchemy import Connection, Engine, delete, insert, select, update

from tavolino.chance import SIZE
from tavolino.store.contract import NEW, Addition, Log, Quiet, Summary
from tavolino.store.deals import Deal, first_line
from tavolino.store.sql import queries, statements
from tavolino.store.sql.group_writer import Waiting
from tavolino.store.sql.reader import SqlReader, each
from tavolino.store.sql.schema import deals, entries, owners, signing_keys
from tavolino.store.sql.store import SqlStore, now
from tavolino.store.sqlite.one_server import OneServer

DROPPED = 200  # entries to drop at a time


class SqliteLogs(SqlReader):
    def open_logs(self) -> AsyncIterator[Log]:
        return each(self.stream(queries.read_open_logs))

    async def log(self, table: str) -> Log:
        return await self.read(queries.read_log, table)

    async def promised_records(self) -> set[str]:
        return await self.read(queries.promised_records)


class SqliteTables(OneServer, SqlStore, SqliteLogs):
    log_table = entries
    DEAL_IF = """INSERT INTO deal (number, line) SELECT number + 1, next_line(number + 1, line, ?)
        FROM (SELECT number, line FROM deal ORDER BY number DESC LIMIT 1) AS last WHERE """
    owner: int  # the epoch in which the database is ours

    def entries(self, connection: Connection, table: str) -> list[tuple[int, bytes]]:
        return queries.read_log(connection, table).rows

    def carry_on(self, connection: Connection, uptime: int) -> None:
        connection.execute(update(owners).values(uptime=uptime))

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
            await self.forget_topics(person)
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
