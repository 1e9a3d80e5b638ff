"""The database of one server: appends by its writer, reads by short queries."""

import asyncio
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct, structs
from sqlalchemy import Engine, QueuePool, Row, create_engine, event, func, insert, select

from tavolino.chance import SIZE
from tavolino.game import BadMessage
from tavolino.match.record import Record
from tavolino.store import schema, statements
from tavolino.store.migrate import migrate
from tavolino.store.place import alone, lock_of, make_private, readable
from tavolino.store.writer import Waiting, Write, Writer, connect

KEY = "key"
PERSON_SIZE = 8  # bytes in the sign of a person


class KeptRecord(Struct, frozen=True):
    """The record of a finished match, as it is kept."""

    id: str
    ended: int  # seconds since 1970
    record: Record
    seat: int | None = None  # where the person sat who asks for it, if that is known


class Log(NamedTuple):
    """What is in the log of a table: the number of each entry, and the entry."""

    table: str
    rows: list[tuple[int, bytes]]

    def entries(self) -> list[bytes]:
        if [number for number, _ in self.rows] != list(range(len(self.rows))):
            raise BadMessage(f"The log of table {self.table} has a gap.")
        return [body for _, body in self.rows]


class Store:
    def __init__(self, path: Path) -> None:
        make_private(path)
        self.path = path
        self.held = ExitStack()
        self.held.enter_context(alone(path))
        try:
            self.engine = reader(path)
            with readable(path):
                migrate(self.engine)
        except Exception:
            self.held.close()
            raise
        self.writer = Writer(path)

    def append(self, *writes: Write) -> "asyncio.Future[None]":
        """Done when all these writes are on the disk, and nothing is written if one of them cannot be."""
        done = asyncio.get_running_loop().create_future()
        self.write(writes, partial(settle, done))
        return done

    def write(self, writes: Sequence[Write], then: Callable[[Exception | None], None]) -> None:
        """The same for somebody who is called afterwards, with the fault if there is one."""
        self.writer.put(Waiting(writes, asyncio.get_running_loop(), then))

    def reached_at(self, address: str) -> None:
        """Tell whoever wants to use the database, too, where its server is."""
        lock_of(self.path).write_text(address)

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()
        self.held.close()

    def key(self) -> bytes:
        """The key that signs cookies: made at the first start, kept with the rest."""
        found = select(schema.secrets.c.value).where(schema.secrets.c.name == KEY)
        with self.engine.begin() as connection:
            key = connection.execute(found).scalar()
            if key is None:
                key = os.urandom(SIZE)
                connection.execute(insert(schema.secrets).values(name=KEY, value=key))
        return bytes(key)

    def open_logs(self) -> Iterator[Log]:
        """The logs of all tables that are open, the oldest table first, in one pass through the log of the house."""
        log, tables = schema.entries, schema.tables
        open_ = select(tables.c.id, tables.c.opened, tables.c.first_entry).where(tables.c.closed.is_(None)).subquery()
        first = select(func.min(open_.c.first_entry)).scalar_subquery()
        found = (
            select(log.c.table_id, log.c.number, log.c.body)
            .join(open_, open_.c.id == log.c.table_id)
            .where(log.c.id >= first)
            .order_by(open_.c.opened, log.c.table_id, log.c.id)
        )
        with self.engine.connect() as connection:
            for name, rows in groupby(connection.execute(found), key=lambda row: row.table_id):
                yield Log(name, [(row.number, row.body) for row in rows])

    def log(self, table: str) -> Log:
        log, tables = schema.entries, schema.tables
        first = func.coalesce(select(tables.c.first_entry).where(tables.c.id == table).scalar_subquery(), 0)
        found = select(log.c.number, log.c.body).where(log.c.id >= first, log.c.table_id == table).order_by(log.c.id)
        with self.engine.connect() as connection:
            return Log(table, [(row.number, row.body) for row in connection.execute(found)])

    def person(self, person: str) -> str | None:
        """The name of a person; None for somebody who was never here."""
        with self.engine.connect() as connection:
            found = select(schema.people.c.name).where(schema.people.c.id == person)
            return connection.execute(found).scalar()

    def record(self, name: str) -> KeptRecord | None:
        with self.engine.connect() as connection:
            found = connection.execute(select(schema.records).where(schema.records.c.id == name)).first()
        return None if found is None else kept(found)

    def records_of(self, person: str, limit: int | None = None) -> list[KeptRecord]:
        """The newest first."""
        kinds, played = schema.records, schema.players
        with self.engine.connect() as connection:
            found = connection.execute(
                select(kinds, played.c.seat)
                .join(played, played.c.record_id == kinds.c.id)
                .where(played.c.person_id == person)
                .order_by(kinds.c.ended.desc(), kinds.c.id)
                .limit(limit)
            ).all()
        return [structs.replace(kept(row), seat=row.seat) for row in found]

    async def forget(self, person: str) -> set[str]:
        """Remove a person and their name everywhere; returns the tables whose log has changed."""
        entries, tables = await asyncio.to_thread(self.entries_without, person)
        records = await asyncio.to_thread(self.records_without, person)
        await self.append(*statements.forgotten(person, entries, records))
        return tables

    def entries_without(self, person: str) -> tuple[dict[int, bytes], set[str]]:
        """The entries that name a person, by their row, as they read without; and the tables they belong to."""
        log, nobody = schema.entries, os.urandom(PERSON_SIZE).hex()
        named = select(log.c.id, log.c.table_id, log.c.body).where(func.instr(log.c.body, person.encode()) > 0)
        with self.engine.connect() as connection:
            found = connection.execute(named).all()
        return {row.id: without(row.body, person, nobody) for row in found}, {row.table_id for row in found}

    def records_without(self, person: str) -> dict[str, Record]:
        return {
            one.id: structs.replace(
                one.record, seats=tuple("" if seat == one.seat else name for seat, name in enumerate(one.record.seats))
            )
            for one in self.records_of(person)
        }


def settle(done: "asyncio.Future[None]", fault: Exception | None) -> None:
    if done.cancelled():
        return
    if fault is None:
        done.set_result(None)
    else:
        done.set_exception(fault)


def without(body: bytes, person: str, nobody: str) -> bytes:
    """An entry of a table with somebody else's sign in place of a person's, and no name."""
    entry = msgspec.json.decode(body)
    changed = {key: nobody if value == person else value for key, value in entry.items()}
    return msgspec.json.encode(changed | ({"name": ""} if entry.get("person") == person else {}))


def all_records(engine: Engine, game: str | None = None) -> Iterator[KeptRecord]:
    """The oldest first."""
    wanted = select(schema.records).order_by(schema.records.c.ended, schema.records.c.id)
    if game is not None:
        wanted = wanted.where(schema.records.c.game == game)
    with engine.connect() as connection:
        for row in connection.execute(wanted):
            yield kept(row)


def reader(path: Path) -> Engine:
    """An engine on a database that may be in use by a running server, for as many threads as read at a time."""
    engine = create_engine(
        "sqlite://",
        creator=lambda: connect(path),
        poolclass=QueuePool,  # the usual one closes connections that other threads are using
        pool_size=4,
        max_overflow=-1,
        hide_parameters=True,  # they name people, and faults are logged
    )

    @event.listens_for(engine, "begin")
    def begin(connection: object) -> None:
        connection.exec_driver_sql("BEGIN")  # type: ignore[attr-defined]

    return engine


def kept(row: Row[tuple[object, ...]]) -> KeptRecord:
    return KeptRecord(row.id, row.ended, msgspec.json.decode(row.body, type=Record))
