"""Information-set tree search, compiled once for each game: `tavolino.fast.load` runs this source with its `kernel`.

One simulation: deal again what the seat at the root cannot see; go down the tree along actions that are legal in this
world, by upper confidence bounds over how often each action was *available*; add one node; play on to the horizon with
the game's quick policy, not beyond the running chapter (a round); give every node on the way what the seat that chose
it got. The horizon counts from the root, so that all simulations are judged at the same time of the match. From as
many seats on as the game says (`MODELLED_FROM`), another seat's actions are not branched on: the policy makes them.
"""

from math import log, sqrt
from typing import Any

from tavolino.bots.search.desk import ROOT, TRIAL, WORLD, Desk, Tree, add
from tavolino.fast.compiler import compiled
from tavolino.fast.dice import Dice, below
from tavolino.fast.pile import Pile, size
from tavolino.fast.states import States, copy_state

kernel: Any = globals()["kernel"]  # the game's own, put here before this source is run
playout: Any = globals()["playout"]


@compiled
def search(
    states: States,
    tree: Tree,
    desk: Desk,
    seat: int,
    sees_all: bool,  # noqa: FBT001 - compiled functions take arguments by place
    simulations: int,
    horizon: int,
    dice: Dice,
) -> int:
    """Run simulations for the seat at the root; returns how many were run before it was asked to stop."""
    for number in range(simulations):
        if desk.stop[0] != 0 or tree.used[0] >= len(tree.nodes):
            return number
        simulate(states, tree, desk, seat, sees_all, horizon, dice)
    return simulations


@compiled
def simulate(
    states: States,
    tree: Tree,
    desk: Desk,
    seat: int,
    sees_all: bool,  # noqa: FBT001 - as above
    horizon: int,
    dice: Dice,
) -> None:
    copy_state(states, WORLD, states, ROOT)
    if not sees_all:
        playout.imagine(states, WORLD, seat, dice)
    chapter = playout.chapter(states, WORLD)
    depth, left = descend(states, tree, desk, seat, horizon, dice)
    play_out(states, WORLD, desk, chapter, left, dice)
    playout.rewards(states, WORLD, desk.result)
    tree.nodes[0].visits += 1
    for place in range(depth):
        node = tree.nodes[desk.path[place]]
        node.visits += 1
        node.total += desk.result[desk.movers[place]]


@compiled
def descend(states: States, tree: Tree, desk: Desk, seat: int, horizon: int, dice: Dice) -> tuple[int, int]:
    """Go down and add one node; returns the length of the path, and how many actions are left to the horizon."""
    left = horizon
    modelled = states[WORLD].seats >= playout.MODELLED_FROM
    node = 0
    depth = 0
    chapter = playout.chapter(states, WORLD)
    mover = kernel.next_seat(states, WORLD)
    while left > 0 and mover >= 0 and depth < len(desk.path) and playout.chapter(states, WORLD) == chapter:
        left -= 1
        if mover != seat and modelled:
            likely = playout.choose(states, WORLD, mover, desk.actions, dice)
            kernel.step(states, WORLD, mover, likely, dice)
            mover = kernel.next_seat(states, WORLD)
            continue
        kernel.legal(states, WORLD, mover, desk.actions)
        before = tree.used[0]
        node = select(states, tree, desk, node, mover, dice)
        desk.path[depth] = node
        desk.movers[depth] = mover
        depth += 1
        kernel.step(states, WORLD, mover, tree.nodes[node].action, dice)
        if tree.used[0] > before or tree.used[0] >= len(tree.nodes):
            break
        mover = kernel.next_seat(states, WORLD)
    return depth, left


@compiled
def select(states: States, tree: Tree, desk: Desk, parent: int, mover: int, dice: Dice) -> int:
    """The child to visit: a new one while there are untried actions, else the most promising."""
    untried = size(desk.actions)
    for place in range(1, untried + 1):
        desk.untried[desk.actions[place]] = 1
    best = 0
    bound = -1.0
    available = 0
    logarithm = 0.0
    child = tree.nodes[parent].child
    while child != 0 and untried > 0:  # after the last legal one only those of other worlds follow
        node = tree.nodes[child]
        if desk.untried[node.action]:
            desk.untried[node.action] = 0
            untried -= 1
            node.available += 1
            if node.available != available:  # mostly it is that of the child before, and logarithms are slow
                available = node.available
                logarithm = log(float(available))
            share = 1.0 / node.visits
            value = node.total * share + playout.EXPLORATION * sqrt(logarithm * share)
            if value > bound:
                best, bound = child, value
        child = node.sibling
    if untried > 0:
        return add(tree, parent, new_action(states, desk, mover, untried, dice))
    return int(best)


@compiled
def new_action(states: States, desk: Desk, mover: int, untried: int, dice: Dice) -> int:
    """What the quick policy would do, if that is untried; else any that is."""
    chosen = playout.choose(states, WORLD, mover, desk.actions, dice)
    if not desk.untried[chosen]:
        chosen = -1
    skipped = below(dice, untried)
    for place in range(1, size(desk.actions) + 1):
        action = desk.actions[place]
        if desk.untried[action]:
            desk.untried[action] = 0
            if skipped == 0 and chosen < 0:
                chosen = action
            skipped -= 1
    return int(chosen)


@compiled
def play_out(states: States, index: int, desk: Desk, chapter: int, horizon: int, dice: Dice) -> None:
    for _ in range(horizon):
        mover = kernel.next_seat(states, index)
        if mover < 0 or playout.chapter(states, index) != chapter:
            return
        action = playout.choose(states, index, mover, desk.actions, dice)
        kernel.step(states, index, mover, action, dice)


@compiled
def weigh(
    states: States,
    desk: Desk,
    seat: int,
    choices: Pile,
    worlds: int,
    playouts: int,
    horizon: int,
    sums: Any,
    best: Any,
    dice: Dice,
) -> int:
    """Try every choice in the same imagined worlds.

    For each choice, `sums` gets the sum and the sum of squares of its mean rewards over the worlds, and `best` the
    number of worlds in which it did best. Returns how many worlds were tried before it was asked to stop.
    """
    count = size(choices)
    for world in range(worlds):
        if desk.stop[0] != 0:
            return world
        copy_state(states, WORLD, states, ROOT)
        playout.imagine(states, WORLD, seat, dice)
        chapter = playout.chapter(states, WORLD)
        top = -1.0
        winner = 0
        for place in range(count):
            mean = 0.0
            for _ in range(playouts):
                copy_state(states, TRIAL, states, WORLD)
                kernel.step(states, TRIAL, seat, choices[place + 1], dice)
                play_out(states, TRIAL, desk, chapter, horizon, dice)
                playout.rewards(states, TRIAL, desk.result)
                mean += desk.result[seat] / playouts
            sums[place, 0] += mean
            sums[place, 1] += mean * mean
            if mean > top:
                top, winner = mean, place
        best[winner] += 1
    return worlds
