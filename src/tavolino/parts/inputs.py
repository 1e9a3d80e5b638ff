"""Inputs: what a learned net sees of a position, as few numbers that are not zero.

A net's first layer adds one row of weights for each input that is not zero, so inputs are a list of places and the
numbers there, not a long vector. `known` writes what a seat knows, and never more than its view shows; `hidden` adds
what the others hold, for nets that judge imagined worlds. A test deals the hidden cards again and compares.

Nets can be trained and used for games with this part, a kernel and a playout. Trained weights are in files beside it,
`weights-2.npz` for two seats and so on; each names a digest of this module, so a changed module refuses old weights.
"""

from typing import Any, Protocol

from tavolino.fast.arrays import Inputs as Sparse
from tavolino.fast.arrays import States, Vector
from tavolino.game import Part


class Inputs(Protocol):
    OPTIONS: tuple[Any, ...]  # that nets are trained for, all equally often
    OUTPUTS: int  # of a policy
    MOST: int  # inputs that are not zero at once, known and hidden together

    WIDTHS: dict[str, tuple[int, int]]  # of the nets `policy`, `prior`, `value` and `critic`
    LESSONS: int  # actions that a training begins with, of copying the quick policy
    CURIOSITY: float  # how much a search led by nets follows the policy, and tries what it tried little
    MODELLED_FROM: int  # from this many seats on, the policy acts for the others in that search

    def known_inputs(self, seats: int, /) -> int:
        """How many different inputs there are for what a seat knows; their places count from 0."""

    def hidden_inputs(self, seats: int, /) -> int:
        """How many there are for what the others hold; their places follow those of the known ones."""

    def known(self, states: States, index: int, seat: int, inputs: Sparse, /) -> None:
        """Write what the seat knows, in place of what `inputs` had. Compiled."""

    def hidden(self, states: States, index: int, seat: int, inputs: Sparse, /) -> None:
        """Add what the other seats hold. Compiled."""

    def worth(self, states: States, index: int, result: Vector, /) -> None:
        """Write what a finished match is worth to each seat: what nets learn to win. Compiled."""

    def output(self, action: int, seat: int, seats: int, /) -> int:
        """Which output of a policy stands for an action of a seat; actions much alike may share one. Compiled."""


INPUTS: Part[Inputs] = Part("inputs", Inputs)
