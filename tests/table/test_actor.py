"""Tables that run: with a real database, real bots and a real event loop."""

import asyncio
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
from tavolino.store import Fenced, open_store
from tavolino.table import Connection, NotAllowed, NotFound, Pace, PerMove, Settings, TableActor, Tables, Thinkers
from tavolino.table.decisions.asks import Act, Again, AnyAsk, Contribute, Say, SeatBot, Sit, Start, Undo
from tavolino.table.runtime.tables import ALONE
from tavolino.table.runtime.views import Update

AT_ONCE = Pace(0, 0)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


@asynccontextmanager
async def running(path: Path, most: int = 100) -> AsyncIterator[Tables]:
    store, thinkers = open_store(path / "tavolino.db"), Thinkers(2)
    tables = Tables(store, thinkers, AT_ONCE, most)
    await tables.begin()
    assert tables.waking is not None
    await tables.waking
    try:
        yield tables
    finally:
        await tables.rest()
        thinkers.close()
        store.close()


async def asked(actor: TableActor, connection: Connection, ask: AnyAsk) -> Update:
    await actor.ask(connection, ask)
    update = await connection.next()
    assert update is not None
    return update


async def joined(actor: TableActor, person: Any, seat: int | None = None, since: int = 0) -> Connection:
    connection = Connection(person, since)
    await actor.join(connection)
    if seat is not None:
        await actor.ask(connection, Sit(seat=seat))
        await actor.ask(connection, Contribute(contribution=f"{seat}" * 64))
    return connection


async def two_at_a_table(tables: Tables, **settings: Any) -> tuple[TableActor, Connection, Connection]:
    actor = await tables.open(Settings(game="twisted", seats=2, **settings), ANNA)
    return actor, await joined(actor, ANNA, 0), await joined(actor, BEN, 1)


def pass_time(actor: TableActor, milliseconds: int) -> None:
    actor.started -= milliseconds / 1000


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
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game=game.name, seats=2), ANNA, ("heuristic", "random"))
            watcher = await joined(actor, ANNA)
            shown = (await asked(actor, watcher, Start())).table.commitment
            updates = await until_over(watcher)
            kept = await tables.store.record(updates[-1].table.record or "")
            assert kept is not None
            assert kept.record.commitment == shown
            assert kept.record.outcome == updates[-1].table.outcome
            verify(kept.record)
            assert updates[-1].table.next_commitment != shown

    asyncio.run(play())


@every_game
def test_nobody_is_told_what_is_not_in_the_log(game: AnyGame, tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game=game.name, seats=2), ANNA, ("random", "random"))
            watcher = await joined(actor, BEN)
            host = await joined(actor, ANNA)
            await actor.ask(host, Start())
            for _ in range(100):
                update = await watcher.next()
                assert update is not None
                if update.table.stage == "over":
                    break
                assert len((await tables.store.log(actor.table.id)).rows) >= update.version

    asyncio.run(play())


def test_a_table_goes_on_after_a_restart_where_it_was(tmp_path: Path) -> None:
    async def before() -> tuple[str, Update]:
        async with running(tmp_path) as tables:
            actor, anna, ben = await two_at_a_table(tables, clock=PerMove(seconds=600))
            await actor.ask(anna, Start())
            for _ in range(9):
                await act_somehow(actor, anna, ben)
            return actor.table.id, await asked(actor, anna, Say(text="hello"))

    async def after(name: str) -> Update:
        async with running(tmp_path) as tables:
            anna = await joined(await tables.find(name), ANNA)
            ben = await joined(await tables.find(name), BEN)
            update = await anna.next()
            assert update is not None
            await act_somehow(await tables.find(name), anna, ben)
            return update

    name, last = asyncio.run(before())
    first = asyncio.run(after(name))
    assert first.view == last.view
    assert first.decision == last.decision
    rested = [seat.left for seat in first.table.seats]
    assert all(left is not None and left > 590_000 for left in rested), "the clocks stood still, whatever the test took"
    assert [happened.event for happened in first.events if happened.version <= last.version]


async def act_somehow(actor: TableActor, *connections: Connection) -> None:
    play = actor.table.play
    assert play is not None
    seat = next(seat for seat, choices in enumerate(play.choices) if choices)
    ask = Act(decision=play.decisions[seat], action=wire(Random(0).choice(play.choices[seat])))
    await actor.ask(connections[seat], ask)


def test_a_slow_connection_gets_the_newest_view_with_all_that_happened(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor, anna, ben = await two_at_a_table(tables)
            slow = await joined(actor, CLEO)
            await actor.ask(anna, Start())
            for _ in range(12):
                await act_somehow(actor, anna, ben)
            update = await slow.next()
            assert update is not None
            assert update.version == actor.table.version
            play = actor.table.play
            assert play is not None
            assert len(update.events) == sum(len(done.events) for done in play.done)
            assert update.seat is None
            assert update.view.hand == ()

    asyncio.run(play())


def test_missed_events_come_back_with_the_version_one_has_seen(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor, anna, ben = await two_at_a_table(tables)
            await actor.ask(anna, Start())
            for _ in range(4):
                await act_somehow(actor, anna, ben)
            seen = actor.table.version
            await actor.leave(ben)
            assert "ben" not in actor.audience.presence.lines
            while actor.table.play and actor.table.play.choices[0]:
                await act_somehow(actor, anna, ben)
            back = await joined(actor, BEN, since=seen)
            update = await back.next()
            assert update is not None
            assert all(happened.version > seen for happened in update.events)

    asyncio.run(play())


def test_a_bot_plays_for_whoever_left_until_they_are_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game="twisted", seats=2), ANNA, (None, "heuristic"))
            anna, ben = await joined(actor, ANNA), await joined(actor, BEN, 0)
            await actor.ask(anna, Start())
            update = await asked(actor, anna, SeatBot(seat=0, level="heuristic", key="k"))
            assert update.refused[0].reason == "Ben is here, or was a moment ago."
            await actor.leave(ben)
            update = await asked(actor, anna, SeatBot(seat=0, level="heuristic", key="k"))
            assert update.refused[0].reason == "Ben is here, or was a moment ago."
            expected = update.table.seats[0].expected
            assert expected is not None
            pass_time(actor, expected)
            await actor.ask(anna, SeatBot(seat=0, level="heuristic"))
            while len(actor.table.play.done if actor.table.play else ()) < 10:
                await anna.next()
            back = await joined(actor, BEN)
            update_of_ben = await back.next()
            assert update_of_ben is not None
            assert update_of_ben.table.seats[0].bot is None
            assert update_of_ben.seat == 0

    asyncio.run(play())


def test_one_who_is_refused_gets_the_reason_and_the_view_and_the_others_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor, anna, ben = await two_at_a_table(tables)
            await actor.ask(anna, Start())
            await ben.next()
            await anna.next()
            update = await asked(actor, anna, Act(decision=0, action={"type": "take"}, key="k"))
            assert [(refusal.key, refusal.reason) for refusal in update.refused] == [
                ("k", "Too late: the game has moved on.")
            ]
            assert update.view is not None
            assert update.done == ()
            assert ben.waiting is None

    asyncio.run(play())


@pytest.mark.parametrize("fault", [OSError("the disk is full"), Fenced()])
def test_an_action_that_cannot_be_written_is_never_announced_and_the_table_comes_back(
    fault: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor, anna, ben = await two_at_a_table(tables)
            await actor.ask(anna, Start())
            await act_somehow(actor, anna, ben)
            version = actor.table.version
            loop = asyncio.get_running_loop()
            monkeypatch.setattr(tables.store, "append", lambda _, then: loop.call_soon(then, fault))
            while anna.waiting or ben.waiting:
                await anna.next()
                await ben.next()
            await act_somehow(actor, anna, ben)
            assert await anna.next() is None
            assert await ben.next() is None
            monkeypatch.undo()
            again = await tables.find(actor.table.id)
            assert again is not actor
            assert again.table.version == version
            anna, ben = await joined(again, ANNA), await joined(again, BEN)
            await act_somehow(again, anna, ben)
            assert again.table.version == version + 1

    asyncio.run(play())


def test_a_table_goes_on_when_one_who_waits_for_an_answer_is_cancelled(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor, anna, ben = await two_at_a_table(tables)
            started = actor.ask(anna, Start())
            assert not started.done(), "it waits for the disk"
            started.cancel()
            await actor.look(anna)  # which comes after it
            await act_somehow(actor, anna, ben)
            assert not actor.broken
            assert actor.table.play is not None
            assert len(actor.table.play.done) == 1

    asyncio.run(play())


def test_quiet_tables_are_closed_and_full_houses_refuse(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, most=1) as tables:
            actor = await tables.open(Settings(game="twisted", seats=2, listed=True), ANNA)
            assert list(tables.public()) == [actor]
            with pytest.raises(NotAllowed, match="no room"):
                await tables.open(Settings(game="twisted", seats=2), ANNA)
            connection = await joined(actor, ANNA)
            await tables.sweep(-1, -1)
            assert await tables.find(actor.table.id) is actor, "somebody is here"
            await actor.leave(connection)
            await tables.sweep(-1, -1)
            with pytest.raises(NotFound):
                await tables.find(actor.table.id)
            assert [log async for log in tables.store.open_logs()] == []
            await actor.ask(connection, Start())  # too late, and no harm done
            assert await connection.next() is not None
            assert await connection.next() is None

    asyncio.run(play())


def test_the_list_shows_a_table_only_as_it_is_on_disk(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game="twisted", seats=2, listed=True), ANNA)
            asked = actor.ask(Connection(ANNA), Sit(seat=0))
            assert not asked.done(), "it waits for the disk"
            [shown] = await tables.public_views(9)
            assert shown.seats[0].name == "Anna"
            assert len((await tables.store.log(shown.id)).entries()) == actor.table.version

    asyncio.run(play())


def test_the_list_leaves_out_a_table_that_everybody_left_a_while_ago(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game="twisted", seats=2, listed=True), ANNA)
            connection = await joined(actor, ANNA, 0)
            actor.quiet_since -= 2 * ALONE
            [shown] = await tables.public_views(9)
            assert shown.age is not None
            await actor.leave(connection)
            assert len(await tables.public_views(9)) == 1, "they may come back in a moment"
            actor.quiet_since -= 2 * ALONE
            assert await tables.public_views(9) == []

    asyncio.run(play())


def test_the_next_match_begins_with_one_ask(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game="qwinto", seats=2), ANNA, (None, "random"))
            anna = await joined(actor, ANNA, 0)
            await actor.ask(anna, Start())
            while actor.table.stage == "playing":
                play = actor.table.play
                assert play is not None
                if play.choices[0]:
                    ask = Act(decision=play.decisions[0], action=wire(play.choices[0][-1]))
                    await actor.ask(anna, ask)
                else:
                    await anna.next()
            refusal = await asked(actor, anna, Undo())
            assert refusal.refused
            update = await asked(actor, anna, Again())
            assert update.table.match == 2
            assert update.table.stage == "playing"
            [kept] = await tables.store.matches_of("anna")
            assert actor.table.id not in kept.id, "a replay link says nothing about its table"

    asyncio.run(play())


def test_an_update_is_small(tmp_path: Path) -> None:
    async def play() -> list[int]:
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game="twisted", seats=2), ANNA, ("heuristic", "heuristic"))
            watcher = await joined(actor, ANNA)
            await actor.ask(watcher, Start())
            return [len(msgspec.json.encode(update)) for update in await until_over(watcher)]

    sizes = sorted(asyncio.run(play()))
    assert sizes[len(sizes) // 2] < 2000


def test_the_record_says_how_often_somebody_alone_took_something_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game="qwinto", seats=1), ANNA)
            anna = await joined(actor, ANNA, 0)
            await actor.ask(anna, Start())
            for _ in range(6):
                await act_somehow(actor, anna)
            update = await asked(actor, anna, Undo(key="u"))
            assert "u" in update.done
            while actor.table.stage == "playing":
                await act_somehow(actor, anna)
            [kept] = await tables.store.records_of("anna")
            assert kept.record.taken_back == 1
            verify(kept.record)

    asyncio.run(play())
