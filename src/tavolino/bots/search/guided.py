"""Information-set tree search led by nets, compiled once for each game: `tavolino.fast.load` runs this source.

One simulation: deal again what the seat at the root cannot see; go down the tree, at each node to the action with the
best sum of what it brought so far and how likely the policy takes it, the more so the less it was tried (PUCT); add one
node; let the value net judge the position, all hands open; credit every node on the path with what each seat got. From
`MODELLED_FROM` seats on the tree does not branch on what the others do: the policy acts for them.

A simulation ends with the segment (a round), or at a new node where there was a choice.
"""

from math import exp, sqrt
from typing import Any

from tavolino.bots.search.guide import ROOT, WORLD, Desk, Tree
from tavolino.fast.arrays import Dice, States, Vector
from tavolino.fast.compiler import compiled
from tavolino.fast.dice import word
from tavolino.fast.net import answer, answer_some, copy, think
from tavolino.fast.pile import size
from tavolino.fast.states import copy_state
from tavolino.parts import Inputs, Kernel, Playout

kernel: Kernel[Any, Any] = globals()["kernel"]
playout: Playout = globals()["playout"]
inputs: Inputs = globals()["inputs"]

LEAST = 0.01  # the share that the policy gives to every action, so that none is forgotten
BIT = 1.0 / 4294967296.0


@compiled
def search(
    states: States,
    tree: Tree,
    desk: Desk,
    seat: int,
    sees_all: bool,  # noqa: FBT001 - compiled functions take arguments by position
    simulations: int,
    dice: Dice,
) -> int:
    """Run simulations for the seat at the root until told to stop; returns how many."""
    for number in range(simulations):
        if desk.stop[0] != 0 or tree.used[0] + len(desk.path) >= len(tree.nodes):
            return number
        simulate(states, tree, desk, seat, sees_all, dice)
    return simulations


@compiled
def simulate(states: States, tree: Tree, desk: Desk, seat: int, sees_all: bool, dice: Dice) -> None:  # noqa: FBT001
    copy_state(states, WORLD, states, ROOT)
    if not sees_all:
        playout.imagine(states, WORLD, seat, dice)
    depth = descend(states, tree, desk, seat, dice)
    judge(states, WORLD, desk)
    credit(tree, desk, depth, states[WORLD].seats)


@compiled
def descend(states: States, tree: Tree, desk: Desk, seat: int, dice: Dice) -> int:
    """Go down and add one node; returns the length of the path."""
    modelled = states[WORLD].seats >= desk.modelled_from[0]
    segment = playout.segment(states, WORLD)
    depth = node = 0
    mover = kernel.next_seat(states, WORLD)
    while mover >= 0 and depth < len(desk.path) and playout.segment(states, WORLD) == segment:
        kernel.legal(states, WORLD, mover, desk.actions)
        if mover != seat and modelled:
            kernel.step(states, WORLD, mover, likely_action(states, desk, mover, dice), dice)
            mover = kernel.next_seat(states, WORLD)
            continue
        if node == 0:
            copy(desk.at_root, desk.chances)
        elif size(desk.actions) > 1:
            weigh(states, WORLD, desk, mover, desk.nets.prior, desk.prior_layers)
        before = tree.used[0]
        node = select(tree, desk, node, mover)
        desk.path[depth] = node
        depth += 1
        kernel.step(states, WORLD, mover, tree.nodes[node].action, dice)
        if tree.used[0] > before and size(desk.actions) > 1:
            break
        mover = kernel.next_seat(states, WORLD)
    return depth


@compiled
def likely_action(states: States, desk: Desk, mover: int, dice: Dice) -> int:
    """An action that the policy would take, as often as it would."""
    if size(desk.actions) == 1:
        return int(desk.actions[1])
    weigh(states, WORLD, desk, mover, desk.nets.prior, desk.prior_layers)
    left = word(dice) * BIT
    place = 1
    while place < size(desk.actions) and left >= desk.chances[place]:
        left -= desk.chances[place]
        place += 1
    return int(desk.actions[place])


@compiled
def weigh(states: States, index: int, desk: Desk, mover: int, net: Any, layers: Any) -> None:
    """Write how likely the policy takes each legal action to `desk.chances`, in the order of `desk.actions`."""
    count = size(desk.actions)
    inputs.known(states, index, mover, desk.inputs)
    think(net, desk.inputs, layers)
    for place in range(1, count + 1):
        desk.outputs[place] = inputs.output(desk.actions[place], mover, states[index].seats)
    answer_some(net, layers, desk.outputs, count, desk.chances)
    most = desk.chances[1]
    for place in range(2, count + 1):
        most = max(most, desk.chances[place])
    total = 0.0
    for place in range(1, count + 1):
        desk.chances[place] = exp(desk.chances[place] - most)
        total += desk.chances[place]
    for place in range(1, count + 1):
        desk.chances[place] /= total


@compiled
def select(tree: Tree, desk: Desk, parent: int, mover: int) -> int:
    """The child to visit; a new one where the best action has none."""
    count = size(desk.actions)
    for place in range(1, count + 1):
        desk.places[desk.actions[place]] = place
        desk.children[place] = 0
    visits = 0
    child = tree.nodes[parent].child
    while child != 0:
        place = desk.places[tree.nodes[child].action]
        if place > 0:
            desk.children[place] = child
            visits += tree.nodes[child].visits
        child = tree.nodes[child].sibling
    usual = tree.nodes[parent].totals[mover] / max(1, tree.nodes[parent].visits)
    curiosity = desk.curiosity[0] * sqrt(visits + 1.0)
    best, bound = 1, -1e9
    for place in range(1, count + 1):
        desk.places[desk.actions[place]] = 0
        tried = 0
        value = usual
        if desk.children[place] != 0:
            node = tree.nodes[desk.children[place]]
            tried = node.visits
            value = node.totals[mover] / max(1, tried)
        value += curiosity * (desk.chances[place] + LEAST) / (1.0 + tried)
        if value > bound:
            best, bound = place, value
    if desk.children[best] != 0:
        return int(desk.children[best])
    return add(tree, parent, desk.actions[best])


@compiled
def add(tree: Tree, parent: int, action: int) -> int:
    child = int(tree.used[0])
    tree.used[0] += 1
    node = tree.nodes[child]
    node.action = action
    node.sibling = tree.nodes[parent].child
    tree.nodes[parent].child = child
    return child


@compiled
def judge(states: States, index: int, desk: Desk) -> None:
    """Write what the position is worth to each seat to `desk.result`: the net's guess, or what a finished match brings.

    Among several seats only the differences count, so that all of them together always get the same.
    """
    mover = kernel.next_seat(states, index)
    seats = int(states[index].seats)
    if mover < 0:
        inputs.worth(states, index, desk.result)
    else:
        inputs.known(states, index, mover, desk.inputs)
        inputs.hidden(states, index, mover, desk.inputs)
        think(desk.nets.value, desk.inputs, desk.value_layers)
        answer(desk.nets.value, desk.value_layers, desk.values)
        for step in range(seats):
            desk.result[(mover + step) % seats] = desk.values[step]
    if seats > 1:
        middle = 0.0
        for seat in range(seats):
            middle += desk.result[seat] / seats
        for seat in range(seats):
            desk.result[seat] -= middle


@compiled
def credit(tree: Tree, desk: Desk, depth: int, seats: int) -> None:
    give(tree.nodes[0], desk.result, seats)
    for place in range(depth):
        give(tree.nodes[desk.path[place]], desk.result, seats)


@compiled
def give(node: Any, result: Vector, seats: int) -> None:
    node.visits += 1
    for seat in range(seats):
        node.totals[seat] += result[seat]


@compiled
def look_at_root(states: States, desk: Desk, seat: int) -> None:
    """Ask the large policy about the root: it leads the search from there, and is what chooses without a search."""
    kernel.legal(states, ROOT, seat, desk.actions)
    weigh(states, ROOT, desk, seat, desk.nets.policy, desk.policy_layers)
    copy(desk.chances, desk.at_root)


@compiled
def search_noting(
    states: States,
    tree: Tree,
    desk: Desk,
    seat: int,
    simulations: int,
    horizon: int,
    notes: Vector,
    dice: Dice,
) -> int:
    """The same simulations as `search`, and what each came to: lines of `notes` as in `tree.search_noting`.

    For the points, the quick policy plays on from the leaf, with dice of its own, so that the search stays the same.
    """
    before = lead_in_points(states, ROOT, desk, seat)
    segment = playout.segment(states, ROOT)
    for number in range(simulations):
        if desk.stop[0] != 0 or tree.used[0] + len(desk.path) >= len(tree.nodes):
            return number
        simulate(states, tree, desk, seat, False, dice)
        line = notes[tree.nodes[desk.path[0]].action]
        reward = desk.result[seat]
        play_on(states, WORLD, desk, segment, horizon)
        gain = lead_in_points(states, WORLD, desk, seat) - before
        line[0] += 1.0
        line[1] += reward
        line[2] += reward * reward
        line[3] += gain
        line[4] += gain * gain
    return simulations


@compiled
def play_on(states: States, index: int, desk: Desk, segment: int, actions: int) -> None:
    for _ in range(actions):
        mover = kernel.next_seat(states, index)
        if mover < 0 or playout.segment(states, index) != segment:
            return
        action = playout.choose(states, index, mover, desk.actions, desk.own_dice)
        kernel.step(states, index, mover, action, desk.own_dice)


@compiled
def lead_in_points(states: States, index: int, desk: Desk, seat: int) -> float:
    """How many points a seat is ahead of the others, on average; alone at the table, its points."""
    kernel.scores(states, index, desk.result)
    seats = states[index].seats
    others = 0.0
    for other in range(seats):
        if other != seat:
            others += desk.result[other] / (seats - 1)
    return float(desk.result[seat] - others)
