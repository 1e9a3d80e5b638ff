"""The daily deal of Upturn. Its signs are what one did, turn by turn: laid a tile, turned the way, gave some, drew."""

from collections.abc import Sequence

from tavolino.games.upturn.actions import Action, Add, Call, Draw, Give, Lay, Skip, StartLine
from tavolino.games.upturn.state import State
from tavolino.parts import Course

COURSES: tuple[Course, ...] = (Course("upturn", seats=3, level="club", step=2, fewest=True),)
WIDTH = 12  # signs in a row


def signs(state: State, actions: Sequence[tuple[int, Action]], seat: int) -> tuple[str, ...]:  # noqa: ARG001
    own = "".join(sign(action) for one, action in actions if one == seat)
    return tuple(own[start : start + WIDTH] for start in range(0, len(own), WIDTH))


def sign(action: Action) -> str:
    match action:
        case Lay() | Add():
            return "🟩"
        case StartLine() | Skip():
            return "🟦"
        case Give():
            return "🟪"
        case Draw():
            return "⬜"
        case Call():
            return "🟨"
        case _:
            return ""
