"""Constant arrays: the kernels' lookup tables."""

from typing import Any

from tavolino.fast.arrays import Numbers
from tavolino.fast.compiler import COMPILED


def constant(numbers: list[Any]) -> Numbers:
    """An int16 array for compiled kernels, the list itself for plain Python."""
    if not COMPILED:
        return numbers
    import numpy

    return numpy.array(numbers, numpy.int16)
