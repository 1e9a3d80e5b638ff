"""The sheet of Qwinto: what it looks like, what fits into it, what it is worth."""

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from tavolino.games.qwinto.cards import COLOURS, Colour

# The columns of each row that take a number, from left to right; the row's blank is left out: Q-L1
COLUMNS: dict[Colour, tuple[int, ...]] = {
    "o": (2, 3, 4, 6, 7, 8, 9, 10, 11),
    "y": (1, 2, 3, 4, 5, 7, 8, 9, 10),
    "p": (0, 1, 2, 3, 5, 6, 7, 8, 9),
}
ROW_LENGTH = 9  # Q-L2
BONUS: dict[int, Colour] = {2: "p", 3: "o", 7: "o", 8: "y", 9: "p"}  # columns of three and their bonus cell: Q-L2
MISTHROWS = 4  # boxes: Q-L3
MISTHROW_COST = 5  # Q-P3
LOWEST, HIGHEST = 1, 18  # Q-W1

# The rows in which a column has a cell.
ROWS: dict[int, tuple[Colour, ...]] = {
    column: tuple(colour for colour in COLOURS if column in COLUMNS[colour]) for column in range(12)
}


class Cell(NamedTuple):
    row: Colour
    column: int

    def __str__(self) -> str:
        return f"{self.row}{self.column}"


CELLS: dict[Colour, tuple[Cell, ...]] = {
    colour: tuple(Cell(colour, column) for column in COLUMNS[colour]) for colour in COLOURS
}

Row: TypeAlias = dict[int, int]  # column → number


@dataclass(slots=True)
class Sheet:
    rows: dict[Colour, Row] = field(default_factory=lambda: {colour: {} for colour in COLOURS})
    misses: int = 0


def fitting(sheet: Sheet, number: int, colours: tuple[Colour, ...]) -> list[Cell]:
    """The cells of these rows that can take the number."""
    if not LOWEST <= number <= HIGHEST:
        return []  # Q-W1
    columns = {column for row in sheet.rows.values() for column, written in row.items() if written == number}
    return [
        cell
        for colour in colours
        for cell in gap(sheet.rows[colour], number, CELLS[colour])
        if cell.column not in columns  # Q-W3
    ]


def gap(row: Row, number: int, cells: tuple[Cell, ...]) -> list[Cell]:
    """The empty cells of a row between its smaller and its larger numbers: Q-W2."""
    free: list[Cell] = []
    for cell in cells:
        written = row.get(cell.column)
        if written is None:
            free.append(cell)
        elif written < number:
            free = []
        elif written == number:
            return []
        else:
            break
    return free


def column_numbers(sheet: Sheet, column: int) -> list[int]:
    return [sheet.rows[colour][column] for colour in ROWS[column] if column in sheet.rows[colour]]


def full_rows(sheet: Sheet) -> int:
    return [*map(len, sheet.rows.values())].count(ROW_LENGTH)


def points(sheet: Sheet) -> int:
    rows = sum(row_points(colour, row) for colour, row in sheet.rows.items())
    columns = sum(bonus_points(sheet, column) for column in BONUS)
    return rows + columns - MISTHROW_COST * sheet.misses  # Q-P3


def row_points(colour: Colour, row: Row) -> int:  # Q-P1
    return row[COLUMNS[colour][-1]] if len(row) == ROW_LENGTH else len(row)


def bonus_points(sheet: Sheet, column: int) -> int:  # Q-P2
    full = len(column_numbers(sheet, column)) == len(ROWS[column])
    return sheet.rows[BONUS[column]][column] if full else 0
