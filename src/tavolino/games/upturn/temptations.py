"""What makes people choose badly in Upturn: they lay any tile that fits, and forget runs and to say "Upturn"."""

from tavolino.games.upturn.actions import Action, Add, Call, Catch, Draw, Keep, Lay, Pass, Stop
from tavolino.games.upturn.sense import run_with, worth
from tavolino.games.upturn.tiles import TWINS
from tavolino.games.upturn.view import View

SMALL = 1.5
TILE = 3.0  # what a tile fewer looks worth; small, so that care can still tell which tile


def worths(view: View) -> list[float]:
    return [worth(view, action) for action in view.legal]


def gains(view: View) -> list[float]:
    return [gain(view, action) for action in view.legal]


def gain(view: View, action: Action) -> float:
    """How many tiles it gets rid of."""
    match action:
        case Lay(number) if number in TWINS:
            return TILE * (1 + len(run_with(view, number)))
        case Draw():
            return -TILE
        case Pass() | Stop() | Keep():
            return 0.0
        case _:
            return TILE


def forgettable(view: View, action: Action) -> str | None:
    match action:
        case Call() | Catch():
            return "call"
        case Add():
            return "run"
        case Lay(number) if number in TWINS and run_with(view, number):
            return "twin"
        case _:
            return None
