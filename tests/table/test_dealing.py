"""The numbers that people add to a deal: it waits a moment for them, and the first one counts."""

import asyncio
from pathlib import Path

import pytest

from table.sitting import ANNA, BEN, Sitting
from table.test_actor import act_somehow, joined, running
from tavolino.chance import SIZE
from tavolino.table import Connection, Settings, TableActor, Tables
from tavolino.table.decisions import dealing
from tavolino.table.decisions.asks import Again, Contribute, Sit, Stand, Start
from tavolino.table.log.news import DealtWithout
from tavolino.table.runtime.views import Update

FOR_EVER = 10**9


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that nothing but what the deal waits for can begin it."""
    monkeypatch.setattr(dealing, "WAIT", FOR_EVER)


async def two(tables: Tables) -> tuple[TableActor, Connection, Connection]:
    """Anna has added her number. Ben is there, but his page is slow."""
    actor = await tables.open(Settings(game="twisted", seats=2), ANNA)
    anna, ben = await joined(actor, ANNA, 0), await joined(actor, BEN)
    await actor.ask(ben, Sit(seat=1))
    return actor, anna, ben


def without(update: Update | None) -> list[int]:
    assert update is not None
    return [one.event.seat for one in update.events if isinstance(one.event, DealtWithout)]


def test_the_deal_waits_for_the_number_of_somebody_who_is_there_and_begins_as_soon_as_it_comes(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor, anna, ben = await two(tables)
            started = actor.ask(anna, Start(key="s"))
            await actor.look(anna)  # which is answered although it comes later
            assert actor.table.stage == "lobby"
            await actor.ask(ben, Contribute(contribution="b" * 64))
            await started
            assert actor.table.play is not None
            assert [part.hex()[0] for part in actor.table.play.match.contributions] == ["0", "b"]
            update = await anna.next()
            assert update is not None
            assert "s" in update.done
            assert without(update) == []

    asyncio.run(play())


def test_after_a_moment_it_goes_on_without_the_number_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor, anna, ben = await two(tables)
            monkeypatch.setattr(dealing, "WAIT", 20)
            await actor.ask(anna, Start())
            assert actor.table.play is not None
            assert actor.table.play.match.contributions[1] == bytes(SIZE)
            assert without(await anna.next()) == without(await ben.next()) == [1]

    asyncio.run(play())


def test_nobody_waits_for_those_who_are_away_or_go(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor, anna, ben = await two(tables)
            started = actor.ask(anna, Start())
            await actor.leave(ben)
            await started
            assert actor.table.stage == "playing"

    asyncio.run(play())


def test_the_next_match_waits_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game="twisted", seats=2, options={"rounds": 1}), ANNA)
            people = [await joined(actor, ANNA, 0), await joined(actor, BEN, 1)]
            await actor.ask(people[0], Start())
            while actor.table.stage == "playing":
                await act_somehow(actor, *people)
            await actor.ask(people[0], Contribute(contribution="a" * 64))
            await actor.ask(people[0], Again())
            begun = actor.ask(people[1], Again())
            await actor.look(people[0])
            assert (actor.table.matches, begun.done()) == (1, False)
            await actor.ask(people[1], Contribute(contribution="b" * 64))
            await begun
            assert actor.table.matches == 2

    asyncio.run(play())


def test_a_table_that_is_read_again_answers_those_who_wait_for_a_deal(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor, anna, _ = await two(tables)
            started = actor.ask(anna, Start())
            await tables.read_again(actor.table.id)
            await started
            assert anna.closed

    asyncio.run(play())


def test_the_first_number_counts_even_for_somebody_who_stands_up_in_between() -> None:
    sitting = Sitting(Settings(game="twisted", seats=2), (None, "random"))
    sitting.ask(ANNA, Sit(seat=0))
    sitting.ask(ANNA, Contribute(contribution="a" * 64))
    sitting.ask(ANNA, Contribute(contribution="b" * 64))
    sitting.ask(ANNA, Stand())
    sitting.ask(BEN, Sit(seat=0))
    sitting.ask(BEN, Contribute(contribution="c" * 64))
    sitting.ask(BEN, Stand())
    sitting.ask(ANNA, Sit(seat=0))
    sitting.ask(ANNA, Contribute(contribution="d" * 64))
    sitting.ask(ANNA, Start())
    for table in (sitting.table, sitting.read_back()):
        assert table.play is not None
        assert table.play.match.contributions[0].hex() == "a" * 64
