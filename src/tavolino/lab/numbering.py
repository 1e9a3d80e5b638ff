"""What a game brings so that learners can play it: its module `numbering`."""

from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from tavolino.game import AnyGame, BadMessage, has_part, package_of


class Numbering(Protocol):
    """A number for every action that can ever be legal, and a view as a vector of fixed length."""

    @property
    def ACTIONS(self) -> int: ...  # noqa: N802 - a constant of the module

    @property
    def OBSERVATION(self) -> int: ...  # noqa: N802 - a constant of the module

    def number_of(self, action: Any) -> int: ...

    def action_of(self, number: int) -> Any: ...

    def observation(self, view: Any) -> list[float]:
        """Numbers from -1 to 1; seats are counted from the one that holds the view."""


def numbering_of(game: AnyGame) -> Numbering:
    if not has_part(game, "numbering"):
        raise BadMessage(f"{game.title} numbers neither its actions nor its views, so it is not in the lab.")
    return numbering_in(package_of(game))


def text_of(game: AnyGame, number: int) -> str:
    """What a number stands for; the one above all actions is for waiting."""
    numbering = numbering_of(game)
    return "wait" if number == numbering.ACTIONS else game.write(numbering.action_of(number))


@cache
def numbering_in(package: str) -> Numbering:
    return cast(Numbering, import_module(f"{package}.numbering"))
