"""The kinds of mistakes in Upturn; their names are in `upturn-coach.ftl`."""

from collections.abc import Sequence
from typing import Literal, TypeAlias, assert_never, get_args

from tavolino.games.upturn.actions import (
    Action,
    Add,
    Call,
    Catch,
    Close,
    Draw,
    Give,
    Keep,
    Lay,
    Pass,
    Skip,
    StartLine,
    Stop,
)
from tavolino.parts.stake_words import Compared

Deed: TypeAlias = Literal["lay", "run", "play", "wait", "give", "speak"]
DEEDS: tuple[Deed, ...] = get_args(Deed)
KINDS = (
    "waited",  # drew or passed instead of laying a number or playing an action tile
    "hasty",  # laid a number that was better kept
    "other-number",  # laid the wrong number
    "run",  # began, went on with or ended a run at the wrong moment
    "played-early",  # played an action tile that was better kept
    "played-late",  # laid a number instead of playing an action tile
    "other-tile",  # the wrong action tile, direction or neighbour
    "gave",  # handed a tile to the wrong player, or to nobody
    "silent",  # did not say "Upturn", or did not catch somebody who forgot
    "spoke",  # spoke up instead of playing on
)


def kind(compared: Compared, _telling: Sequence[str]) -> str:
    match deed(compared.taken.action), deed(compared.other.action):
        case "speak", _:
            return "spoke"
        case _, "speak":
            return "silent"
        case "give", _:
            return "gave"
        case ("run", _) | (_, "run"):
            return "run"
        case "wait", _:
            return "waited"
        case "play", "play":
            return "other-tile"
        case "play", _:
            return "played-early"
        case _, "play":
            return "played-late"
        case _, "wait":
            return "hasty"
        case _:
            return "other-number"


def deed(action: Action) -> Deed:
    match action:
        case Lay():
            return "lay"
        case Add() | Close():
            return "run"
        case StartLine() | Skip():
            return "play"
        case Stop() | Draw() | Pass():
            return "wait"
        case Give() | Keep():
            return "give"
        case Call() | Catch():
            return "speak"
        case _:
            assert_never(action)
