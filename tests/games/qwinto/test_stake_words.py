"""What the coach says about the stakes of Qwinto is what was counted."""

from games.compared import Pair, check_every_stake, told
from tavolino.games import qwinto
from tavolino.games.qwinto.actions import Pass, Write
from tavolino.games.qwinto.sheet import Cell

ORANGE, YELLOW = Write(Cell("o", 6)), Write(Cell("y", 1))


def test_every_stake_has_its_sentence() -> None:
    check_every_stake(qwinto, ORANGE, YELLOW)


def test_a_number_is_told_by_its_row() -> None:
    columns: dict[str, Pair] = {"columns": ((1.13, 0.03), (1.64, 0.03))}
    assert told(qwinto, "columns", ORANGE, YELLOW, columns) == (
        "On average, Anna completes about 1.1 bonus columns from here on with the number in orange, "
        "about 1.6 with the number in yellow."
    )
    assert told(qwinto, "columns", ORANGE, Pass(), columns) == (
        "On average, Anna completes about 1.1 bonus columns from here on with the number in orange, "
        "about 1.6 after passing."
    )


def test_two_cells_of_one_row_are_told_apart_by_which_was_better() -> None:
    misthrows: dict[str, Pair] = {"misthrows": ((1.3, 0.03), (0.02, 0.03))}
    assert told(qwinto, "misthrows", ORANGE, Write(Cell("o", 9)), misthrows) == (
        "On average, Anna gets about 1.3 misthrows from here on with this move, under 0.1 with the better move."
    )


def test_digits_after_the_point_are_left_out_where_they_would_be_chance() -> None:
    def numbers(one: float, other: float, error: float) -> str | None:
        line = told(qwinto, "numbers", ORANGE, Pass(), {"numbers": ((one, error), (other, error))})
        return line and line.removeprefix("On average, Anna writes about ").replace(" from here on", "")

    assert numbers(7.23, 8.41, 0.05) == "7.2 numbers with the number in orange, about 8.4 after passing."
    assert numbers(7.23, 8.41, 0.2) == "7 numbers with the number in orange, about 8.5 after passing."
    assert numbers(17.23, 18.41, 0.05) == "17 numbers with the number in orange, about 18 after passing."
    assert numbers(17.61, 18.41, 0.05) is None
    assert numbers(7.23, 11.4, 0.8) is None
