"""Stakes: a few named things that may happen to a seat, counted while the coach plays worlds to their end.

They make the reasons of the coach concrete: "after 41 you had to take the row in 34 of 100 deals, after 35 in 12."
The two functions are compiled, like those of `playout`, and cheap: they run in every imagined world. Without this
module the coach gives numbers without reasons.
"""

from typing import Protocol

from tavolino.fast.arrays import States, Vector
from tavolino.game import Part


class Stakes(Protocol):
    @property
    def NAMES(self) -> tuple[str, ...]:  # noqa: N802 - a constant
        """Of what is counted; at most 8. A name is a key of sentences: small letters and dashes."""

    def watch(self, states: States, index: int, seat: int, mover: int, action: int, tally: Vector, /) -> None:
        """Called before each action in a world, the decision itself included. `tally` starts from zeros.

        It has an entry for each name, and eight more for the module's own use, which start from zeros too.
        """

    def settle(self, states: States, start: int, end: int, seat: int, tally: Vector, /) -> None:
        """Called at the end of a world: `start` is the position of the decision, `end` that at the end."""


STAKES: Part[Stakes] = Part("stakes", Stakes)
