"""Constant arrays: the kernels' lookup tables."""

from typing import Any

from tavolino.fast.arrays import Numbers, Vector
from tavolino.fast.compiler import COMPILED


def constant(numbers: list[Any]) -> Numbers:
    """An int16 array for compiled kernels, the list itself for plain Python."""
    if not COMPILED:
        return numbers
    import numpy

    return numpy.array(numbers, numpy.int16)


def parts(wholes: list[int]) -> Vector:
    """What to multiply by instead of dividing by each of these numbers."""
    found = [1 / whole for whole in wholes]
    if not COMPILED:
        return found
    import numpy

    return numpy.array(found, numpy.float64)
