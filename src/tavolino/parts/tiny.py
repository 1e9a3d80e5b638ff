"""A tiny game: a few deals of a few cards under the same rules, so that OpenSpiel can solve it. Few games have one."""

from typing import Any, Protocol, TypeVar

from tavolino.game import Part

State_co = TypeVar("State_co", covariant=True)


class Tiny(Protocol[State_co]):
    SEATS: int
    DEALS: int  # how many deals there are, all equally likely

    def deal(self, number: int, /) -> State_co:
        """The deal with this number, counting from 0."""


TINY: Part[Tiny[Any]] = Part("tiny", Tiny)
