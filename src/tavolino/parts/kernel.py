"""The kernel: the fast twin of a game's rules, for search and learning.

It plays the same game, but a state is one fixed-size record of int16 numbers, and an action is a number (`numbering`).
Most functions are compiled (`tavolino.fast.compiler.compiled`), so they take `(states, index)`, an array of records and
an index into it, and all arguments by position. They also run as plain Python, on lists. Randomness comes from quick
dice (`tavolino.fast.dice`), never from the chance of a match.

To test a kernel, play whole matches with it and the rules side by side and compare legal actions, states and scores at
every step. Without a kernel, search uses the rules themselves, which is far slower.

Keep everything that compiled functions use in the game's own package: compiled code is cached between runs until a
source of that package changes (`tavolino.fast.compiler`).
"""

from typing import Any, Protocol, TypeVar

from tavolino.fast.arrays import Dice, Fields, Pile, States, Vector
from tavolino.game import Part

State_contra = TypeVar("State_contra", contravariant=True)
Options_contra = TypeVar("Options_contra", contravariant=True)


class Kernel(Protocol[State_contra, Options_contra]):
    FIELDS: Fields  # what a record holds; one of them is `seats`, the number of seats
    PILES: frozenset[str]  # the fields that are piles (`tavolino.fast.pile`): entries beyond their end mean nothing
    MOST_ACTIONS: int  # that can be legal for one seat at once

    def prepare(self, states: States, index: int, seats: int, options: Options_contra, /) -> None:
        """Set what stays the same in a match, before it is dealt. Plain Python."""

    def pack(self, state: State_contra, states: States, index: int, /) -> None:
        """Write a state of the rules to a record. Plain Python; raises BadMessage if it does not fit."""

    def deal(self, states: States, index: int, dice: Dice, /) -> None:
        """Deal a new match in a prepared record, clearing any earlier match."""

    def next_seat(self, states: States, index: int, /) -> int:
        """The seat that acts now; -1 when the match is over. If several may act, the one to ask first."""

    def legal(self, states: States, index: int, seat: int, actions: Pile, /) -> None:
        """Write the numbers of a seat's legal actions to the pile `actions`."""

    def step(self, states: States, index: int, seat: int, action: int, dice: Dice, /) -> None:
        """Let a seat act. The action must be legal: it is not checked here."""

    def scores(self, states: States, index: int, result: Vector, /) -> None:
        """Write the points of every seat into `result`."""

    def redeal(self, states: States, index: int, seat: int, dice: Dice, /) -> None:
        """Deal again the cards that this seat cannot see."""


KERNEL: Part[Kernel[Any, Any]] = Part("kernel", Kernel)
