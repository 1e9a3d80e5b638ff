"""The scale: openskill's Plackett-Luce model, and the points that people see.

A rating is a guess at how strong somebody is, and how far off the guess may be. The bot *club* stands in the middle of
the scale in every game, and so does somebody whom we know nothing about. 200 points more win three matches of four.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MIDDLE = 25.0  # in the model's units
MIDDLE_POINTS = 1500
POINTS = 30  # for one unit
UNSURE = 6.0  # a deviation above this says hardly anything: that is so for the first ten matches or so
PEOPLE_CHANGE = MIDDLE / 300  # how much a person may become stronger or weaker from match to match; a bot does not


class Rating(Struct, frozen=True):
    """The deviation is the model's, which treats all matches as independent."""

    value: float
    deviation: float

    @property
    def bound(self) -> float:
        """They are hardly weaker than this: by which a leaderboard is in order."""
        return self.value - 2 * self.deviation


FIRST = Rating(MIDDLE, MIDDLE / 3)  # of somebody whom we know nothing about


class Standing(Struct, frozen=True):
    """A rating as people see it."""

    points: int  # 1500 is the bot "club"
    give_or_take: int  # in 19 of 20 cases the right number is no further away
    sure: bool  # False: after so few matches, the points say hardly anything yet


class Stakes(NamedTuple):
    """What a seat's points change by."""

    first: int  # if it wins alone
    last: int  # if it comes last alone


def standing(rating: Rating) -> Standing:
    return Standing(points(rating.value), round(2 * POINTS * rating.deviation), rating.deviation <= UNSURE)


def points(value: float) -> int:
    return round(MIDDLE_POINTS + POINTS * (value - MIDDLE))


def rated(before: Sequence[Rating], places: Sequence[int], change: float = PEOPLE_CHANGE) -> list[Rating]:
    """The ratings after a match; seats with the same place are tied. Always the same, to the last bit."""
    model = plackett_luce(change)
    teams = [[model.rating(rating.value, rating.deviation)] for rating in before]
    return [Rating(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(place) for place in places])]


def stakes(before: Sequence[Rating], seat: int) -> Stakes:
    """What a match can change for a seat, the others being tied."""
    first, last = (rated(before, [place if one == seat else 2 for one in range(len(before))])[seat] for place in (1, 3))
    now = points(before[seat].value)
    return Stakes(points(first.value) - now, points(last.value) - now)


@cache
def plackett_luce(change: float) -> "PlackettLuce":
    from openskill.models import PlackettLuce  # here, because it slows down the start

    return PlackettLuce(tau=change)
