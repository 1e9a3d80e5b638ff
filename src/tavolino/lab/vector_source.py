"""Many matches at once, compiled for each game: `tavolino.fast.load` runs this with the game's modules."""

from typing import Any

from tavolino.fast.arrays import Dice, Numbers, Pile, States, Vector
from tavolino.fast.compiler import compiled
from tavolino.fast.dice import below
from tavolino.fast.pile import size
from tavolino.fast.states import copy_state
from tavolino.parts import Kernel, Observation

kernel: Kernel[Any, Any] = globals()["kernel"]  # `tavolino.fast.load` sets these before it runs this source
observe: Observation = globals()["observe"]


@compiled
def deal_all(states: States, template: States, lengths: Numbers, dice: Dice) -> None:
    for index in range(len(states)):
        copy_state(states, index, template, 0)
        kernel.deal(states, index, dice)
        lengths[index] = 0


@compiled
def seats_all(states: States, seats: Numbers) -> None:
    for index in range(len(states)):
        seats[index] = kernel.next_seat(states, index)


@compiled
def observe_all(states: States, vectors: Vector) -> None:
    for index in range(len(states)):
        observe.observe(states, index, kernel.next_seat(states, index), vectors[index])


@compiled
def masks_all(states: States, actions: Pile, masks: Numbers) -> None:
    for index in range(len(states)):
        masks[index, :] = 0
        kernel.legal(states, index, kernel.next_seat(states, index), actions)
        for place in range(1, size(actions) + 1):
            masks[index, actions[place]] = 1


@compiled
def sample_all(states: States, actions: Pile, chosen: Numbers, dice: Dice) -> None:
    for index in range(len(states)):
        kernel.legal(states, index, kernel.next_seat(states, index), actions)
        chosen[index] = actions[1 + below(dice, size(actions))]


@compiled
def step_all(
    states: States,
    chosen: Numbers,
    actions: Pile,
    scores: Vector,
    over: Numbers,
    lengths: Numbers,
    longest: int,
    dice: Dice,
) -> int:
    """Play an action in every match; returns -1. If one is illegal, plays nothing and returns the number of its match.

    When a match ends or gets too long, its scores are written, it is marked, and a new one is dealt.
    """
    for index in range(len(states)):
        kernel.legal(states, index, kernel.next_seat(states, index), actions)
        found = False
        for place in range(1, size(actions) + 1):
            found = found or actions[place] == chosen[index]
        if not found:
            return index
    for index in range(len(states)):
        kernel.step(states, index, kernel.next_seat(states, index), chosen[index], dice)
        lengths[index] += 1
        over[index] = 0
        if kernel.next_seat(states, index) < 0 or lengths[index] >= longest:
            over[index] = 1 if kernel.next_seat(states, index) < 0 else 2
            kernel.scores(states, index, scores[index])
            kernel.deal(states, index, dice)
            lengths[index] = 0
    return -1
