"""Event tables: the same deal at many tables, the same bots for the same play, and nothing that would help anybody."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from table.sitting import ANNA, BEN, wire
from table.test_actor import asked, joined, pass_time, running
from tavolino.game import AnyGame
from tavolino.games import GAMES
from tavolino.match.verify import verify
from tavolino.people import Person
from tavolino.table import Connection, NotAllowed, Settings, TableActor, Tables
from tavolino.table.decisions.asks import Act, Again, AnyAsk, Change, RemoveBot, SeatBot, Sit, Stand, Swap, Undo
from tavolino.table.decisions.event_tables import EventPlan
from tavolino.table.log.entries import Acted, EventBegan, decoder
from tavolino.table.runtime.messages import TimePassed
from tavolino.table.runtime.views import Update

SECRET = bytes(range(32))
EVENT = "daily/2026-11-19/some"
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def plan(game: str, level: str = "casual", person: Person = ANNA) -> EventPlan:
    return EventPlan(EVENT, Settings(game=game, seats=3), SECRET, (person, level, level))


async def play(actor: TableActor, person: Person, most: int = 10_000) -> Update:
    """Play what is sensible at each view, up to so many times."""
    me, done = await joined(actor, person), 0
    while True:
        update = await me.next()
        assert update is not None
        if update.table.stage == "over" or done == most:
            await actor.leave(me)
            return update
        if update.view.legal and update.seat == 0:
            done += 1
            action = actor.table.game.sensible(update.view, Random(str(update.view)))
            await actor.ask(me, Act(decision=update.decision, action=wire(action)))


async def actions(tables: Tables, table: str) -> dict[int, list[str]]:
    """What each seat did, in its order."""
    log = [decoder.decode(body) for body in (await tables.store.log(table)).entries()]
    acted = [entry for entry in log if isinstance(entry, Acted)]
    return {seat: [entry.action for entry in acted if entry.seat == seat] for seat in range(3)}


async def fall_asleep(tables: Tables, actor: TableActor) -> None:
    """Everybody has been away for hours, and the table leaves memory without being closed."""
    pass_time(actor, 10_000_000)
    actor.quiet_since -= 10_000
    await actor.send(TimePassed())
    while not actor.is_idle():  # noqa: ASYNC110
        await asyncio.sleep(0)
    await tables.sweep(0, 0)
    assert actor.table.id not in tables.actors


@every_game
def test_the_same_play_meets_the_same_bots_at_any_table(game: AnyGame, tmp_path: Path) -> None:
    async def first() -> dict[int, list[str]]:
        async with running(tmp_path / "one") as tables:
            actor = await tables.open_event(plan(game.name), ANNA)
            end = await play(actor, ANNA)
            assert end.table.event == EVENT
            kept = await tables.store.record(end.table.record or "")
            assert kept is not None
            assert kept.record.event == EVENT
            verify(kept.record)
            assert await tables.store.deals_count() == 1
            return await actions(tables, actor.table.id)

    async def second() -> dict[int, list[str]]:
        """With other tables busy, and a restart in the middle."""
        async with running(tmp_path / "two") as tables:
            others = [await tables.open(Settings(game=game.name, seats=3), BEN, ("novice",) * 3) for _ in range(3)]
            actor = await tables.open_event(plan(game.name, person=BEN), BEN)
            for other in others:
                await joined(other, BEN)
            await play(actor, BEN, most=5)
            name = actor.table.id
        async with running(tmp_path / "two") as tables:
            await play(await tables.find(name), BEN)
            return await actions(tables, name)

    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
    assert asyncio.run(first()) == asyncio.run(second())


def test_another_secret_means_other_cards(tmp_path: Path) -> None:
    async def deal() -> None:
        async with running(tmp_path) as tables:
            own = await tables.open_event(plan("twisted"), ANNA)
            other = await tables.open_event(plan("twisted")._replace(secret=SECRET[::-1]), ANNA)
            assert own.table.play is not None
            assert other.table.play is not None
            assert own.table.play.match.view(0) != other.table.play.match.view(0)

    asyncio.run(deal())


ASKS: list[AnyAsk] = [
    Undo(), Stand(), Again(), SeatBot(seat=1, level="novice"), RemoveBot(seat=1), Swap(seat=1), Sit(seat=1),
    Change(settings=Settings(game="twisted", seats=3)),
]  # fmt: skip


@pytest.mark.parametrize("ask", ASKS, ids=lambda ask: type(ask).__name__)
def test_whatever_would_help_somebody_is_refused(ask: AnyAsk, tmp_path: Path) -> None:
    async def refused() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open_event(plan("twisted"), ANNA)
            update = await asked(actor, await joined(actor, ANNA), ask)
            assert [one.message for one in update.refused] == ["why-event"]

    asyncio.run(refused())


def test_nobody_else_sees_the_table_and_there_are_no_hints(tmp_path: Path) -> None:
    async def look() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open_event(plan("twisted"), ANNA)
            stranger = Connection(BEN)
            await actor.join(stranger)
            await actor.look(stranger)
            await actor.ask(stranger, Sit(seat=1))
            assert await stranger.next() is None
            assert actor.audience.connections == []
            with pytest.raises(NotAllowed):
                await actor.hint(ANNA)

    asyncio.run(look())


def test_a_person_may_leave_and_the_match_waits_however_long(tmp_path: Path) -> None:
    async def wait() -> None:
        async with running(tmp_path) as tables:
            await tables.store.fix_deal(EVENT, "twisted", SECRET, 1)
            actor = await tables.open_event(plan("twisted"), ANNA)
            name = actor.table.id
            await play(actor, ANNA, most=2)
            await fall_asleep(tables, actor)
            await tables.sweep(-100, -100)
            assert (await tables.store.log(name)).is_open
            end = await play(await tables.find(name), ANNA)
            assert end.table.stage == "over"

    asyncio.run(wait())


def test_when_the_event_is_revealed_a_table_that_everybody_has_left_is_closed(tmp_path: Path) -> None:
    async def close() -> None:
        async with running(tmp_path) as tables:
            await tables.store.fix_deal(EVENT, "twisted", SECRET, 1)
            actor = await tables.open_event(plan("twisted"), ANNA)
            await play(actor, ANNA, most=2)
            await fall_asleep(tables, actor)
            await tables.store.reveal_deal(EVENT, 2)
            await tables.sweep(-100, -100)
            assert not (await tables.store.log(actor.table.id)).is_open

    asyncio.run(close())


def test_a_forgotten_person_leaves_their_seat_to_nobody(tmp_path: Path) -> None:
    async def forget() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open_event(plan("twisted"), ANNA)
            await tables.leave_all(ANNA.id)
            assert actor.table.seats[0].free

    asyncio.run(forget())


def test_the_log_names_everything_it_needs(tmp_path: Path) -> None:
    async def read() -> Any:
        async with running(tmp_path) as tables:
            actor = await tables.open_event(plan("twisted"), ANNA)
            return [decoder.decode(body) for body in (await tables.store.log(actor.table.id)).entries()][-1]

    began = asyncio.run(read())
    assert isinstance(began, EventBegan)
    assert (began.event, began.secret, began.options) == (EVENT, SECRET.hex(), {"rounds": 2, "expert": False})
