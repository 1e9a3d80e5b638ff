"""The kernel: the fast twin of a game's rules, for search and learning.

It plays the same game on one fixed-size record of int16 numbers in place of a state, and on numbers in place of actions
(`numbering`). Most functions are compiled (`tavolino.fast.compiler.compiled`), so they take `(states, index)`, an array
of records and a place in it, and all arguments by position. They also run as plain Python, on lists. Randomness comes
from quick dice (`tavolino.fast.dice`), never from the chance of a match.

A kernel is right when a test walks it and the rules side by side over whole matches and finds the same legal actions,
states and scores at every step. Without a kernel search runs over the rules themselves, which is far slower.

All that compiled functions use belongs in the game's own package: compiled code is kept from one run to the next as
long as no source of that package changes (`tavolino.fast.compiler`).
"""

from typing import Any, Protocol, TypeVar

from tavolino.fast.arrays import Dice, Fields, Pile, States, Vector
from tavolino.game import Part

State_contra = TypeVar("State_contra", contravariant=True)
Options_contra = TypeVar("Options_contra", contravariant=True)


class Kernel(Protocol[State_contra, Options_contra]):
    FIELDS: Fields  # what a record holds; one of them is `seats`, the number of seats
    PILES: frozenset[str]  # the fields that are piles (`tavolino.fast.pile`): what is beyond their end means nothing
    MOST_ACTIONS: int  # legal for one seat at once

    def prepare(self, states: States, index: int, seats: int, options: Options_contra, /) -> None:
        """Set what stays the same in a match, before it is dealt. Plain Python."""

    def pack(self, state: State_contra, states: States, index: int, /) -> None:
        """Write a state of the rules into a record. Plain Python; raises BadMessage for what does not fit."""

    def deal(self, states: States, index: int, dice: Dice, /) -> None:
        """Deal a new match in a prepared record; nothing of an earlier match is left."""

    def next_seat(self, states: States, index: int, /) -> int:
        """The seat that acts now; -1 when the match is over. Where several may act, the one that is asked first."""

    def legal(self, states: States, index: int, seat: int, actions: Pile, /) -> None:
        """List the numbers of a seat's legal actions, in the pile `actions`."""

    def step(self, states: States, index: int, seat: int, action: int, dice: Dice, /) -> None:
        """Let a seat act. The action is legal: nobody checks it here."""

    def scores(self, states: States, index: int, result: Vector, /) -> None:
        """Write the points of every seat into `result`."""

    def redeal(self, states: States, index: int, seat: int, dice: Dice, /) -> None:
        """Deal again the cards that this seat cannot see."""


KERNEL: Part[Kernel[Any, Any]] = Part("kernel", Kernel)
