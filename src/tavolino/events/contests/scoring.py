"""Matchpoints and points: how somebody did, compared with those who had the same cards in the same seat."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from statistics import fmean
from typing import Literal, NamedTuple, TypeAlias

Measure: TypeAlias = Literal["matchpoints", "points"]


class Held(NamedTuple):
    """What somebody made of one deal."""

    deal: int
    seat: int
    who: str  # a participant; empty: a bot, with whom people are compared, and who has no place
    score: int


class Compared(NamedTuple):
    """The same, beside all others who had these cards."""

    deal: int
    seat: int
    score: int
    percent: float  # of the others whom one has beaten; a tie is half
    ahead: float  # how many points better than the others on average
    others: int  # with how many one is compared


class Total(NamedTuple):
    """How somebody did in all deals they have played and can be compared in."""

    deals: int
    percent: float
    ahead: float  # points per deal
    points: int  # all of them


def wins_with_fewest(results: Iterable[Sequence[tuple[int, int]]]) -> bool:
    """Whether fewer points are better, as far as some matches show it: a score and a place for each seat."""
    for result in results:
        for (score, place), (other, lower) in combinations(result, 2):
            if score != other and place != lower:
                return (score < other) == (place < lower)
    return False


def compared(held: Sequence[Held], *, fewest: bool) -> dict[str, list[Compared]]:
    """By participant, in the order of the deals. Whoever nobody can be compared with is left out."""
    same: dict[tuple[int, int], list[Held]] = defaultdict(list)
    for one in held:
        same[one.deal, one.seat].append(one)
    found: dict[str, list[Compared]] = defaultdict(list)
    for (deal, seat), group in sorted(same.items()):
        for place, one in enumerate(group):
            others = [other.score for number, other in enumerate(group) if number != place]
            if others and one.who:
                found[one.who].append(beside(deal, seat, one.score, others, fewest=fewest))
    return dict(found)


def beside(deal: int, seat: int, score: int, others: Sequence[int], *, fewest: bool) -> Compared:
    sign = -1 if fewest else 1
    shares = [1.0 if sign * (score - other) > 0 else 0.5 if score == other else 0.0 for other in others]
    return Compared(deal, seat, score, 100 * fmean(shares), sign * (score - fmean(others)), len(others))


def totals(found: Mapping[str, Sequence[Compared]]) -> dict[str, Total]:
    return {
        who: Total(
            len(deals),
            fmean(one.percent for one in deals),
            fmean(one.ahead for one in deals),
            sum(one.score for one in deals),
        )
        for who, deals in found.items()
    }


def value(total: Total, measure: Measure) -> float:
    return total.percent if measure == "matchpoints" else total.ahead


def needed(found: Mapping[str, Total]) -> int:
    """How many deals one has to play for a place: half of what anybody has played."""
    most = max((total.deals for total in found.values()), default=0)
    return max(1, -(-most // 2))


def ranked(found: Mapping[str, Total], measure: Measure) -> list[str]:
    """Those who have a place, the best first; equals in an order that doesn't change."""
    least = needed(found)
    able = [who for who, total in found.items() if total.deals >= least]
    return sorted(able, key=lambda who: (-value(found[who], measure), who))


def places(order: Sequence[str], found: Mapping[str, Total], measure: Measure) -> dict[str, int]:
    """Equals share a place: 1, 2, 2, 4."""
    values = [round(value(found[who], measure), 9) for who in order]
    return {who: values.index(values[number]) + 1 for number, who in enumerate(order)}
