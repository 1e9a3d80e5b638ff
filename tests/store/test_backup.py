"""A backup is a whole database, also of one that is being written to."""

import asyncio
import stat
from pathlib import Path

import pytest

from tavolino.game import BadMessage
from tavolino.store import Addition, SqliteStore, back_up


def test_a_backup_while_writing_holds_everything_that_was_acknowledged(tmp_path: Path) -> None:
    store, copy = SqliteStore(tmp_path / "one.db"), tmp_path / "copy.db"

    async def write_on(under_way: asyncio.Event) -> None:
        await store.open_table("t", [b"0"], ())
        for number in range(1, 2000):
            store.append(Addition("t", number, [b"x" * 100]), lambda _: None)
            await store.settle()
            if number == 99:
                under_way.set()

    async def both() -> None:
        under_way = asyncio.Event()
        writing = asyncio.create_task(write_on(under_way))
        await under_way.wait()
        await asyncio.to_thread(back_up, store.path, copy)
        writing.cancel()

    asyncio.run(both())
    store.close()
    restored = SqliteStore(copy)
    assert len(asyncio.run(restored.log("t")).entries()) >= 100
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    restored.close()
    assert not list(tmp_path.glob(".tavolino-*"))


def test_a_database_is_not_its_own_backup(tmp_path: Path) -> None:
    database = tmp_path / "one.db"
    SqliteStore(database).close()
    before = database.read_bytes()
    with pytest.raises(BadMessage, match="is the database itself"):
        back_up(database, tmp_path / "." / "one.db")
    assert database.read_bytes() == before


def test_a_backup_replaces_an_older_one_and_refuses_what_is_no_file(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "one.db").close()
    for _ in range(2):
        back_up(tmp_path / "one.db", tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_bytes().startswith(b"SQLite format 3")
    with pytest.raises(BadMessage, match="not an ordinary file"):
        back_up(tmp_path / "one.db", tmp_path)
    (tmp_path / "letter.txt").write_text("Dear Anna")
    with pytest.raises(BadMessage, match="is there already and is no backup"):
        back_up(tmp_path / "one.db", tmp_path / "letter.txt")
    assert (tmp_path / "letter.txt").read_text() == "Dear Anna"
    with pytest.raises(BadMessage, match="There is no database"):
        back_up(tmp_path / "none.db", tmp_path / "copy.db")
    with pytest.raises(BadMessage, match="cannot be written"):
        back_up(tmp_path / "one.db", tmp_path / "nowhere" / "copy.db")
