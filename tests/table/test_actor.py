"""Tables that run: with a real database, real bots and a real event loop."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from table.sitting import ANNA, BEN, CLEO, wire
from tavolino.game import AnyGame
from tavolino.games import GAMES
from tavolino.match.verify import verify
from tavolino.store import Store
from tavolino.table import Connection, Inbox, NoTable, NotAllowed, Pace, PerMove, Settings, Tables, Thinkers
from tavolino.table.asks import Act, Again, AnyAsk, Say, SeatBot, Sit, Start, Undo
from tavolino.table.views import Update

AT_ONCE = Pace(0, 0)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


@asynccontextmanager
async def house(path: Path, most: int = 100) -> AsyncIterator[Tables]:
    store, thinkers = Store(path / "tavolino.db"), Thinkers(2)
    tables = Tables(store, thinkers, AT_ONCE, most)
    try:
        yield tables
    finally:
        await tables.close()
        thinkers.close()
        store.close()


async def asked(inbox: Inbox, connection: Connection, ask: AnyAsk) -> Update:
    await inbox.ask(connection, ask)
    update = await connection.next()
    assert update is not None
    return update


async def joined(inbox: Inbox, person: Any, seat: int | None = None, since: int = 0) -> Connection:
    connection = Connection(person, since)
    await inbox.join(connection)
    if seat is not None:
        await inbox.ask(connection, Sit(seat=seat))
    return connection


async def two_at_a_table(tables: Tables, **settings: Any) -> tuple[Inbox, Connection, Connection]:
    inbox = await tables.open(Settings(game="twisted", seats=2, **settings), ANNA)
    return inbox, await joined(inbox, ANNA, 0), await joined(inbox, BEN, 1)


async def until_over(connection: Connection) -> list[Update]:
    updates: list[Update] = []
    while not updates or updates[-1].table.stage != "over":
        update = await connection.next()
        assert update is not None
        updates.append(update)
    return updates


@every_game
def test_bots_play_a_match_to_its_end_and_the_record_verifies(game: AnyGame, tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as tables:
            inbox = await tables.open(Settings(game=game.name, seats=2), ANNA, ("heuristic", "random"))
            watcher = await joined(inbox, ANNA)
            shown = (await asked(inbox, watcher, Start())).table.commitment
            updates = await until_over(watcher)
            kept = tables.store.record(updates[-1].table.record or "")
            assert kept is not None
            assert kept.record.commitment == shown
            assert kept.record.outcome == updates[-1].table.outcome
            verify(kept.record)
            assert updates[-1].table.next_commitment != shown

    asyncio.run(play())


@every_game
def test_nobody_is_told_what_another_connection_cannot_read_in_the_database(game: AnyGame, tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as tables:
            inbox = await tables.open(Settings(game=game.name, seats=2), ANNA, ("random", "random"))
            watcher = await joined(inbox, BEN)
            host = await joined(inbox, ANNA)
            await inbox.ask(host, Start())
            other = sqlite3.connect(tables.store.path)
            for _ in range(100):
                update = await watcher.next()
                assert update is not None
                if update.table.stage == "over":
                    break
                [(entries,)] = other.execute("SELECT count(*) FROM entry").fetchall()
                assert entries >= update.version
            other.close()

    asyncio.run(play())


def test_a_table_goes_on_after_a_restart_where_it_was(tmp_path: Path) -> None:
    async def before() -> tuple[str, Update]:
        async with house(tmp_path) as tables:
            inbox, anna, ben = await two_at_a_table(tables, clock=PerMove(seconds=600))
            await inbox.ask(anna, Start())
            for _ in range(9):
                await act_somehow(inbox, anna, ben)
            return inbox.table.id, await asked(inbox, anna, Say(text="hello"))

    async def after(name: str) -> Update:
        async with house(tmp_path) as tables:
            anna = await joined(tables.find(name), ANNA)
            ben = await joined(tables.find(name), BEN)
            update = await anna.next()
            assert update is not None
            await act_somehow(tables.find(name), anna, ben)
            return update

    name, last = asyncio.run(before())
    first = asyncio.run(after(name))
    assert first.view == last.view
    assert first.decision == last.decision
    rested = [seat.left for seat in first.table.seats]
    assert all(left is not None and left > 590_000 for left in rested), "the clocks stood still, whatever the test took"
    assert [happened.event for happened in first.events if happened.version <= last.version]


async def act_somehow(inbox: Inbox, *connections: Connection) -> None:
    play = inbox.table.play
    assert play is not None
    seat = next(seat for seat, choices in enumerate(play.choices) if choices)
    ask = Act(decision=play.decisions[seat], action=wire(Random(0).choice(play.choices[seat])))
    await inbox.ask(connections[seat], ask)


def test_a_slow_connection_gets_the_newest_view_with_all_that_happened(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as tables:
            inbox, anna, ben = await two_at_a_table(tables)
            slow = await joined(inbox, CLEO)
            await inbox.ask(anna, Start())
            for _ in range(12):
                await act_somehow(inbox, anna, ben)
            update = await slow.next()
            assert update is not None
            assert update.version == inbox.table.version
            play = inbox.table.play
            assert play is not None
            assert len(update.events) == sum(len(done.events) for done in play.done)
            assert update.seat is None
            assert update.view.hand == ()

    asyncio.run(play())


def test_missed_events_come_back_with_the_version_one_has_seen(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as tables:
            inbox, anna, ben = await two_at_a_table(tables)
            await inbox.ask(anna, Start())
            for _ in range(4):
                await act_somehow(inbox, anna, ben)
            seen = inbox.table.version
            await inbox.leave(ben)
            assert not inbox.audience.is_here("ben")
            while inbox.table.play and inbox.table.play.choices[0]:
                await act_somehow(inbox, anna, ben)
            back = await joined(inbox, BEN, since=seen)
            update = await back.next()
            assert update is not None
            assert all(happened.version > seen for happened in update.events)

    asyncio.run(play())


def test_a_bot_plays_for_whoever_left_until_they_are_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as tables:
            inbox = await tables.open(Settings(game="twisted", seats=2), ANNA, (None, "heuristic"))
            anna, ben = await joined(inbox, ANNA), await joined(inbox, BEN, 0)
            await inbox.ask(anna, Start())
            update = await asked(inbox, anna, SeatBot(seat=0, level="heuristic", key="k"))
            assert update.refused[0].reason == "Ben is here."
            await inbox.leave(ben)
            await inbox.ask(anna, SeatBot(seat=0, level="heuristic"))
            while len(inbox.table.play.done if inbox.table.play else ()) < 10:
                await anna.next()
            back = await joined(inbox, BEN)
            update_of_ben = await back.next()
            assert update_of_ben is not None
            assert update_of_ben.table.seats[0].bot is None
            assert update_of_ben.seat == 0

    asyncio.run(play())


def test_one_who_is_refused_gets_the_reason_and_the_view_and_the_others_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as tables:
            inbox, anna, ben = await two_at_a_table(tables)
            await inbox.ask(anna, Start())
            await ben.next()
            await anna.next()
            update = await asked(inbox, anna, Act(decision=0, action={"type": "take"}, key="k"))
            assert [(refusal.key, refusal.reason) for refusal in update.refused] == [
                ("k", "That was meant for an earlier decision.")
            ]
            assert update.view is not None
            assert update.done == ()
            assert ben.waiting is None

    asyncio.run(play())


def test_an_action_that_cannot_be_written_is_never_announced_and_the_table_comes_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as tables:
            inbox, anna, ben = await two_at_a_table(tables)
            await inbox.ask(anna, Start())
            await act_somehow(inbox, anna, ben)
            version = inbox.table.version
            disk = sqlite3.connect(tables.store.path, isolation_level=None)
            disk.execute("CREATE TRIGGER full BEFORE INSERT ON entry BEGIN SELECT RAISE(ABORT, 'full'); END")
            while anna.waiting or ben.waiting:
                await anna.next()
                await ben.next()
            await act_somehow(inbox, anna, ben)
            assert await anna.next() is None
            assert await ben.next() is None
            disk.execute("DROP TRIGGER full")
            disk.close()
            again = tables.find(inbox.table.id)
            assert again is not inbox
            assert again.table.version == version
            anna, ben = await joined(again, ANNA), await joined(again, BEN)
            await act_somehow(again, anna, ben)
            assert again.table.version == version + 1

    asyncio.run(play())


def test_a_table_goes_on_when_one_who_waits_for_an_answer_is_cancelled(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as tables:
            inbox, anna, ben = await two_at_a_table(tables)
            started = inbox.ask(anna, Start())
            assert not started.done(), "it waits for the disk"
            started.cancel()
            await inbox.look(anna)  # which comes after it
            await act_somehow(inbox, anna, ben)
            assert not inbox.broken
            assert inbox.table.play is not None
            assert len(inbox.table.play.done) == 1

    asyncio.run(play())


def test_quiet_tables_are_closed_and_full_houses_refuse(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, most=1) as tables:
            inbox = await tables.open(Settings(game="twisted", seats=2, listed=True), ANNA)
            assert list(tables.listed()) == [inbox]
            with pytest.raises(NotAllowed, match="no room"):
                await tables.open(Settings(game="twisted", seats=2), ANNA)
            connection = await joined(inbox, ANNA)
            await tables.close_quiet(-1)
            assert tables.find(inbox.table.id) is inbox, "somebody is here"
            await inbox.leave(connection)
            await tables.close_quiet(-1)
            with pytest.raises(NoTable):
                tables.find(inbox.table.id)
            assert list(tables.store.open_logs()) == []
            await inbox.ask(connection, Start())  # too late, and no harm done
            assert await connection.next() is not None
            assert await connection.next() is None

    asyncio.run(play())


def test_the_list_shows_a_table_only_as_it_is_on_disk(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as tables:
            inbox = await tables.open(Settings(game="twisted", seats=2, listed=True), ANNA)
            asked = inbox.ask(Connection(ANNA), Sit(seat=0))
            assert not asked.done(), "it waits for the disk"
            [shown] = await tables.shown(9)
            assert shown.seats[0].name == "Anna"
            assert len(tables.store.log(shown.id).entries()) == inbox.table.version

    asyncio.run(play())


def test_the_next_match_begins_with_one_ask(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as tables:
            inbox = await tables.open(Settings(game="qwinto", seats=2), ANNA, (None, "random"))
            anna = await joined(inbox, ANNA, 0)
            await inbox.ask(anna, Start())
            while inbox.table.stage == "playing":
                play = inbox.table.play
                assert play is not None
                if play.choices[0]:
                    ask = Act(decision=play.decisions[0], action=wire(play.choices[0][-1]))
                    await inbox.ask(anna, ask)
                else:
                    await anna.next()
            refusal = await asked(inbox, anna, Undo())
            assert refusal.refused
            update = await asked(inbox, anna, Again())
            assert update.table.match == 2
            assert update.table.stage == "playing"
            assert [kept.id for kept in tables.store.records_of("anna", 9)] == [f"{inbox.table.id}-1"]

    asyncio.run(play())


def test_an_update_is_small(tmp_path: Path) -> None:
    async def play() -> list[int]:
        async with house(tmp_path) as tables:
            inbox = await tables.open(Settings(game="twisted", seats=2), ANNA, ("heuristic", "heuristic"))
            watcher = await joined(inbox, ANNA)
            await inbox.ask(watcher, Start())
            return [len(msgspec.json.encode(update)) for update in await until_over(watcher)]

    sizes = sorted(asyncio.run(play()))
    assert sizes[len(sizes) // 2] < 2000


def test_the_record_says_how_often_somebody_alone_took_something_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as tables:
            inbox = await tables.open(Settings(game="qwinto", seats=1), ANNA)
            anna = await joined(inbox, ANNA, 0)
            await inbox.ask(anna, Start())
            for _ in range(6):
                await act_somehow(inbox, anna)
            update = await asked(inbox, anna, Undo(key="u"))
            assert "u" in update.done
            while inbox.table.stage == "playing":
                await act_somehow(inbox, anna)
            [kept] = tables.store.records_of("anna", 9)
            assert kept.record.taken_back == 1
            verify(kept.record)

    asyncio.run(play())
