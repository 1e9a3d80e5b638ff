"""Programs that are called to a seat: it stays free, and nobody waits longer than twenty seconds."""

import pytest

from table.sitting import ANNA, BEN, Sitting
from tavolino.people import Person
from tavolino.table import NotAllowed, Settings
from tavolino.table.decisions.asks import SeatBot, Sit
from tavolino.table.runtime.calls import ANSWER_TIME, SHOWN, Calls

ROSETTA, TURBO = Person("rosetta", "Rosetta", "Olga"), Person("turbo", "Turbo", "Max")


def lobby() -> tuple[Sitting, Calls, list[str]]:
    """A table where Anna sits, and who was told that they are no longer wanted."""
    sitting = Sitting(Settings(game="twisted", seats=3))
    sitting.ask(ANNA, Sit(seat=0))
    ended: list[str] = []
    return sitting, Calls(ended.append), ended


def test_a_program_that_says_nothing_is_given_up_and_then_no_longer_shown() -> None:
    sitting, calls, ended = lobby()
    calls.call(sitting.table, ANNA, 1, ROSETTA, 1000)
    assert calls.next_due() == 1000 + ANSWER_TIME
    assert not calls.pass_time(999 + ANSWER_TIME)
    assert calls.pass_time(1000 + ANSWER_TIME)
    assert [(one.name, one.answer) for one in calls.shown()] == [("Rosetta", "silent")]
    assert calls.pass_time(1000 + ANSWER_TIME + SHOWN)
    assert calls.shown() == ()
    assert ended == [], "its time was over anyway"


def test_only_one_program_is_called_to_a_seat_and_one_program_to_one_seat() -> None:
    sitting, calls, ended = lobby()
    calls.call(sitting.table, ANNA, 1, ROSETTA, 0)
    calls.call(sitting.table, ANNA, 1, TURBO, 0)
    assert ended == ["rosetta"]
    calls.call(sitting.table, ANNA, 2, TURBO, 0)
    assert [(one.seat, one.name) for one in calls.shown()] == [(2, "Turbo")]
    assert ended == ["rosetta"]


def test_a_call_ends_when_the_program_sits_anywhere_or_the_seat_is_taken() -> None:
    sitting, calls, ended = lobby()
    calls.call(sitting.table, ANNA, 1, ROSETTA, 0)
    calls.call(sitting.table, ANNA, 2, TURBO, 0)
    sitting.ask(ROSETTA, Sit(seat=1))
    calls.review(sitting.table)
    assert [one.name for one in calls.shown()] == ["Turbo"]
    sitting.ask(ANNA, SeatBot(seat=2, level="casual"))
    calls.review(sitting.table)
    assert calls.shown() == ()
    assert ended == ["rosetta", "turbo"]


@pytest.mark.parametrize(
    ("caller", "seat", "program", "why"),
    [
        (BEN, 1, ROSETTA, "why-call-bot"),
        (ANNA, 0, ROSETTA, "why-seat-taken"),
        (ANNA, 9, ROSETTA, "why-no-seat"),
        (ANNA, 1, ANNA, "why-program-here"),
    ],
)
def test_who_may_call_whom_where(caller: Person, seat: int, program: Person, why: str) -> None:
    sitting, calls, _ = lobby()
    with pytest.raises(NotAllowed) as refusal:
        calls.call(sitting.table, caller, seat, program, 0)
    assert refusal.value.sentence is not None
    assert refusal.value.sentence.message == why
    assert calls.shown() == ()
