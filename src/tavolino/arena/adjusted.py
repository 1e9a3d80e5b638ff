"""What the matches show about the bots when luck is taken out.

Luck of deals and draws averages zero (`tavolino.coach`), so whatever part of it is subtracted, the expected share of
first places stays what it was, and the deals vary less. How large a part is best follows from the deals themselves:
the slope of the line through results and luck.

What was hidden averages zero only if all hands that fit a bot's view are equally likely. A bot that reads hands from
the play of others, or hides its own, is luckier than that in what it can't see, and would lose part of its credit. So
this is a figure of its own, with what hidden cards brought the bot on average.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import fmean, variance

from msgspec import Struct

from tavolino.arena.played import Played
from tavolino.arena.statistics import Estimate, student, won

FEWEST = 4  # deals; fewer say nothing about how much they vary


class Without(Struct, frozen=True):
    """A bot's share of first places with some luck taken out. The observations are deals, as in every figure here."""

    share: Estimate
    slope: float  # how much of the luck was subtracted; of `hidden`, here and below, how much of hidden cards alone
    worth: float  # how many times as many deals would give as narrow an interval without adjusting
    mean: float  # of the luck, as the net counts it, which may not be in first places
    error: float  # standard error of the mean

    @property
    def taken_away(self) -> float:
        """First places, on average."""
        return self.slope * self.mean


class Adjusted(Struct, frozen=True):
    bot: str
    raw: Estimate  # with luck, from the same deals and with an interval of the same kind
    chance: Without  # deals and draws
    hidden: Without | None  # what was hidden as well; None if it was not measured in every match


def adjusted(bots: Sequence[str], matches: Iterable[Played]) -> list[Adjusted]:
    """In the order of the bots; empty if luck was not measured, or on too few deals."""
    measured = [played for played in matches if played.luck is not None]
    found = [adjusted_bot(bot, [played for played in measured if bot in played.seating]) for bot in bots]
    return [one for one in found if one is not None]


def adjusted_bot(bot: str, matches: Sequence[Played]) -> Adjusted | None:
    shares = by_deal(matches, lambda played: won(played, bot))
    if len(shares) < FEWEST:
        return None
    chance = by_deal(matches, lambda played: of_bot(played, bot, played.luck))
    raw = interval(fmean(shares), variance(shares), len(shares))
    if any(played.hidden is None for played in matches):
        return Adjusted(bot, raw, without_luck(shares, chance), None)
    hidden = by_deal(matches, lambda played: of_bot(played, bot, played.hidden))
    return Adjusted(bot, raw, without_luck(shares, chance), without_luck(shares, chance, hidden))


def by_deal(matches: Sequence[Played], value: Callable[[Played], float]) -> list[float]:
    """The mean over the matches of each deal."""
    values = defaultdict(list)
    for played in sorted(matches, key=lambda played: (played.deal, played.seating)):
        values[played.deal].append(value(played))
    return [fmean(of_deal) for of_deal in values.values()]


def of_bot(played: Played, bot: str, luck: Sequence[float] | None) -> float:
    """Of all its seats."""
    assert luck is not None
    return sum(one for name, one in zip(played.seating, luck, strict=True) if name == bot)


def without_luck(shares: Sequence[float], *kinds: Sequence[float]) -> Without:
    """Take one kind of luck after the other out of the shares of the deals."""
    rest, part = shares, 0.0
    for luck in kinds:
        part = slope(luck, rest)
        rest = [share - part * one for share, one in zip(rest, luck, strict=True)]
    deals = len(rest)
    spread = variance(rest) * (deals - 1) / (deals - 1 - len(kinds))  # the slopes were found in the same deals
    return Without(
        share=interval(fmean(rest), spread, deals),
        slope=part,
        worth=variance(shares) / spread if spread else 1.0,
        mean=fmean(kinds[-1]),
        error=sqrt(variance(kinds[-1]) / deals),
    )


def slope(luck: Sequence[float], shares: Sequence[float]) -> float:
    """How much of the luck is found in the results; none, if it is found there the wrong way round."""
    mean, middle = fmean(luck), fmean(shares)
    spread = sum((one - mean) ** 2 for one in luck)
    together = sum((one - mean) * (share - middle) for one, share in zip(luck, shares, strict=True))
    return max(0.0, together / spread) if spread else 0.0


def interval(mean: float, spread: float, deals: int) -> Estimate:
    reach = student(deals - 1) * sqrt(spread / deals)
    return Estimate(mean, mean - reach, mean + reach)
