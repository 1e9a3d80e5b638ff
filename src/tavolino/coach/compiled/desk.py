"""The arrays that the coach's worlds are played on, and the dice of each world.

They have their own module because they are the same for all games (see `bots/search/workspace.py`).
"""

from typing import Any, NamedTuple

from tavolino.fast.arrays import Dice, Numbers, Pile, Vector
from tavolino.fast.compiler import COMPILED, compiled
from tavolino.fast.dice import WORD

ROOT, IMAGINED, PLAYED = 0, 1, 2  # the records: the position, a world that fits it, and that world played on
OPEN = -1  # in place of a seat: all hands are open
NATURAL, QUICK, TAKEN = range(3)  # rows of a contrast
SEATS = 4
MOST_STAKES = 8  # that a game can name
WIN, PLACE, POINTS, FIRST_STAKE = range(4)
COLUMNS = FIRST_STAKE + MOST_STAKES  # what is noted about a choice in a world
TAILS_PER_WORLD = 32  # of the matches played in advance, to value the end of a round
ROUNDS = 24  # longer matches are played on to their end


class Desk(NamedTuple):
    """Scratch arrays of one thread, and what stays the same in a match."""

    actions: Pile
    dice: Dice
    scores: Vector  # by seat: points so far
    finals: Vector  # by seat: points at the end
    win: Vector  # by seat, as in a `Judgement`
    place: Vector
    points: Vector
    tally: Vector  # of the stakes, and as much again for the game's own use
    noted: Vector  # by choice: what decides, in one world
    tails: Any  # by round, match and seat counted from the one that opens the round: points from there to the end
    expected: Vector  # [points of a seat in such a match, on average]
    openers: Numbers  # by round, while tails are sampled
    before: Any  # by round and seat: points at its beginning, likewise
    rules: Numbers  # [1 if most points win, -1 if fewest; the number of the first round; how many rounds have tails]
    stop: Numbers  # [1] to stop


@compiled
def throw(dice: Dice, key: Numbers, world: int, purpose: int) -> None:
    """Dice of their own for each world and purpose: the same in every process, in whatever order worlds are played."""
    mixed = mix((key[0] + world * 0x9E3779B1 + purpose * 0x85EBCA6B) & WORD)
    dice[0] = mixed
    dice[1] = mix(mixed ^ key[1]) | 1


@compiled
def mix(word: int) -> int:
    """32 bits, thoroughly mixed: the last steps of MurmurHash3."""
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & WORD
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & WORD
    return word ^ (word >> 16)


def zeros(*shape: int) -> Any:
    """An array of real numbers; lists where there is no compiler."""
    if COMPILED:
        import numpy

        return numpy.zeros(shape)
    return [zeros(*shape[1:]) for _ in range(shape[0])] if shape else 0.0


def whole(*numbers: int) -> Numbers:
    if COMPILED:
        import numpy

        return numpy.array(numbers, numpy.int64)
    return list(numbers)
