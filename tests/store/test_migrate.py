"""The steps lead to the tables that the program expects, and nothing is lost on the way."""

import asyncio
import logging
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tavolino.game import BadMessage
from tavolino.games import GAMES
from tavolino.store import Addition, Log, Result, SqliteStore
from tavolino.store.migrations import to_0004
from tavolino.store.sql.schema import ADDITION, FENCE, metadata
from tavolino.store.sqlite.migrate import configuration, migrate, newest
from tavolino.store.sqlite.store import reader

T = TypeVar("T")
Rows: TypeAlias = tuple[str, Sequence[Sequence[object]]]  # a statement, and the values of each row
RECORD = {
    "game": "twisted",
    "rules_version": 1,
    "options": {"rounds": 2, "expert": False},
    "seats": ["Anna", "Gina (club)", "Ben"],
    "commitment": "0" * 64,
    "contributions": ["0" * 64] * 3,
    "secret": "0" * 64,
    "actions": [],
    "outcome": {"scores": [3, -4, 0], "places": [1, 3, 2], "reason": "rounds"},
}


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


async def listed(found: AsyncIterator[T]) -> list[T]:
    return [one async for one in found]


def older(path: Path, form: str, *statements: Rows) -> None:
    """A database as an older program has left it."""
    engine = reader(path)
    with engine.connect() as connection:
        command.upgrade(configuration(connection), form)
    engine.dispose()
    with closing(sqlite3.connect(path)) as database, database:
        for statement, rows in statements:
            database.executemany(statement, [tuple(row) for row in rows])


def tables(*rows: tuple[str, int, int | None]) -> Rows:
    return "INSERT INTO game_table (id, opened, closed) VALUES (?, ?, ?)", [*rows]


def entries(*rows: tuple[str, int, bytes]) -> Rows:
    return "INSERT INTO entry (table_id, number, body) VALUES (?, ?, ?)", [*rows]


def entry(kind: str, **fields: Any) -> bytes:
    return msgspec.json.encode({"type": kind, "at": 1, **fields})


def logs(store: SqliteStore) -> list[Log]:
    return run(listed(store.open_logs()))


def decoded(log: Log) -> list[Any]:
    return [msgspec.json.decode(body) for body in log.entries()]


def test_all_steps_together_make_the_schema(tmp_path: Path) -> None:
    engine = reader(tmp_path / "new.db")
    migrate(engine, tmp_path / "new.db")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == newest()
        assert compare_metadata(context, metadata) == []
        made = connection.exec_driver_sql(
            "SELECT sql FROM sqlite_master WHERE type IN ('view', 'trigger') ORDER BY type"
        )
        assert made.scalars().all() == [FENCE, ADDITION]
    engine.dispose()
    assert [file.name for file in tmp_path.iterdir()] == ["new.db"], "there is nothing to keep a copy of"


@pytest.mark.parametrize("form", ["0001", "0002", "0003"])
def test_the_logs_of_an_older_database_are_found_again(tmp_path: Path, form: str) -> None:
    rows = [("s", 0, b"a"), ("t", 0, b"b"), ("s", 1, b"c"), ("gone", 0, b"d"), ("lost", 0, b"e"), ("gone", 1, b"f")]
    older(
        tmp_path / "old.db",
        form,
        tables(("s", 1, None), ("t", 2, None), ("gone", 1, 5), ("empty", 3, None)),
        entries(*rows),
    )
    store = SqliteStore(tmp_path / "old.db")
    found = [(log.table, log.entries()) for log in logs(store)]
    assert found == [("s", [b"a", b"c"]), ("t", [b"b"]), ("empty", [])]
    assert run(store.log("gone")).entries() == [b"d", b"f"]
    assert run(store.log("lost")).entries() == [b"e"]

    async def go_on() -> list[Exception | None]:
        answers: list[Exception | None] = []
        for addition in (Addition("s", 2, [b"x"]), Addition("empty", 0, [b"y"])):
            store.append(addition, answers.append)
        await store.settle()
        return answers

    assert run(go_on()) == [None, None]
    assert run(store.log("s")).entries() == [b"a", b"c", b"x"]
    assert run(store.drop_logs(1 << 40)) == 2
    store.close()


def test_a_log_with_a_gap_or_a_double_entry_stays_as_it_is_and_harms_no_other(tmp_path: Path) -> None:
    rows = [("gap", 0, b"0"), ("gap", 2, b"2"), ("double", 0, b"0"), ("double", 0, b"00"), ("well", 0, b"0")]
    older(tmp_path / "old.db", "0003", tables(("gap", 1, None), ("double", 2, None), ("well", 3, None)), entries(*rows))
    store = SqliteStore(tmp_path / "old.db")
    gap, double, well = logs(store)
    assert gap.rows == [(0, b"0"), (2, b"2")]
    assert double.rows == [(0, b"0"), (0, b"00")]
    for log in (gap, double):
        with pytest.raises(BadMessage, match="a gap or a double entry"):
            log.entries()
    assert well.entries() == [b"0"]
    store.close()


def test_open_logs_name_the_rules_all_options_and_the_record_of_each_match(tmp_path: Path) -> None:
    settings = {"game": "twisted", "seats": 2, "options": {"rounds": 3}, "chat": False}
    plain = {"game": "qwinto", "seats": 1}
    rows = [
        ("t", 0, entry("opened", settings=settings, host="anna")),
        ("t", 1, entry("sat", seat=0, person="ben", name="Ben")),
        ("t", 2, entry("began", key="k")),
        ("t", 3, entry("acted", seat=0, action="place 3")),
        ("t", 4, entry("rehearsed", record="x", secret="00", contributions=[], actions=["0 place 3"])),
        ("t", 5, entry("began")),
        ("u", 0, entry("opened", settings=plain, host="anna")),
        ("u", 1, entry("began")),
        ("gone", 0, entry("opened", settings=settings, host="carla")),
        ("gone", 1, entry("began")),
    ]
    records = (
        "INSERT INTO record (id, game, ended, body) VALUES (?, 'twisted', 1, ?)",
        [(name, b"{}") for name in ("t-1", "t-2")],
    )
    older(tmp_path / "old.db", "0003", tables(("t", 1, None), ("u", 2, None), ("gone", 1, 5)), entries(*rows), records)
    store = SqliteStore(tmp_path / "old.db")
    t, u = logs(store)
    opened, _, first, _, second, third = decoded(t)
    options = {"rounds": 3, "expert": False}
    assert opened == {"type": "opened", "at": 1, "settings": settings | {"options": options}, "host": "anna"}
    assert t.entries()[1] == rows[1][2]
    assert t.entries()[3] == rows[3][2]
    assert first == {"type": "began", "at": 1, "key": "k", "rules_version": 1, "options": options, "record_id": "t-1"}
    assert second["record"] == "x"
    assert (second["options"], second["rules_version"], second["record_id"]) == (options, 1, "t-2")
    assert third["record_id"] != "t-3"
    assert len(third["record_id"]) == 11
    assert decoded(u)[0]["settings"] == plain | {"options": {}}
    assert decoded(u)[1]["options"] == {}
    assert run(store.log("gone")).entries() == [rows[8][2], rows[9][2]]
    mark = b'"forgotten"'
    for person, named in (("anna", {"t", "u"}), ("ben", {"t"}), ("carla", {"gone"}), ("dora", set())):
        assert run(store.forget(person, lambda body, one=person: body.replace(b'"%s"' % one.encode(), mark))) == named  # type: ignore[misc]
    store.close()


def test_the_usual_options_are_those_of_the_program_that_wrote_the_log() -> None:
    """Not those of a later one; those of a game of another package are taken from it."""
    assert to_0004.rules_of("twisted").options == {"rounds": 2, "expert": False}
    assert to_0004.rules_of("unheard-of") == to_0004.Rules(1, {})
    assert set(to_0004.RULES) <= set(GAMES)


def test_options_of_a_game_of_another_package_are_taken_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "theirs", GAMES["twisted"])
    options = msgspec.to_builtins(GAMES["twisted"].table_options)
    assert to_0004.rules_of("theirs") == to_0004.Rules(GAMES["twisted"].rules_version, options)


def test_an_entry_that_cannot_be_read_stays_as_it_is(tmp_path: Path) -> None:
    bad = [
        b"nonsense",
        b'"a text"',
        b'{"type":"opened"}',
        b'{"type":"opened","settings":3}',
        b'{"type":"began"}',
        b"\xff",
    ]
    older(
        tmp_path / "old.db",
        "0003",
        tables(*((f"{number}", number, None) for number in range(len(bad)))),
        entries(*((f"{number}", 0, body) for number, body in enumerate(bad))),
    )
    store = SqliteStore(tmp_path / "old.db")
    found = [body for log in logs(store) for body in log.entries()]
    assert [body for body in found if b"began" not in body] == [body for body in bad if b"began" not in body]
    store.close()


def test_results_come_from_the_records(tmp_path: Path) -> None:
    rehearsal = RECORD | {"rehearsal": {"record": "one", "actions": 2}}
    bodies = [("one", 10, RECORD), ("two", 20, rehearsal), ("three", 30, RECORD)]
    records = (
        "INSERT INTO record (id, game, ended, body) VALUES (?, 'twisted', ?, ?)",
        [(name, ended, msgspec.json.encode(body)) for name, ended, body in bodies],
    )
    people = (
        "INSERT INTO record_person (record_id, person_id, seat) VALUES (?, ?, ?)",
        [("one", "anna", 0), ("one", "ben", 2), ("two", "anna", 0), ("two", "carla", 0), ("three", "anna", None)],
    )
    older(tmp_path / "old.db", "0003", records, people)
    store = SqliteStore(tmp_path / "old.db")
    anna = Result(0, "Anna", "anna", None, 3, 1, None)
    gina = Result(1, "Gina (club)", None, "club", -4, 3, None)
    ben = Result(2, "Ben", "ben", None, 0, 2, None)
    nobody = Result(2, "Ben", None, None, 0, 2, None)
    three, two, one = run(store.matches_of("anna"))
    assert (one.id, one.seat, one.rehearsal, one.results) == ("one", 0, False, (anna, gina, ben))
    assert (two.id, two.seat, two.rehearsal, two.results) == ("two", 0, True, (anna, gina, nobody))
    assert (three.id, three.seat, three.results) == (
        "three",
        None,
        (Result(0, "Anna", None, None, 3, 1, None), gina, nobody),
    )
    [carlas] = run(store.matches_of("carla"))
    assert (carlas.id, carlas.seat, carlas.results[0].person) == ("two", 0, "carla")
    store.close()


def test_a_copy_of_the_old_database_is_kept_and_said_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path, copy = tmp_path / "old.db", tmp_path / f"old.db.before-{newest()}"
    older(path, "0003", tables(("t", 1, None)), entries(("t", 0, b"a")))
    with caplog.at_level(logging.INFO, "tavolino"):
        SqliteStore(path).close()
    line = f"The database {path} is brought from form 0003 to {newest()}; a copy is kept in {copy}."
    assert line in [record.getMessage() for record in caplog.records]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    caplog.clear()
    SqliteStore(path).close()
    assert not [record for record in caplog.records if record.name.startswith("tavolino")], "only once"
    with closing(sqlite3.connect(copy)) as kept:
        assert kept.execute("SELECT version_num FROM alembic_version").fetchall() == [("0003",)]
        assert kept.execute("SELECT table_id, number, body FROM entry").fetchall() == [("t", 0, b"a")]
    again = SqliteStore(copy)  # and it can be used like any other
    assert [log.entries() for log in logs(again)] == [[b"a"]]
    again.close()


def test_a_copy_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    older(path, "0003", tables(("t", 1, None)))
    for name in (f"old.db.before-{newest()}", f"old.db.before-{newest()}-2"):
        (tmp_path / name).write_text("precious")
    SqliteStore(path).close()
    assert (
        (tmp_path / f"old.db.before-{newest()}").read_text()
        == (tmp_path / f"old.db.before-{newest()}-2").read_text()
        == "precious"
    )
    assert (tmp_path / f"old.db.before-{newest()}-3").read_bytes().startswith(b"SQLite format 3")


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "old.db"
    older(path, "0003", tables(("t", 1, None)), entries(("t", 0, b"a")))
    before = contents(path)

    def fail(*_: object) -> None:
        raise OSError("no more room")

    monkeypatch.setattr(to_0004.Log, "move", fail)
    with pytest.raises(OSError, match="no more room"):
        SqliteStore(path)
    assert contents(path) == before
    monkeypatch.undo()
    store = SqliteStore(path)
    assert [log.entries() for log in logs(store)] == [[b"a"]]
    store.close()


def contents(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as database:
        return [*database.iterdump()]


def test_a_place_without_room_for_the_copy_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "old.db"
    older(path, "0003", tables(("t", 1, None)))
    before = contents(path)

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("tavolino.store.sqlite.backup.copy_database", full)
    with pytest.raises(BadMessage, match="cannot be copied: database or disk is full"):
        SqliteStore(path)
    assert contents(path) == before
    assert sorted(file.name for file in tmp_path.iterdir()) == ["old.db", "old.db.lock"]


def test_a_damaged_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    older(path, "0003", tables(*((f"table {number}", 1, None) for number in range(2000))))
    good = path.read_bytes()
    damaged = good[: len(good) // 2] + b"\xaa" * 4096 + good[len(good) // 2 + 4096 :]
    path.write_bytes(damaged)
    with pytest.raises(BadMessage, match=r"is damaged|cannot be used") as refusal:
        SqliteStore(path)
    assert "\n" not in str(refusal.value)
    assert path.read_bytes() == damaged
    assert sorted(file.name for file in tmp_path.iterdir()) == ["old.db", "old.db.lock"]


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    SqliteStore(path).close()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    before = path.read_bytes()
    for _ in range(2):  # and the first refusal lets go of the file
        with pytest.raises(BadMessage, match="newer Tavolino"):
            SqliteStore(path)
    assert path.read_bytes() == before


def test_what_a_killed_program_has_left_in_the_wal_is_not_lost(tmp_path: Path) -> None:
    older(tmp_path / "running.db", "0003", tables(("t", 1, None)))
    with closing(sqlite3.connect(tmp_path / "running.db", isolation_level=None)) as running:
        running.execute("INSERT INTO entry (table_id, number, body) VALUES ('t', 0, X'61')")
        for ending in ("", "-wal"):  # as they are on disk at this moment
            (tmp_path / f"killed.db{ending}").write_bytes((tmp_path / f"running.db{ending}").read_bytes())
    store = SqliteStore(tmp_path / "killed.db")
    assert [log.entries() for log in logs(store)] == [[b"a"]]
    store.close()
    with closing(sqlite3.connect(tmp_path / f"killed.db.before-{newest()}")) as copy:
        assert copy.execute("SELECT count(*) FROM entry").fetchone() == (1,)


HALF_MADE = """
import os, sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("PRAGMA cache_size=1")
database.execute("CREATE TABLE alembic_version (version_num TEXT)")
database.execute("BEGIN")
database.execute("CREATE TABLE filler (body BLOB)")
for _ in range(50):
    database.execute("INSERT INTO filler VALUES (randomblob(4096))")
os._exit(0)  # as when the power fails: the journal is still there
"""


def test_a_database_whose_making_was_cut_short_is_made_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "tavolino.db"
    subprocess.run([sys.executable, "-c", HALF_MADE, path], check=True)
    assert path.with_name("tavolino.db-journal").stat().st_size, "there is something to roll back"
    SqliteStore(path).close()
