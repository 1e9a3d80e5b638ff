"""Watchers who see hands see them late, and cannot sit down to use them."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from table.sitting import ANNA, BEN, CLEO, Sitting, seated
from table.test_actor import act_somehow, joined, pass_time, running
from tavolino.games import GAMES
from tavolino.table import NotAllowed, Settings
from tavolino.table.decisions.asks import Sit, Stand, Start
from tavolino.table.log.entries import TookBack
from tavolino.table.runtime import late_hands
from tavolino.table.runtime.late_hands import LateHands

TWISTED, QWINTO, _ = GAMES.values()


def act(sitting: Sitting, at: int) -> None:
    seat = next(seat for seat in (0, 1) if sitting.choices(seat))
    sitting.act(seat, sitting.choices(seat)[0], at)


def hands(sitting: Sitting) -> list[tuple[int, ...]]:
    assert sitting.table.play is not None
    return [sitting.table.play.match.view(seat).hand for seat in (0, 1)]


def play_round(sitting: Sitting, late: LateHands) -> list[list[tuple[int, ...]]]:
    """Play one round, an action a second, and note it; the hands after each."""
    number, seen = sitting.state().round, []
    while sitting.table.stage == "playing" and sitting.state().round == number:
        seen.append(hands(sitting))
        act(sitting, sitting.table.at + 1000)
        late.note(sitting.table, sitting.table.at)
    return seen


def test_no_hand_is_seen_while_its_round_is_played_however_long_that_takes() -> None:
    sitting, late = seated(TWISTED, 2, watchers="late hands"), LateHands()
    late.note(sitting.table, 0)
    for second in range(10):
        act(sitting, 1000 * second)
        late.note(sitting.table, 1000 * second)
        assert late.seen(10**9) == ()


def test_a_round_is_shown_as_it_was_played_once_it_is_over() -> None:
    sitting, late = seated(TWISTED, 2, watchers="late hands"), LateHands()
    late.note(sitting.table, 0)
    played = play_round(sitting, late)
    over = sitting.table.at
    assert sitting.table.stage == "playing"
    for second in (0, 5, 12):
        assert [view.hand for view in late.seen(over + 1000 * second)] == played[second]
    assert {view.round for view in late.seen(10**9)} == {1}, "and nothing of the round that is played now"


def test_in_a_game_without_rounds_they_wait_for_the_end_of_the_match() -> None:
    sitting, late = seated(QWINTO, 2, watchers="late hands"), LateHands()
    rng = Random(1)
    while sitting.table.stage == "playing":
        late.note(sitting.table, sitting.table.at)
        assert late.seen(10**9) == ()
        seat = next(seat for seat in (0, 1) if sitting.choices(seat))
        assert sitting.table.play is not None
        sitting.act(seat, QWINTO.sensible(sitting.table.play.match.view(seat), rng))
    late.note(sitting.table, sitting.table.at)
    late.note(sitting.table, sitting.table.at)
    assert len(late.seen(10**9)) == 2
    assert len(late.played) == 0


def test_a_long_match_is_kept_in_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(late_hands, "MOST", 10)
    sitting, late = seated(TWISTED, 2, watchers="late hands"), LateHands()
    for second in range(15):
        act(sitting, 1000 * second)
        late.note(sitting.table, 1000 * second)
        assert len(late.played) <= 10


def test_the_hands_of_the_last_match_go_with_it() -> None:
    sitting, late = seated(TWISTED, 2, watchers="late hands"), LateHands()
    late.note(sitting.table, 0)
    while sitting.table.stage == "playing":
        act(sitting, sitting.table.at)
        late.note(sitting.table, sitting.table.at)
    assert late.seen(10**9)
    sitting.again()
    late.note(sitting.table, 10**9)
    assert late.seen(2 * 10**9) == ()


def test_a_round_that_is_taken_back_is_hidden_again() -> None:
    sitting, late = seated(TWISTED, 2, watchers="late hands"), LateHands()
    late.note(sitting.table, 0)
    play_round(sitting, late)
    assert late.seen(10**9)
    assert sitting.table.play is not None
    last = sitting.table.play.done[-1].seat
    sitting.take([TookBack(at=0, seat=last, action=len(sitting.table.play.done) - 1, everything=True)])
    late.note(sitting.table, 0)
    assert late.seen(10**9) == ()


def test_where_the_host_does_not_allow_it_nothing_is_kept() -> None:
    sitting, late = seated(TWISTED, 2), LateHands()
    late.note(sitting.table, 0)
    play_round(sitting, late)
    assert late.seen(10**9) == ()


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
            anna, ben = await joined(actor, ANNA, 0), await joined(actor, BEN, 1)
            cleo = await joined(actor, CLEO)
            await actor.ask(anna, Start())
            while actor.table.play and actor.table.play.match.state.round == 1:
                await act_somehow(actor, anna, ben)
            pass_time(actor, 600_000)
            await actor.look(anna)
            await actor.look(cleo)
            player, watcher = await anna.next(), await cleo.next()
            assert player is not None
            assert watcher is not None
            assert player.late_hands == ()
            assert [view.seat for view in watcher.late_hands] == [0, 1]
            assert watcher.view.hand == ()

    asyncio.run(play())
