"""Whatever a table of the database has of a person: forgotten with them, brought along by a guest, part of the export.

A new table or column is in these tests by itself. Only what it is has to be said: see OTHER_TEXT and EXPORTED.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Column, LargeBinary, Table, Text
from sqlalchemy.types import Double

from tavolino.server.messages import Everything
from tavolino.store import SqliteStore
from tavolino.store.sql.schema import metadata

GUEST, ACCOUNT, NAME = "a-guest-who-is-somebody", "an-account", "the name of the guest"

# The columns that hold the id of a person, whatever table they are in.
PEOPLE = {"person_id", "other_id", "guest_id", "reporter", "reported", "host", "owner", "target", "against"}
# All other columns with text, so that nobody adds one without a thought for whom it may name.
OTHER_TEXT = {
    "absence", "address", "bot", "browser", "clock", "commitment", "course", "day", "device", "event", "fixed_by",
    "folded", "game", "holder", "id", "invites", "key", "kind", "language", "level", "line", "mark", "name", "party",
    "place", "public", "purpose", "reason", "record_id", "revealed_by", "rules", "scope", "secret", "signs", "site",
    "stage", "stop", "system", "table_id", "taker", "used", "verdict", "what", "why", "words", "work", "contest_id",
    "best_record",
}  # fmt: skip
# What is not brought along, and why.
LEFT_BEHIND = {
    "ban": "whoever is banned cannot sign in",
    "merged_person": "by this row the guest is found in logs and tokens",
    "table_person": "logs still name the guest",
}
# Where the export has what a table keeps about a person, or why it is not there.
EXPORTED = {
    "account": "account",
    "ban": "",  # what those who run the place decide about somebody
    "channel": "notices",
    "contest": "contests",
    "contest_person": "contests",
    "daily_try": "daily",
    "day_played": "profile",
    "device": "devices",
    "invitation": "invitations",
    "merged_person": "",  # an id that stands for the same person
    "notice": "",  # gone when it is sent
    "notice_wish": "notices",
    "passkey": "account",
    "person": "name",
    "practice": "deck",
    "profile": "profile",
    "rated_seat": "profile",
    "rating": "profile",
    "report": "reports",
    "result": "matches",
    "seeker": "",  # there only while somebody waits
    "slow_seat": "tables",
    "table_person": "tables",
    "tally": "profile",
    "ticket": "",  # there for some minutes
    "tie": "circle",
    "visibility": "circle",
}

BODIES = {  # those that are read when somebody is forgotten
    ("record", "body"): (Path(__file__).parents[2] / "records" / "twisted-2-rounds.json").read_bytes(),
    ("report", "chat"): b"[]",
}


def people_in(table: Table) -> list[Column[Any]]:
    if table.name == "owner":
        return []
    own = [column for column in table.columns if table.name == "person" and column.name == "id"]
    return [*own, *(column for column in table.columns if column.name in PEOPLE)]


TABLES = [table for table in metadata.sorted_tables if people_in(table)]


def test_every_column_with_text_is_known() -> None:
    found = {
        column.name for table in metadata.sorted_tables for column in table.columns if isinstance(column.type, Text)
    }
    assert found - PEOPLE - OTHER_TEXT == set(), "does it hold the id of a person?"
    assert OTHER_TEXT - found == set(), "no table has these any more"


def test_the_export_has_what_every_table_keeps_about_a_person() -> None:
    assert {table.name for table in TABLES} == set(EXPORTED)
    fields = set(Everything.__struct_fields__)
    assert {field for field in EXPORTED.values() if field} <= fields


class Rows:
    """Rows that name a person in each of the columns that can."""

    def __init__(self) -> None:
        self.number = 0

    def of(self, table: Table, person: str) -> Iterator[dict[str, Any]]:
        for column in people_in(table):
            self.number += 1
            yield {one.name: self.value(table, one) for one in table.columns} | {column.name: person}

    def value(self, table: Table, column: Column[Any]) -> Any:
        if column.foreign_keys:
            return "a record"
        if column.name == "name":
            return NAME
        if table.name in ("ban", "tally") and column.name == "kind":
            return "person"
        match column.type:
            case Text():
                return "a record" if (table.name, column.name) == ("record", "id") else f"{column.name} {self.number}"
            case LargeBinary():
                return BODIES.get((table.name, column.name), b"{}")
            case Boolean():
                return False
            case Double():
                return 1.0
            case _:
                return self.number


def fill(database: Path, person: str, *without: str) -> None:
    rows = Rows()
    connection = sqlite3.connect(database)
    record = metadata.tables["record"]
    insert(connection, "record", {one.name: rows.value(record, one) for one in record.columns})
    for table in TABLES:
        if table.name not in without:
            for row in rows.of(table, person):
                insert(connection, table.name, row)
    connection.commit()
    connection.close()


def insert(connection: sqlite3.Connection, table: str, row: dict[str, Any]) -> None:
    connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", [*row.values()])


def places_of(database: Path, person: str) -> set[str]:
    """The tables that still have the id somewhere."""
    connection = sqlite3.connect(database)
    found = set()
    for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
        for row in connection.execute(f"SELECT * FROM {table}"):
            if any(person.encode() in (one if isinstance(one, bytes) else str(one).encode()) for one in row):
                found.add(table)
    connection.close()
    return found


@pytest.fixture
def database(tmp_path: Path) -> Path:
    found = tmp_path / "tavolino.db"
    opened(found)
    return found


def opened(database: Path, *verbs: Any) -> None:
    async def use() -> None:
        store = SqliteStore(database)
        try:
            for verb in verbs:
                await verb(store)
        finally:
            store.close()

    asyncio.run(use())


def test_nothing_in_the_database_names_somebody_who_was_forgotten(database: Path) -> None:
    fill(database, GUEST)
    assert places_of(database, GUEST) == {table.name for table in TABLES}

    async def forget(store: SqliteStore) -> None:
        for one in (*await store.belongings(GUEST), GUEST):
            await store.forget(one, lambda body: body)

    opened(database, forget)
    assert places_of(database, GUEST) == set()
    assert places_of(database, NAME) == set()


def test_everything_of_a_guest_becomes_the_accounts(database: Path) -> None:
    fill(database, GUEST, "account", "passkey", "ticket", "merged_person")

    async def merge(store: SqliteStore) -> None:
        await store.remember(ACCOUNT, "Anna")
        assert await store.keep_name(ACCOUNT, "Anna", "anna")
        await store.merge(GUEST, ACCOUNT)

    opened(database, merge)
    assert places_of(database, GUEST) == set(LEFT_BEHIND)
    left = {"ban", "table_person", "seeker", "notice", "notice_wish"}  # the account's own wishes stay
    brought = {"channel", "contest", "contest_person", "daily_try", "practice", "rating", "tally", "tie", "device"}
    assert brought | {"result"} <= places_of(database, ACCOUNT) - left
