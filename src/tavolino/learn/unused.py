"""Which inputs and outputs never occur in play: their weights were never learnt, and zeros take no room in a file."""

from typing import Any

import numpy

from tavolino.fast.dice import new_dice
from tavolino.fast.inputs import new_inputs
from tavolino.fast.states import new_states
from tavolino.game import AnyGame, needed_part
from tavolino.parts import INPUTS, KERNEL, PLAYOUT

MATCHES = 400
LONGEST = 2_000  # actions


def used(game: AnyGame, seats: int) -> tuple[Any, Any]:
    """For each input and each output, whether it occurred in matches of the quick policy, under all options of nets."""
    kernel, playout, part = needed_part(game, KERNEL), needed_part(game, PLAYOUT), needed_part(game, INPUTS)
    states, dice = new_states(kernel.FIELDS, 1), new_dice(0)
    actions = numpy.zeros(kernel.MOST_ACTIONS + 1, numpy.int16)
    inputs = new_inputs(part.MOST)
    seen = numpy.zeros(part.known_inputs(seats) + part.hidden_inputs(seats), numpy.bool_)
    legal = numpy.zeros(part.OUTPUTS, numpy.bool_)
    for match in range(MATCHES):
        kernel.prepare(states, 0, seats, part.OPTIONS[match % len(part.OPTIONS)])
        kernel.deal(states, 0, dice)
        for _ in range(LONGEST):
            mover = kernel.next_seat(states, 0)
            if mover < 0:
                break
            part.known(states, 0, mover, inputs)
            part.hidden(states, 0, mover, inputs)
            seen[inputs.places[1 : inputs.places[0] + 1]] = True
            kernel.legal(states, 0, mover, actions)
            for action in actions[1 : actions[0] + 1]:
                legal[part.output(int(action), mover, seats)] = True
            kernel.step(states, 0, mover, playout.choose(states, 0, mover, actions, dice), dice)
    return seen, legal
