"""Finds the best choice of a decision, and how much worse the one taken was.

First a race: all choices run in the same worlds, and after each lap those that are clearly worse than the leader drop
out. Then the leader and the choice taken meet in worlds that the race has not seen, so that the regret is not flattered
by the luck that made the leader. Each looks at its figures a few times; the intervals are widened for every look and
every choice (Bonferroni), so they hold whichever look was the last.
"""

from collections.abc import Iterator, Sequence
from statistics import NormalDist
from typing import Any, NamedTuple

from tavolino.coach.compiled.desk import POINTS, WIN
from tavolino.coach.effort import Effort
from tavolino.coach.judgement import Regret, Unit
from tavolino.coach.tries import Tries
from tavolino.coach.verdict import TRIFLE, settled
from tavolino.coach.worlds import Worlds

DOUBT = 0.05  # how often an interval may miss the truth
FIRST_LAP = 50  # worlds
CONFIRMING_LOOKS = 4  # after an eighth, a quarter, a half and all of the worlds
EQUAL = 0.1  # of a trifle: choices that differ by less are not worth telling apart


class Found(NamedTuple):
    tries: Tries  # of all choices
    final: Tries | None  # of the two that met at the end: the choice taken, then the best
    best: int
    regret: Regret
    clearly_best: bool  # the choice taken, compared with all others
    worlds: int


def column_of(unit: Unit) -> int:
    return WIN if unit == "win" else POINTS


def run_race(
    worlds: Worlds, view: Any, number: int, choices: Sequence[Any], taken: int, unit: Unit, effort: Effort
) -> Found | None:
    """Judge one decision; None if it was stopped."""
    tries = Tries(len(choices), column_of(unit))
    alive = list(range(len(choices)))
    looks = list(laps(effort))
    width = width_of(len(looks), len(choices) - 1)
    best = taken
    for worlds_of_lap in looks:
        lap = worlds_of_lap - tries.worlds[taken]
        if tries.worlds[taken] and lap * len(alive) > effort.playouts:
            break
        if not worlds.try_choices(view, (number, "race"), choices, alive, lap, tries):
            return None
        best = max(alive, key=lambda choice: (tries.mean(choice), choice == taken))
        alive = [one for one in alive if one in (best, taken) or high_of(tries, one, best, width) > 0]
        if all(high_of(tries, best, one, width) < EQUAL * TRIFLE[unit] for one in alive if one != best):
            break
        if len(alive) == 2 and best != taken:
            break
    rivals = [one for one in alive if one != taken]
    above = max((high_of(tries, one, taken, width) for one in rivals), default=0.0)
    if best == taken:
        regret = Regret(0.0, 0.0, max(0.0, above))
        return Found(tries, None, best, regret, above <= 0.0, tries.worlds[taken])
    met = meet(worlds, view, number, [choices[taken], choices[best]], unit, effort)
    if met is None:
        return None
    final, regret = met
    rest = max((high_of(tries, one, taken, width) for one in rivals if one != best), default=0.0)
    regret = Regret(regret.mean, regret.low, max(regret.high, rest))
    return Found(tries, final, best, regret, False, tries.worlds[taken] + final.worlds[0])


def laps(effort: Effort) -> Iterator[int]:
    """How many worlds there are after each lap: always twice as many."""
    worlds = min(FIRST_LAP, effort.worlds)
    while True:
        yield worlds
        worlds *= 2
        if worlds > effort.worlds:
            return


def meet(
    worlds: Worlds, view: Any, number: int, pair: Sequence[Any], unit: Unit, effort: Effort
) -> tuple[Tries, Regret] | None:
    """The choice taken and the best one, in worlds of their own."""
    final = Tries(2, column_of(unit))
    width = width_of(CONFIRMING_LOOKS, 1)
    regret = Regret(0.0, 0.0, 0.0)
    for look in range(CONFIRMING_LOOKS):
        wanted = max(2, effort.confirming >> (CONFIRMING_LOOKS - 1 - look))
        if not worlds.try_choices(view, (number, "meeting"), pair, [0, 1], wanted - final.worlds[0], final):
            return None
        gap = final.difference(1, 0)
        low, high = gap.mean - width * gap.error, gap.mean + width * gap.error
        regret = Regret(max(0.0, gap.mean), max(0.0, low), max(0.0, high))
        if settled(regret, unit):
            break
    return final, regret


def high_of(tries: Tries, one: int, other: int, width: float) -> float:
    """By how much a choice may be better than another, at most."""
    gap = tries.difference(one, other)
    return gap.mean + width * gap.error


def width_of(looks: int, comparisons: int) -> float:
    """How many standard errors an interval extends, for so many looks and comparisons."""
    return NormalDist().inv_cdf(1 - DOUBT / 2 / looks / max(1, comparisons))
