"""Tables come into memory when somebody needs them, and leave it when nobody does."""

import asyncio
import os
from pathlib import Path

import pytest

from table.sitting import ANNA, BEN, wire
from table.test_actor import act_somehow, asked, joined, pass_time, running, two_at_a_table, until_over
from tavolino.people import People, Person, Tokens
from tavolino.store import Unwritable
from tavolino.table import NotFound, PerMove, Settings, TableActor, Tables
from tavolino.table.decisions.asks import Act, Start
from tavolino.table.runtime import actor as actors
from tavolino.table.runtime.bot_players import BotPlayers
from tavolino.table.runtime.messages import TimePassed
from tavolino.table.runtime.presence import AWAY_AFTER
from tavolino.table.runtime.tables import IDLE


async def alone(actor: TableActor) -> None:
    """Everybody left long ago."""
    for connection in [*actor.audience.connections]:
        await actor.leave(connection)
    actor.quiet_since -= 2 * IDLE


async def asleep(tables: Tables, actor: TableActor) -> str:
    await alone(actor)
    await tables.sweep(99 * IDLE, 99 * IDLE)
    assert actor.table.id not in tables.actors
    return actor.table.id


def test_a_start_reads_no_table_that_waits_for_somebody(tmp_path: Path) -> None:
    async def before() -> tuple[str, int]:
        async with running(tmp_path) as tables:
            actor, anna, ben = await two_at_a_table(tables)
            await actor.ask(anna, Start())
            await act_somehow(actor, anna, ben)
            await tables.open(Settings(game="twisted", seats=2), BEN)
            return actor.table.id, actor.table.version

    async def after(name: str, version: int) -> None:
        async with running(tmp_path) as tables:
            assert tables.actors == {}
            assert tables.number == 2
            assert (await tables.find(name)).table.version == version
            assert [*tables.actors] == [name]

    asyncio.run(after(*asyncio.run(before())))


def test_those_who_come_at_the_same_time_come_to_the_same_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            name = await asleep(tables, (await two_at_a_table(tables))[0])
            first, *others = await asyncio.gather(*(tables.find(name) for _ in range(9)))
            assert all(other is first for other in others)
            with pytest.raises(NotFound):
                await tables.find("nowhere")

    asyncio.run(play())


def test_bots_alone_rest_after_a_start_until_somebody_comes(tmp_path: Path) -> None:
    async def before() -> str:
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game="twisted", seats=2), ANNA, ("heuristic", "heuristic"))
            anna = await joined(actor, ANNA)
            await asked(actor, anna, Start())
            return actor.table.id

    async def after(name: str) -> None:
        async with running(tmp_path) as tables:
            assert tables.actors == {}, "nobody would see them play"
            await until_over(await joined(await tables.find(name), ANNA))

    asyncio.run(after(asyncio.run(before())))


def test_bots_alone_rest_once_everybody_has_left_and_go_on_when_somebody_comes(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game="twisted", seats=2), ANNA, ("heuristic", "heuristic"))
            anna = await joined(actor, ANNA)
            await asked(actor, anna, Start())
            await actor.leave(anna)
            assert actor.bots.thinking, "she may be back in a moment"
            pass_time(actor, AWAY_AFTER)
            while thinking := [one.task for one in actor.bots.thinking.values()]:
                await asyncio.wait(thinking)
                await actor.send(TimePassed())
            assert actor.table.stage == "playing"
            assert actor.is_idle(), "nothing is left that would wake them"
            await until_over(await joined(actor, BEN))

    asyncio.run(play())


def test_bots_do_not_play_after_a_start_for_people_who_have_not_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before() -> tuple[str, int]:
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game="twisted", seats=2), ANNA, (None, "heuristic"))
            anna = await joined(actor, ANNA, 0)
            await asked(actor, anna, Start())
            while (play := actor.table.play) and not play.choices[1]:
                action = play.match.view(0).legal[0]
                await asked(actor, anna, Act(decision=play.decisions[0], action=wire(action)))
            return actor.table.id, actor.table.version

    async def after(name: str, version: int) -> None:
        async with running(tmp_path) as tables:
            assert tables.actors == {}, "it is the bot's turn, and Anna may be back, but she isn't yet"
            anna = await joined(await tables.find(name), ANNA)
            while (update := await anna.next()) and update.version <= version:
                pass
            assert update

    with monkeypatch.context() as patched:
        patched.setattr(BotPlayers, "review", lambda *_, **__: None)
        found = asyncio.run(before())
    asyncio.run(after(*found))


def test_a_clock_runs_on_after_a_start_and_keeps_its_table_in_memory(tmp_path: Path) -> None:
    async def before() -> str:
        async with running(tmp_path) as tables:
            actor, anna, _ = await two_at_a_table(tables, clock=PerMove(seconds=600))
            await actor.ask(anna, Start())
            return actor.table.id

    async def after(name: str) -> None:
        async with running(tmp_path) as tables:
            assert [*tables.actors] == [name]
            await alone(tables.actors[name])
            await tables.sweep(99 * IDLE, 99 * IDLE)
            assert [*tables.actors] == [name]

    asyncio.run(after(asyncio.run(before())))


def test_a_match_that_waits_for_a_person_sleeps_although_bots_play_in_it(tmp_path: Path) -> None:
    async def before() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game="twisted", seats=2), ANNA, (None, "random"))
            anna = await joined(actor, ANNA, 0)
            await actor.ask(anna, Start())
            while actor.table.play is None or not actor.table.play.choices[0] or actor.bots.thinking:
                await anna.next()

    async def after() -> None:
        async with running(tmp_path) as tables:
            assert tables.actors == {}, "it was woken, and sleeps again"
            assert await tables.store.tables_to_wake(["twisted 1"]) == []

    asyncio.run(before())
    asyncio.run(after())


def test_a_table_nobody_needs_leaves_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor, anna, ben = await two_at_a_table(tables)
            await actor.ask(anna, Start())
            for _ in range(5):
                await act_somehow(actor, anna, ben)
            await tables.sweep(99 * IDLE, 99 * IDLE)
            assert await tables.find(actor.table.id) is actor, "somebody is here"
            name = await asleep(tables, actor)
            again = await tables.find(name)
            assert again is not actor
            assert again.table.version == actor.table.version
            await act_somehow(again, await joined(again, ANNA), await joined(again, BEN))
            assert again.table.version == actor.table.version + 1

    asyncio.run(play())


def test_a_persons_tables_are_listed_whether_they_are_in_memory_or_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            first, anna, _ = await two_at_a_table(tables)
            await first.ask(anna, Start())
            second = await tables.open(Settings(game="twisted", seats=2), ANNA)
            await joined(second, ANNA, 1)
            first.started -= 100  # nothing has happened there for so long
            await asleep(tables, first)
            await asleep(tables, second)
            listed = await tables.of_person(ANNA.id, 9)
            assert [(one.table.id, one.seat) for one in listed] == [(second.table.id, 1), (first.table.id, 0)]
            assert [listed[1].idle >= 99_000, listed[0].table.stage] == [True, "lobby"]
            assert await tables.of_person("nobody", 9) == []

    asyncio.run(play())


def test_a_new_name_is_at_every_table_when_it_is_read_next(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            name = await asleep(tables, (await two_at_a_table(tables))[0])
            await tables.store.remember(ANNA.id, "Annabel")
            await tables.rename(Person(ANNA.id, "Annabel"))
            assert [seat.name for seat in (await tables.find(name)).table.seats] == ["Annabel", "Ben"]

    asyncio.run(play())


def test_somebody_forgotten_leaves_tables_that_are_not_in_memory_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            name = await asleep(tables, (await two_at_a_table(tables))[0])
            await tables.forget(ANNA.id, People(tables.store, Tokens([os.urandom(32)])))
            assert [seat.name for seat in (await tables.find(name)).table.seats] == ["", "Ben"]
            assert b'"Anna"' not in b"".join((await tables.store.log(name)).entries())

    asyncio.run(play())


def test_a_table_that_is_not_in_memory_is_closed_in_time_and_sooner_if_it_is_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            lobby = await asleep(tables, (await two_at_a_table(tables))[0])
            actor = await tables.open(Settings(game="twisted", seats=2), ANNA, ("random", "random"))
            watcher = await joined(actor, ANNA)
            await actor.ask(watcher, Start())
            await until_over(watcher)
            over = await asleep(tables, actor)
            assert tables.number == 2
            await tables.sweep(99 * IDLE, IDLE)
            with pytest.raises(NotFound):
                await tables.find(over)
            await tables.find(lobby)
            assert tables.number == 1
            await asleep(tables, await tables.find(lobby))
            await tables.sweep(IDLE, IDLE)
            with pytest.raises(NotFound):
                await tables.find(lobby)
            assert tables.number == 0

    asyncio.run(play())


def test_a_jump_of_the_clock_closes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            name = await asleep(tables, (await two_at_a_table(tables))[0])
            monkeypatch.setattr("time.time", lambda: 4e9)
            await tables.sweep(99 * IDLE, 99 * IDLE)
            await tables.find(name)

    asyncio.run(play())


def test_while_the_disk_refuses_people_are_told_so_and_the_table_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor, anna, ben = await two_at_a_table(tables)
            await asked(actor, anna, Start())
            version, store = actor.table.version, tables.store
            monkeypatch.setattr(type(store), "trouble", "the disk is full")
            play = actor.table.play
            assert play is not None
            seat = next(seat for seat, choices in enumerate(play.choices) if choices)
            sender, action = (anna, ben)[seat], play.match.view(seat).legal[0]
            update = await asked(actor, sender, Act(decision=play.decisions[seat], action=action, key="k"))
            assert [(refusal.key, refusal.message) for refusal in update.refused] == [("k", "why-cannot-save")]
            assert update.done == ()
            assert (actor.table.version, actor.broken) == (version, False)
            monkeypatch.undo()
            await act_somehow(actor, anna, ben)
            assert actor.table.version == version + 1

    asyncio.run(play())


def test_bots_try_again_what_the_disk_has_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game="twisted", seats=2), ANNA, ("random", "random"))
            watcher = await joined(actor, ANNA)
            await asked(actor, watcher, Start())
            monkeypatch.setattr(actors, "RETRY", 0)
            refused = asyncio.Event()
            refuse = actor.refuse

            def noted(*given: object) -> None:
                refuse(*given)  # type: ignore[arg-type]
                refused.set()

            monkeypatch.setattr(actor, "refuse", noted)
            with monkeypatch.context() as patched:
                patched.setattr(type(tables.store), "trouble", "the disk is full")
                await refused.wait()
            await until_over(watcher)

    asyncio.run(play())


def test_a_table_the_disk_has_refused_is_read_again_without_a_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor, anna, _ = await two_at_a_table(tables)
            loop = asyncio.get_running_loop()
            with monkeypatch.context() as patched:
                patched.setattr(tables.store, "append", lambda _, then: loop.call_soon(then, Unwritable("full")))
                await actor.ask(anna, Start())
            assert actor.broken
            await tables.sweep(99 * IDLE, 99 * IDLE)
            again = tables.actors[actor.table.id]
            assert (again.broken, again.table.stage) == (False, "lobby")

    asyncio.run(play())
    assert caplog.records == []
