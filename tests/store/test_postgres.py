"""What only a database of several servers has to do, and what is said about one that cannot be used."""

import asyncio
import time
from collections.abc import Collection, Coroutine, Iterator, Mapping
from contextlib import ExitStack, closing, suppress
from typing import Any, TypeVar

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from support.postgres import Postgres
from tavolino.game import BadMessage
from tavolino.store import Addition, Fenced, InUse, Unwritable, open_store
from tavolino.store.postgres import Database, PostgresStore
from tavolino.store.postgres.schema import metadata

T = TypeVar("T")


@pytest.fixture
def url(postgres: Postgres, request: pytest.FixtureRequest) -> str:
    return postgres.new_database(request.node.name[:50])


@pytest.fixture
def two(url: str) -> Iterator[tuple[PostgresStore, PostgresStore]]:
    with ExitStack() as stores:
        first, second = (node(url, f"http://node-{number}") for number in (1, 2))
        stores.callback(first.close)
        stores.callback(second.close)
        yield first, second


def node(url: str, address: str, house: str = "") -> PostgresStore:
    return PostgresStore(Database(url, address, house))


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def appended(store: PostgresStore, addition: Addition) -> Exception | None:
    async def add() -> Exception | None:
        answers: list[Exception | None] = []
        store.append(addition, answers.append)
        with suppress(Unwritable):
            await store.settle()
        return answers[0]

    return run(add())


def end_session(url: str, store: PostgresStore) -> None:
    """As when the line to the database breaks."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("SELECT pg_terminate_backend(%s, 5000)", (store.writer.session.info.backend_pid,))


def test_a_table_belongs_to_one_node_until_it_is_released(two: tuple[PostgresStore, PostgresStore]) -> None:
    first, second = two
    run(first.open_table("t", [b"opened"], ()))
    assert run(second.claim("t")) == "http://node-1"
    assert isinstance(appended(second, Addition("t", 1, [b"x"])), Fenced)
    assert appended(first, Addition("t", 1, [b"x"])) is None
    run(first.release(["t"]))
    assert isinstance(appended(first, Addition("t", 2, [b"y"])), Fenced)
    assert run(second.claim("t")) is None
    assert appended(second, Addition("t", 2, [b"y"])) is None
    assert run(first.claim("nowhere")) is None


def test_two_owners_can_never_both_append(url: str, two: tuple[PostgresStore, PostgresStore]) -> None:
    first, second = two
    run(first.open_table("t", [b"opened"], ()))
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("UPDATE game_table SET owner = %s", (second.writer.node,))
    assert appended(second, Addition("t", 1, [b"mine"])) is None
    assert isinstance(appended(first, Addition("t", 1, [b"also mine"])), Fenced)
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("UPDATE game_table SET owner = %s", (first.writer.node,))
    assert isinstance(appended(first, Addition("t", 1, [b"also mine"])), Fenced), "by the key of the log"
    assert run(first.log("t")).entries() == [b"opened", b"mine"]


def test_a_node_finds_out_whether_a_table_is_still_its_own(two: tuple[PostgresStore, PostgresStore]) -> None:
    first, second = two
    run(first.open_table("t", [b"opened", b"more"], ()))
    assert run(first.is_ours("t", lambda: 2))
    assert run(first.is_ours("t", lambda: 3)), "our own entry is on its way"
    assert not run(first.is_ours("t", lambda: 1)), "somebody else has written one"
    assert not run(second.is_ours("t", lambda: 2))
    assert not run(first.is_ours("nowhere", lambda: 2))
    run(first.close_tables(["t"]))
    assert not run(first.is_ours("t", lambda: 2))


def test_many_who_come_at_once_share_a_query_that_began_after_they_came(
    two: tuple[PostgresStore, PostgresStore],
) -> None:
    first, _ = two
    asked: list[list[str]] = []
    begun = asyncio.Event()
    find = first.log_ends.find

    async def counted(tables: Collection[str]) -> Mapping[str, int]:
        asked.append(sorted(tables))
        begun.set()
        return await find(tables)

    async def come() -> list[bool]:
        first.log_ends.find = counted
        for name in "abc":
            await first.open_table(name, [b"opened"], ())
        early = asyncio.create_task(first.is_ours("a", lambda: 1))
        await begun.wait()
        return await asyncio.gather(early, *(first.is_ours(name, lambda: 1) for name in ("a", "b", "c", "nowhere")))

    assert run(come()) == [True, True, True, True, False]
    assert asked == [["a"], ["a", "b", "c", "nowhere"]]


def test_who_asks_while_the_database_is_gone_is_told(url: str, two: tuple[PostgresStore, PostgresStore]) -> None:
    first, _ = two

    async def come() -> list[bool | BaseException]:
        return await asyncio.gather(*(first.is_ours("t", lambda: 1) for _ in range(2)), return_exceptions=True)

    first.engine.dispose()  # it has to connect again
    first.database.url = url.replace("tavolino@", "nobody@")
    assert [type(one) for one in run(come())] == [Unwritable, Unwritable]
    first.database.url = url
    run(first.open_table("t", [b"opened"], ()))
    assert run(come()) == [True, True], "and asks again later"


def test_a_node_without_a_session_loses_its_tables_and_comes_back_under_another_number(
    url: str, two: tuple[PostgresStore, PostgresStore]
) -> None:
    first, second = two
    run(first.open_table("t", [b"opened"], ()))
    before = first.writer.node
    end_session(url, first)
    assert isinstance(appended(first, Addition("t", 1, [b"x"])), Unwritable | Fenced), "it may be back by now"
    assert run(second.claim("t")) is None
    assert appended(second, Addition("t", 1, [b"y"])) is None
    wait(lambda: first.trouble is None)
    assert first.writer.node > before
    assert run(first.claim("t")) == "http://node-2"
    assert isinstance(appended(first, Addition("t", 2, [b"x"])), Fenced)


def wait(until: Any) -> None:
    latest = time.monotonic() + 60
    while not until():
        assert time.monotonic() < latest


def test_all_nodes_act_on_a_message_before_its_sender_goes_on(two: tuple[PostgresStore, PostgresStore]) -> None:
    first, second = two
    heard: list[tuple[int, bytes]] = []

    async def tell() -> None:
        async def hear_first(body: bytes) -> None:
            heard.append((1, body))

        async def hear_second(body: bytes) -> None:
            await asyncio.sleep(0)
            heard.append((2, body))

        first.attend(hear_first, lambda: None)
        second.attend(hear_second, lambda: None)
        for text in (b"one", b"two"):
            await first.tell_all(text)
            assert sorted(heard)[-2:] or heard
            assert {number for number, body in heard if body == text} == {1, 2}
        for store in two:
            assert store.listener
            store.listener.stop()

    run(tell())
    assert [body for number, body in heard if number == 2] == [b"one", b"two"]


def test_what_a_node_shares_is_read_by_all_and_goes_with_it(url: str) -> None:
    with closing(node(url, "http://a")) as first:
        with closing(node(url, "http://b")) as second:
            run(second.share("topic", {"x": b"1", "y": b"2"}))
            run(first.share("topic", {"z": b"3"}))
            assert sorted(run(first.shared("topic"))) == [b"1", b"2", b"3"]
            run(second.share("topic", {"x": b"4"}))
            assert sorted(run(first.shared("topic"))) == [b"3", b"4"]
            assert run(first.shared("other")) == []
        assert run(first.shared("topic")) == [b"3"]


def test_one_server_alone_keeps_all_others_out_and_the_other_way_round(url: str) -> None:
    with closing(open_store(url)) as alone:
        alone.announce("http://here")
        for address in (None, "http://node"):
            with pytest.raises(InUse, match=r"Another server is using the database .*, at http://here\."):
                open_store(url, address)
    with closing(open_store(url, "http://node")), pytest.raises(InUse, match="at http://node"):
        open_store(url)


def test_two_houses_do_not_share_a_database(url: str) -> None:
    with closing(open_store(url, "http://a", "Club")):
        with pytest.raises(BadMessage, match="is used by the house 'Club'; this server belongs to the house 'Other'"):
            open_store(url, "http://b", "Other")
        open_store(url, "http://b", "Club").close()
    open_store(url, "http://b", "Renamed").close()


def test_the_tables_are_those_that_the_program_expects(url: str) -> None:
    with closing(node(url, "http://a")) as store, store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("CREATE TABLE somebody_elses (id int)", "belongs to another program"),
        ("CREATE TABLE alembic_version (version_num text)", "belongs to another program"),
        ("ALTER DATABASE {} SET default_transaction_read_only = on", "session is read-only|can only be read"),
    ],
)
def test_a_database_that_cannot_be_used_is_named_in_one_line_and_left_alone(
    postgres: Postgres, change: str, message: str
) -> None:
    url = postgres.new_database("bad")
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(change.format("bad").encode())
        before = connection.execute("SELECT count(*) FROM pg_class").fetchone()
    with pytest.raises(BadMessage, match=message) as refusal:
        open_store(url)
    assert "\n" not in str(refusal.value)
    with psycopg.connect(url, autocommit=True) as connection:
        assert connection.execute("SELECT count(*) FROM pg_class").fetchone() == before


def test_a_user_without_rights_a_wrong_name_and_no_server_are_said_in_one_line(postgres: Postgres, url: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("DROP ROLE IF EXISTS poor")
        connection.execute("CREATE ROLE poor LOGIN")
    places = [
        url.replace("tavolino@", "poor:secret@"),
        postgres.url("nowhere"),
        "postgresql://127.0.0.1:1/tavolino",
    ]
    for place in places:
        with pytest.raises(BadMessage, match=r"The database postgresql://127.0.0.1.* cannot be used: ") as refusal:
            open_store(place)
        assert "\n" not in str(refusal.value)
        assert "secret" not in str(refusal.value)


def test_a_clock_that_is_far_off_is_named(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 600)
    with pytest.raises(BadMessage, match=r"This machine's clock is (599|600) seconds ahead of the database's"):
        open_store(url)


def test_a_newer_form_is_refused(url: str) -> None:
    open_store(url).close()
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadMessage, match="was made by a newer Tavolino"):
        open_store(url)


def test_several_servers_need_postgresql(tmp_path: Any) -> None:
    with pytest.raises(BadMessage, match="need one PostgreSQL database"):
        open_store(str(tmp_path / "file.db"), "http://a")
