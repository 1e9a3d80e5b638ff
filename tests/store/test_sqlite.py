"""The store in a SQLite file: what is on disk, what cannot be used, and who else may look at it."""

import asyncio
import os
import sqlite3
import stat
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tavolino.game import BadMessage
from tavolino.match.record import read_record
from tavolino.store import (
    Addition,
    Fenced,
    InUse,
    NewRecord,
    Result,
    SqliteReader,
    SqliteStore,
    Unwritable,
    open_store,
    place_of,
)
from tavolino.store.sql import reader
from tavolino.store.sql.group_writer import Waiting
from tavolino.store.sql.statements import ENTRY, Write, close_table, remember
from tavolino.store.sqlite import tables, writer
from tavolino.store.sqlite.writer import MOST_ROWS, combined

RECORDS = Path(__file__).parents[2] / "records"
FUTURE = 1 << 40
T = TypeVar("T")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house" / "tavolino.db"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(path)
    yield store
    store.close()


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


async def appended(store: SqliteStore, addition: Addition) -> None:
    """Returns when it is on disk; raises what went wrong."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    store.append(addition, lambda fault: done.set_exception(fault) if fault else done.set_result(None))
    await done


async def played(store: SqliteStore, table: str, number: int) -> None:
    """A table with so many entries."""
    await store.open_table(table, [b"0"], ())
    await appended(store, Addition(table, 1, [b"%d" % one for one in range(1, number)]))


def entries(store: SqliteReader, table: str) -> list[bytes]:
    return run(store.log(table)).entries()


def sql(path: Path, statement: str, *values: object) -> list[Any]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        return connection.execute(statement, values).fetchall()


def test_nobody_is_called_back_before_another_connection_can_read_it(store: SqliteStore, path: Path) -> None:
    async def look() -> None:
        await store.open_table("t", [b"0"], ())
        with closing(sqlite3.connect(path)) as other:
            for number in range(1, 20):
                await appended(store, Addition("t", number, [b"x"]))
                assert other.execute("SELECT count(*) FROM entry").fetchone() == (number + 1,)

    run(look())


def test_more_rows_than_one_statement_takes_are_still_written_together_or_not_at_all(store: SqliteStore) -> None:
    bodies = [b"%d" % number for number in range(1, 2 * MOST_ROWS + 2)]
    run(store.open_table("t", [b"0"], ()))
    record = NewRecord("one", read_record(RECORDS / "twisted-2-rounds.json"), (), 1)
    run(store.keep_record(record))
    with pytest.raises(BadMessage):
        run(appended(store, Addition("t", 1, bodies, (), record)))
    assert entries(store, "t") == [b"0"]
    run(appended(store, Addition("t", 1, bodies)))
    assert entries(store, "t") == [b"0", *bodies]


def test_rows_of_one_kind_after_the_other_become_one_statement() -> None:
    rows = [Write(ENTRY, (1, "t", number, b"x")) for number in range(3)]
    assert combined(rows) == [
        Write(f"{ENTRY}, (?, ?, ?, ?), (?, ?, ?, ?)", (1, "t", 0, b"x", 1, "t", 1, b"x", 1, "t", 2, b"x"))
    ]
    others = [remember("p", "Anna", 1), remember("q", "Ben", 1), *close_table("t", 2)]
    assert combined([rows[0], *others, rows[1]]) == [rows[0], *others, rows[1]]


def test_one_bad_addition_costs_the_others_of_its_group_no_commit_of_their_own(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that can be written is written by a second commit: the WAL tells how many there were."""
    calls: list[int] = []
    each = writer.write_each

    def counted(connection: sqlite3.Connection, owner: int, group: list[Waiting]) -> list[Exception | None]:
        calls.append(len(group))
        return each(connection, owner, group)

    monkeypatch.setattr(writer, "write_each", counted)

    async def add() -> list[object]:
        for number in range(30):
            await store.open_table(f"{number}", [b"0"], ())
        additions = [Addition(f"{number}", 1 if number != 7 else 0, [b"x"]) for number in range(30)]
        return await asyncio.gather(*(appended(store, one) for one in additions), return_exceptions=True)

    answers = run(add())
    assert calls == [30]
    assert [number for number, answer in enumerate(answers) if isinstance(answer, Fenced)] == [7]
    assert answers.count(None) == 29


def test_the_database_itself_refuses_an_entry_out_of_turn(store: SqliteStore, path: Path) -> None:
    run(store.open_table("t", [b"0"], ()))
    for owner, table, number in (
        (store.owner, "t", 0),
        (store.owner, "t", 2),
        (store.owner + 1, "t", 1),
        (store.owner, "u", 0),
    ):
        with pytest.raises(sqlite3.IntegrityError, match="fenced"):
            sql(path, ENTRY, owner, table, number, b"x")
    sql(path, ENTRY, store.owner, "t", 1, b"x")
    with pytest.raises(Fenced):
        run(appended(store, Addition("t", 1, [b"ours"])))
    assert entries(store, "t") == [b"0", b"x"]


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM entry WHERE table_id = 't' AND number = 3",
        "UPDATE entry SET number = 3 WHERE table_id = 't' AND number = 4",
        "UPDATE entry SET previous = id WHERE table_id = 't' AND number = 4",
        "UPDATE entry SET previous = 1 WHERE table_id = 't' AND number = 4",
        "UPDATE entry SET previous = previous - 1 WHERE table_id = 't' AND number = 4",
    ],
)
def test_a_damaged_log_is_not_read_and_harms_no_other(store: SqliteStore, path: Path, damage: str) -> None:
    run(played(store, "other", 2))
    run(played(store, "t", 10))
    sql(path, damage)
    with pytest.raises(BadMessage, match="a gap or a double entry"):
        entries(store, "t")
    assert entries(store, "other") == [b"0", b"1"]
    sql(path, "UPDATE open_log SET last_entry = 1")  # an entry of the other table
    assert entries(store, "t") == []


def test_a_long_log_is_dropped_in_parts_while_others_append(store: SqliteStore, path: Path) -> None:
    async def drop() -> int:
        for table in ("a", "b", "c"):
            await played(store, table, 1200)
            await store.close_tables([table])
        await store.open_table("open", [b"0"], ["anna"])
        dropping = asyncio.create_task(store.drop_logs(FUTURE))
        number = 1
        while not dropping.done():
            await appended(store, Addition("open", number, [b"x"]))
            number += 1
        assert len((await store.log("open")).entries()) == number
        return await dropping

    assert run(drop()) == 3
    assert sql(path, "SELECT DISTINCT table_id FROM entry") == [("open",)]
    assert sql(path, "SELECT id FROM game_table") == [("open",)]
    assert sql(path, "SELECT * FROM table_person") == [("anna", "open")]


def test_a_log_that_was_dropped_halfway_is_still_in_order(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(played(store, "t", 1200))
    run(store.close_tables(["t"]))
    write, parts = store.write, 0

    def killed(*writes: Write) -> "asyncio.Future[None]":
        nonlocal parts
        parts += 1
        if parts == 2:
            raise KeyboardInterrupt
        return write(*writes)

    monkeypatch.setattr(store, "write", killed)
    with pytest.raises(KeyboardInterrupt):
        run(store.drop_logs(FUTURE))
    assert len(entries(store, "t")) == 1200 - tables.DROPPED
    monkeypatch.undo()
    assert run(store.drop_logs(FUTURE)) == 1
    assert sql(path, "SELECT count(*) FROM entry") == [(0,)]


def test_somebody_who_stops_reading_in_the_middle_lets_go_of_the_database(store: SqliteStore) -> None:
    async def look() -> None:
        for number in range(reader.CHUNK + 5):
            await store.open_table(f"{number}", [b"0"], ())
        logs: AsyncIterator[object] = store.open_logs()
        await anext(logs)
        assert store.engine.pool.checkedout() == 1  # type: ignore[attr-defined]
        await logs.aclose()  # type: ignore[attr-defined]
        assert store.engine.pool.checkedout() == 0  # type: ignore[attr-defined]

    run(look())


def test_the_wal_begins_anew_although_somebody_always_writes(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT_COMMITS", 10)
    store, wal = SqliteStore(path), path.with_name(path.name + "-wal")

    async def write() -> None:
        for table in range(20):
            await store.open_table(f"{table}", [b"0"], ())
        for number in range(1, 300):
            await asyncio.gather(*(appended(store, Addition(f"{table}", number, [b"x" * 100])) for table in range(20)))

    run(write())
    assert wal.stat().st_size < 300 * 3 * 4096, "each commit writes that much and more"
    store.close()


def test_what_was_written_is_in_the_database_itself_once_it_is_quiet(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[threading.Thread] = []
    quiet = threading.Event()
    checkpoint = writer.try_checkpoint

    def noted(connection: sqlite3.Connection) -> None:
        checkpoint(connection)
        done.append(threading.current_thread())
        quiet.set()

    monkeypatch.setattr(writer, "CHECKPOINT_PAUSE", 0.01)
    monkeypatch.setattr(writer, "try_checkpoint", noted)
    store = SqliteStore(path)
    run(store.remember("anna", "Anna the first"))
    quiet.clear()
    run(store.remember("anna", "Anna the second"))
    assert quiet.wait(60)
    assert b"Anna the second" in path.read_bytes()
    assert set(done) == {store.writer.thread}, "no other thread may do a checkpoint while this one commits"
    store.close()


def test_a_checkpoint_that_fails_is_no_end_of_writing(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        def execute(self, _: str) -> None:
            raise sqlite3.OperationalError("disk I/O error")

    checkpoint = writer.try_checkpoint
    monkeypatch.setattr(writer, "CHECKPOINT_COMMITS", 1)
    monkeypatch.setattr(writer, "try_checkpoint", lambda _: checkpoint(Broken()))  # type: ignore[arg-type]
    run(played(store, "t", 3))
    run(store.settle())
    assert "a checkpoint failed" in caplog.text
    assert entries(store, "t") == [b"0", b"1", b"2"]


def test_a_full_disk_is_told_to_those_it_has_no_room_for(store: SqliteStore, path: Path) -> None:
    run(played(store, "t", 2))
    run(store.open_table("u", [b"0"], ()))

    async def limit(pages: int) -> None:
        await store.write(Write(f"PRAGMA max_page_count = {pages}", ()))

    async def add() -> list[object]:
        large = b"x" * 100_000
        additions = (Addition("t", 2, [large]), Addition("u", 1, [large]), Addition("u", 1, [b"small"]))
        return await asyncio.gather(*(appended(store, one) for one in additions), return_exceptions=True)

    [(pages,)] = sql(path, "PRAGMA page_count")
    run(limit(pages + 2))
    assert [type(answer) for answer in run(add())] == [Unwritable] * 2 + [type(None)]
    assert store.trouble == "database or disk is full"
    with pytest.raises(Unwritable, match="can’t save anything"):
        run(store.check())
    run(limit(100_000))
    run(appended(store, Addition("t", 2, [b"again"])))
    assert entries(store, "t") == [b"0", b"1", b"again"]
    assert entries(store, "u") == [b"0", b"small"]


def test_the_file_is_the_owners_alone(path: Path) -> None:
    store = SqliteStore(path)
    run(played(store, "t", 2))
    for file in path.parent.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file
    store.close()
    path.chmod(0o644)
    SqliteStore(path).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_two_servers_cannot_use_one_database(store: SqliteStore, path: Path) -> None:
    store.announce("http://127.0.0.1:8000")
    with pytest.raises(InUse, match="Another server is using") as taken:
        SqliteStore(path)
    assert taken.value.address == "http://127.0.0.1:8000"
    run(store.check())


def test_others_may_read_a_database_that_a_server_is_using(store: SqliteStore, path: Path) -> None:
    record = read_record(RECORDS / "twisted-2-rounds.json")
    run(store.keep_record(NewRecord("one", record, (Result(0, "Anna", "anna", None, 1, 1, True),), 5)))
    other = SqliteReader(path)

    async def names() -> list[str]:
        return [kept.id async for kept in other.records()]

    assert run(names()) == ["one"]
    other.close()
    run(store.check())


def test_many_may_read_at_the_same_time(store: SqliteStore) -> None:
    record = read_record(RECORDS / "twisted-2-rounds.json")
    result = Result(0, "Anna", "anna", None, 1, 1, True)

    async def read() -> list[int]:
        for number in range(20):
            await store.keep_record(NewRecord(f"{number}", record, (result,), 1))
        return [len(found) for found in await asyncio.gather(*(store.records_of("anna") for _ in range(64)))]

    assert set(run(read())) == {20}


def test_a_database_is_named_by_a_path_or_a_url(monkeypatch: pytest.MonkeyPatch) -> None:
    assert place_of("a/b.db") == place_of("sqlite:///a/b.db") == Path("a/b.db")
    assert place_of("sqlite:////a.db") == Path("/a.db")
    monkeypatch.setenv("XDG_DATA_HOME", os.sep + "home")
    assert place_of(None) == Path(os.sep, "home", "tavolino", "tavolino.db")


def test_a_store_is_opened_by_a_path_or_a_url(path: Path) -> None:
    opening: list[Callable[[], str | Path]] = [lambda: path, lambda: f"{path}", lambda: f"sqlite:///{path}"]
    for place in opening:
        open_store(place()).close()
    assert path.is_file()


def test_a_url_we_do_not_know_is_refused_without_its_password() -> None:
    with pytest.raises(BadMessage, match="is none of these") as refusal:
        open_store("mysql://me:hidden@host/db")
    assert "hidden" not in str(refusal.value)


def test_a_place_that_cannot_be_used_says_so_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadMessage, match="cannot be used"):
        SqliteStore(tmp_path / "file" / "tavolino.db")


@pytest.mark.parametrize("content", [b"no database at all" * 100, None], ids=["a text", "of another program"])
def test_a_file_that_is_no_database_of_ours_is_refused_and_left_as_it_is(content: bytes | None, tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    if content is None:
        sql(file, "CREATE TABLE theirs (x)")
    else:
        file.write_bytes(content)
    file.chmod(0o644)
    before = file.read_bytes()
    reason = "belongs to another program" if content is None else "cannot be used: file is not a database"
    with pytest.raises(BadMessage, match=reason) as refusal:
        SqliteStore(file)
    assert "\n" not in str(refusal.value)
    assert file.read_bytes() == before
    assert stat.S_IMODE(file.stat().st_mode) == 0o644
    assert list(tmp_path.iterdir()) == [file], "nothing is left beside it"
