"""Inputs of nets: the places that are not zero, and the numbers there."""

from typing import Any, NamedTuple

from tavolino.fast.arrays import Inputs
from tavolino.fast.compiler import COMPILED, compiled


class Sparse(NamedTuple):
    places: Any  # a pile: the first entry is how many follow
    numbers: Any  # the number of each of them, at the same index


def new_inputs(most: int) -> Inputs:
    """Room for this many inputs that are not zero."""
    if not COMPILED:
        return Sparse([0] * (most + 1), [0.0] * (most + 1))
    import numpy

    return Sparse(numpy.zeros(most + 1, numpy.int16), numpy.zeros(most + 1, numpy.float32))


@compiled
def clear(inputs: Inputs) -> None:
    inputs.places[0] = 0


@compiled
def add(inputs: Inputs, place: int, number: float) -> None:
    inputs.places[0] += 1
    inputs.places[inputs.places[0]] = place
    inputs.numbers[inputs.places[0]] = number


@compiled
def add_unless_zero(inputs: Inputs, place: int, number: float) -> None:
    if number != 0:
        add(inputs, place, number)
