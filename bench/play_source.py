"""Matches with only a kernel, compiled for each game: `tavolino.fast.load` runs this with the game's `kernel`."""

from typing import Any

from tavolino.fast.arrays import Dice, Pile, States
from tavolino.fast.compiler import compiled
from tavolino.fast.dice import below
from tavolino.fast.pile import size
from tavolino.parts import Kernel

kernel: Kernel[Any, Any] = globals()["kernel"]  # `tavolino.fast.load` sets it before it runs this source


@compiled
def play(states: States, actions: Pile, matches: int, longest: int, dice: Dice) -> int:
    """Play matches uniformly at random in the first record; returns the number of decisions."""
    decisions = 0
    for _ in range(matches):
        kernel.deal(states, 0, dice)
        seat = kernel.next_seat(states, 0)
        length = 0
        while seat >= 0 and length < longest:
            kernel.legal(states, 0, seat, actions)
            kernel.step(states, 0, seat, actions[1 + below(dice, size(actions))], dice)
            length += 1
            seat = kernel.next_seat(states, 0)
        decisions += length
    return decisions
