"""Quick random numbers for search and simulation, never for a match, which uses `tavolino.chance`.

Combines two 32-bit generators, a PCG and a xorshift: small enough for 64-bit signed arithmetic, so that compiled code
and plain Python agree bit for bit.
"""

from random import Random

from tavolino.fast.arrays import Dice
from tavolino.fast.compiler import COMPILED, compiled, inlined

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
    linear, shifted = rolled(dice[0], dice[1])
    dice[0] = linear
    dice[1] = shifted
    return shown(linear, shifted)


@inlined
def rolled(linear: int, shifted: int) -> tuple[int, int]:
    """The next state of the dice. Whoever needs many numbers in a row keeps it in variables, which is faster."""
    linear = (linear * 747796405 + 2891336453) & WORD
    shifted ^= (shifted << 13) & WORD
    shifted ^= shifted >> 17
    shifted ^= (shifted << 5) & WORD
    return linear, shifted


@inlined
def shown(linear: int, shifted: int) -> int:
    """The 32 random bits of a state."""
    mixed = (((linear >> ((linear >> 28) + 4)) ^ linear) * 277803737) & WORD
    return int((mixed >> 22) ^ mixed ^ shifted)


@compiled
def below(dice: Dice, bound: int) -> int:
    """A number from 0 to bound - 1; bounds are small, so the bias of scaling is negligible."""
    return (word(dice) * bound) >> 32
