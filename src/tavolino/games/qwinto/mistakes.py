"""The kinds of mistakes in Qwinto; their names are in `qwinto-coach.ftl`."""

from collections.abc import Sequence
from typing import assert_never

from tavolino.games.qwinto.actions import Action, Pass, Play, PlayTwo, Write
from tavolino.parts.stake_words import Compared

KINDS = (
    "passed",  # instead of writing the number
    "wrote",  # instead of passing
    "other-row",  # wrote the number in the wrong row
    "other-cell",  # in the right row, but the wrong cell
    "one-card",  # played one card instead of two
    "two-cards",  # played two cards instead of one
    "other-card",  # played the wrong card, or on the wrong stack
)
DEEDS = ("play", "play-two", "write", "pass")


def kind(compared: Compared, _telling: Sequence[str]) -> str:
    taken: Action = compared.taken.action
    best: Action = compared.other.action
    match taken, best:
        case Pass(), _:
            return "passed"
        case _, Pass():
            return "wrote"
        case Write(cell), Write(better):
            return "other-cell" if cell.row == better.row else "other-row"
        case Play(), PlayTwo():
            return "one-card"
        case PlayTwo(), Play():
            return "two-cards"
        case _:
            return "other-card"


def deed(action: Action) -> str:
    match action:
        case Play():
            return "play"
        case PlayTwo():
            return "play-two"
        case Write():
            return "write"
        case Pass():
            return "pass"
        case _:
            assert_never(action)
