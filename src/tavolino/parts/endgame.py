"""An endgame: positions that can be solved exactly instead of searched. Without it, all positions are searched."""

from typing import Protocol

from tavolino.fast.arrays import Dice, States
from tavolino.game import Part


class Endgame(Protocol):
    def leads(self, root: States, dice: Dice, /) -> dict[int, int] | None:
        """How good each legal action is for the seat to act, by its number; more is better.

        `root` is an array of one record. Returns None, without delay, if the position cannot be solved.
        """


ENDGAME: Part[Endgame] = Part("endgame", Endgame)
