"""The daily deal of a game: which courses it has, and how a match went in signs that show no card."""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from tavolino.game import Part


class Course(Struct, frozen=True):
    """One way in which a game is played every day, the same for everybody."""

    name: str  # in addresses: small letters and dashes
    seats: int  # a person sits in the first one
    level: str  # of the bots in the others
    step: int  # points from one star to the next
    options: dict[str, Any] = {}  # those that differ from the game's
    fewest: bool = False  # fewer points are better
    minutes: int | None = None  # if it takes another time than the game


class Daily(Protocol):
    COURSES: tuple[Course, ...]

    def signs(self, state: Any, actions: Sequence[tuple[int, Any]], seat: int, /) -> tuple[str, ...]:
        """How a finished match went for a seat, as rows of coloured squares, without a number or a card.

        They are 🟥 🟧 🟨 🟩 🟦 🟪 ⬜ ⬛; a space is an empty place.
        """


DAILY: Part[Daily] = Part("daily", Daily)
