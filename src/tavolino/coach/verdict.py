"""From a regret and its interval to a verdict."""

from tavolino.coach.judgement import Regret, Unit, Verdict

LEAST: dict[Unit, tuple[tuple[Verdict, float], ...]] = {  # how much worse than the best a choice is at least
    "win": (("blunder", 0.12), ("mistake", 0.06), ("inaccuracy", 0.03)),
    "points": (("blunder", 4.0), ("mistake", 2.0), ("inaccuracy", 1.0)),  # alone at the table
}
TRIFLE: dict[Unit, float] = {unit: least[-1][1] for unit, least in LEAST.items()}  # anything below is no fault
FAULTS: tuple[Verdict, ...] = ("inaccuracy", "mistake", "blunder")
SERIOUS: tuple[Verdict, ...] = ("mistake", "blunder")


def verdict_of(regret: Regret, unit: Unit, *, clearly_best: bool) -> Verdict:
    """The mildest fault in the interval; no fault if the whole interval is none; else too close to call."""
    for verdict, least in LEAST[unit]:
        if regret.low >= least:
            return verdict
    if clearly_best:
        return "best"
    return "good" if regret.high < TRIFLE[unit] else "close"


def settled(regret: Regret, unit: Unit) -> bool:
    """Whether more worlds could not change the verdict."""
    bounds = [least for _, least in LEAST[unit]]
    return regret.low >= max(bounds) or not any(regret.low < bound <= regret.high for bound in bounds)
