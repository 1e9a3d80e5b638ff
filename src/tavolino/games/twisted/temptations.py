"""What makes people choose badly in Twisted: they place the nearest card, and don't see the twin in the row."""

from typing import assert_never

from tavolino.games.twisted.actions import Action, Place, Take, Twist
from tavolino.games.twisted.sense import worth
from tavolino.games.twisted.view import View, unknown_cards

SMALL = 1.5  # points
STEP = 0.1  # how much worse a card looks for each number that it is away


def worths(view: View) -> list[float]:
    unknown = unknown_cards(view)
    return [worth(view, action, unknown) for action in view.legal]


def gains(view: View) -> list[float]:
    return [gain(view, action) for action in view.legal]


def gain(view: View, action: Action) -> float:
    match action:
        case Twist():
            return 2.0
        case Take():
            return -float(view.row_cost)
        case Place(card):
            return -STEP * abs(card - view.row[-1]) if view.row else 0.0
        case _:
            assert_never(action)


def forgettable(view: View, action: Action) -> str | None:  # noqa: ARG001 - other games look at it
    return "twist" if isinstance(action, Twist) else None
