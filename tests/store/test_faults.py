"""A database that has two names, is deleted under the server, is damaged, or has grown too large."""

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tavolino.game import BadMessage
from tavolino.store import Addition, InUse, SqliteStore, Unwritable, back_up
from tavolino.store.sql import queries
from tavolino.store.sql.statements import Write
from tavolino.store.sqlite import disk, writer
from tavolino.store.sqlite import store as sqlite_store
from tavolino.store.sqlite.integrity import Inspection

OLD = Path(__file__).parents[1] / "old" / "tavolino-0.1.0.db"
FUTURE = 1 << 40
T = TypeVar("T")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tavolino.db"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(path)
    yield store
    store.close()


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


async def appended(store: SqliteStore, *additions: Addition) -> list[Exception | None]:
    answers: asyncio.Queue[Exception | None] = asyncio.Queue()
    for addition in additions:
        store.append(addition, answers.put_nowait)
    return [await answers.get() for _ in additions]


def pragma(path: Path, name: str) -> Any:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(f"PRAGMA {name}").fetchone()[0]


def test_a_link_to_a_database_in_use_does_not_get_a_second_server_in(
    store: SqliteStore, path: Path, tmp_path: Path
) -> None:
    link = tmp_path / "other.db"
    link.symlink_to(path)
    with pytest.raises(InUse, match="Another server is using"):
        SqliteStore(link)
    store.close()
    SqliteStore(link).close()
    assert not link.with_name("other.db.lock").exists(), "it has one lock, whatever name is used"


def test_a_database_with_two_names_is_refused_in_one_line_and_left_as_it_is(path: Path, tmp_path: Path) -> None:
    SqliteStore(path).close()
    (tmp_path / "twin.db").hardlink_to(path)
    before = path.read_bytes()
    for name in ("tavolino.db", "twin.db"):
        with pytest.raises(BadMessage, match="has 2 names") as refusal:
            SqliteStore(tmp_path / name)
        assert "\n" not in str(refusal.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize("how", ["deleted", "replaced"])
@pytest.mark.parametrize("ending", ["", "-wal"])
def test_nothing_is_acknowledged_once_the_database_is_deleted_or_replaced(
    store: SqliteStore,
    path: Path,
    ending: str,
    how: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    run(store.open_table("t", [b"0"], ()))
    run(store.check())
    assert not store.is_gone()
    file = path.with_name(path.name + ending)
    if how == "replaced":
        shutil.copy(file, path.with_name("copy"))
        path.with_name("copy").replace(file)
    else:
        file.unlink()
    monkeypatch.setattr(disk, "PAUSE", 0)
    [answer] = run(appended(store, Addition("t", 1, [b"x"])))
    assert isinstance(answer, Unwritable)
    assert store.is_gone()
    with pytest.raises(Unwritable):
        run(store.check())
    [line] = [line for line in caplog.records if line.levelno == logging.CRITICAL]
    assert "deleted or replaced" in line.getMessage()


def test_a_check_notices_a_deleted_database_before_anybody_writes(store: SqliteStore, path: Path) -> None:
    path.unlink()
    with pytest.raises(Unwritable):
        run(store.check())


def test_no_connection_but_the_writers_does_checkpoints(store: SqliteStore) -> None:
    with store.engine.connect() as reader:
        assert reader.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar() == 0


def test_a_check_needs_as_much_room_as_an_action_when_room_is_scarce(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def let_grow(pages: int) -> None:
        await store.write(Write(f"PRAGMA max_page_count = {pages}", ()))

    run(store.open_table("t", [b"0"], ()))
    run(store.give_space_back())
    run(let_grow(pragma(path, "page_count") + 2))
    run(store.check())
    monkeypatch.setattr(sqlite_store, "SCARCE", 1 << 62)
    with pytest.raises(Unwritable, match="can’t save anything"):
        run(store.check())
    assert store.trouble == "database or disk is full"
    run(let_grow(100_000))
    monkeypatch.setattr(writer, "CHECKPOINT_PAUSE", 0)
    run(store.settle())
    while store.trouble:  # the writer tries again by itself
        run(store.settle())
    run(store.check())


def test_a_database_that_was_not_closed_is_checked_while_the_server_starts(
    path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqliteStore(path)
    run(store.open_table("t", [b"0"], ()))
    assert store.inspection is None, "nothing to check after an orderly stop"
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    for file in tmp_path.glob("tavolino.db*"):
        shutil.copy(file, crashed)
    store.close()
    with caplog.at_level(logging.INFO), closing(SqliteStore(crashed / path.name)) as again:
        assert again.inspection is not None
        again.inspection.thread.join()
        run(again.check())
    assert [line.getMessage() for line in caplog.records if "did not close" in line.getMessage()]


def damage(path: Path) -> None:
    """Overwrite the second half of the pages."""
    store = SqliteStore(path)
    run(store.open_table("t", [b"x" * 5000] * 20, ()))
    store.close()
    content = bytearray(path.read_bytes())
    content[len(content) // 2 :] = bytes(len(content) - len(content) // 2)
    path.write_bytes(content)


def test_a_damaged_database_is_reported_in_the_log_and_by_every_check(
    store: SqliteStore, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = tmp_path / "damaged.db"
    damage(damaged)
    inspection = store.inspection = Inspection(damaged)
    inspection.thread.join()
    assert "is damaged" in caplog.text
    with pytest.raises(Unwritable):
        run(store.check())
    inspection.close()


def test_a_copy_of_a_damaged_database_is_no_backup(path: Path, tmp_path: Path) -> None:
    damage(path)
    with pytest.raises(BadMessage, match=r"is damaged|is malformed") as refusal:
        back_up(path, tmp_path / "copy.db")
    assert "\n" not in str(refusal.value)
    assert not (tmp_path / "copy.db").exists()


def test_the_file_shrinks_when_logs_are_dropped(store: SqliteStore, path: Path) -> None:
    async def grow_and_drop() -> int:
        for table in range(10):
            await store.open_table(f"{table}", [b"x" * 1000] * 200, ())
        await store.close_tables([f"{table}" for table in range(10)])
        before = await store.read(pages)
        assert await store.drop_logs(FUTURE) == 10
        return before

    def pages(connection: Any) -> int:
        return int(connection.exec_driver_sql("PRAGMA page_count").scalar())

    before = run(grow_and_drop())
    assert run(store.read(pages)) < before / 4
    assert run(store.read(queries.free_pages)) == 0
    store.close()
    assert path.stat().st_size < before * 4096 / 4


def test_an_old_database_can_shrink_from_now_on(path: Path) -> None:
    shutil.copy(OLD, path)
    assert pragma(path, "auto_vacuum") == 0
    SqliteStore(path).close()
    assert pragma(path, "auto_vacuum") == 2
    assert pragma(path, "freelist_count") == 0


@pytest.mark.parametrize("query", [queries.changed_entries, queries.read_records_of, queries.open_tables_of])
def test_what_concerns_one_person_is_found_without_reading_everything(store: SqliteStore, query: Any) -> None:
    seen: list[str] = []

    def plans(connection: Any) -> None:
        raw = connection.connection.driver_connection
        raw.set_trace_callback(seen.append)
        more: tuple[object, ...] = {queries.changed_entries: (bytes,), queries.open_tables_of: (5,)}.get(query, ())
        found = query(connection, "anna", *more)
        list(found)
        raw.set_trace_callback(None)
        for statement in seen:
            if statement.lstrip().startswith(("SELECT", "WITH")):
                plan = [line[3] for line in raw.execute(f"EXPLAIN QUERY PLAN {statement}")]
                assert not [line for line in plan if line.startswith("SCAN")], plan

    run(store.read(plans))
    assert seen
