"""Qwinto as text: each action as one line, and the whole state as JSON."""

from collections.abc import Iterator
from typing import Any, assert_never

from tavolino.game import BadMessage
from tavolino.games.qwinto.actions import Action, Pass, Play, PlayTwo, Write
from tavolino.games.qwinto.cards import DECK, PLACES, Card, Place
from tavolino.games.qwinto.sheet import CELLS, EMPTY, Cell, Sheet
from tavolino.games.qwinto.state import State

CARDS_BY_NAME = {str(card): card for card in DECK}
CELLS_BY_NAME = {str(cell): cell for row in CELLS.values() for cell in row}


def write(action: Action) -> str:
    match action:
        case Play(card, place):
            return f"play {card} {place}"
        case PlayTwo(first, first_place, second, second_place):
            return f"play {first} {first_place} {second} {second_place}"
        case Write(cell):
            return f"write {cell}"
        case Pass():
            return "pass"
        case _:
            assert_never(action)


def read(text: str) -> Action:
    match text.split():
        case ["play", card, place]:
            return Play(read_card(card), read_place(place))
        case ["play", first, first_place, second, second_place]:
            return PlayTwo(read_card(first), read_place(first_place), read_card(second), read_place(second_place))
        case ["write", cell]:
            return Write(read_cell(cell))
        case ["pass"]:
            return Pass()
        case _:
            raise BadMessage(
                f"{text!r} is no action of Qwinto; write 'play o4 br', 'play p1 bl o1 tl', 'write y3' or 'pass'."
            )


def read_card(text: str) -> Card:
    if text in CARDS_BY_NAME:
        return CARDS_BY_NAME[text]
    raise BadMessage(f"There is no card {text!r} in Qwinto; write colour o, y, p or g and value -2, 0 … 6, like o4.")


def read_place(text: str) -> Place:
    for place in PLACES:
        if text == place:
            return place
    raise BadMessage(f"There is no place {text!r} in the grid; the places are tl, tr, bl and br.")


def read_cell(text: str) -> Cell:
    if text in CELLS_BY_NAME:
        return CELLS_BY_NAME[text]
    raise BadMessage(f"There is no cell {text!r} on the sheet; write row o, y or p and a column of that row, like y3.")


def trace(state: State) -> dict[str, Any]:
    phase = "play" if state.number is None else "write"
    return {
        "active": None if state.over else state.active,
        "phase": None if state.over else phase,
        "grid": {place: [str(card) for card in state.grid[place]] for place in PLACES},
        "pile": [str(card) for card in state.pile],
        "hands": [[str(card) for card in hand] for hand in state.hands],
        "sheets": [trace_sheet(sheet) for sheet in state.sheets],
        "number": state.number,
        "colours": state.colours,
        "decided": {str(seat): write(decision) for seat, decision in state.decided.items()},
        "over": state.over,
    }


def trace_sheet(sheet: Sheet) -> dict[str, Any]:
    trace: dict[str, Any] = {"misses": sheet.misses}
    for colour, row in sheet.rows.items():
        trace[colour] = {str(column): number for column, number in enumerate(row) if number != EMPTY}
    return trace


def cards(state: State) -> Iterator[Card]:
    yield from state.pile
    for hand in state.hands:
        yield from hand
    for stack in state.grid.values():
        yield from stack
