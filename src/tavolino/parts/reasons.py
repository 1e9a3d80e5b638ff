"""Reasons: why one action is better than another, in words of the game.

A hint says what to do, and why. Search knows what to do; this module knows the why. It is asked about two actions and
what search found about both, and answers with a sentence of the catalogue: "Gina probably can't go on: in 6 of 10 deals
she has to take the row, −7."

    reason(view, better, worse)     the first is what search would do, the second the best of the others

A sentence says only what is true: each number in it comes from the view, or from what search found. It uses nothing
that the seat does not know, which is why it gets a view. It explains one action against another, so it also fits a move
that was made: "better was …".

Without this module a hint is the action, and how it compares with the others.
"""

from collections.abc import Hashable
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from tavolino.game import GameAction, Part
from tavolino.words import Told

View_contra = TypeVar("View_contra", contravariant=True)


class Advice(Struct, frozen=True):
    """What search found about one action. A number is None where it was not found out."""

    action: GameAction  # as it is in the view
    expected: float | None = None  # 0 to 1, from sure to be last to sure to win
    uncertainty: float | None = None  # standard error of `expected`
    points: float | None = None  # gained on the others from here, on average, as far ahead as search looks
    points_uncertainty: float | None = None  # standard error of `points`
    tries: int = 0  # how many imagined deals it was tried in
    exact: bool = False  # nothing had to be imagined: everything that can follow was counted out


class Reasons(Protocol[View_contra]):
    COUNTS_POINTS: bool  # whether actions can be compared by points: they can be won at any time, and most points win

    def kind(self, view: View_contra, action: Any, /) -> Hashable:
        """Actions of one kind differ little. A hint rather compares actions of different kinds."""

    def reason(self, view: View_contra, better: Advice, worse: Advice | None, /) -> Told:
        """Why one action is better than another; None where there is nothing to say.

        `worse` is None where there is no other.
        """


REASONS: Part[Reasons[Any]] = Part("reasons", Reasons)
