"""What is appended is there again; what cannot be written is refused alone."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tavolino.game import BadMessage
from tavolino.match.record import read_record
from tavolino.store import KeptRecord, Store, Write, place_of, statements, writer
from tavolino.store.writer import MOST_ROWS, combined

RECORDS = Path(__file__).parents[2] / "records"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house" / "tavolino.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store(path)
    yield store
    store.close()


def append(store: Store, *writes: Write) -> None:
    async def wait() -> None:
        await store.append(*writes)

    asyncio.run(wait())


def test_entries_come_back_in_their_order_after_a_restart(path: Path) -> None:
    store = Store(path)
    append(store, statements.opened("t", 5), *(statements.entry("t", number, b"%d" % number) for number in range(50)))
    append(store, statements.entry("other", 0, b"x"))
    store.close()
    again = Store(path)
    assert again.log("t").entries() == [b"%d" % number for number in range(50)]
    assert again.log("nobody").entries() == []
    assert [log.table for log in again.open_logs()] == ["t"]
    again.close()


def test_a_closed_table_is_open_no_more_but_its_entries_stay(store: Store) -> None:
    append(store, statements.opened("t", 5), statements.entry("t", 0, b"x"))
    append(store, statements.closed("t", 6))
    assert list(store.open_logs()) == []
    assert store.log("t").entries() == [b"x"]


def test_whoever_appends_is_told_only_when_another_connection_can_read_it(store: Store, path: Path) -> None:
    async def look() -> None:
        other = sqlite3.connect(path)
        for number in range(20):
            await store.append(statements.entry("t", number, b"x"))
            assert other.execute("SELECT count(*) FROM entry").fetchone() == (number + 1,)
        other.close()

    asyncio.run(look())


def test_a_table_that_is_there_already_is_refused_and_nobody_else_suffers(store: Store) -> None:
    append(store, statements.opened("t", 5), statements.entry("t", 0, b"first"))

    async def many() -> list[BaseException | None]:
        good = [store.append(statements.entry("t", number, b"x")) for number in range(1, 10)]
        bad = store.append(statements.entry("u", 0, b"y"), statements.opened("t", 6))
        return await asyncio.gather(*good, bad, return_exceptions=True)

    *good, bad = asyncio.run(many())
    assert good == [None] * 9
    assert isinstance(bad, sqlite3.IntegrityError)
    assert store.log("t").entries()[0] == b"first"
    assert store.log("u").entries() == [], "what is appended together is written together or not at all"


def test_more_rows_than_one_statement_takes_are_still_written_together_or_not_at_all(store: Store) -> None:
    rows = [statements.entry("t", number, b"%d" % number) for number in range(2 * MOST_ROWS + 1)]
    append(store, statements.opened("t", 5))
    with pytest.raises(sqlite3.IntegrityError):
        append(store, *rows, statements.opened("t", 6))
    assert store.log("t").entries() == []
    append(store, *rows)
    assert store.log("t").entries() == [b"%d" % number for number in range(2 * MOST_ROWS + 1)]


def test_rows_of_one_kind_after_the_other_become_one_statement() -> None:
    rows = [statements.entry("t", number, b"x") for number in range(3)]
    assert combined(rows) == [
        Write(f"{rows[0].statement}, (?, ?, ?), (?, ?, ?)", ("t", 0, b"x", "t", 1, b"x", "t", 2, b"x"))
    ]
    others = [statements.person("p", "Anna", 1), statements.person("q", "Ben", 1), statements.closed("t", 2)]
    assert combined([rows[0], *others, rows[1]]) == [rows[0], *others, rows[1]]


@pytest.mark.parametrize("numbers", [(0, 2), (0, 0), (1, 0)])
def test_a_log_with_a_gap_or_an_entry_too_many_is_not_read(store: Store, numbers: tuple[int, ...]) -> None:
    append(store, *(statements.entry("t", number, b"x") for number in numbers))
    with pytest.raises(BadMessage, match="gap"):
        store.log("t").entries()


def test_the_logs_of_all_open_tables_are_found_in_one_pass_the_oldest_first(store: Store) -> None:
    for table, time in (("b", 1), ("gone", 2), ("a", 3)):
        append(store, statements.opened(table, time), statements.entry(table, 0, b"%d" % time))
    append(store, statements.closed("gone", 4), statements.entry("b", 1, b"more"), statements.entry("a", 1, b"too"))
    assert [(log.table, log.entries()) for log in store.open_logs()] == [("b", [b"1", b"more"]), ("a", [b"3", b"too"])]
    assert store.log("gone").entries() == [b"2"]


def test_the_journal_begins_anew_although_somebody_always_writes(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT_PAUSE", 0.001)
    monkeypatch.setattr(writer, "CHECKPOINT_COMMITS", 10)
    store, journal = Store(path), path.with_name(path.name + "-wal")

    async def write() -> None:
        for _ in range(300):
            await asyncio.gather(*(store.append(statements.entry("t", 0, b"x" * 100)) for _ in range(20)))

    asyncio.run(write())
    assert journal.stat().st_size < 300 * 3 * 4096, "each commit writes that much and more"
    store.close()


def test_closing_writes_what_has_come_in(path: Path) -> None:
    store = Store(path)

    async def leave() -> None:
        for number in range(200):
            store.append(statements.entry("t", number, b"x"))

    asyncio.run(leave())
    store.close()
    again = Store(path)
    assert len(again.log("t").entries()) == 200
    again.close()


def test_records_are_listed_for_those_who_played(store: Store) -> None:
    record = read_record(RECORDS / "twisted-2-rounds.json")
    append(store, *statements.record("one", record, {"anna": 0, "ben": 1}, 10))
    append(store, *statements.record("two", record, {"anna": 0}, 20))
    assert store.record("one") == KeptRecord("one", 10, record)
    assert store.record("three") is None
    assert [kept.id for kept in store.records_of("anna", limit=9)] == ["two", "one"]
    assert [kept.id for kept in store.records_of("anna", limit=1)] == ["two"]
    assert [kept.id for kept in store.records_of("ben", limit=9)] == ["one"]


def test_a_person_may_take_another_name(store: Store) -> None:
    append(store, statements.person("p", "Anna", 1))
    append(store, statements.person("p", "Anne", 2))
    assert store.person("p") == "Anne"
    assert store.person("q") is None


def test_the_key_is_made_once_and_the_file_is_the_owners_alone(path: Path) -> None:
    store = Store(path)
    key = store.key()
    assert len(key) == 32
    assert store.key() == key
    append(store, statements.entry("t", 0, b"x"))
    for file in path.parent.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file
    store.close()
    again = Store(path)
    assert again.key() == key
    again.close()


def test_two_servers_cannot_use_one_database(store: Store, path: Path) -> None:
    with pytest.raises(BadMessage, match="Another server is using"):
        Store(path)
    assert list(store.open_logs()) == []


def test_a_database_is_named_by_a_path_or_a_url(monkeypatch: pytest.MonkeyPatch) -> None:
    assert place_of("a/b.db") == place_of("sqlite:///a/b.db") == Path("a/b.db")
    assert place_of("sqlite:////a.db") == Path("/a.db")
    monkeypatch.setenv("XDG_DATA_HOME", os.sep + "home")
    assert place_of(None) == Path(os.sep, "home", "tavolino", "tavolino.db")


def test_a_url_we_do_not_know_is_refused_without_its_password() -> None:
    with pytest.raises(BadMessage, match="is neither") as refusal:
        place_of("postgresql://me:hidden@host/db")
    assert "hidden" not in str(refusal.value)


def test_a_place_that_cannot_be_used_says_so_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadMessage, match="cannot be used"):
        Store(tmp_path / "file" / "tavolino.db")


@pytest.mark.parametrize("content", [b"no database at all" * 100, None], ids=["a text", "of another program"])
def test_a_file_that_is_no_database_of_ours_is_refused_and_left_as_it_is(content: bytes | None, tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    if content is None:
        with sqlite3.connect(file) as other:
            other.execute("CREATE TABLE theirs (x)")
        other.close()
        with pytest.raises(BadMessage, match="belongs to another program"):
            Store(file)
    else:
        file.write_bytes(content)
        with pytest.raises(BadMessage, match="cannot be used: file is not a database"):
            Store(file)
        assert file.read_bytes() == content


def test_a_database_that_others_could_read_is_theirs_no_more(path: Path) -> None:
    Store(path).close()
    path.chmod(0o644)
    Store(path).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_many_may_read_at_the_same_time(store: Store) -> None:
    record = read_record(RECORDS / "twisted-2-rounds.json")
    append(store, *(write for number in range(20) for write in statements.record(f"{number}", record, {"anna": 0}, 1)))
    with ThreadPoolExecutor(16) as readers:
        found = list(readers.map(store.records_of, ["anna"] * 64))
    assert {len(records) for records in found} == {20}


def test_a_checkpoint_that_fails_is_no_end_of_writing(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        def execute(self, _: str) -> None:
            raise sqlite3.OperationalError("disk I/O error")

    assert not writer.checkpointed(Broken())  # type: ignore[arg-type]
    assert "a checkpoint failed" in caplog.text
    monkeypatch.setattr(writer, "checkpointed", lambda _: False)
    append(store, statements.entry("t", 0, b"x"))
    assert store.log("t").entries() == [b"x"]
