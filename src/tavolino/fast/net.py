"""Small nets of three layers, compiled without a library for linear algebra.

The first layer adds a row of weights for each input that is not zero (`tavolino.fast.inputs`); between layers, numbers
below zero count as zero. Weights are float32, with a row for each number that goes in, so that the inner loops run over
neighbouring numbers.
"""

from typing import Any, NamedTuple

from tavolino.fast.arrays import Inputs, Numbers, Vector
from tavolino.fast.compiler import compiled


class Net(NamedTuple):
    first: Any  # inputs × width
    first_bias: Any
    second: Any  # width × second width
    second_bias: Any
    last: Any  # second width × outputs
    last_bias: Any


class Layers(NamedTuple):
    """What a net computes in between."""

    first: Vector
    second: Vector


def room_for(net: Net) -> Layers:
    import numpy

    return Layers(numpy.zeros_like(net.first_bias), numpy.zeros_like(net.second_bias))


@compiled
def copy(source: Vector, target: Vector) -> None:
    for place in range(len(source)):
        target[place] = source[place]


@compiled
def think(net: Net, inputs: Inputs, layers: Layers) -> None:
    """Compute everything but the outputs."""
    hidden = layers.first
    copy(net.first_bias, hidden)
    for entry in range(1, inputs.places[0] + 1):
        row = net.first[inputs.places[entry]]
        number = inputs.numbers[entry]
        for place in range(len(hidden)):
            hidden[place] += number * row[place]
    copy(net.second_bias, layers.second)
    add_layer(hidden, net.second, layers.second)


@compiled
def add_layer(numbers: Vector, weights: Any, sums: Vector) -> None:
    """Add what the numbers above zero bring."""
    for entry in range(len(numbers)):
        number = numbers[entry]
        if number > 0:
            row = weights[entry]
            for place in range(len(sums)):
                sums[place] += number * row[place]


@compiled
def answer(net: Net, layers: Layers, outputs: Vector) -> None:
    """All outputs, after `think`."""
    copy(net.last_bias, outputs)
    add_layer(layers.second, net.last, outputs)


@compiled
def answer_some(net: Net, layers: Layers, wanted: Numbers, count: int, answers: Vector) -> None:
    """Only the outputs `wanted`, after `think`; like those, answers begin at index 1."""
    for place in range(1, count + 1):
        answers[place] = net.last_bias[wanted[place]]
    for entry in range(len(layers.second)):
        number = layers.second[entry]
        if number > 0:
            row = net.last[entry]
            for place in range(1, count + 1):
                answers[place] += number * row[wanted[place]]
