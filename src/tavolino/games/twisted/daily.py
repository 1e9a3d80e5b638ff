"""The daily deal of Twisted. Its signs are what one did, turn by turn: placed, twisted, taken; a row for each round."""

from collections.abc import Sequence

from tavolino.games.twisted.actions import Action, Place, Take, Twist
from tavolino.games.twisted.state import State
from tavolino.parts import Course

COURSES: tuple[Course, ...] = (Course("twisted", seats=3, level="club", step=8),)
WIDTH = 12  # signs in a row


def signs(state: State, actions: Sequence[tuple[int, Action]], seat: int) -> tuple[str, ...]:  # noqa: ARG001
    own = "".join(sign(action) for one, action in actions if one == seat)
    return tuple(own[start : start + WIDTH] for start in range(0, len(own), WIDTH))


def sign(action: Action) -> str:
    match action:
        case Place():
            return "🟦"
        case Twist():
            return "🟪"
        case Take():
            return "🟥"
