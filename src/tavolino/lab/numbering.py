"""The numbers that learners use for a game's actions and views: those of its module `numbering`."""

from collections.abc import Sequence
from typing import Any

from tavolino.game import AnyGame, BadMessage, has_part, needed_part
from tavolino.games import game_named
from tavolino.parts import NUMBERING, Numbering


def numbering_of(game: AnyGame) -> Numbering[Any, Any]:
    if not has_part(game, NUMBERING):
        raise BadMessage(f"{game.title} numbers neither its actions nor its views, so it is not in the lab.")
    return needed_part(game, NUMBERING)


def text_of(game: AnyGame, number: int) -> str:
    """What a number means; the one above all actions is for waiting."""
    numbering = numbering_of(game)
    return "wait" if number == numbering.ACTIONS else game.write(numbering.action_of(number))


def describe(game_name: str, vector: Sequence[float]) -> dict[str, Any]:
    """What a vector shows, by slice and name, without zeros. Slices by seat are lists, beginning with the own seat.

    Quantities are whole again: a pile of 40 cards is 40, not its share of the deck.
    """
    return numbering_of(game_named(game_name)).LAYOUT.describe(vector)
