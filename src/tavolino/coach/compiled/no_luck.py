"""The `luck` of a game that has none: nothing is mixed, so the coach does not use it."""

from tavolino.fast.arrays import Dice, States
from tavolino.fast.compiler import compiled


@compiled
def reshuffle(states: States, index: int, dice: Dice) -> None:
    pass
