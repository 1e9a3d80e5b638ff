"""The playout: what search needs to know of a game beyond its rules.

A simulation goes down the tree, then plays on to a horizon and looks at the position it has come to. This module says
how the unknown is imagined, how a seat plays on (`choose`), what a position is worth (`rewards`), and how far to look.
`choose` and `rewards` are the game's own heuristics: search asks an evaluator (`tavolino.bots.search.evaluator`), and
the first evaluator asks them. A kernel needs a playout beside it to be searched.

All functions but `horizon` are compiled.
"""

from typing import Protocol

from tavolino.fast.arrays import Dice, Pile, Record, States, Vector
from tavolino.game import Part


class Playout(Protocol):
    EXPLORATION: float  # how much search tries actions that have not done best so far
    MODELLED_FROM: int  # with so many seats or more the tree does not branch on the others: `choose` acts for them

    def horizon(self, state: Record, /) -> int:
        """How many actions a simulation looks ahead from this record, in the tree and beyond it."""

    def imagine(self, states: States, index: int, seat: int, dice: Dice, /) -> None:
        """Turn the record into a world that the seat cannot tell from the true one."""

    def segment(self, states: States, index: int, /) -> int:
        """A number that changes where search should stop looking ahead: the round, in a game that has rounds."""

    def choose(self, states: States, index: int, seat: int, actions: Pile, dice: Dice, /) -> int:
        """A sensible legal action, found quickly. `actions` is room to list legal ones in."""

    def rewards(self, states: States, index: int, result: Vector, /) -> None:
        """What the position is worth to each seat, 0 to 1, into `result`. The places from the fifth on are free."""


PLAYOUT: Part[Playout] = Part("playout", Playout)
