"""How sure a ranking is: how likely the winner really is the best, and each one better than the next.

The evening is drawn again many times from its own deals, some of them twice and others not at all. A deal takes along
who sat where, so opponents are drawn again, too. Chance alone spreads results; the more of their spread it explains,
the closer together people are taken to be (they are shrunk to the mean), and the less sure the ranking is. So few deals
can't tell whose results vary more, so everybody's are taken to vary alike, and more for who has played less.
"""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from random import Random
from statistics import fmean
from typing import NamedTuple

FEWEST_DEALS = 4  # for a number at all
DRAWS = 400
TYPICAL = 0.5  # how far people are usually apart, in units of how far chance takes one deal apart
STEPS = 24  # of the spread between people that are tried
FARTHEST = 3.0  # the largest of them, in the same units
EIGHTY = 1.2816  # standard errors to each side, between which eight values of ten are


class Sureness(NamedTuple):
    best: float  # how likely the first is really the best
    ahead: tuple[float, ...]  # how likely each is really better than the next
    spans: tuple[tuple[float, float], ...]  # where each really is, eight times of ten


def sureness(order: Sequence[str], values: Mapping[str, Mapping[int, float]], draws: int = DRAWS) -> Sureness | None:
    """`values`: by participant and deal, higher is better. None: there are too few deals, or people, to tell."""
    deals = sorted({deal for who in order for deal in values[who]})
    if len(order) < 2 or len(deals) < FEWEST_DEALS:
        return None
    rng = Random(len(order) * 1000 + len(deals))
    own = [fmean(values[who].values()) for who in order]
    means = centred(own)
    noise = [centred(drawn_again(order, values, deals, rng)) for _ in range(draws)]
    noise = [[far - mean for far, mean in zip(one, means, strict=True)] for one in noise]
    widen = sqrt(len(deals) / (len(deals) - 1))  # what is drawn from so few is spread too little
    error = widen**2 * fmean(sum(far * far for far in one) / (len(order) - 1) for one in noise)
    shares = kept_shares(means, error, len(deals))
    firsts, ahead = 0.0, [0.0] * (len(order) - 1)
    for one in noise:
        keep = rng.choices(*shares)[0]
        real = [keep * mean + sqrt(keep) * widen * far for mean, far in zip(means, one, strict=True)]
        top = max(real)
        firsts += (real[0] == top) / real.count(top)
        for place in range(len(ahead)):
            ahead[place] += better(real[place], real[place + 1])
    halves = [EIGHTY * sqrt(error * len(deals) / len(values[who])) for who in order]
    spans = tuple((value - half, value + half) for value, half in zip(own, halves, strict=True))
    return Sureness(firsts / draws, tuple(number / draws for number in ahead), spans)


def better(one: float, other: float) -> float:
    return 0.5 if one == other else float(one > other)


def centred(values: Sequence[float]) -> list[float]:
    middle = fmean(values)
    return [value - middle for value in values]


def drawn_again(
    order: Sequence[str], values: Mapping[str, Mapping[int, float]], deals: Sequence[int], rng: Random
) -> list[float]:
    """The means of an evening with deals drawn from these; who played none of them keeps their own."""
    chosen = rng.choices(deals, k=len(deals))
    found = []
    for who in order:
        own = values[who]
        found.append(fmean([own[deal] for deal in chosen if deal in own] or own.values()))
    return found


def kept_shares(means: Sequence[float], error: float, deals: int) -> tuple[list[float], list[float]]:
    """How much of their distance from the mean people may really have, and how well each such share fits."""
    one_deal = sqrt(error * deals)
    if one_deal == 0:
        return [1.0], [1.0]
    spreads = [FARTHEST * step / STEPS for step in range(STEPS + 1)]
    squares, freedom = sum(mean * mean for mean in means), len(means) - 1
    fits = []
    for spread in spreads:
        whole = (spread * one_deal) ** 2 + error
        fits.append(-0.5 * (freedom * log(whole) + squares / whole) - 0.5 * (spread / TYPICAL) ** 2)
    top = max(fits)
    shares = [(spread * one_deal) ** 2 / ((spread * one_deal) ** 2 + error) for spread in spreads]
    return shares, [exp(fit - top) for fit in fits]
