"""The daily deal of Qwinto: with bots, and alone. Its signs are the sheet: which cells are filled."""

from collections.abc import Sequence

from tavolino.games.qwinto.actions import Action
from tavolino.games.qwinto.cards import COLOURS, Colour
from tavolino.games.qwinto.sheet import COLUMNS, EMPTY, WIDTH
from tavolino.games.qwinto.state import State
from tavolino.parts import Course

COURSES: tuple[Course, ...] = (
    Course("qwinto", seats=3, level="club", step=6),
    Course("qwinto-alone", seats=1, level="club", step=6, minutes=6),
)
FILLED: dict[Colour, str] = {"o": "🟧", "y": "🟨", "p": "🟪"}


def signs(state: State, actions: Sequence[tuple[int, Action]], seat: int) -> tuple[str, ...]:  # noqa: ARG001
    sheet = state.sheets[seat]
    rows = ["".join(cell(sheet.rows[colour], column, colour) for column in range(WIDTH)) for colour in COLOURS]
    return (*rows, *(["🟥" * sheet.misses] if sheet.misses else []))


def cell(row: list[int], column: int, colour: Colour) -> str:
    if column not in COLUMNS[colour]:
        return " "
    return FILLED[colour] if row[column] != EMPTY else "⬜"
