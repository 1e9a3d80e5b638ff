"""Quick random numbers for search and simulation, never for a match, which uses `tavolino.chance`.

Combines two 32-bit generators, a PCG and a xorshift: small enough for 64-bit signed arithmetic, so that compiled code
and plain Python agree bit for bit.
"""

from random import Random

from tavolino.fast.arrays import Dice
from tavolino.fast.compiler import COMPILED, compiled

WORD = 0xFFFFFFFF


def new_dice(seed: int | str | bytes) -> Dice:
    rng = Random(seed)
    words = [rng.getrandbits(32), rng.getrandbits(32) | 1]
    if not COMPILED:
        return words
    import numpy

    return numpy.array(words, numpy.int64)


@compiled
def word(dice: Dice) -> int:
    """32 random bits."""
    linear = (dice[0] * 747796405 + 2891336453) & WORD
    dice[0] = linear
    mixed = (((linear >> ((linear >> 28) + 4)) ^ linear) * 277803737) & WORD
    shifted = dice[1]
    shifted ^= (shifted << 13) & WORD
    shifted ^= shifted >> 17
    shifted ^= (shifted << 5) & WORD
    dice[1] = shifted
    return int((mixed >> 22) ^ mixed ^ shifted)


@compiled
def below(dice: Dice, bound: int) -> int:
    """A number from 0 to bound - 1; bounds are small, so the bias of scaling is negligible."""
    return (word(dice) * bound) >> 32
