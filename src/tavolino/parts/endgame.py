"""An endgame: positions that can be solved exactly, so that nobody has to search them. Without it all are searched."""

from typing import Protocol

from tavolino.fast.arrays import Dice, States
from tavolino.game import Part


class Endgame(Protocol):
    def leads(self, root: States, dice: Dice, /) -> dict[int, int] | None:
        """How well each legal action does for the seat to act, by its number: the more the better.

        `root` is an array of one record. None where the position cannot be solved; that is found out at once.
        """


ENDGAME: Part[Endgame] = Part("endgame", Endgame)
