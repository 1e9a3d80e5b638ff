"""Everything goes from a file to PostgreSQL and back, and is the same afterwards."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, MetaData, create_engine, insert, select

from support.postgres import Postgres
from tavolino.cli.commands import run
from tavolino.game import BadMessage
from tavolino.match.record import read_record
from tavolino.store import Addition, Deal, Device, NewRecord, Result, SqliteStore, Store, Summary, open_store
from tavolino.store.deals import check_list
from tavolino.store.move import PER_SERVER

VERSION = "alembic_version"
OWN = ("last_entry", "owner", "order_opened")  # only one kind of database has them; `move` compares other owners
RECORD = read_record(Path(__file__).parents[2] / "records" / "twisted-2-rounds.json")


async def fill(store: Store) -> None:
    """Something of every kind."""
    await store.remember("anna", "Anna")
    await store.add_device("anna", Device("phone", 3600, 3600, "Firefox", "Android"))
    deal = Deal(10, "begun", "twisted", "a" * 64)
    await store.open_table("open", [b"opened", b"began"], ["anna"], Summary("playing", "twisted 1"), [deal])
    await store.open_table("closed", [b"opened", b"\x00\xff"], ["anna"])
    results = (Result(0, "Anna", "anna", None, 3, 1, by_person=True), Result(1, "Bot", None, "club", 1, 2, False))
    done: list[Exception | None] = []
    store.append(Addition("open", 2, [b"ended"], (), NewRecord("one", RECORD, results, 20)), done.append)
    await store.settle()
    assert done == [None]
    await store.close_tables(["closed"])


async def shown(store: Store) -> object:
    return (
        [await store.log(name) for name in ("open", "closed")],
        await store.matches_of("anna"),
        await store.record("one"),
        await store.name_of("anna"),
        await store.devices_of("anna"),
        await store.signing_keys(),
        await store.deals(0, 99),
        await store.open_tables_of("anna"),
    )


def look(place: Path | str) -> object:
    with closing(open_store(place)) as store:
        return asyncio.run(shown(store))


def fill_by_itself(path: Path) -> set[str]:
    """A row in every table of a database, whatever it is for; returns the names of the tables."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        found = MetaData()
        found.reflect(connection)
        for table in found.tables.values():
            if table.name not in (*PER_SERVER, VERSION) and not connection.execute(select(table)).first():
                connection.execute(insert(table).values({one.name: some(one) for one in table.c}))
    engine.dispose()
    return {*found.tables} - {*PER_SERVER, VERSION}


def some(column: Column[Any]) -> object:
    kind = column.type.python_type
    return b"{}" if kind is bytes else kind(1)


def rows_of(url: str, tables: set[str]) -> dict[str, list[str]]:
    engine = create_engine(url)
    with engine.connect() as connection:
        found = MetaData()
        found.reflect(connection)
        rows = {
            name: sorted(
                str(sorted((column, plain(value)) for column, value in row._mapping.items() if column not in OWN))
                for row in connection.execute(select(found.tables[name]))
            )
            for name in tables
        }
    engine.dispose()
    return rows


def plain(value: object) -> object:
    return bytes(value) if isinstance(value, memoryview) else int(value) if isinstance(value, bool) else value


def test_no_table_of_the_database_is_left_behind(postgres: Postgres, tmp_path: Path) -> None:
    """Whatever a release adds: it is not the program that says here which tables there are, but the database."""
    url, first, second = postgres.new_database("every-table"), tmp_path / "first.db", tmp_path / "second.db"
    SqliteStore(first).close()
    tables = fill_by_itself(first)
    assert run(["move", "--from", str(first), "--to", url]) == 0
    assert run(["move", "--from", url, "--to", str(second)]) == 0
    before = rows_of(f"sqlite:///{first}", tables)
    assert all(before.values())
    assert rows_of(url.replace("postgresql", "postgresql+psycopg"), tables) == before
    assert rows_of(f"sqlite:///{second}", tables) == before


def test_nothing_is_lost_on_the_way_there_and_back(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, first, second = postgres.new_database("move"), tmp_path / "first.db", tmp_path / "second.db"
    with closing(SqliteStore(first)) as store:
        asyncio.run(fill(store))
    assert run(["move", "--from", str(first), "--to", url]) == 0
    assert run(["move", "--from", url, "--to", str(second)]) == 0
    assert "5 rows of entry" in capsys.readouterr().out
    assert look(first) == look(url) == look(second)
    with closing(sqlite3.connect(second)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


@pytest.mark.parametrize("kind", ["postgres", "sqlite"])
def test_after_a_move_everything_goes_on(kind: str, postgres: Postgres, tmp_path: Path) -> None:
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    place: str = postgres.new_database("goes-on") if kind == "postgres" else str(new)
    with closing(SqliteStore(old)) as store:
        asyncio.run(fill(store))
    assert run(["move", "--from", str(old), "--to", place]) == 0

    async def go_on(store: Store) -> list[Exception | None]:
        assert await store.claim("open") is None
        done: list[Exception | None] = []
        new_record = NewRecord("two", RECORD, (Result(0, "Anna", "anna", None, 3, 1, by_person=True),), 30)
        deal = Deal(30, "ended", "twisted", "a" * 64)
        store.append(Addition("open", 3, [b"more"], (), new_record, deals=[deal]), done.append)
        await store.settle()
        assert len(await store.matches_of("anna")) == 2
        check_list(await store.deals(0, 99))
        return done

    with closing(open_store(place)) as moved:
        assert asyncio.run(go_on(moved)) == [None]


def test_a_database_that_is_in_use_is_no_place_to_move_to(tmp_path: Path) -> None:
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    for path in (old, new):
        with closing(SqliteStore(path)) as store:
            asyncio.run(fill(store))
    before = look(new)
    with pytest.raises(BadMessage, match="is in use already"):
        run(["move", "--from", str(old), "--to", str(new)])
    assert look(new) == before
    with pytest.raises(BadMessage, match="There is no database"):
        run(["move", "--from", str(tmp_path / "nowhere.db"), "--to", str(new)])
