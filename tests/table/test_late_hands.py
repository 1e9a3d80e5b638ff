"""Watchers who see hands see them late, and cannot sit down to use them."""

import asyncio
from pathlib import Path

import pytest

from table.sitting import ANNA, BEN, CLEO, Sitting, seated
from table.test_actor import joined, running
from tavolino.games import GAMES
from tavolino.table import NotAllowed, Settings, TableActor
from tavolino.table.decisions.asks import Sit, Stand, Start
from tavolino.table.runtime.late_hands import DELAY, LateHands

TWISTED, *_ = GAMES.values()


def act(sitting: Sitting, at: int) -> None:
    seat = next(seat for seat in (0, 1) if sitting.choices(seat))
    sitting.act(seat, sitting.choices(seat)[0], at)


def test_hands_are_seen_as_they_were_when_the_delay_began() -> None:
    sitting, late = seated(TWISTED, 2, watchers="late hands"), LateHands()
    late.note(sitting.table, 0)
    before = [sitting.table.play.match.view(seat).hand for seat in (0, 1)] if sitting.table.play else []
    act(sitting, 1000)
    late.note(sitting.table, 1000)
    assert late.seen(DELAY - 1) == ()
    assert [view.hand for view in late.seen(DELAY)] == before
    assert [view.hand for view in late.seen(DELAY + 999)] == before
    assert [view.hand for view in late.seen(DELAY + 1000)] != before


def test_the_hands_of_the_last_match_go_with_it() -> None:
    sitting, late = seated(TWISTED, 2, watchers="late hands"), LateHands()
    late.note(sitting.table, 0)
    assert late.seen(DELAY)
    while sitting.table.stage == "playing":
        act(sitting, 0)
    sitting.again()
    late.note(sitting.table, DELAY)
    assert late.seen(DELAY) == ()


def test_where_the_host_does_not_allow_it_nothing_is_kept() -> None:
    sitting, late = seated(TWISTED, 2), LateHands()
    late.note(sitting.table, 0)
    assert late.seen(10 * DELAY) == ()


def test_nobody_new_sits_down_in_a_match_whose_hands_are_shown() -> None:
    sitting = seated(TWISTED, 2, watchers="late hands")
    sitting.ask(BEN, Stand())
    with pytest.raises(NotAllowed, match="before the next match"):
        sitting.ask(CLEO, Sit(seat=1))
    sitting.ask(BEN, Sit(seat=1))


def test_only_those_who_watch_get_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game="twisted", seats=2, watchers="late hands"), ANNA)
            anna, _ = await joined(actor, ANNA, 0), await joined(actor, BEN, 1)
            cleo = await joined(actor, CLEO)
            await actor.ask(anna, Start())
            pass_time(actor, DELAY)
            await actor.look(anna)
            await actor.look(cleo)
            player, watcher = await anna.next(), await cleo.next()
            assert player is not None
            assert watcher is not None
            assert player.late_hands == ()
            assert [view.seat for view in watcher.late_hands] == [0, 1]
            assert watcher.view.hand == ()

    asyncio.run(play())


def pass_time(actor: TableActor, milliseconds: int) -> None:
    actor.started -= milliseconds / 1000
