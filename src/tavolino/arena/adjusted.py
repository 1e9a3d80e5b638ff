"""What the matches show about the bots when luck is taken out.

Luck of deals and draws averages zero (`tavolino.coach`), so whatever part of it is subtracted, the expected share of
first places stays what it was, and the deals vary less. How large a part is best follows from the deals themselves:
the slope of the line through results and luck.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, variance

from msgspec import Struct

from tavolino.arena.played import Played
from tavolino.arena.statistics import Estimate, student, won

FEWEST = 4  # deals; fewer say nothing about how much they vary


class Adjusted(Struct, frozen=True):
    """A bot's share of first places without luck. The observations are deals, as in every figure of the arena."""

    bot: str
    share: Estimate
    raw: Estimate  # with luck, from the same deals and with an interval of the same kind
    part: float  # of the luck that was subtracted, from 0 to 1
    worth: float  # how many times as many deals would give as narrow an interval without adjusting


def adjusted(bots: Sequence[str], matches: Iterable[Played]) -> list[Adjusted]:
    """In the order of the bots; empty if luck was not measured, or on too few deals."""
    measured = [played for played in matches if played.luck is not None]
    found = [adjusted_bot(bot, [played for played in measured if bot in played.seating]) for bot in bots]
    return [one for one in found if one is not None]


def adjusted_bot(bot: str, matches: Sequence[Played]) -> Adjusted | None:
    results, luck = defaultdict(list), defaultdict(list)
    for played in matches:
        results[played.deal].append(won(played, bot))
        luck[played.deal].append(luck_of_bot(played, bot))
    if len(results) < FEWEST:
        return None
    shares, chances = ([fmean(values) for values in by_deal.values()] for by_deal in (results, luck))
    part = slope(chances, shares)
    rest = [share - part * chance for share, chance in zip(shares, chances, strict=True)]
    spread = variance(rest) * (len(rest) - 1) / (len(rest) - 2)  # the slope was found in the same deals
    worth = variance(shares) / spread if spread else 1.0
    return Adjusted(bot, interval(fmean(rest), spread, len(rest)), interval(fmean(shares), variance(shares), len(rest)),
                    part, worth)  # fmt: skip


def luck_of_bot(played: Played, bot: str) -> float:
    """Of all its seats."""
    assert played.luck is not None
    return sum(luck for name, luck in zip(played.seating, played.luck, strict=True) if name == bot)


def slope(luck: Sequence[float], shares: Sequence[float]) -> float:
    """How much of the luck is found in the results, from none to all."""
    mean, middle = fmean(luck), fmean(shares)
    spread = sum((one - mean) ** 2 for one in luck)
    together = sum((one - mean) * (share - middle) for one, share in zip(luck, shares, strict=True))
    return max(0.0, min(1.0, together / spread)) if spread else 0.0


def interval(mean: float, spread: float, deals: int) -> Estimate:
    reach = student(deals - 1) * sqrt(spread / deals)
    return Estimate(mean, mean - reach, mean + reach)
