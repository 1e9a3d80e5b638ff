"""The sheet of Qwinto: its layout, what fits where, and what it scores."""

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from tavolino.games.qwinto.cards import COLOURS, Colour

# The columns in which each row takes a number, from left to right; the row's blank is left out: Q-L1
COLUMNS: dict[Colour, tuple[int, ...]] = {
    "o": (2, 3, 4, 6, 7, 8, 9, 10, 11),
    "y": (1, 2, 3, 4, 5, 7, 8, 9, 10),
    "p": (0, 1, 2, 3, 5, 6, 7, 8, 9),
}
WIDTH = 12  # columns of the sheet
ROW_LENGTH = 9  # Q-L2
BONUS: dict[int, Colour] = {2: "p", 3: "o", 7: "o", 8: "y", 9: "p"}  # columns of three and their bonus cell: Q-L2
MISTHROWS = 4  # boxes: Q-L3
MISTHROW_COST = 5  # Q-P3
LOWEST, HIGHEST = 1, 18  # Q-W1

# The rows in which a column has a cell.
ROWS: dict[int, tuple[Colour, ...]] = {
    column: tuple(colour for colour in COLOURS if column in COLUMNS[colour]) for column in range(WIDTH)
}


class Cell(NamedTuple):
    row: Colour
    column: int

    def __str__(self) -> str:
        return f"{self.row}{self.column}"


CELLS: dict[Colour, tuple[Cell, ...]] = {
    colour: tuple(Cell(colour, column) for column in COLUMNS[colour]) for colour in COLOURS
}

EMPTY = 0
Row: TypeAlias = list[int]  # the number in each column; EMPTY also where the row has no cell


@dataclass(slots=True)
class Sheet:
    rows: dict[Colour, Row] = field(default_factory=lambda: {colour: [EMPTY] * WIDTH for colour in COLOURS})
    misses: int = 0


def fitting(sheet: Sheet, number: int, colours: tuple[Colour, ...]) -> list[Cell]:
    """The cells of these rows that can take the number."""
    if not LOWEST <= number <= HIGHEST:
        return []  # Q-W1
    cells: list[Cell] = []
    for colour in colours:
        cells += gap(sheet.rows[colour], number, colour)
    columns = [row.index(number) for row in sheet.rows.values() if number in row]
    return [cell for cell in cells if cell.column not in columns] if columns else cells  # Q-W3


def gap(row: Row, number: int, colour: Colour) -> tuple[Cell, ...]:
    """The empty cells of a row between its smaller and its larger numbers: Q-W2."""
    start = 0
    for index, column in enumerate(COLUMNS[colour]):
        there = row[column]
        if there == EMPTY:
            continue
        if there == number:
            return ()
        if there > number:
            return CELLS[colour][start:index]
        start = index + 1
    return CELLS[colour][start:]


def column_numbers(sheet: Sheet, column: int) -> list[int]:
    return [row[column] for row in sheet.rows.values() if row[column] != EMPTY]


def full_rows(sheet: Sheet) -> int:
    return [row.count(EMPTY) for row in sheet.rows.values()].count(WIDTH - ROW_LENGTH)


def written(row: Row) -> int:
    """How many numbers are written in a row."""
    return WIDTH - row.count(EMPTY)


class Tally(Struct, frozen=True):
    """How the points of a sheet add up."""

    rows: dict[Colour, int]  # points of each
    columns: tuple[int, ...]  # those with a bonus cell, from left to right
    misses: int  # what misthrows cost

    @property
    def points(self) -> int:
        return sum(self.rows.values()) + sum(self.columns) + self.misses


def tally(sheet: Sheet) -> Tally:
    rows = {colour: row_points(colour, row) for colour, row in sheet.rows.items()}
    columns = tuple([bonus_points(sheet, column) for column in BONUS])
    return Tally(rows, columns, -MISTHROW_COST * sheet.misses)  # Q-P3


def points(sheet: Sheet) -> int:
    return tally(sheet).points


def gain(sheet: Sheet, cell: Cell, number: int) -> int:
    """How many points it scores to write the number there."""
    row, column = sheet.rows[cell.row], cell.column
    in_row = 1
    if written(row) == ROW_LENGTH - 1:  # Q-P1: with this one the row counts its last number
        last = COLUMNS[cell.row][-1]
        in_row = (number if column == last else row[last]) - (ROW_LENGTH - 1)
    if column not in BONUS or len(column_numbers(sheet, column)) < len(ROWS[column]) - 1:
        return in_row
    bonus = BONUS[column]
    return in_row + (number if bonus == cell.row else sheet.rows[bonus][column])  # Q-P2


def row_points(colour: Colour, row: Row) -> int:  # Q-P1
    count = written(row)
    return row[COLUMNS[colour][-1]] if count == ROW_LENGTH else count


def bonus_points(sheet: Sheet, column: int) -> int:  # Q-P2
    full = EMPTY not in [sheet.rows[colour][column] for colour in ROWS[column]]
    return sheet.rows[BONUS[column]][column] if full else 0
