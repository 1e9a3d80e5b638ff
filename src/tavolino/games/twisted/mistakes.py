"""The kinds of mistakes in Twisted; their names are in `twisted-coach.ftl`."""

from collections.abc import Sequence
from typing import assert_never

from tavolino.games.twisted.actions import Action, Place, Take, Twist
from tavolino.parts.stake_words import Compared

KINDS = (
    "took-early",  # took the row instead of playing on
    "took-late",  # played on instead of taking the row
    "missed-twist",  # placed a card instead of twisting
    "hasty-twist",  # twisted instead of placing a card
    "other-twist",  # twisted with the wrong card
    "offered-card",  # placed a card that others twist away
    "own-row",  # placed a card after which the row falls to oneself more often
    "easy-row",  # placed a card after which the row falls to others less often
    "other-card",  # placed the wrong card, and nothing says clearly why
)
DEEDS = ("place", "twist", "take")
BY_STAKE = {
    "card-lost": "offered-card",
    "row-taken": "own-row",
    "row-cost": "own-row",
    "row-left": "easy-row",
    "row-gain": "easy-row",
}


def kind(compared: Compared, telling: Sequence[str]) -> str:
    taken: Action = compared.taken.action
    best: Action = compared.other.action
    match taken, best:
        case Take(), _:
            return "took-early"
        case _, Take():
            return "took-late"
        case Place(), Twist():
            return "missed-twist"
        case Twist(), Place():
            return "hasty-twist"
        case Twist(), Twist():
            return "other-twist"
        case _:
            return next((BY_STAKE[stake] for stake in telling if stake in BY_STAKE), "other-card")


def deed(action: Action) -> str:
    match action:
        case Place():
            return "place"
        case Twist():
            return "twist"
        case Take():
            return "take"
        case _:
            assert_never(action)
