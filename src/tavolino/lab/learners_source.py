"""Steps many matches with a learner in one seat: `tavolino.fast.load` runs this with the modules of each game.

All others play at once, so that the learner is asked next, and all that is to be known about a match is written while
its record is at hand.
"""

from typing import Any

from tavolino.fast.arrays import Dice, Numbers, States, Vector
from tavolino.fast.compiler import compiled
from tavolino.fast.dice import below
from tavolino.fast.pile import size
from tavolino.lab.learners import Learners, Seen, Terms
from tavolino.parts import Kernel, Observation, Playout

kernel: Kernel[Any, Any] = globals()["kernel"]  # `tavolino.fast.load` sets these before it runs this source
observe: Observation = globals()["observe"]
playout: Playout = globals()["playout"]

ILLEGAL = -1.0  # the reward of an illegal action, which changes nothing else


@compiled
def deal_all(states: States, learners: Learners, dice: Dice, seen: Seen, terms: Terms) -> None:
    for index in range(len(states)):
        deal(states, index, learners, dice[index], terms)
        look(states, index, seen.vectors[index], seen.masks[index], terms)


@compiled
def deal(states: States, index: int, learners: Learners, dice: Dice, terms: Terms) -> None:
    """Deal until the learner has something to decide."""
    learner = learners[index]
    learner.acted = 0
    asked = -1
    while asked < 0:
        kernel.deal(states, index, dice)
        learner.seat = below(dice, states[index].seats)
        asked = let_others_act(states, index, learner.seat, dice, terms)
    kernel.scores(states, index, terms.result)
    learner.points = terms.result[learner.seat]


@compiled
def let_others_act(states: States, index: int, learner: int, dice: Dice, terms: Terms) -> int:
    """Returns the learner's seat, which acts next; -1 when the match is over."""
    seat = kernel.next_seat(states, index)
    while seat >= 0 and seat != learner:
        if terms.quick:
            action = playout.choose(states, index, seat, terms.actions, dice)
        else:
            kernel.legal(states, index, seat, terms.actions)
            action = int(terms.actions[1 + below(dice, size(terms.actions))])
        kernel.step(states, index, seat, action, dice)
        seat = kernel.next_seat(states, index)
    return seat


@compiled
def step_all(states: States, learners: Learners, chosen: Numbers, dice: Dice, seen: Seen, terms: Terms) -> int:
    """Let every learner act; returns how many matches ended or were broken off."""
    ended = 0
    for index in range(len(states)):
        learner = learners[index]
        mask = seen.masks[index]
        action = chosen[index]
        legal = action >= 0 and action < len(mask) and mask[action] == 1
        learner.acted += 1
        learner.over = 0
        learner.reward = ILLEGAL
        if legal:
            act(states, index, learners, action, dice[index], terms)
        learner.cut = int(learner.over == 0 and learner.acted >= terms.longest)
        if learner.over or learner.cut:
            ended += 1
            observe.observe(states, index, learner.seat, seen.last_vectors[index])
            learner.last_points = learner.points
            deal(states, index, learners, dice[index], terms)
        if legal or learner.cut:
            look(states, index, seen.vectors[index], mask, terms)
    return ended


@compiled
def act(states: States, index: int, learners: Learners, action: int, dice: Dice, terms: Terms) -> None:
    learner = learners[index]
    seat = kernel.next_seat(states, index)
    kernel.step(states, index, seat, action, dice)
    learner.over = int(let_others_act(states, index, seat, dice, terms) < 0)
    kernel.scores(states, index, terms.result)
    points = terms.result[seat]
    if states[index].seats == 1:
        learner.reward = points - learner.points
    elif learner.over:
        learner.reward = worth_of_place(terms.result, seat, states[index].seats, terms.fewest)
    else:
        learner.reward = 0.0
    learner.points = points


@compiled
def worth_of_place(points: Vector, seat: int, seats: int, fewest: int) -> float:
    """From 1 for first place down to -1 for last, in even steps; ties share."""
    better = -0.5  # than oneself
    for other in range(seats):
        if points[other] == points[seat]:
            better += 0.5
        elif (points[other] < points[seat]) == (fewest != 0):
            better += 1.0
    return 1.0 - 2.0 * better / (seats - 1)


@compiled
def look(states: States, index: int, vector: Vector, mask: Numbers, terms: Terms) -> None:
    """Write what the learner sees and may do."""
    seat = kernel.next_seat(states, index)
    observe.observe(states, index, seat, vector)
    kernel.legal(states, index, seat, terms.actions)
    mask[:] = 0
    for place in range(1, size(terms.actions) + 1):
        mask[terms.actions[place]] = 1
