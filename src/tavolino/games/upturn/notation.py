"""Upturn as text: each action as one line, and the whole state as JSON."""

from collections.abc import Iterator
from typing import Any, assert_never

from tavolino.game import BadMessage
from tavolino.games.upturn.actions import (
    Action,
    Add,
    Call,
    Catch,
    Close,
    Draw,
    Give,
    Going,
    Keep,
    Lay,
    Pass,
    Side,
    Skip,
    StartLine,
    Stop,
)
from tavolino.games.upturn.state import State
from tavolino.games.upturn.tiles import Tile

WORDS: dict[str, Action] = {
    "close": Close(),
    "skip1": Skip("skip1"),
    "skip2": Skip("skip2"),
    "stop": Stop(),
    "draw": Draw(),
    "pass": Pass(),
    "keep": Keep(),
    "call": Call(),
}


def write(action: Action) -> str:
    match action:
        case Lay(number):
            return f"lay {number}"
        case Add(number):
            return f"add {number}"
        case StartLine("up" | "down" as tile, _, side):
            return f"{tile} {side}"
        case StartLine(tile, going, side):
            return f"{tile} {going} {side}"
        case Skip(tile):
            return tile
        case Give(seat):
            return f"give {seat}"
        case Catch(seat):
            return f"catch {seat}"
        case Close() | Stop() | Draw() | Pass() | Keep() | Call():
            return next(word for word, plain in WORDS.items() if plain == action)
        case _:
            assert_never(action)


def read(text: str) -> Action:
    match text.split():
        case [word] if word in WORDS:
            return WORDS[word]
        case ["lay", number]:
            return Lay(read_number(number, 1, 99))
        case ["add", number]:
            return Add(read_number(number, 1, 99))
        case ["give", seat]:
            return Give(read_number(seat, 0, 3))
        case ["catch", seat]:
            return Catch(read_number(seat, 0, 3))
        case ["up" | "down" as tile, side]:
            return StartLine(tile, read_going(tile), read_side(side))
        case ["updown" | "joker" as tile, going, side]:
            return StartLine(tile, read_going(going), read_side(side))
        case _:
            raise BadMessage(f"{text!r} is no action of Upturn; write 'lay 40', 'up left', 'draw' and so on.")


def read_number(text: str, low: int, high: int) -> int:
    if text.isascii() and text.isdecimal() and len(text) < 3 and str(int(text)) == text and low <= int(text) <= high:
        return int(text)
    raise BadMessage(f"{text!r} should be a number from {low} to {high}.")


def read_going(text: str) -> Going:
    if text == "up" or text == "down":
        return text  # type: ignore[return-value]
    raise BadMessage(f"{text!r} should be up or down.")


def read_side(text: str) -> Side:
    if text == "left" or text == "right":
        return text  # type: ignore[return-value]
    raise BadMessage(f"{text!r} should be left or right.")


def trace(state: State) -> dict[str, Any]:
    return {
        "turn": None if state.over else state.turn,
        "phase": None if state.over else state.phase,
        "lines": state.lines,
        "last": state.last,
        "going": state.going,
        "marker": state.marker,
        "bag": state.bag,
        "racks": state.racks,
        "run": [state.run.twin, state.run.added] if state.run else None,
        "owed": state.owed,
        "uncalled": state.uncalled,
        "forgot": state.forgot,
        "drawn": state.drawn,
        "dry": state.dry,
        "over": state.over,
    }


def cards(state: State) -> Iterator[Tile]:
    yield from state.bag
    for tiles in (*state.racks, *state.lines):
        yield from tiles
