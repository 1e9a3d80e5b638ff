"""The arrays of the vector environments: many matches, with a learner in one seat of each.

They have their own module because they are the same for all games: Numba caches compiled code under the name of its
module, and `learners_source.py` runs under a different name for each game.
"""

from typing import Any, NamedTuple

from tavolino.fast.arrays import Numbers, Pile, Vector

LEARNER = {  # one record for each match: what is used together is stored together
    "seat": "i2",
    "over": "i1",  # 1 if the match has just ended,
    "cut": "i1",  # or was broken off; then another one was dealt
    "acted": "i4",  # how often, in this match
    "points": "f8",
    "reward": "f8",
    "last_points": "f8",  # of the match that has ended
}


class Seen(NamedTuple):
    """A row for each match."""

    vectors: Vector  # what the learner sees
    masks: Numbers  # by action: 1 if it is legal
    last_vectors: Vector  # what it saw when the match ended


class Terms(NamedTuple):
    """What all matches have in common, and room to work in."""

    longest: int  # a match is broken off after so many actions of the learner
    quick: int  # 1 if the others play quickly and sensibly, 0 if they play at random
    fewest: int  # 1 in a game where the fewest points win
    actions: Pile  # room for legal actions
    result: Vector  # room for points by seat


Learners = Any  # an array of records
