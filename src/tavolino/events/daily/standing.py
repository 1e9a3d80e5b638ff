"""How good a result is: stars against the strongest bot, and the share of people who did worse."""

from collections.abc import Sequence
from statistics import fmean

from msgspec import Struct

from tavolino.events.daily.bars import TRIES
from tavolino.events.daily.courses import Played
from tavolino.store import DailyBar

STARS = 3


class Bar(Struct, frozen=True):
    """What the strongest bot makes of a deal, and so what each star asks for."""

    level: str  # of that bot
    tries: int  # how often it played
    average: float  # of its points
    best: int  # points of its best try
    stars: tuple[int, ...]  # points for one star, two and three


def bar_of(bars: Sequence[DailyBar], played: Played) -> Bar | None:
    """None until all tries are there: what a star asks for never changes."""
    if len(bars) < TRIES:
        return None
    scores = [bar.score for bar in bars]
    average, step = fmean(scores), played.course.step
    third = round(average)
    sign = 1 if played.course.fewest else -1
    stars = tuple(third + sign * step * (STARS - number) for number in range(1, STARS + 1))
    best = min(scores) if played.course.fewest else max(scores)
    return Bar(bars[0].level, len(bars), average, best, stars)


def stars_for(score: int, bar: Bar, played: Played) -> int:
    return sum(score == asked or played.is_better(score, asked) for asked in bar.stars)


def better_than(score: int, counts: Sequence[tuple[int, int]], played: Played) -> int | None:
    """Percent of the others who did worse; None where there is nobody else."""
    others = sum(number for _, number in counts) - 1
    if others < 1:
        return None
    worse = sum(number for other, number in counts if played.is_better(score, other))
    return 100 * worse // others
