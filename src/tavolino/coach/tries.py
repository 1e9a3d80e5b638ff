"""What came of each choice of a decision, world by world, added up."""

from math import sqrt
from typing import Any

from tavolino.coach.compiled.desk import COLUMNS, POINTS, WIN, zeros
from tavolino.coach.judgement import Figure

CLEAR = {WIN: 0.5, POINTS: 5.0}  # a difference between two choices in one world


class Tries:
    """Sums by choice and column (`compiled.desk`), and of products, so that choices can be compared in pairs."""

    def __init__(self, choices: int, unit: int) -> None:
        self.unit = unit  # the column that decides
        self.worlds = [0] * choices  # that each choice was tried in: always the first ones
        self.sums: Any = zeros(choices, COLUMNS)
        self.squares: Any = zeros(choices, COLUMNS)
        self.products: Any = zeros(choices, choices)  # of the unit; the later choice comes first

    def figure(self, choice: int, column: int) -> Figure:
        worlds = self.worlds[choice]
        mean = float(self.sums[choice][column]) / worlds
        return Figure(mean, error_of(mean, float(self.squares[choice][column]), worlds))

    def mean(self, choice: int) -> float:
        return float(self.sums[choice][self.unit]) / self.worlds[choice]

    def difference(self, one: int, other: int) -> Figure:
        """How much better one choice did than another in the same worlds; both were tried in all of them.

        The error counts one more world in which they differ clearly: a few without a difference prove little.
        """
        worlds = self.worlds[one]
        assert worlds == self.worlds[other]
        mean = self.mean(one) - self.mean(other)
        product = float(self.products[max(one, other)][min(one, other)])
        squares = float(self.squares[one][self.unit]) + float(self.squares[other][self.unit]) - 2 * product
        return Figure(mean, error_of(mean, squares + CLEAR[self.unit] ** 2, worlds))


def error_of(mean: float, squares: float, worlds: int) -> float:
    """The standard error of a mean, from the sum of the squares."""
    if worlds < 2:
        return 1.0
    return sqrt(max(squares / worlds - mean * mean, 0.0) / (worlds - 1))
