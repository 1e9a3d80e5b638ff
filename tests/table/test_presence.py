"""A line that breaks is not leaving: for a while nobody decides anything without the person."""

import asyncio
from pathlib import Path

import pytest

from table.sitting import ANNA, BEN, PEOPLE, Sitting, seated
from table.test_actor import act_somehow, asked, joined, pass_time, running, two_at_a_table
from tavolino.games import GAMES
from tavolino.people import Person
from tavolino.table import NotAllowed, Settings
from tavolino.table.decisions.asks import Again, Agree, Remove, SeatBot, Start, Undo
from tavolino.table.log.entries import UndoAsked
from tavolino.table.runtime.messages import TimePassed
from tavolino.table.runtime.presence import AWAY_AFTER, Presence

TWISTED, *_ = GAMES.values()


def test_somebody_is_expected_for_a_while_after_their_last_line() -> None:
    presence = Presence()
    presence.join("anna")
    presence.join("anna")
    presence.leave("anna", 0)
    assert presence.expected_for("anna", 0) == 0, "the other line is there"
    presence.leave("anna", 1000)
    assert presence.counts("anna", 1000 + AWAY_AFTER - 1)
    assert not presence.counts("anna", 1000 + AWAY_AFTER)
    assert presence.next_away() == 1000 + AWAY_AFTER
    presence.join("anna")
    assert presence.next_away() is None


def test_a_program_without_a_line_is_here_as_long_as_it_asks() -> None:
    presence = Presence()
    presence.note("bot", 0)
    presence.note("bot", 40_000)
    assert presence.counts("bot", 80_000)
    assert not presence.forget(80_000)
    assert presence.forget(85_000)
    assert not presence.anybody(85_000)


def test_after_a_restart_people_are_expected_but_nobody_is_there_yet() -> None:
    presence = Presence()
    presence.expect("anna", 0)
    assert presence.counts("anna", 1)
    assert not presence.anybody(1)
    presence.join("ben")
    assert presence.anybody(1)


def test_an_opponent_whose_line_breaks_loses_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor, anna, ben = await two_at_a_table(tables)
            await actor.ask(anna, Start())
            for _ in range(8):
                await act_somehow(actor, anna, ben)
            await actor.leave(ben)
            update = await asked(actor, anna, SeatBot(seat=1, level="casual", key="a"))
            assert [one.key for one in update.refused] == ["a"]
            seat = update.table.seats[1]
            assert (seat.here, seat.bot) == (False, None)
            assert seat.expected is not None
            assert 0 < seat.expected <= AWAY_AFTER
            pass_time(actor, AWAY_AFTER)
            await actor.ask(anna, SeatBot(seat=1, level="casual"))
            assert actor.table.seats[1].bot == "casual"

    asyncio.run(play())


def after_a_placed_card() -> tuple[Sitting, Person, Person]:
    """Somebody has placed a card and drawn another, and cannot take that back without asking the other."""
    sitting = seated(TWISTED, 2)
    seat = sitting.state().turn
    sitting.act(seat, sitting.choices(seat)[0])
    return sitting, PEOPLE[seat], PEOPLE[1 - seat]


def test_nobody_takes_back_a_match_from_somebody_who_is_away() -> None:
    sitting, one, other = after_a_placed_card()
    sitting.away = {other.id}
    sitting.ask(one, SeatBot(seat=sitting.table.seat_of(other.id) or 0, level="casual"))
    with pytest.raises(NotAllowed, match="is away, so there’s nobody to ask"):
        sitting.ask(one, Undo())


def test_somebody_for_whom_a_bot_plays_is_asked_too() -> None:
    sitting, one, other = after_a_placed_card()
    sitting.away = {other.id}
    sitting.ask(one, SeatBot(seat=sitting.table.seat_of(other.id) or 0, level="casual"))
    sitting.away.clear()
    [entry] = sitting.ask(one, Undo())
    assert isinstance(entry, UndoAsked)
    sitting.ask(other, Agree(yes=True))
    assert sitting.table.play is not None
    assert sitting.table.play.done == []


def test_everybody_is_told_when_somebody_is_away_at_last(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor, anna, ben = await two_at_a_table(tables)
            await actor.leave(anna)
            update = await ben.next()
            assert update is not None
            assert not update.leads, "the host is expected back"
            pass_time(actor, AWAY_AFTER)
            actor.tell(TimePassed())
            update = await ben.next()
            assert update is not None
            assert update.leads
            assert update.table.seats[0].expected is None
            await actor.ask(ben, Remove(seat=0))
            assert actor.table.seats[0].person is None, "those who sit can let go of somebody who is away"

    asyncio.run(play())


def test_after_a_restart_everybody_has_a_moment_to_come_back(tmp_path: Path) -> None:
    async def before() -> str:
        async with running(tmp_path) as tables:
            actor, anna, _ = await two_at_a_table(tables)
            await actor.ask(anna, Start())
            return actor.table.id

    async def after(name: str) -> None:
        async with running(tmp_path) as tables:
            actor = await tables.find(name)
            update = await asked(actor, await joined(actor, ANNA), SeatBot(seat=1, level="casual"))
            assert update.refused

    asyncio.run(after(asyncio.run(before())))


def test_the_next_match_waits_for_somebody_whose_line_broke(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor, anna, ben = await two_at_a_table(tables)
            await actor.ask(anna, Start())
            while actor.table.stage == "playing":
                await act_somehow(actor, anna, ben)
            await actor.leave(ben)
            await actor.ask(anna, Again())
            assert actor.table.stage == "over"
            assert actor.table.rematch is not None

    asyncio.run(play())


def test_bots_rest_while_nobody_is_there_and_play_on_when_somebody_comes(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game="twisted", seats=2), ANNA, ("random", "random"))
            anna = await joined(actor, ANNA)
            await actor.ask(anna, Start())
            await actor.leave(anna)
            actor.bots.stop()
            pass_time(actor, AWAY_AFTER)
            actor.tell(TimePassed())
            assert actor.bots.thinking == {}, "nobody is there"
            await joined(actor, BEN)
            assert actor.bots.thinking

    asyncio.run(play())
