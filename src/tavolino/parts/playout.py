"""The playout: what search needs to know about a game beyond its rules.

A simulation goes down the tree, then plays on to a horizon and judges the position it reaches. This module says how to
imagine hidden cards, how a seat plays on (`choose`), what a position is worth (`rewards`), and how far to look.
`choose` and `rewards` are the game's own heuristics: search asks an evaluator (`tavolino.bots.search.evaluator`), and
the first evaluator asks them. Search can use a kernel only together with a playout.

All functions but `horizon` are compiled.
"""

from typing import Protocol

from tavolino.fast.arrays import Dice, Pile, Record, States, Vector
from tavolino.game import Part


class Playout(Protocol):
    EXPLORATION: float  # how much search tries actions other than the best so far
    MODELLED_FROM: int  # from this many seats on, the tree does not branch on the others: `choose` acts for them

    def horizon(self, state: Record, /) -> int:
        """How many actions a simulation looks ahead from this record, in the tree and beyond it."""

    def imagine(self, states: States, index: int, seat: int, dice: Dice, /) -> None:
        """Turn the record into a world that looks the same to the seat."""

    def segment(self, states: States, index: int, /) -> int:
        """A number that changes where search should stop looking ahead: the round, in a game that has rounds."""

    def choose(self, states: States, index: int, seat: int, actions: Pile, dice: Dice, /) -> int:
        """A sensible legal action, found quickly. `actions` is scratch space for legal ones."""

    def rewards(self, states: States, index: int, result: Vector, /) -> None:
        """Write what the position is worth to each seat, 0 to 1, to `result`. From the fifth on, entries are free."""


PLAYOUT: Part[Playout] = Part("playout", Playout)
