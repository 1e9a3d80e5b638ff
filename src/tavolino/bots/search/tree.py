"""Information-set tree search, compiled once for each game and evaluator: `tavolino.fast.load` runs this source.

One simulation: deal again what the seat at the root cannot see; go down the tree along actions that are legal in this
world, by upper confidence bounds over how often each action was *available*; add one node; evaluate the position; give
every node on the way what the seat that chose it got. To evaluate, the simulation usually plays on first, to the
horizon but not beyond the running segment (a round). The horizon counts from the root, so that all simulations are
judged at the same time of the match. With as many seats as the game says (`MODELLED_FROM`), the tree does not branch on
what the others do: the policy acts for them.
"""

from math import log, sqrt
from typing import Any

from tavolino.bots.search.evaluator import Evaluator
from tavolino.bots.search.workspace import ROOT, TRIAL, WORLD, Tree, Workspace, add
from tavolino.fast.arrays import Dice, Numbers, Pile, States, Vector
from tavolino.fast.compiler import compiled
from tavolino.fast.dice import below
from tavolino.fast.pile import size
from tavolino.fast.states import copy_state
from tavolino.parts import Kernel, Playout

kernel: Kernel[Any, Any] = globals()["kernel"]  # these are put here before this source is run
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
    """Run simulations for the seat at the root; returns how many were run before it was asked to stop."""
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
    """Go down and add one node; returns the length of the path, and how many actions are left to the horizon."""
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
    while child != 0 and untried > 0:  # once all legal ones are found, the rest belong to other worlds
        node = tree.nodes[child]
        if work.untried[node.action]:
            work.untried[node.action] = 0
            untried -= 1
            node.available += 1
            if node.available != available:  # mostly the same as for the child before, and logarithms are slow
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
    """What the policy would do, if that is untried; else any action that is."""
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
    """What the position is worth to each seat, into `work.result`; `left` actions may be played on before."""
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
    """Give every node on the path what the seat that chose it got."""
    tree.nodes[0].visits += 1
    for place in range(depth):
        node = tree.nodes[work.path[place]]
        node.visits += 1
        node.total += work.result[work.movers[place]]


@compiled
def weigh(
    states: States,
    work: Workspace,
    seat: int,
    choices: Pile,
    worlds: int,
    tries: int,
    horizon: int,
    sums: Vector,
    best: Numbers,
    dice: Dice,
) -> int:
    """Try every choice in the same imagined worlds.

    For each choice, `sums` gets the sum and the sum of squares of its mean rewards over the worlds, and `best` the
    number of worlds in which it did best. Returns how many worlds were tried before it was asked to stop.
    """
    count = size(choices)
    for world in range(worlds):
        if work.stop[0] != 0:
            return world
        copy_state(states, WORLD, states, ROOT)
        playout.imagine(states, WORLD, seat, dice)
        segment = playout.segment(states, WORLD)
        top = -1.0
        winner = 0
        for place in range(count):
            mean = 0.0
            for _ in range(tries):
                copy_state(states, TRIAL, states, WORLD)
                kernel.step(states, TRIAL, seat, choices[place + 1], dice)
                evaluate(states, TRIAL, work, segment, horizon, dice)
                mean += work.result[seat] / tries
            sums[place, 0] += mean
            sums[place, 1] += mean * mean
            if mean > top:
                top, winner = mean, place
        best[winner] += 1
    return worlds
