"""Everything in a database of Tavolino 0.1.0 is found again; `tests/old/README.md` says what is in it."""

import asyncio
import hmac
import shutil
from collections.abc import AsyncIterator, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from tavolino.match import read_record
from tavolino.people import FIRST, People, Tokens
from tavolino.store import SqliteReader, SqliteStore

T = TypeVar("T")
OLD = Path(__file__).parents[1] / "old"
EXPECTED = msgspec.json.decode((OLD / "tavolino-0.1.0.json").read_bytes())
RECORDS = sorted((OLD / "records").glob("*.json"))


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqliteStore]:
    """For tests that only read."""
    store = SqliteStore(copied_to(tmp_path_factory.mktemp("old")))
    yield store
    store.close()


def copied_to(folder: Path) -> Path:
    return Path(shutil.copyfile(OLD / "tavolino-0.1.0.db", folder / "tavolino.db"))


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


async def listed(found: AsyncIterator[T]) -> list[T]:
    return [one async for one in found]


def test_every_open_table_is_found_with_its_whole_log(store: SqliteStore) -> None:
    logs = {log.table: log.entries() for log in run(listed(store.open_logs()))}
    assert set(logs) == {name for name, table in EXPECTED["tables"].items() if not table.get("closed")}
    assert {name: len(entries) for name, entries in logs.items()} == {name: EXPECTED["entries"][name] for name in logs}


def test_closed_tables_keep_their_logs(store: SqliteStore) -> None:
    closed = [name for name, table in EXPECTED["tables"].items() if table.get("closed")]
    assert len(closed) == 2
    for name in closed:
        assert len(run(store.log(name)).entries()) == EXPECTED["entries"][name]


@pytest.mark.parametrize("name", EXPECTED["tables"])
def test_every_match_names_its_rules_all_options_and_its_record(store: SqliteStore, name: str) -> None:
    table = EXPECTED["tables"][name]
    opened, *others = [msgspec.json.decode(body) for body in run(store.log(name)).entries()]
    began = [entry for entry in others if entry["type"] in ("began", "rehearsed")]
    assert len(began) == table["matches"]
    assert opened["settings"]["game"] == table["game"]
    if table.get("closed"):
        assert not any("record_id" in entry for entry in began), "nobody will ever read them"
        return
    assert set(opened["settings"]["options"]) == set(EXPECTED["options"][table["game"]])
    for number, entry in enumerate(began, start=1):
        assert entry["options"] == opened["settings"]["options"]
        assert entry["rules_version"] == EXPECTED["rules_version"]
        over = number < len(began) or table["stage"] == "over"
        assert (run(store.record(entry["record_id"])) is not None) == over
        assert over or name not in entry["record_id"]


@pytest.mark.parametrize("name", [name for name, guest in EXPECTED["guests"].items() if "forgotten" not in guest])
def test_every_guest_is_found_with_their_matches(store: SqliteStore, name: str) -> None:
    guest = EXPECTED["guests"][name]
    assert run(store.name_of(guest["id"])) == guest["name"]
    lines = [
        {
            "id": match.id,
            "seat": match.seat,
            "scores": [result.score for result in match.results],
            "places": [result.place for result in match.results],
            "seats": [result.name for result in match.results],
            "rehearsal": match.rehearsal,
            "game": match.game,
        }
        for match in run(store.matches_of(guest["id"]))
    ]
    assert lines == guest["matches"]
    assert [kept.id for kept in run(store.records_of(guest["id"]))] == [line["id"] for line in lines]


def test_every_guest_has_one_device_for_the_tokens_from_then(store: SqliteStore) -> None:
    people = People(store, Tokens(run(store.signing_keys())))
    for guest in EXPECTED["guests"].values():
        known = run(people.known(guest.get("token") or guest["cookie"]))
        assert (known is None) == ("forgotten" in guest)
        assert known is None or known.device.id == FIRST


def test_a_guest_who_was_forgotten_stays_so(store: SqliteStore) -> None:
    [hugo] = [guest for guest in EXPECTED["guests"].values() if "forgotten" in guest]
    assert run(store.name_of(hugo["id"])) is None
    assert run(store.matches_of(hugo["id"])) == []


def test_the_key_still_signs_the_tokens(store: SqliteStore) -> None:
    [key] = run(store.signing_keys())
    for guest in EXPECTED["guests"].values():
        body, seal = (guest.get("token") or guest["cookie"]).split(".")
        assert hmac.new(key, b"Person:" + body.encode(), "sha256").hexdigest() == seal


def test_every_record_is_found_as_it_was_exported(store: SqliteStore) -> None:
    assert len(run(listed(store.records()))) == EXPECTED["record_count"]
    assert len(RECORDS) == 5
    for file in RECORDS:
        kept = run(store.record(file.stem))
        assert kept is not None
        assert kept.record == read_record(file)


def test_the_tables_of_a_person_are_known(tmp_path: Path) -> None:
    store = SqliteStore(copied_to(tmp_path))
    for name, guest in EXPECTED["guests"].items():
        body = guest["id"].encode()
        found = run(store.forget(guest["id"], lambda entry, body=body: entry.replace(body, b"nobody")))  # type: ignore[misc]
        assert found >= {table for table, one in EXPECTED["tables"].items() if name in one["people"]}
    everything = b"".join(body for table in EXPECTED["tables"] for body in run(store.log(table)).entries())
    assert not any(guest["id"].encode() in everything for guest in EXPECTED["guests"].values())
    store.close()


def test_an_old_database_is_exported_as_it_is(tmp_path: Path) -> None:
    """`export` reads databases of any form and changes none, for a server may be using them."""
    reader = SqliteReader(copied_to(tmp_path))
    assert len(run(listed(reader.records()))) == EXPECTED["record_count"]
    reader.close()
    assert not list(tmp_path.glob("*.before-*"))
