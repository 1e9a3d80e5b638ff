"""Temptations: what tempts a player in a hurry, for the levels that lose like people.

People see what an action brings at once, and judge what follows less surely: they make small mistakes often and dear
ones seldom. And there are things they don't think of at all, such as a second card or a twin in the row. A level says
how hasty, how unsure and how forgetful its player is; this module says what that means in a game.

Without this module those levels play what is `sensible`, but overlook any of their choices.
"""

from collections.abc import Hashable, Sequence
from typing import Any, Protocol, TypeVar

from tavolino.game import Part

View_contra = TypeVar("View_contra", contravariant=True)


class Temptations(Protocol[View_contra]):
    SMALL: float  # what is worth so much less than the best is still often chosen by somebody who is unsure

    def worths(self, view: View_contra, /) -> Sequence[float]:
        """What each legal action is worth with some care, in their order."""

    def gains(self, view: View_contra, /) -> Sequence[float]:
        """What each looks worth to somebody in a hurry, who sees only what it brings now. On the same scale."""

    def forgettable(self, view: View_contra, action: Any, /) -> Hashable:
        """The kind of thing one forgets that the action belongs to; None if people always think of it."""


TEMPTATIONS: Part[Temptations[Any]] = Part("temptations", Temptations)
