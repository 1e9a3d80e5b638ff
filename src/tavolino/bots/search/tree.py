"""Information-set tree search, compiled once for each game and evaluator: `tavolino.fast.load` runs this source.

One simulation: deal again what the seat at the root cannot see; go down the tree along actions that are legal in this
world, by upper confidence bounds over how often each action was *available*; add one node; evaluate the position;
credit every node on the path with the reward of the seat that chose it. Before it evaluates, a simulation usually
plays on to the horizon, but not beyond the current segment (a round). The horizon counts from the root, so that all
simulations are judged at the same point of the match. From `MODELLED_FROM` seats on, the tree does not branch on what
the others do: the policy acts for them.
"""

from math import log, sqrt
from typing import Any

from tavolino.bots.search.evaluator import Evaluator
from tavolino.bots.search.workspace import ROOT, WORLD, Tree, Workspace, add
from tavolino.fast.arrays import Dice, States, Vector
from tavolino.fast.compiler import compiled
from tavolino.fast.dice import below
from tavolino.fast.pile import size
from tavolino.fast.states import copy_state
from tavolino.parts import Kernel, Playout

kernel: Kernel[Any, Any] = globals()["kernel"]  # `tavolino.fast.load` sets these before it runs this source
playout: Playout = globals()["playout"]
evaluator: Evaluator = globals()["evaluator"]


@compiled
def search(
    states: States,
    tree: Tree,
    work: Workspace,
    seat: int,
    sees_all: bool,  # noqa: FBT001 - compiled functions take arguments by position
    simulations: int,
    horizon: int,
    dice: Dice,
) -> int:
    """Run simulations for the seat at the root until told to stop; returns how many."""
    for number in range(simulations):
        if work.stop[0] != 0 or tree.used[0] >= len(tree.nodes):
            return number
        simulate(states, tree, work, seat, sees_all, horizon, dice)
    return simulations


@compiled
def simulate(
    states: States,
    tree: Tree,
    work: Workspace,
    seat: int,
    sees_all: bool,  # noqa: FBT001 - as above
    horizon: int,
    dice: Dice,
) -> None:
    copy_state(states, WORLD, states, ROOT)
    if not sees_all:
        playout.imagine(states, WORLD, seat, dice)
    segment = playout.segment(states, WORLD)
    depth, left = descend(states, tree, work, seat, horizon, dice)
    evaluate(states, WORLD, work, segment, left, dice)
    credit(tree, work, depth)


@compiled
def descend(states: States, tree: Tree, work: Workspace, seat: int, horizon: int, dice: Dice) -> tuple[int, int]:
    """Go down and add one node; returns the length of the path and the number of actions left to the horizon."""
    left = horizon
    modelled = states[WORLD].seats >= playout.MODELLED_FROM
    node = 0
    depth = 0
    segment = playout.segment(states, WORLD)
    mover = kernel.next_seat(states, WORLD)
    while left > 0 and mover >= 0 and depth < len(work.path) and playout.segment(states, WORLD) == segment:
        left -= 1
        if mover != seat and modelled:
            likely = evaluator.choose(states, WORLD, mover, work.actions, work.weights, dice)
            kernel.step(states, WORLD, mover, likely, dice)
            mover = kernel.next_seat(states, WORLD)
            continue
        kernel.legal(states, WORLD, mover, work.actions)
        before = tree.used[0]
        node = select(states, tree, work, node, mover, dice)
        work.path[depth] = node
        work.movers[depth] = mover
        depth += 1
        kernel.step(states, WORLD, mover, tree.nodes[node].action, dice)
        if tree.used[0] > before or tree.used[0] >= len(tree.nodes):
            break
        mover = kernel.next_seat(states, WORLD)
    return depth, left


@compiled
def select(states: States, tree: Tree, work: Workspace, parent: int, mover: int, dice: Dice) -> int:
    """The child to visit: a new one while there are untried actions, else the most promising."""
    untried = size(work.actions)
    for place in range(1, untried + 1):
        work.untried[work.actions[place]] = 1
    best = 0
    bound = -1.0
    available = 0
    logarithm = 0.0
    child = tree.nodes[parent].child
    while child != 0 and untried > 0:  # when all legal ones are found, the rest belong to other worlds
        node = tree.nodes[child]
        if work.untried[node.action]:
            work.untried[node.action] = 0
            untried -= 1
            node.available += 1
            if node.available != available:  # usually the same as for the last child, and logarithms are slow
                available = node.available
                logarithm = log(float(available))
            share = 1.0 / node.visits
            value = node.total * share + playout.EXPLORATION * sqrt(logarithm * share)
            if value > bound:
                best, bound = child, value
        child = node.sibling
    if untried > 0:
        return add(tree, parent, new_action(states, work, mover, untried, dice))
    return int(best)


@compiled
def new_action(states: States, work: Workspace, mover: int, untried: int, dice: Dice) -> int:
    """The policy's choice if it is untried; else any untried action."""
    chosen = evaluator.choose(states, WORLD, mover, work.actions, work.weights, dice)
    if not work.untried[chosen]:
        chosen = -1
    skipped = below(dice, untried)
    for place in range(1, size(work.actions) + 1):
        action = work.actions[place]
        if work.untried[action]:
            work.untried[action] = 0
            if skipped == 0 and chosen < 0:
                chosen = action
            skipped -= 1
    return int(chosen)


@compiled
def evaluate(states: States, index: int, work: Workspace, segment: int, left: int, dice: Dice) -> None:
    """Write what the position is worth to each seat to `work.result`, after playing on for up to `left` actions."""
    if evaluator.PLAYS_ON:
        play_on(states, index, work, segment, left, dice)
    evaluator.value(states, index, work.weights, work.result)


@compiled
def play_on(states: States, index: int, work: Workspace, segment: int, left: int, dice: Dice) -> None:
    for _ in range(left):
        mover = kernel.next_seat(states, index)
        if mover < 0 or playout.segment(states, index) != segment:
            return
        action = evaluator.choose(states, index, mover, work.actions, work.weights, dice)
        kernel.step(states, index, mover, action, dice)


@compiled
def credit(tree: Tree, work: Workspace, depth: int) -> None:
    """Credit every node on the path with the reward of the seat that chose it."""
    tree.nodes[0].visits += 1
    for place in range(depth):
        node = tree.nodes[work.path[place]]
        node.visits += 1
        node.total += work.result[work.movers[place]]


@compiled
def search_noting(
    states: States,
    tree: Tree,
    work: Workspace,
    seat: int,
    simulations: int,
    horizon: int,
    notes: Vector,
    dice: Dice,
) -> int:
    """The same simulations as `search`, and what each came to: a line of `notes` for each first action.

    A line has: how often the action was tried; its rewards, added up, and their squares; what the seat gained on the
    others in points, and the squares of that.
    """
    before = lead_in_points(states, ROOT, work, seat)
    for number in range(simulations):
        if work.stop[0] != 0 or tree.used[0] >= len(tree.nodes):
            return number
        work.movers[0] = -1
        simulate(states, tree, work, seat, False, horizon, dice)
        if work.movers[0] == seat:
            reward = work.result[seat]
            gain = lead_in_points(states, WORLD, work, seat) - before
            note(notes, tree.nodes[work.path[0]].action, reward, gain)
    return simulations


@compiled
def note(notes: Vector, action: int, reward: float, gain: float) -> None:
    notes[action, 0] += 1.0
    notes[action, 1] += reward
    notes[action, 2] += reward * reward
    notes[action, 3] += gain
    notes[action, 4] += gain * gain


@compiled
def lead_in_points(states: States, index: int, work: Workspace, seat: int) -> float:
    """How many points a seat is ahead of the others, on average; alone at the table, its points."""
    kernel.scores(states, index, work.result)
    seats = states[index].seats
    others = 0.0
    for other in range(seats):
        if other != seat:
            others += work.result[other] / (seats - 1)
    return float(work.result[seat] - others)
