"""A game in numbers: one for every action, a vector for every view.

The lab hands these to learners, and kernels use the numbers for actions. Without this module a game is not in the lab
and has no kernel. It needs neither NumPy nor Numba.
"""

from typing import Any, Protocol, TypeVar

from tavolino.game import Part
from tavolino.parts.layout import Layout

Action = TypeVar("Action")
View_contra = TypeVar("View_contra", contravariant=True)


class Numbering(Protocol[Action, View_contra]):
    ACTIONS: int  # how many actions there are; they are numbered from 0
    OBSERVATION: int  # the length of a vector
    LAYOUT: Layout  # what each of its numbers means

    def number_of(self, action: Action, /) -> int:
        """The number of an action, the same for all seats and options."""

    def action_of(self, number: int, /) -> Action:
        """The action with this number."""

    def observation(self, view: View_contra, /) -> list[float]:
        """A view as numbers from -1 to 1. Seats count from the viewer's; empty seats are zeros."""


NUMBERING: Part[Numbering[Any, Any]] = Part("numbering", Numbering)
