"""An evaluator with weights, as a small net would be: values are a weighted sum of what a seat sees.

It is run for each game with its `kernel`, `playout` and `observe` among its globals, as `evaluator.py` says.
"""

from math import exp
from typing import Any, NamedTuple

from tavolino.fast.arrays import Dice, Pile, States, Vector
from tavolino.fast.compiler import compiled
from tavolino.fast.dice import below
from tavolino.fast.pile import size
from tavolino.parts import Kernel, Observation

kernel: Kernel[Any, Any] = globals()["kernel"]
observe: Observation = globals()["observe"]

PLAYS_ON = False


class Weights(NamedTuple):
    value: Any  # for each number of an observation
    seen: Any  # room for an observation


@compiled
def choose(states: States, index: int, seat: int, actions: Pile, weights: Weights, dice: Dice) -> int:  # noqa: ARG001
    kernel.legal(states, index, seat, actions)
    return int(actions[1 + below(dice, size(actions))])


@compiled
def value(states: States, index: int, weights: Weights, result: Vector) -> None:
    for seat in range(states[index].seats):
        observe.observe(states, index, seat, weights.seen)
        total = 0.0
        for place in range(len(weights.value)):
            total += weights.value[place] * weights.seen[place]
        result[seat] = 1.0 / (1.0 + exp(-total))
