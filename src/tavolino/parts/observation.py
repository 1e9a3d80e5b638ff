"""An observation: the vector of `numbering`, made from a kernel's record without a view.

Learning at the kernel's speed needs it. It shows no more than the seat's view does; a test compares the two at every
step of whole matches. Without this module the game has no vector environments.
"""

from typing import Protocol

from tavolino.fast.arrays import States, Vector
from tavolino.game import Part


class Observation(Protocol):
    def observe(self, states: States, index: int, seat: int, vector: Vector, /) -> None:
        """Write what the seat may know to `vector`, which has room for `numbering.OBSERVATION` numbers. Compiled."""


OBSERVATION: Part[Observation] = Part("observe", Observation)
