"""The sheet of Qwinto: its cells, what fits into them and what it is worth."""
# ruff: noqa: N802 - a test carries the name of its clause

from itertools import pairwise
from random import Random

import pytest

from games.qwinto.table import entries_of, sheet, sheet_with
from tavolino.games.qwinto.cards import COLOURS, Colour
from tavolino.games.qwinto.sheet import (
    BONUS,
    CELLS,
    COLUMNS,
    MISTHROWS,
    ROWS,
    Cell,
    Sheet,
    Tally,
    fitting,
    full_rows,
    points,
    tally,
)

ALL_CELLS = [cell for colour in COLOURS for cell in CELLS[colour]]
DRAWING = """
        .  B  .  x  .  B  .  .  .  .
     .  .  .  .  .  x  .  B  .  .
  .  .  B  .  x  .  .  .  .  B
"""
SARA = "o2:4 o3:5 o8:8 o9:16 y1:1 y2:2 y3:3 y4:7 y5:8 y7:9 y8:10 y9:15 y10:16 p0:1 p1:2 p3:6 p5:9 p8:11 p9:12"


def drawn(marks: str) -> dict[Colour, list[int]]:
    """The columns in which the drawing has one of these marks, row by row."""
    rows = zip(COLOURS, DRAWING.strip("\n").splitlines(), strict=True)
    return {colour: [at // 3 for at, mark in enumerate(line) if mark in marks] for colour, line in rows}


def fits(filled: Sheet, number: int, colours: tuple[Colour, ...] = COLOURS) -> list[str]:
    return [str(cell) for cell in fitting(filled, number, colours)]


def keeps_the_rules(entries: dict[Cell, int], cell: Cell, number: int) -> bool:
    """Try it: are these still the entries of a legal sheet with the number in the cell?"""
    row = {column: there for (colour, column), there in entries.items() if colour == cell.row} | {cell.column: number}
    rises = all(left < right for left, right in pairwise(row[column] for column in sorted(row)))
    in_column = [there for other, there in entries.items() if other.column == cell.column]
    return rises and cell not in entries and number not in in_column


def test_Q_L1_the_cells_lie_as_drawn_and_the_blank_is_none_of_them() -> None:
    assert {colour: list(columns) for colour, columns in COLUMNS.items()} == drawn(".B")
    assert drawn("x") == {"o": [5], "y": [6], "p": [4]}


def test_Q_L1_the_bonus_cells_lie_as_drawn() -> None:
    assert {colour: [column for column, row in BONUS.items() if row == colour] for colour in COLOURS} == drawn("B")


def test_Q_L2_there_are_27_cells_nine_in_a_row() -> None:
    assert [len(CELLS[colour]) for colour in COLOURS] == [9, 9, 9]
    assert len(set(ALL_CELLS)) == 27


def test_Q_L2_five_columns_have_three_cells_five_have_two_and_two_have_one() -> None:
    by_size = {size: [column for column in range(12) if len(ROWS[column]) == size] for size in (1, 2, 3)}
    assert by_size == {3: [2, 3, 7, 8, 9], 2: [1, 4, 5, 6, 10], 1: [0, 11]}


def test_Q_L2_each_column_of_three_has_one_bonus_cell() -> None:
    assert BONUS == {2: "p", 3: "o", 7: "o", 8: "y", 9: "p"}


def test_Q_L3_there_are_four_boxes_for_misthrows() -> None:
    assert MISTHROWS == 4


@pytest.mark.parametrize("number", [-6, -1, 0, 19])
def test_Q_W1_neither_0_nor_a_negative_number_nor_19_can_be_written(number: int) -> None:
    assert fits(sheet(), number) == []


@pytest.mark.parametrize("number", [1, 18])
def test_Q_W1_every_number_from_1_to_18_fits_anywhere_on_an_empty_sheet(number: int) -> None:
    assert fits(sheet(), number) == [str(cell) for cell in ALL_CELLS]


def test_Q_W1_a_written_number_is_final() -> None:
    assert "o7" not in fits(sheet("o7:9"), 12)
    assert "o7" not in fits(sheet("o7:9"), 3)


def test_Q_W2_a_row_rises_from_left_to_right_across_gaps() -> None:
    assert fits(sheet("y3:5 y8:9"), 7, ("y",)) == ["y4", "y5", "y7"]
    assert fits(sheet("y3:5 y8:9"), 4, ("y",)) == ["y1", "y2"]
    assert fits(sheet("y3:5 y8:9"), 10, ("y",)) == ["y9", "y10"]


def test_Q_W2_a_row_rises_strictly_across_its_blank() -> None:
    filled = sheet("o4:6 o7:9")
    assert fits(filled, 6, ("o",)) == []
    assert fits(filled, 5, ("o",)) == ["o2", "o3"]
    assert fits(filled, 7, ("o",)) == ["o6"]


def test_Q_W2_no_number_stands_twice_in_a_row_even_far_apart() -> None:
    assert fits(sheet("p0:4"), 4, ("p",)) == []
    assert fits(sheet("p9:4"), 4, ("p",)) == []


def test_Q_W2_there_is_no_room_between_numbers_in_adjoining_cells() -> None:
    assert fits(sheet("p5:4 p6:12"), 8, ("p",)) == []


def test_Q_W3_a_number_stands_only_once_in_a_column_of_three() -> None:
    assert not {"o8", "p8"} & set(fits(sheet("y8:7"), 7))
    assert {"o7", "o9", "p7", "p9"} <= set(fits(sheet("y8:7"), 7))


@pytest.mark.parametrize(("entry", "barred"), [("y1:7", "p1"), ("o4:7", "y4"), ("p5:7", "y5"), ("o10:7", "y10")])
def test_Q_W3_a_number_stands_only_once_in_a_column_of_two(entry: str, barred: str) -> None:
    assert barred not in fits(sheet(entry), 7)
    assert barred in fits(sheet(entry), 8)


def test_Q_W3_the_order_within_a_column_is_free() -> None:
    assert {"o8", "p8"} <= set(fits(sheet("y8:7"), 6)) & set(fits(sheet("y8:7"), 8))


@pytest.mark.parametrize("seed", range(20))
def test_what_fits_is_exactly_what_keeps_the_rules(seed: int) -> None:
    filled, entries, rng = sheet(), dict[Cell, int](), Random(seed)
    for _ in range(60):
        number, colours = rng.randint(1, 18), tuple(rng.sample(COLOURS, rng.randint(1, 3)))
        cells = {cell for cell in ALL_CELLS if cell.row in colours and keeps_the_rules(entries, cell, number)}
        assert set(fitting(filled, number, colours)) == cells
        for cell in rng.sample(sorted(cells), min(1, len(cells))):
            filled.rows[cell.row][cell.column] = entries[cell] = number


def test_Q_P1_a_row_that_is_not_full_counts_its_numbers() -> None:
    assert points(sheet("o2:4 o11:18")) == 2
    assert points(sheet_with(almost="y")) == 8


@pytest.mark.parametrize(("row", "last"), [("o", 9), ("y", 10), ("p", 11)])
def test_Q_P1_a_full_row_counts_the_number_in_its_rightmost_cell(row: str, last: int) -> None:
    filled = sheet_with(full=row)
    assert (full_rows(filled), points(filled)) == (1, last)


@pytest.mark.parametrize(
    ("column", "bonus"),
    [("o2:1 y2:2 p2:13", 13), ("o3:14 y3:2 p3:3", 14), ("o7:15 y7:2 p7:3", 15), ("o8:1 y8:16 p8:3", 16),
     ("o9:1 y9:2 p9:17", 17)],
)  # fmt: skip
def test_Q_P2_a_full_column_of_three_counts_the_number_in_its_bonus_cell(column: str, bonus: int) -> None:
    assert points(sheet(column)) == 3 + bonus


def test_Q_P2_a_column_of_three_that_is_not_full_counts_nothing() -> None:
    assert points(sheet("o3:14 y3:2")) == 2


def test_Q_P2_full_columns_of_two_and_of_one_count_nothing() -> None:
    assert points(sheet("o4:14 y4:2 p0:1 o11:18")) == 4


def test_Q_P3_each_misthrow_costs_5_and_a_sheet_can_be_negative() -> None:
    assert points(sheet("o2:4", misses=1)) == -4
    assert points(sheet(misses=4)) == -20


def test_the_example_of_saras_sheet_is_worth_43() -> None:
    filled = sheet(SARA, misses=2)
    assert points(filled) == 4 + 16 + 6 + 5 + 10 + 12 - 2 * 5 == 43
    assert tally(filled) == Tally({"o": 4, "y": 16, "p": 6}, (0, 5, 0, 10, 12), -10)


def test_the_example_of_saras_sheet_is_legal() -> None:
    filled = sheet()
    for cell, number in entries_of(SARA):
        assert cell in fitting(filled, number, COLOURS)
        filled.rows[cell.row][cell.column] = number
