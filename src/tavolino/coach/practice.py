"""Positions to try again: how good another answer is, and when the position comes back.

It is like a box of index cards: what went well comes back after a longer pause, what did not comes back the next day
and has to go well three times again.
"""

from math import hypot
from typing import NamedTuple

from msgspec import structs

from tavolino.coach.judgement import Decision, Figure, Regret, Verdict
from tavolino.coach.telling import telling
from tavolino.coach.verdict import LEAST

WELL: tuple[Verdict, ...] = ("best", "good")
PAUSES = (1, 3, 7)  # days, by how often in a row it went well
ENOUGH = 3  # times in a row; then the position is done
SURE = 2.0  # standard errors


class Standing(NamedTuple):
    in_a_row: int  # how often it went well since it last did not
    due: int  # the day when it comes back


def standing_after(verdict: Verdict, in_a_row: int, today: int) -> Standing:
    times = in_a_row + 1 if verdict in WELL else 0
    return Standing(times, today + PAUSES[min(times, len(PAUSES) - 1)])


def as_if(decision: Decision, choice: int, *, fewest_win: bool) -> Decision:
    """The same decision, had another choice been taken.

    No new worlds are imagined, so this is coarser than a verdict of the coach: "good" means less than an inaccuracy
    below the best, or less than a mistake and within what may be chance.
    """
    if choice == decision.taken:
        return decision
    best, chosen = (figure(decision, one) for one in (decision.best, choice))
    gap = max(0.0, chosen.mean - best.mean if decision.unit == "points" and fewest_win else best.mean - chosen.mean)
    sure = SURE * hypot(best.error, chosen.error) if choice != decision.best else 0.0
    rival = decision.taken if choice == decision.best else decision.best
    return structs.replace(
        decision,
        taken=choice,
        regret=Regret(gap, max(0.0, gap - sure), gap + sure),
        verdict="best" if choice == decision.best else verdict_of(gap, sure, decision),
        stakes=telling(decision.choices[choice], decision.choices[rival]),
    )


def verdict_of(gap: float, sure: float, decision: Decision) -> Verdict:
    least = dict(LEAST[decision.unit])
    if gap < least["inaccuracy"] or gap < min(least["mistake"], sure):
        return "good"
    return next(verdict for verdict, bound in LEAST[decision.unit] if gap >= bound)


def figure(decision: Decision, choice: int) -> Figure:
    one = decision.choices[choice]
    return one.points if decision.unit == "points" else one.win
