"""What every store does, whatever it keeps things in."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import ExitStack, nullcontext
from pathlib import Path
from typing import Any, TypeVar

import pytest
from msgspec import structs

from tavolino.game import BadMessage
from tavolino.match.record import Record, Rehearsal, read_record
from tavolino.store import (
    Addition,
    Deal,
    Device,
    Fenced,
    KeptRecord,
    Log,
    MemoryStore,
    NewRecord,
    Quiet,
    Result,
    SqliteStore,
    Store,
    Summary,
    open_store,
)
from tavolino.store.deals import What, check_growth, check_list, said_of
from tavolino.store.postgres import PostgresStore
from tavolino.store.sqlite import store as sqlite_store
from tavolino.store.sqlite.memory import Memory

RECORDS = Path(__file__).parents[2] / "records"
RECORD = read_record(RECORDS / "twisted-2-rounds.json")  # Anna and Ben
T = TypeVar("T")
Again = Callable[[], Store]  # opens the same store again
FUTURE = 1 << 40  # a time that has not come


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def again(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Again]:
    """Opens the store; every further call closes it and opens it again, as a server that restarts does."""
    memory, stores = Memory(), ExitStack()
    url = request.getfixturevalue("postgres").new_database("contract") if request.param == "postgres" else ""

    def open_it() -> Store:
        stores.close()
        store: Store = MemoryStore(memory)
        if request.param != "memory":
            store = open_store(url or tmp_path / "tavolino.db")
        stores.callback(store.close)
        return store

    yield open_it
    stores.close()


@pytest.fixture
def store(again: Again) -> Store:
    return again()


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def appended(store: Store, *additions: Addition) -> list[Exception | None]:
    """What each of them was answered, in one turn of the event loop."""

    async def add() -> list[Exception | None]:
        answers: list[Exception | None] = []
        for addition in additions:
            store.append(addition, answers.append)
        assert answers == [], "nobody is called back before the caller has finished its turn"
        await store.settle()
        return answers

    return run(add())


def claimed(store: Store, *tables: str) -> None:
    for table in tables:
        assert run(store.claim(table)) is None


def opened(store: Store, *tables: str) -> None:
    for table in tables:
        run(store.open_table(table, [b"opened"], ()))


def entries(store: Store, table: str) -> list[bytes]:
    return run(store.log(table)).entries()


async def listed(found: AsyncIterator[T]) -> list[T]:
    return [one async for one in found]


def open_tables(store: Store) -> dict[str, list[bytes]]:
    return {log.table: log.entries() for log in run(listed(store.open_logs()))}


def result(seat: int | None, person: str | None, *, name: str = "", bot: str | None = None) -> Result:
    return Result(seat, name, person, bot, score=10, place=1, by_person=person is not None)


def record(name: str, *results: Result, ended: int = 10, body: Record = RECORD) -> NewRecord:
    return NewRecord(name, body, results, ended)


def test_entries_come_back_in_their_order_after_a_restart(again: Again) -> None:
    store = again()
    opened(store, "t", "u")
    assert (
        appended(store, Addition("t", 1, [b"1", b"2"]), Addition("u", 1, [b"x"]), Addition("t", 3, [b"3"]))
        == [None] * 3
    )
    store = again()
    assert entries(store, "t") == [b"opened", b"1", b"2", b"3"]
    assert entries(store, "u") == [b"opened", b"x"]
    assert entries(store, "nowhere") == []
    claimed(store, "t")
    assert appended(store, Addition("t", 4, [b"4"])) == [None]
    assert entries(store, "t")[-1] == b"4"


def test_open_logs_are_those_of_open_tables_the_oldest_first(again: Again) -> None:
    store = again()
    opened(store, "b", "gone", "a")
    run(store.close_tables(["gone"]))
    appended(store, Addition("b", 1, [b"more"]), Addition("a", 1, [b"too"]))
    assert list(open_tables(store).items()) == [("b", [b"opened", b"more"]), ("a", [b"opened", b"too"])]
    assert list(open_tables(again())) == ["b", "a"]


def test_an_entry_whose_number_is_taken_is_refused_and_the_others_are_written(store: Store) -> None:
    opened(store, "t", "u", "v")
    answers = appended(
        store,
        Addition("t", 1, [b"mine"]),
        Addition("u", 0, [b"again", b"too"]),
        Addition("v", 1, [b"x", b"y"]),
        Addition("t", 1, [b"another"]),
        Addition("t", 2, [b"next"]),
    )
    assert [type(answer) for answer in answers] == [type(None), Fenced, type(None), Fenced, type(None)]
    assert entries(store, "t") == [b"opened", b"mine", b"next"]
    assert entries(store, "u") == [b"opened"]
    assert entries(store, "v") == [b"opened", b"x", b"y"]


@pytest.mark.parametrize(
    "addition",
    [Addition("t", 2, [b"x"]), Addition("nowhere", 0, [b"x"]), Addition("closed", 1, [b"x"])],
    ids=lambda one: one.table,
)
def test_nothing_is_appended_past_the_end_to_an_unknown_table_or_to_a_closed_one(
    store: Store, addition: Addition
) -> None:
    opened(store, "t", "closed")
    run(store.close_tables(["closed"]))
    [answer] = appended(store, addition)
    assert isinstance(answer, Fenced)
    assert run(store.log(addition.table)).rows[1:] == []


def test_a_table_that_is_there_is_not_opened_again(store: Store) -> None:
    opened(store, "t", "closed")
    run(store.close_tables(["closed"]))
    for name in ("t", "closed"):
        with pytest.raises(Fenced):
            run(store.open_table(name, [b"another"], ["anna"]))
        assert entries(store, name) == [b"opened"]


def test_what_is_appended_together_is_written_together_or_not_at_all(store: Store) -> None:
    opened(store, "t")
    [answer] = appended(store, Addition("t", 0, [b"x"], ["anna"], record("one", result(0, "anna"))))
    assert isinstance(answer, Fenced)
    assert run(store.record("one")) is None
    assert appended(store, Addition("t", 1, [b"x"], ["anna"], record("one", result(0, "anna")))) == [None]
    assert run(store.record("one")) == KeptRecord("one", 10, RECORD)
    [answer] = appended(store, Addition("t", 2, [b"y"], (), record("one", result(0, "ben"))))
    assert isinstance(answer, BadMessage)
    assert entries(store, "t") == [b"opened", b"x"]
    assert run(store.matches_of("ben")) == []


def test_all_are_called_back_in_the_order_in_which_they_appended(store: Store) -> None:
    opened(store, *(f"{number}" for number in range(20)))

    async def add() -> list[int]:
        called: list[int] = []
        for turn in range(3):
            for number in range(20):
                addition = Addition(f"{number}", 1 + turn, [b"x"])
                store.append(addition, lambda _, number=20 * turn + number: called.append(number))  # type: ignore[misc]
            await asyncio.sleep(0)
        await store.settle()
        return called

    assert run(add()) == list(range(60))


def test_a_callback_that_fails_keeps_nobody_else_waiting(store: Store) -> None:
    opened(store, "t", "u")

    async def add() -> list[Exception | None]:
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        answers: list[Exception | None] = []
        store.append(Addition("t", 1, [b"x"]), lambda _: 1 // 0)  # type: ignore[arg-type]
        store.append(Addition("u", 1, [b"x"]), answers.append)
        await store.settle()
        return answers

    assert run(add()) == [None]


def test_closing_writes_what_was_appended(again: Again) -> None:
    store = again()
    opened(store, "t")

    async def leave() -> None:
        for number in range(1, 201):
            store.append(Addition("t", number, [b"x"]), lambda _: None)

    run(leave())
    assert len(entries(again(), "t")) == 201


def test_logs_of_tables_closed_long_ago_are_dropped_and_their_records_stay(again: Again) -> None:
    store = again()
    opened(store, "open", "a", "b")
    appended(store, Addition("a", 1, [b"x"] * 30, ["anna"], record("one", result(0, "anna"))))
    for name in ("a", "b"):
        run(store.close_tables([name]))
    now = int(time.time())
    assert run(store.drop_logs(now - 3600)) == 0
    assert len(entries(store, "a")) == 31
    assert run(store.drop_logs(FUTURE)) == 2

    def look(here: Store) -> None:
        assert entries(here, "a") == entries(here, "b") == []
        assert entries(here, "open") == [b"opened"]
        assert [match.id for match in run(here.matches_of("anna"))] == ["one"]
        assert run(here.drop_logs(FUTURE)) == 0

    look(store)
    look(again())


def test_a_table_is_closed_once(store: Store) -> None:
    opened(store, "t")
    run(store.close_tables(["t"]))
    run(store.close_tables(["t"]))
    run(store.close_tables(["nowhere"]))
    assert open_tables(store) == {}
    assert entries(store, "t") == [b"opened"]


def test_records_are_found_by_name_by_game_and_by_person(again: Again) -> None:
    store = again()
    alone = read_record(RECORDS / "qwinto-1-cards.json")
    run(store.keep_record(record("two", result(0, "anna"), result(1, None, bot="club"), ended=20)))
    run(store.keep_record(record("one", result(0, "anna"), result(1, "ben"), ended=10)))
    run(store.keep_record(record("solo", result(0, "carla"), ended=30, body=alone)))

    def look(here: Store) -> None:
        assert run(here.record("one")) == KeptRecord("one", 10, RECORD)
        assert run(here.record("three")) is None
        assert [kept.id for kept in run(listed(here.records()))] == ["one", "two", "solo"]
        assert [kept.id for kept in run(listed(here.records(alone.game)))] == ["solo"]
        assert [kept.id for kept in run(here.records_of("anna"))] == ["two", "one"]
        assert [kept.id for kept in run(here.records_of("ben"))] == ["one"]
        assert run(here.records_of("nobody")) == []

    look(store)
    look(again())


def test_old_records_are_dropped_with_their_results_and_the_others_stay(again: Again) -> None:
    store = again()
    for number in range(120):  # more than are dropped at a time
        run(store.keep_record(record(f"old {number}", result(0, "anna"), result(1, "ben"), ended=number)))
    run(store.keep_record(record("new", result(0, "anna"), ended=120)))
    assert run(store.drop_records(0)) == 0
    assert run(store.drop_records(120)) == 120

    def look(here: Store) -> None:
        assert run(here.record("old 7")) is None
        assert [kept.id for kept in run(listed(here.records()))] == ["new"]
        assert [match.id for match in run(here.matches_of("anna"))] == ["new"]
        assert run(here.matches_of("ben")) == []

    look(store)
    look(again())
    run(again().keep_record(record("old 7", result(0, "ben"))))


def test_a_name_of_a_record_is_taken_once(store: Store) -> None:
    run(store.keep_record(record("one", result(0, "anna"))))
    with pytest.raises(BadMessage, match="already a record"):
        run(store.keep_record(record("one", result(0, "ben"))))
    assert run(store.matches_of("ben")) == []


def test_a_list_of_matches_needs_no_record(store: Store) -> None:
    rehearsal = structs.replace(RECORD, rehearsal=Rehearsal("one", 3))
    anna, bot = result(1, "anna", name="Anna"), result(0, None, name="Gina (club)", bot="club")
    run(store.keep_record(record("one", anna, bot, ended=10)))
    run(store.keep_record(record("two", anna, bot, ended=20, body=rehearsal)))
    newest, oldest = run(store.matches_of("anna"))
    assert (newest.id, newest.ended, newest.game, newest.rehearsal) == ("two", 20, RECORD.game, True)
    assert (oldest.id, oldest.rehearsal, oldest.seat, oldest.results) == ("one", False, 1, (bot, anna))
    assert run(store.matches_of("anna", limit=1)) == [newest]


def test_of_several_who_held_a_seat_in_turn_each_finds_the_match_with_their_own_name(store: Store) -> None:
    anna, ben = result(0, "anna", name="Anna"), result(0, "ben", name="Ben")
    carla = result(1, "carla", name="Carla")
    unknown = result(None, "dora")
    run(store.keep_record(record("one", anna, ben, carla, unknown)))
    seen = {who: run(store.matches_of(who))[0] for who in ("anna", "ben", "carla", "dora")}
    assert seen["anna"].results == seen["carla"].results == seen["dora"].results == (anna, carla)
    assert seen["ben"].results == (ben, carla)
    assert [match.seat for match in seen.values()] == [0, 0, 1, None]


def test_a_person_may_take_another_name(again: Again) -> None:
    store = again()
    run(store.remember("p", "Anna"))
    run(store.remember("p", "Anne"))
    assert run(store.name_of("p")) == "Anne"
    assert run(store.name_of("q")) is None
    assert run(again().name_of("p")) == "Anne"


def test_a_person_who_is_forgotten_is_named_nowhere(again: Again) -> None:
    store, both = again(), (result(0, "anna", name="Anna"), result(1, "ben", name="Ben"))
    run(store.remember("anna", "Anna"))
    run(store.open_table("open", [b"anna is the host"], ["anna"]))
    run(store.open_table("closed", [b"ben is the host"], ["ben"]))
    run(store.open_table("other", [b"ben wrote anna, but she was never here"], ["ben"]))
    appended(
        store,
        Addition("open", 1, [b"anna sat"], ["anna"]),
        Addition("closed", 1, [b"anna sat"], ["anna"], record("one", *both)),
    )
    run(store.close_tables(["closed"]))
    run(store.keep_record(record("two", result(None, "anna"), result(0, None), result(1, "ben"), ended=20)))

    def forget(body: bytes) -> bytes:
        return body.replace(b"anna", b"somebody")

    assert run(store.forget("anna", forget)) == {"open", "closed"}

    def look(here: Store) -> None:
        assert entries(here, "open") == [b"somebody is the host", b"somebody sat"]
        assert entries(here, "closed") == [b"ben is the host", b"somebody sat"]
        assert run(here.name_of("anna")) is None
        assert run(here.matches_of("anna")) == []
        assert run(here.records_of("anna")) == []
        two, one = run(here.matches_of("ben"))
        assert one.results[0] == Result(0, "", None, None, 10, 1, by_person=True)
        assert [seat.name for seat in one.results] == ["", "Ben"]
        assert len(two.results) == 2
        kept = run(here.record("one"))
        assert kept is not None
        assert kept.record == structs.replace(RECORD, seats=("", "Ben"))
        assert run(here.forget("anna", forget)) == set()

    look(store)
    look(again())


def test_devices_are_listed_the_last_seen_first_and_gone_when_they_are_ended(again: Again) -> None:
    phone = Device("phone", 3600, 3600, "Firefox", "Android")
    program = Device("program", 3600, 7200, name="Bot", scope="read", ends=90_000)
    store = again()
    run(store.remember("anna", "Anna"))
    run(store.remember("ben", "Ben"))
    for person, device in (("anna", phone), ("anna", program), ("ben", phone)):
        run(store.add_device(person, device))
    assert run(again().devices_of("anna")) == [program, phone]
    store = again()
    run(store.note_devices({("anna", "phone"): 10_800, ("anna", "gone"): 10_800}))
    assert run(store.devices_of("anna")) == [structs.replace(phone, seen=10_800), program]
    run(store.end_devices("anna", ["phone", "gone"]))
    run(store.note_devices({("anna", "phone"): 14_400}))
    assert run(store.devices_of("anna")) == run(again().devices_of("anna")) == [program]
    assert run(again().devices_of("ben")) == [phone]


def test_the_devices_of_a_forgotten_person_are_gone_and_stay_so(again: Again) -> None:
    store, phone = again(), Device("phone", 3600, 3600)
    run(store.remember("anna", "Anna"))
    run(store.add_device("anna", phone))
    run(store.forget("anna", lambda body: body))
    run(store.add_device("anna", phone))
    assert run(store.devices_of("anna")) == run(again().devices_of("anna")) == []


def test_people_are_absent_if_they_came_long_ago_and_no_device_of_theirs_was_seen_since(
    again: Again, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = again()
    for came, person in ((1000, "anna"), (1000, "ben"), (1500, "carla"), (3000, "dora")):
        with monkeypatch.context() as then:
            then.setattr("time.time", lambda came=came: float(came))
            run(store.remember(person, person.title()))
    run(store.remember("carla", "Another name"))  # says nothing about when she came
    monkeypatch.undo()  # a database refuses a server whose clock is wrong
    for device, seen in (("old", 1000), ("new", 2000)):
        run(store.add_device("ben", Device(device, 1000, seen)))
    run(store.add_device("carla", Device("phone", 1500, 1500)))
    monkeypatch.undo()

    def look(here: Store) -> None:
        assert run(here.absent_people(2000, 10)) == ["anna", "carla"], "Ben was seen, and Dora came, since then"
        assert run(here.absent_people(2001, 10)) == ["anna", "ben", "carla"]
        assert run(here.absent_people(2001, 1)) == ["anna"]
        assert run(here.absent_people(1000, 10)) == []

    look(store)
    look(again())
    run(again().forget("anna", lambda body: body))
    assert run(again().absent_people(2000, 10)) == ["carla"]


def test_the_key_is_made_once(again: Again) -> None:
    [key] = run(again().signing_keys())
    assert len(key) == 32
    assert run(again().signing_keys()) == [key]


def test_a_store_that_belongs_to_somebody_else_writes_nothing(
    again: Again, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The file lock keeps two servers apart; here it is as if it were not there."""
    store = again()
    if isinstance(store, PostgresStore):
        pytest.skip("a database of several nodes belongs to them all; tests/store/test_postgres.py")
    opened(store, "t")
    run(store.keep_record(record("one", result(0, "anna"))))
    if isinstance(store, MemoryStore):
        new: Store = MemoryStore(store.memory)
    else:
        monkeypatch.setattr(sqlite_store, "exclusive_lock", lambda _: nullcontext())
        new = SqliteStore(tmp_path / "tavolino.db")
    answers = appended(store, Addition("t", 1, [b"old"]), Addition("t", 1, [b"old"], ["anna"], record("two")))
    assert [type(answer) for answer in answers] == [Fenced, Fenced]
    refused: list[Awaitable[object]] = [
        store.open_table("u", [b"x"], ()),
        store.close_tables(["t"]),
        store.keep_record(record("two")),
        store.remember("p", "Anna"),
        store.add_device("anna", Device("phone", 1, 1)),
        store.note_devices({("anna", "phone"): 1}),
        store.end_devices("anna", ["phone"]),
        store.forget("anna", lambda body: body),
        store.drop_records(FUTURE),
        store.check(),
    ]
    for one in refused:
        with pytest.raises(Fenced):
            run(waited(one))
    assert appended(new, Addition("t", 1, [b"new"])) == [None]
    assert open_tables(store) == open_tables(new) == {"t": [b"opened", b"new"]}
    assert [kept.id for kept in run(listed(new.records()))] == ["one"]
    assert run(new.name_of("p")) is None
    run(new.close_tables(["t"]))
    with pytest.raises(Fenced):
        run(store.drop_logs(FUTURE))
    assert entries(new, "t") == [b"opened", b"new"]
    new.close()


async def waited(what: Awaitable[T]) -> T:
    return await what


def test_a_store_that_is_well_says_so(store: Store) -> None:
    run(store.check())
    run(store.check())


def test_a_log_with_a_gap_or_a_double_entry_is_not_read() -> None:
    for numbers in ((0, 2), (0, 0), (1, 0), (1,)):
        with pytest.raises(BadMessage, match="a gap or a double entry"):
            Log("abcdefghij", [(number, b"x") for number in numbers]).entries()


def test_a_start_reads_only_tables_that_go_on_or_have_other_rules(store: Store) -> None:
    summaries = {
        "lobby": Summary(),
        "playing": Summary("playing", "twisted 1"),
        "old": Summary("playing", "twisted 0"),
        "awake": Summary("playing", "twisted 1", awake=True),
        "over": Summary("over"),
    }
    for name, summary in summaries.items():
        run(store.open_table(name, [b"opened"], (), summary))
    assert run(store.count_open()) == 5
    assert set(run(store.tables_to_wake(["twisted 1", "qwinto 1"]))) == {"old", "awake"}
    assert run(store.log("over")).summary == Summary("over")
    [answer] = appended(store, Addition("lobby", 1, [b"began"], (), None, Summary("playing", "qwinto 1", awake=True)))
    assert answer is None
    assert "lobby" in run(store.tables_to_wake(["twisted 1", "qwinto 1"]))
    run(store.summarise("lobby", Summary("playing", "qwinto 1")))
    run(store.close_tables(["awake"]))
    assert run(store.tables_to_wake(["twisted 1", "qwinto 1"])) == ["old"]
    assert run(store.count_open()) == 4


def test_a_summary_is_not_written_if_its_entries_are_not(store: Store) -> None:
    opened(store, "t")
    [answer] = appended(store, Addition("t", 5, [b"began"], (), None, Summary("playing", "twisted 1")))
    assert isinstance(answer, Fenced)
    assert run(store.log("t")).summary == Summary()


def test_the_open_tables_of_a_person_the_latest_first(store: Store) -> None:
    for name, stage in (("a", "lobby"), ("b", "over"), ("c", "playing"), ("d", "lobby"), ("e", "lobby")):
        run(store.open_table(name, [b"opened"], ["anna"] if name != "e" else ["ben"], Summary(stage)))
    run(store.note([Quiet("a", 1, 30), Quiet("b", 1, 40), Quiet("c", 1, 10), Quiet("d", 1, 20)]))
    assert run(store.open_tables_of("anna")) == ["b", "a", "d", "c"]
    assert run(store.open_tables_of("anna", 2)) == ["a", "d"]
    run(store.close_tables(["a"]))
    assert run(store.open_tables_of("anna", 9)) == ["d", "c"]


def test_quiet_tables_are_found_by_the_uptime_and_those_that_are_over_sooner(store: Store) -> None:
    for name, stage in (("a", "lobby"), ("b", "over"), ("c", "over")):
        run(store.open_table(name, [b"opened"], (), Summary(stage)))
    run(store.open_table("awake", [b"opened"], (), Summary("playing", "twisted 1", awake=True)))
    run(store.note([Quiet("a", 50, 50), Quiet("b", 50, 50), Quiet("c", 90, 90), Quiet("awake", 0, 0)]))
    assert run(store.quiet_tables(10, 60, 9)) == ["b"]
    assert set(run(store.quiet_tables(60, 100, 9))) == {"a", "b", "c"}
    assert len(run(store.quiet_tables(60, 100, 2))) == 2


def test_the_uptime_goes_on_where_it_was(again: Again, monkeypatch: pytest.MonkeyPatch) -> None:
    store, real = again(), time.monotonic
    monkeypatch.setattr(time, "monotonic", lambda: real() + 1000)
    run(store.note([]))
    assert store.uptime() >= 1000
    assert again().uptime() >= 1000


def test_the_names_of_records_to_come_are_known(store: Store) -> None:
    run(store.open_table("t", [b'{"type":"opened"}', b'{"type":"began","record_id":"one"}'], ()))
    run(store.open_table("u", [b'{"type":"began","record_id":"two"}'], ()))
    run(store.close_tables(["u"]))
    assert run(store.promised_records()) == {"one"}


def deal(what: What, commitment: str, name: str | None = None) -> Deal:
    return Deal(10, what, "twisted", commitment, name)


def test_the_list_of_deals_is_a_chain_that_only_grows(again: Again) -> None:
    store = again()
    opened(store, "t", "u")
    appended(
        store,
        Addition("t", 1, [b"x"], deals=[deal("begun", "a")]),
        Addition("u", 1, [b"x"], deals=[deal("begun", "b")]),
        Addition("t", 2, [b"y"], deals=[deal("ended", "a", "one"), deal("begun", "c")]),
    )
    run(store.open_table("again", [b"opened"], (), deals=[deal("played again", "a")]))
    first = run(store.deals(0, 100))
    found = check_list(first)
    assert (found.lines, found.begun, found.ended, found.open) == (6, 3, 1, frozenset("bc"))
    assert run(store.deals_count()) == 6
    assert run(store.deals(2, 2)) == first[2:4]
    assert said_of("a", first) == ["begun", "ended", "played again"]
    store = again()
    claimed(store, "u")
    appended(store, Addition("u", 2, [b"y"], deals=[deal("broken off", "b")]))
    later = run(store.deals(0, 100))
    check_list(later)
    check_growth(first, later)
    assert len(later) == 7


def test_a_deal_is_in_the_list_only_if_its_entry_is_in_the_log(store: Store) -> None:
    opened(store, "t")
    answers = appended(
        store,
        Addition("t", 5, [b"x"], deals=[deal("begun", "a")]),
        Addition("t", 1, [b"x"], deals=[deal("begun", "b")]),
        Addition("t", 1, [b"x"], deals=[deal("begun", "c")]),
    )
    assert [type(one) for one in answers] == [Fenced, type(None), Fenced]
    lines = run(store.deals(0, 100))
    assert check_list(lines).open == {"b"}
    assert len(lines) == 2


def test_a_new_key_signs_and_the_old_ones_are_read_until_they_are_dropped(again: Again) -> None:
    store = again()
    [old] = run(store.signing_keys())
    run(store.add_signing_key(b"n" * 32))
    store = again()
    assert run(store.signing_keys()) == [b"n" * 32, old]
    run(store.drop_signing_keys())
    assert run(again().signing_keys()) == [b"n" * 32]
