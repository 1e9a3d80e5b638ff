"""Tables of numbers that kernels look things up in."""

from typing import Any

from tavolino.fast.compiler import COMPILED


def table(numbers: list[Any]) -> Any:
    """A constant table: an int16 array for compiled kernels, the list itself for plain Python."""
    if not COMPILED:
        return numbers
    import numpy

    return numpy.array(numbers, numpy.int16)


def new_numbers(rows: int, columns: int) -> Any:
    """Room for numbers: rows of zeros."""
    if not COMPILED:
        return [[0] * columns for _ in range(rows)]
    import numpy

    return numpy.zeros((rows, columns), numpy.int16)
