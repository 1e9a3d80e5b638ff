"""A position that is tried again: how good another answer is, and when it comes back."""

from typing import Any

import pytest

from tavolino.coach import Choice, Decision, Figure, Regret
from tavolino.coach.practice import ENOUGH, PAUSES, as_if, standing_after

TODAY = 20_000


def choice(action: str, worth: float, error: float = 0.01, **stakes: float) -> Choice:
    counted = {name: Figure(mean, 0.01) for name, mean in stakes.items()}
    return Choice(action, Figure(worth, error), Figure(1.5), Figure(10 * worth, 10 * error), 400, counted)


def decision(*choices: Choice, unit: Any = "win", best: int = 1) -> Decision:
    """The first one was taken."""
    return Decision(7, 0, "person", choices, 0, best, Regret(0.2, 0.15, 0.25), unit, "blunder")


@pytest.mark.parametrize(
    ("worth", "error", "verdict"),
    [
        (0.58, 0.01, "good"),  # less than an inaccuracy
        (0.55, 0.01, "inaccuracy"),
        (0.55, 0.04, "good"),  # it may be chance
        (0.53, 0.01, "mistake"),
        (0.53, 0.20, "mistake"),  # tried too little to be sure, but by far not the best
        (0.40, 0.01, "blunder"),
        (0.65, 0.01, "good"),  # it looked better in the race, and was not in new worlds
    ],
)
def test_another_answer_is_judged_by_what_the_coach_found_then(worth: float, error: float, verdict: str) -> None:
    found = as_if(decision(choice("a", 0.4), choice("b", 0.6, 0.01), choice("c", worth, error)), 2, fewest_win=False)
    assert (found.verdict, found.taken, found.best, found.number) == (verdict, 2, 1, 7)
    assert found.regret.low <= found.regret.mean <= found.regret.high


def test_the_same_answer_is_the_same_mistake_and_the_best_is_the_best() -> None:
    one = decision(choice("a", 0.4, row=0.9), choice("b", 0.6, row=0.2), choice("c", 0.5, row=0.5))
    assert as_if(one, 0, fewest_win=False) == one
    best = as_if(one, 1, fewest_win=False)
    assert (best.verdict, best.regret.mean, best.stakes) == ("best", 0, ("row",))
    assert as_if(one, 2, fewest_win=False).stakes == ("row",)


def test_where_the_fewest_points_win_fewer_are_better() -> None:
    one = decision(choice("a", 0.9), choice("b", 0.1), choice("c", 0.6), unit="points")
    assert as_if(one, 2, fewest_win=True).verdict == "blunder"
    most = decision(choice("a", 0.1), choice("b", 0.9), choice("c", 0.6), unit="points")
    assert as_if(most, 2, fewest_win=False).verdict == "mistake"


def test_a_position_comes_back_later_each_time_and_the_next_day_when_it_went_wrong() -> None:
    assert [standing_after("best", times, TODAY) for times in range(ENOUGH)] == [
        (1, TODAY + PAUSES[1]),
        (2, TODAY + PAUSES[2]),
        (3, TODAY + PAUSES[2]),
    ]
    assert standing_after("good", 0, TODAY).in_a_row == 1
    for wrong in ("inaccuracy", "mistake", "blunder"):
        assert standing_after(wrong, 2, TODAY) == (0, TODAY + 1)
