"""What the matches show about the bots, and how certain that is.

The matches of one deal are not independent: they have the same cards. So the mean over the matches of a deal is ONE
observation, and every interval comes from the spread of these observations across the deals.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import product
from math import inf, log10, sqrt
from statistics import NormalDist, fmean, variance

from msgspec import Struct

from tavolino.arena.contest import Contest
from tavolino.arena.played import Played
from tavolino.arena.ratings import ratings
from tavolino.rating import Rating

CONFIDENCE = 0.95


class Estimate(Struct, frozen=True):
    """A number and the ends of its 95 % confidence interval; in JSON an infinite end is null."""

    value: float
    low: float
    high: float


class Standing(Struct, frozen=True):
    bot: str
    share: Estimate  # of first places
    elo: Estimate | None  # over the other bot, if there are just two
    rating: Rating | None  # if there are more bots, or a ladder


class Summary(Struct, frozen=True):
    deals: int
    matches: int
    broken_off: int
    fair_share: float
    standings: tuple[Standing, ...]  # best bot first
    ahead: dict[str, dict[str, Estimate]]  # how often the first finished ahead of the second


def summary(contest: Contest, matches: Iterable[Played]) -> Summary:
    """The order of the matches does not matter."""
    matches = sorted(matches, key=lambda played: (played.deal, played.seating))
    rating = ratings(matches) if contest.rated else {}
    standings = [standing(bot, matches, rating.get(bot)) for bot in contest.bots]
    return Summary(
        deals=len({played.deal for played in matches}),
        matches=len(matches),
        broken_off=sum(played.reason is None for played in matches),
        fair_share=contest.fair_share,
        standings=tuple(sorted(standings, key=strength, reverse=True)),
        ahead={
            one: {other: share_ahead(matches, one, other) for other in contest.bots if other != one}
            for one in contest.bots
        },
    )


def standing(bot: str, matches: Sequence[Played], rating: Rating | None) -> Standing:
    share = share_won(matches, bot)
    return Standing(bot, share, None if rating else elo(share), rating)


def strength(standing: Standing) -> tuple[float, float]:
    return standing.rating.value if standing.rating else 0.0, standing.share.value


def share_won(matches: Iterable[Played], bot: str) -> Estimate:
    """The share of first places that a bot and its copies took in the matches they played."""
    return by_deal((played for played in matches if bot in played.seating), lambda played: won(played, bot))


def share_ahead(matches: Iterable[Played], one: str, other: str) -> Estimate:
    """How often one bot finished ahead of the other where both played; a tie counts half."""
    both = (played for played in matches if one in played.seating and other in played.seating)
    return by_deal(both, lambda played: ahead(played, one, other))


def won(played: Played, bot: str) -> float:
    """1 for first place, a half if two seats share it, and so on; copies add up."""
    firsts = [name for name, place in zip(played.seating, played.places, strict=True) if place == 1]
    return firsts.count(bot) / len(firsts)


def ahead(played: Played, one: str, other: str) -> float:
    """The share of all pairs of their seats in which one did better than the other."""
    ours, theirs = places_of(played, one), places_of(played, other)
    return fmean((our < their) + (our == their) / 2 for our, their in product(ours, theirs))


def places_of(played: Played, bot: str) -> list[int]:
    return [place for name, place in zip(played.seating, played.places, strict=True) if name == bot]


def by_deal(matches: Iterable[Played], value: Callable[[Played], float]) -> Estimate:
    """The mean of a share, with each deal as one observation."""
    values = defaultdict(list)
    for played in matches:
        values[played.deal].append(value(played))
    return estimate([fmean(of_deal) for of_deal in values.values()])


def estimate(observations: Sequence[float]) -> Estimate:
    """The mean of shares, and Wilson's interval for the number of independent wins and losses with the same spread.

    To measure the spread, two made-up observations are added, a 0 and a 1 (after Agresti and Coull): a few deals that
    all went the same way do not prove that every deal would.
    """
    share = fmean(observations)
    doubted = [0.0, *observations, 1.0]
    size = len(observations) * fmean(doubted) * (1 - fmean(doubted)) / variance(doubted)
    doubt = student(len(doubted) - 1) ** 2 / size
    centre = (share + doubt / 2) / (1 + doubt)
    reach = sqrt(doubt * share * (1 - share) + doubt**2 / 4) / (1 + doubt)
    return Estimate(share, max(0.0, min(share, centre - reach)), min(1.0, max(share, centre + reach)))


def student(freedom: int) -> float:
    """How many standard errors the interval extends: Student's t, by the series in Abramowitz and Stegun 26.7.5."""
    z: float = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom**power) for power, term in enumerate(terms, start=1))


def elo(share: Estimate) -> Estimate:
    """The Elo difference with this expected share; infinite if everything was won or lost."""
    return Estimate(elo_of(share.value), elo_of(share.low), elo_of(share.high))


def elo_of(share: float) -> float:
    if share in (0.0, 1.0):
        return inf if share else -inf
    return 400 * log10(share / (1 - share))
