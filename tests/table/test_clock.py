"""Clocks, with a time that the tests make up."""

from random import Random

import pytest

from table.sitting import ANNA, BEN, Sitting, facts, seated
from tavolino.games import GAMES
from tavolino.table.decisions.asks import SeatBot, Undo
from tavolino.table.decisions.automatic import PASS_LATEST, PASS_SOONEST, Pauses, next_due
from tavolino.table.log.entries import Acted, Rested
from tavolino.table.log.settings import Bank, PerMove
from tavolino.table.runtime.views import events_since

TWISTED, QWINTO, UPTURN = GAMES.values()


def on_turn(sitting: Sitting) -> int:
    return next(seat for seat in range(len(sitting.table.seats)) if sitting.choices(seat))


def left(sitting: Sitting, at: int) -> list[int]:
    return [sitting.table.clock.remaining(seat, at) for seat in range(len(sitting.table.seats))]


def test_without_a_clock_nothing_is_ever_due() -> None:
    sitting = seated(TWISTED, 2)
    assert next_due(sitting.table, sitting.pauses) is None
    assert sitting.wait(10**9) == []


def test_per_move_every_decision_has_its_own_time() -> None:
    sitting = seated(TWISTED, 2, clock=PerMove(seconds=10))
    seat = on_turn(sitting)
    assert next_due(sitting.table, sitting.pauses) == 10_000
    sitting.act(seat, sitting.choices(seat)[0], at=4000)
    assert left(sitting, 4000) == [10_000, 10_000]
    assert next_due(sitting.table, sitting.pauses) == 14_000
    assert left(sitting, 9000)[1 - seat] == 5000


def test_a_bank_is_used_up_and_every_action_adds_the_increment() -> None:
    sitting = seated(TWISTED, 2, clock=Bank(seconds=60, increment=3))
    seat = on_turn(sitting)
    sitting.act(seat, sitting.choices(seat)[0], at=20_000)
    assert left(sitting, 20_000)[seat] == 43_000
    assert left(sitting, 25_000)[1 - seat] == 55_000
    assert left(sitting, 25_000)[seat] == 43_000, "it does not run while the other thinks"


def test_when_time_is_up_an_ordinary_action_is_taken_for_the_seat() -> None:
    sitting = seated(TWISTED, 2, clock=PerMove(seconds=5))
    seat = on_turn(sitting)
    assert sitting.wait(4999) == []
    [entry] = sitting.wait(5000)
    assert isinstance(entry, Acted)
    assert (entry.seat, entry.by) == (seat, "clock")
    assert on_turn(sitting) == 1 - seat
    assert facts(sitting.read_back()) == facts(sitting.table)


def test_everybody_is_told_that_time_was_up() -> None:
    sitting = seated(TWISTED, 2, clock=PerMove(seconds=5))
    sitting.act(on_turn(sitting), sitting.choices(on_turn(sitting))[0], at=1000)
    sitting.wait(6000)
    told = [happened.time_up for happened in events_since(sitting.table, 0, None)]
    assert told == [False, False, True, False], "placed and drawn, by a person and then by the clock"


def test_all_who_decide_at_once_are_timed_at_once() -> None:
    sitting = seated(QWINTO, 3, clock=PerMove(seconds=5))
    active = on_turn(sitting)
    sitting.act(active, sitting.choices(active)[0], at=1000)
    assert set(sitting.table.clock.since) == {0, 1, 2}
    sitting.act(0, sitting.choices(0)[0], at=2000)
    assert set(sitting.table.clock.since) == {1, 2}
    sitting.wait(6000)
    sitting.wait(6000)
    assert [done.by for done in sitting.table.play.done] == ["person", "person", "clock", "clock"]  # type: ignore[union-attr]


def test_no_time_runs_for_those_who_only_may_speak_up() -> None:
    rng, sitting = Random(1), seated(UPTURN, 3, clock=PerMove(seconds=5))
    while not all(sitting.choices(seat) for seat in range(3)):  # until one forgot to call and two may catch it
        if sitting.table.stage == "over":
            sitting.again()
        seat = on_turn(sitting)
        sitting.act(seat, UPTURN.sensible(UPTURN.view(sitting.state(), seat), rng))
    assert list(sitting.table.clock.since) == UPTURN.awaited(sitting.state())


def test_a_bot_has_no_clock() -> None:
    sitting = seated(TWISTED, 2, clock=PerMove(seconds=5))
    seat = on_turn(sitting)
    person, other = (ANNA, BEN) if seat == 0 else (BEN, ANNA)
    sitting.away.add(person.id)
    sitting.ask(other, SeatBot(seat=seat, level="heuristic"), at=1000)
    assert sitting.table.clock.since == {}
    assert next_due(sitting.table, sitting.pauses) is None


def test_the_time_while_the_server_is_down_does_not_count() -> None:
    sitting = seated(TWISTED, 2, clock=Bank(seconds=60))
    seat = on_turn(sitting)
    sitting.take([Rested(at=7000)])
    back = sitting.read_back()
    assert back.at == 7000, "the table's time goes on from here, whenever that is"
    assert back.clock.remaining(seat, back.at) == 53_000


@pytest.mark.parametrize("kind", [PerMove(seconds=60), Bank(seconds=60, increment=5)])
def test_taking_back_makes_no_time(kind: PerMove | Bank) -> None:
    sitting = seated(QWINTO, 2, clock=kind)
    active = on_turn(sitting)
    sitting.act(active, sitting.choices(active)[0], at=1000)
    person = (ANNA, BEN)[active]
    before = left(sitting, 1000)[active]
    for second in range(2, 22, 2):
        sitting.act(active, sitting.choices(active)[0], at=1000 * second)
        sitting.ask(person, Undo(), at=1000 * (second + 1))
    assert left(sitting, 21_000)[active] <= before - 10_000
    assert facts(sitting.read_back()) == facts(sitting.table)


def test_who_can_only_pass_passes_after_a_moment() -> None:
    rng, sitting = Random(2), seated(UPTURN, 2)
    while True:
        seat = sitting.table.game.awaited(sitting.state())[0]
        if [sitting.table.game.write(action) for action in sitting.choices(seat)] == ["pass"]:
            break
        draws = [action for action in sitting.choices(seat) if sitting.table.game.write(action) == "draw"]
        sitting.act(seat, draws[0] if draws else rng.choice(sitting.choices(seat)))
    at = sitting.table.at
    due = next_due(sitting.table, sitting.pauses)
    assert due is not None
    assert at + PASS_SOONEST <= due <= at + PASS_LATEST
    assert next_due(sitting.table, sitting.pauses) == due, "chosen once for each decision"
    times = {next_due(sitting.table, Pauses(Random(seed))) for seed in range(20)}
    assert len(times) > 10, "the time says nothing about the hand"
    assert sitting.wait(due - 1) == []
    [entry] = sitting.wait(due)
    assert isinstance(entry, Acted)
    assert (entry.seat, entry.action, entry.by) == (seat, "pass", "table")
