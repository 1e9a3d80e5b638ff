"""The first evaluator: the game's own heuristics. It has no weights. `evaluator.py` explains how it is run."""

from typing import Any

from tavolino.fast.arrays import Dice, Pile, States, Vector
from tavolino.fast.compiler import inlined
from tavolino.parts import Playout

playout: Playout = globals()["playout"]

PLAYS_ON = True


@inlined
def choose(states: States, index: int, seat: int, actions: Pile, weights: Any, dice: Dice) -> int:  # noqa: ARG001
    return playout.choose(states, index, seat, actions, dice)


@inlined
def value(states: States, index: int, weights: Any, result: Vector) -> None:  # noqa: ARG001
    playout.rewards(states, index, result)
