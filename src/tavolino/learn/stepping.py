"""Plays a part of many matches at once: `tavolino.fast.load` compiles this source for each game."""

from typing import Any

from tavolino.fast.arrays import Dice, Numbers, States
from tavolino.fast.compiler import compiled
from tavolino.fast.inputs import Sparse
from tavolino.fast.pile import size
from tavolino.learn.buffers import Buffers
from tavolino.parts import Inputs, Kernel, Playout

kernel: Kernel[Any, Any] = globals()["kernel"]
playout: Playout = globals()["playout"]
inputs: Inputs = globals()["inputs"]

LONGEST = 1000  # actions; a longer match is judged as it is


@compiled
def deal(states: States, first: int, end: int, buffers: Buffers, dice: Dice) -> None:
    for index in range(first, end):
        kernel.deal(states, index, dice)
        buffers.actions[index] = 0


@compiled
def look(states: States, first: int, end: int, buffers: Buffers) -> None:
    """Write what the seat to act sees, what all see together, and what is legal."""
    for index in range(first, end):
        mover = kernel.next_seat(states, index)
        buffers.movers[index] = mover
        sparse = Sparse(buffers.places[index], buffers.numbers[index])
        inputs.known(states, index, mover, sparse)
        inputs.hidden(states, index, mover, sparse)
        legal = buffers.legal[index]
        kernel.legal(states, index, mover, legal)
        for place in range(1, size(legal) + 1):
            buffers.outputs[index, place] = inputs.output(legal[place], mover, states[index].seats)


@compiled
def act(states: States, first: int, end: int, buffers: Buffers, dice: Dice) -> None:
    """Take the chosen actions (places among the legal ones); a match that is over is judged, and dealt anew."""
    for index in range(first, end):
        action = buffers.legal[index, buffers.chosen[index]]
        kernel.step(states, index, buffers.movers[index], action, dice)
        buffers.actions[index] += 1
        over = kernel.next_seat(states, index) < 0 or buffers.actions[index] >= LONGEST
        buffers.over[index] = over
        if over:
            judge(states, index, buffers.results[index], buffers.scratch[index])
            kernel.deal(states, index, dice)
            buffers.actions[index] = 0


@compiled
def judge(states: States, index: int, result: Any, scratch: Any) -> None:
    inputs.worth(states, index, scratch)
    for seat in range(states[index].seats):
        result[seat] = scratch[seat]


@compiled
def let_quick_choose(
    states: States, first: int, end: int, buffers: Buffers, learners: Numbers, scratch: Numbers, dice: Dice
) -> None:
    """The game's quick policy chooses for all seats but the learner's; -1: for all."""
    for index in range(first, end):
        mover = buffers.movers[index]
        if mover != learners[index]:
            action = playout.choose(states, index, mover, scratch, dice)
            place = 1
            while buffers.legal[index, place] != action:
                place += 1
            buffers.chosen[index] = place
