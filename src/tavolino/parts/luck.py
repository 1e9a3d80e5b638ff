"""Luck: what chance still holds when all hands are open.

The coach tells luck from skill by comparing what was drawn with what could have been drawn instead. For that it has to
mix what nobody holds yet, and leave the hands alone. Compiled, like the functions of `playout`. Without this module the
coach judges decisions, but does not say how lucky a seat was.
"""

from typing import Protocol

from tavolino.fast.arrays import Dice, States
from tavolino.game import Part


class Luck(Protocol):
    def reshuffle(self, states: States, index: int, dice: Dice, /) -> None:
        """Shuffle the cards that no seat holds and nobody has seen."""


LUCK: Part[Luck] = Part("luck", Luck)
