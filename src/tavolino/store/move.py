"""Moves everything from one database to another, of whatever kind, and compares the two afterwards."""

import hashlib
from collections.abc import Iterable, Iterator
from itertools import count
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection, Table, delete, func, insert, select, update

from tavolino.game import BadMessage
from tavolino.store.sql import schema
from tavolino.store.sql.store import SqlStore
from tavolino.store.sqlite.store import SqliteStore

CHUNK = 1000  # rows
PER_SERVER = ("entry", "open_log", "owner")  # SQLite's own tables; every log is moved by itself
COMMON = [table for table in schema.metadata.sorted_tables if table.name not in PER_SERVER]
MADE_ANEW = ("signing_key", "deal")  # every new database has some
Entries: TypeAlias = list[tuple[int, bytes]]


class Moved(NamedTuple):
    """What was moved of one kind."""

    name: str
    rows: int
    digest: str  # the same on both sides


def move(source: SqlStore, target: SqlStore) -> list[Moved]:
    """Everything or nothing; raises BadMessage if the target is in use, or if the two differ afterwards."""
    with source.engine.connect() as old, target.engine.begin() as new:
        check_empty(new)
        for table in COMMON:
            for rows in old.execute(select(*columns(table))).partitions(CHUNK):
                new.execute(insert(table), [row._asdict() for row in rows])
        put_logs(target, new, ((name, source.entries(old, name)) for name in table_names(old)))
        found = [compared(old, new, table) for table in COMMON]
        found.append(compared_logs(source, target, old, new))
        target.carry_on(new, source.uptime())
    return found


def check_empty(new: Connection) -> None:
    for table in COMMON:
        if table.name in MADE_ANEW:
            new.execute(delete(table))
        elif new.execute(select(func.count()).select_from(table)).scalar():
            raise BadMessage("The database to move to is in use already; name a new one.")


def columns(table: Table) -> list[Any]:
    """All but what the other kind of database does not know."""
    return [column for column in table.c if column.name != "last_entry"]


def table_names(connection: Connection) -> list[str]:
    return [*connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.opened)).scalars()]


def put_logs(target: SqlStore, new: Connection, logs: Iterable[tuple[str, Entries]]) -> None:
    numbers = count(1)
    for name, rows in logs:
        if isinstance(target, SqliteStore):
            put_linked_log(new, name, rows, numbers)
        elif rows:
            named = [{"table_id": name, "number": number, "body": body} for number, body in rows]
            new.execute(insert(target.log_table), named)


def put_linked_log(new: Connection, name: str, rows: Entries, numbers: Iterator[int]) -> None:
    """In SQLite each entry points to the one before it."""
    last: int | None = None
    for number, body in rows:
        own = next(numbers)
        values = {"id": own, "table_id": name, "number": number, "previous": last, "body": body}
        new.execute(insert(schema.entries), values)
        last = own
    table = schema.tables
    if new.execute(select(table.c.closed).where(table.c.id == name)).scalar() is None:
        new.execute(insert(schema.open_logs).values(table_id=name, length=len(rows), last_entry=last))
    else:
        new.execute(update(table).where(table.c.id == name).values(last_entry=last))


def compared(old: Connection, new: Connection, table: Table) -> Moved:
    found = select(*columns(table))
    return same(table.name, *(digest(connection.execute(found)) for connection in (old, new)))


def compared_logs(source: SqlStore, target: SqlStore, old: Connection, new: Connection) -> Moved:
    def rows(store: SqlStore, connection: Connection) -> Iterator[tuple[object, ...]]:
        for name in table_names(connection):
            yield from ((name, *entry) for entry in store.entries(connection, name))

    return same("entry", digest(rows(source, old)), digest(rows(target, new)))


def same(name: str, old: tuple[int, str], new: tuple[int, str]) -> Moved:
    if old != new:
        raise BadMessage(f"The rows of {name} differ after the move ({old[0]} and {new[0]}); nothing was moved.")
    return Moved(name, *old)


def digest(rows: Iterable[Iterable[object]]) -> tuple[int, str]:
    """How many rows there are, and a number for all of them, whatever their order."""
    total = number = 0
    for row in rows:
        number += 1
        values = [bytes(value) if isinstance(value, memoryview) else value for value in row]
        plain = [int(value) if isinstance(value, bool) else value for value in values]
        total += int.from_bytes(hashlib.sha256(repr(plain).encode()).digest())
    return number, f"{total % (1 << 256):064x}"[:16]
