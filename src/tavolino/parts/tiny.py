"""Tiny games: a few deals of a few cards under the same rules, so that they can be solved. Few games have them.

A match must come to an end whatever is played, and nothing may be left to chance after the deal. The options of a tiny
match, which every view carries, know its cards: `imagine` deals only those, so all bots can play it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from tavolino.game import Part

State_co = TypeVar("State_co", covariant=True)


class Tiny(Protocol[State_co]):
    SEATS: int
    DEALS: Mapping[str, Sequence[Any]]  # for each size by name, smallest first: all deals, equally likely

    def deal(self, size: str, number: int, /) -> State_co:
        """A deal of this size by its number, counting from 0."""


TINY: Part[Tiny[Any]] = Part("tiny", Tiny)
