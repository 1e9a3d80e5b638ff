"""What makes people choose badly in Qwinto: they write for the points of now, leave no room, and forget pairs."""

from tavolino.games.qwinto.actions import Action, Pass, Play, PlayTwo, Write
from tavolino.games.qwinto.sense import announced, worth
from tavolino.games.qwinto.sheet import MISTHROW_COST, Sheet, fitting, gain
from tavolino.games.qwinto.view import View, sheet

SMALL = 0.6  # points


def worths(view: View) -> list[float]:
    return [worth(view, action) for action in view.legal]


def gains(view: View) -> list[float]:
    assert view.seat is not None
    on = sheet(view.sides[view.seat])
    return [gain_now(view, on, action) for action in view.legal]


def gain_now(view: View, on: Sheet, action: Action) -> float:
    match action:
        case Write(cell):
            assert view.number is not None
            return float(gain(on, cell, view.number))
        case Pass():
            return -float(MISTHROW_COST) if view.seat == view.active else 0.0
        case Play() | PlayTwo():
            number, colours = announced(view, action)
            return float(max([gain(on, cell, number) for cell in fitting(on, number, colours)], default=-MISTHROW_COST))


def forgettable(view: View, action: Action) -> str | None:  # noqa: ARG001 - other games look at it
    return "pair" if isinstance(action, PlayTwo) else None
