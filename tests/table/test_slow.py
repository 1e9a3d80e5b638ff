"""Slow matches: days for a move, with nobody there, and with no table in memory."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from table.sitting import ANNA, BEN, Sitting, seated
from table.test_actor import asked, joined, running
from tavolino.games import GAMES
from tavolino.store import SlowSeat
from tavolino.table import Connection, Days, NotAllowed, NotFound, PerMove, Settings, TableActor, Tables
from tavolino.table.decisions.asks import Act, Again, Contribute, Replace, SeatBot, Sit, Start
from tavolino.table.decisions.automatic import FULL_PAUSE
from tavolino.table.log.clock import DAY
from tavolino.table.log.entries import Acted, Began, BotSat
from tavolino.table.runtime import tables as runtime

TWISTED = GAMES["twisted"]


def slow(days: int = 3, **settings: Any) -> Settings:
    return Settings(game="twisted", seats=2, clock=Days(days), **settings)


def test_a_move_may_take_days_and_then_a_sensible_one_is_made() -> None:
    sitting = seated(TWISTED, 2, clock=Days(3))
    seat = sitting.state().turn
    assert sitting.wait(3 * DAY - 1) == []
    [acted] = sitting.wait(3 * DAY)
    assert isinstance(acted, Acted)
    assert (acted.seat, acted.by) == (seat, "clock")


def test_after_two_moves_missed_in_a_row_a_bot_plays_on_until_its_person_is_back() -> None:
    sitting = seated(TWISTED, 2, clock=Days(1))
    sitting.away = {"anna", "ben"}
    at = 0
    while not any(seat.bot for seat in sitting.table.seats):
        at += DAY
        sitting.wait(at)
    [number] = [number for number, seat in enumerate(sitting.table.seats) if seat.bot]
    assert isinstance(sitting.log[-1], BotSat)
    assert [one.by for one in sitting.table.play.done if one.seat == number] == ["clock"]  # type: ignore[union-attr]
    assert number not in sitting.table.clock.since
    assert sitting.table.seats[number].person is not None  # who can come back


def test_nobody_is_replaced_or_dragged_into_a_match_while_they_are_away() -> None:
    sitting = seated(TWISTED, 2, clock=Days(1))
    for ask in (Replace(seat=1), SeatBot(seat=1, level="random")):
        with pytest.raises(NotAllowed):
            sitting.ask(ANNA, ask, DAY // 2)


def test_a_full_table_begins_without_anybody_there() -> None:
    sitting = Sitting(slow())
    sitting.ask(ANNA, Sit(seat=0))
    assert sitting.wait(10 * DAY) == []
    sitting.ask(BEN, Sit(seat=1), 10 * DAY)
    assert sitting.wait(10 * DAY + FULL_PAUSE - 1) == []
    [began] = sitting.wait(10 * DAY + FULL_PAUSE)
    assert isinstance(began, Began)


def test_a_person_with_bots_begins_when_they_like() -> None:
    sitting = Sitting(slow(), (None, "heuristic"))
    sitting.ask(ANNA, Sit(seat=0))
    assert sitting.wait(DAY) == []


async def begun(tables: Tables, days: int = 3) -> tuple[TableActor, Connection, Connection]:
    actor = await tables.open(slow(days), ANNA)
    anna, ben = await joined(actor, ANNA, 0), await joined(actor, BEN, 1)
    await actor.ask(anna, Start())
    return actor, anna, ben


async def all_leave(*people: tuple[TableActor, Connection]) -> None:
    for actor, connection in people:
        await actor.leave(connection)


async def let_sleep(tables: Tables, actor: TableActor) -> None:
    actor.audience.presence.last.clear()  # nobody is expected back
    actor.look_ahead()
    actor.quiet_since -= runtime.SLOW_IDLE + 1
    await tables.wake_due()
    assert actor.table.id not in tables.actors


def waited(seats: list[SlowSeat]) -> list[int]:
    return [seat.seat for seat in seats if seat.turn is not None]


def test_a_slow_match_sleeps_and_the_store_knows_whose_turn_it_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor, anna, ben = await begun(tables)
            turn = actor.table.play.match.state.turn  # type: ignore[union-attr]
            name = actor.table.id
            seats = await tables.store.slow_seats(name)
            assert waited(seats) == [turn]
            assert seats[turn].due == pytest.approx(tables.store.uptime() + 3 * 86_400, abs=2)
            connection = (anna, ben)[turn]
            update = await asked(actor, connection, Again())  # refused, but it has the view
            choice = update.view.legal[0]
            await actor.ask(connection, Act(decision=update.decision, action=choice))
            assert waited(await tables.store.slow_seats(name)) == [1 - turn]
            await all_leave((actor, anna), (actor, ben))
            await let_sleep(tables, actor)
            assert await tables.store.tables_to_wake(["twisted 1", actor.summary.rules]) == []

    asyncio.run(play())


def test_a_sleeping_match_is_woken_when_time_is_up_and_not_before(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor, anna, ben = await begun(tables)
            turn = actor.table.play.match.state.turn  # type: ignore[union-attr]
            await all_leave((actor, anna), (actor, ben))
            await let_sleep(tables, actor)
            store: Any = tables.store
            store.began -= 3 * 86_400 - 100
            await tables.wake_due()
            assert tables.actors == {}
            store.began -= 102
            await tables.wake_due()
            [woken] = tables.actors.values()
            await woken.look(Connection(ANNA))
            [done] = woken.table.play.done  # type: ignore[union-attr]
            assert (done.seat, done.by) == (turn, "clock")
            assert waited(await store.slow_seats(woken.table.id)) == [1 - turn]

    asyncio.run(play())


def test_a_start_loads_no_slow_match_and_takes_no_time_away(tmp_path: Path) -> None:
    async def before() -> tuple[str, int]:
        async with running(tmp_path) as tables:
            actor, anna, ben = await begun(tables)
            await all_leave((actor, anna), (actor, ben))
            [due] = [seat.due for seat in await tables.store.slow_seats(actor.table.id) if seat.due]
            return actor.table.id, due - tables.store.uptime()

    async def after(name: str, left: int) -> None:
        async with running(tmp_path) as tables:
            assert tables.actors == {}
            actor = await tables.find(name)
            [seat] = actor.table.clock.since
            assert actor.table.clock.remaining(seat, actor.now()) / 1000 == pytest.approx(left, abs=3)

    asyncio.run(after(*asyncio.run(before())))


def test_bots_answer_without_anybody_watching_and_are_woken_after_a_crash(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open(slow(), ANNA, (None, "heuristic"))
            anna = await joined(actor, ANNA, 0)
            await actor.ask(anna, Start())
            await actor.leave(anna)
            while actor.table.play is None or actor.table.play.match.state.turn != 0:
                await tables.store.settle()
            assert actor.summary.awake is False

    asyncio.run(play())


def test_a_table_that_is_no_slow_one_has_no_seats_in_the_store(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game="twisted", seats=2, clock=PerMove(30)), ANNA)
            await joined(actor, ANNA, 0)
            assert await tables.store.slow_seats(actor.table.id) == []
            with pytest.raises(NotFound):
                await tables.find("nowhere")

    asyncio.run(play())


def test_a_slow_match_is_listed_for_its_people(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open(slow(), ANNA)
            anna = await joined(actor, ANNA, 0)
            [one, free] = await tables.store.slow_matches_of(ANNA.id, 10)
            assert (one.table, one.stage, one.person, free.person) == (actor.table.id, "lobby", ANNA.id, None)
            await actor.ask(anna, Contribute(contribution="1" * 64))

    asyncio.run(play())
