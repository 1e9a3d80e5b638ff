"""How strong each bot is, on one scale: openskill's Plackett-Luce model."""

from collections.abc import Sequence
from random import Random
from statistics import fmean

from tavolino.arena.played import Played
from tavolino.rating import FIRST, Rating
from tavolino.rating import rated as rated_match

MOST_ORDERS = 16
WORK = 20_000  # matches to rate, in all orders together, unless one order alone has more


def ratings(matches: Sequence[Played]) -> dict[str, Rating]:
    """The mean over several orders of the matches: openskill learns from one match after another, so order matters."""
    rng = Random(0)
    number = min(MOST_ORDERS, max(1, WORK // len(matches)))
    orders = [rated(rng.sample(matches, len(matches))) for _ in range(number)]
    return {bot: mean([order[bot] for order in orders]) for bot in orders[0]}


def rated(matches: Sequence[Played]) -> dict[str, Rating]:
    """Ratings after these matches in this order. Copies of a bot at one table get the mean of their updates."""
    known: dict[str, Rating] = {}
    for played in matches:
        before = [known.get(bot, FIRST) for bot in played.seating]
        after = rated_match(before, played.places, change=0.0)  # bots don't change, so uncertainty only shrinks
        for bot in set(played.seating):
            known[bot] = mean([rating for rating, name in zip(after, played.seating, strict=True) if name == bot])
    return known


def mean(some: Sequence[Rating]) -> Rating:
    return Rating(fmean(rating.value for rating in some), fmean(rating.deviation for rating in some))
