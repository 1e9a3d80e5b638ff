"""Takes the result of each seat apart, from the steps and the decisions of a match."""

from collections import Counter
from collections.abc import Sequence

from tavolino.coach.deeds import deeds_of
from tavolino.coach.judgement import Decision, SeatSum, Shares, Step, Sum, Unit, Verdict
from tavolino.game import AnyGame


def sum_of_seat(
    game: AnyGame,
    seat: int,
    seats: int,
    steps: Sequence[Step],
    decisions: Sequence[Decision],
    expected: Shares | None,
) -> SeatSum:
    """`expected` is None where luck cannot be told from skill, or not yet."""
    own = [decision for decision in decisions if decision.seat == seat]
    verdicts: Counter[Verdict] = Counter(decision.verdict for decision in own)
    given_up = sum(decision.regret.mean for decision in own)
    return SeatSum(
        seat=seat,
        win=None if expected is None or seats == 1 else part("win", seat, steps, expected),
        points=None if expected is None else part("points", seat, steps, expected),
        given_up=given_up,
        accuracy=accuracy(given_up, sum(decision.random for decision in own)),
        verdicts=dict(verdicts),
        deeds=deeds_of(game, own),
    )


def accuracy(given_up: float, at_random: float) -> float | None:
    """100: always the best choice. 0: no better than choosing at random."""
    if at_random <= 0:
        return None
    return max(0.0, min(100.0, 100 * (1 - given_up / at_random)))


def part(unit: Unit, seat: int, steps: Sequence[Step], expected: Shares) -> Sum:
    def share(shares: Shares) -> float:
        of_seats: tuple[float, ...] = getattr(shares, unit)
        return of_seats[seat]

    decisions = sum(share(step.decision) for step in steps if step.seat == seat)
    decisions += sum(share(step.waited) for step in steps if step.silent == seat)
    others = sum(share(step.decision) for step in steps if step.seat != seat)
    others += sum(share(step.waited) for step in steps if step.silent != seat)
    return Sum(
        expected=share(expected),
        deal=sum(share(step.chance) for step in steps if step.dealt),
        draws=sum(share(step.chance) for step in steps if not step.dealt),
        hidden=sum(share(step.hidden) for step in steps),
        others=others,
        decisions=decisions,
        result=getattr(steps[-1], unit)[seat].mean,
    )
