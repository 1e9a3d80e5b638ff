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
        mask(states, index, kernel.next_seat(states, index), actions, masks[index])


@compiled
def mask(states: States, index: int, seat: int, actions: Pile, row: Numbers) -> None:
    row[:] = 0
    kernel.legal(states, index, seat, actions)
    for place in range(1, size(actions) + 1):
        row[actions[place]] = 1


@compiled
def sample_all(states: States, actions: Pile, chosen: Numbers, dice: Dice) -> None:
    for index in range(len(states)):
        kernel.legal(states, index, kernel.next_seat(states, index), actions)
        chosen[index] = actions[1 + below(dice, size(actions))]


@compiled
def illegal(states: States, chosen: Numbers, actions: Pile) -> int:
    """The first match where the chosen action is not legal; -1 if all are."""
    for index in range(len(states)):
        kernel.legal(states, index, kernel.next_seat(states, index), actions)
        found = False
        for place in range(1, size(actions) + 1):
            found = found or actions[place] == chosen[index]
        if not found:
            return index
    return -1


@compiled
def step_all(
    states: States, chosen: Numbers, scores: Vector, over: Numbers, lengths: Numbers, longest: int, dice: Dice
) -> None:
    for index in range(len(states)):
        over[index] = step(states, index, chosen[index], scores[index], lengths, longest, dice)


@compiled
def step(states: States, index: int, action: int, scores: Vector, lengths: Numbers, longest: int, dice: Dice) -> int:
    """1 if the match ends, 2 if it gets too long; then its scores are written, and a new one is dealt."""
    kernel.step(states, index, kernel.next_seat(states, index), action, dice)
    lengths[index] += 1
    over = 1 if kernel.next_seat(states, index) < 0 else 2 if lengths[index] >= longest else 0
    if over:
        kernel.scores(states, index, scores)
        kernel.deal(states, index, dice)
        lengths[index] = 0
    return over


@compiled
def step_and_look_all(
    states: States,
    chosen: Numbers,
    scores: Vector,
    over: Numbers,
    lengths: Numbers,
    longest: int,
    dice: Dice,
    seats: Numbers,
    actions: Pile,
    vectors: Vector,
    masks: Numbers,
) -> None:
    """Step, and write what the next seats see and may do while each record is at hand."""
    for index in range(len(states)):
        over[index] = step(states, index, chosen[index], scores[index], lengths, longest, dice)
        seat = kernel.next_seat(states, index)
        seats[index] = seat
        observe.observe(states, index, seat, vectors[index])
        mask(states, index, seat, actions, masks[index])
