"""The arrays that a search led by nets works on; see `workspace.py` for why they are not with the search itself."""

from typing import Any, NamedTuple

import numpy

from tavolino.fast.arrays import Dice, Numbers, Pile, Vector
from tavolino.fast.dice import new_dice
from tavolino.fast.inputs import new_inputs
from tavolino.fast.net import Layers, Net, room_for

ROOT, WORLD = 0, 1  # the records: the position, and an imagined world
SEATS = 4
DEPTH = 60  # nodes on one path

NODE = {  # one record per node
    "child": ("i4", ()),
    "sibling": ("i4", ()),
    "visits": ("i4", ()),
    "action": ("i2", ()),
    "totals": ("f8", (SEATS,)),  # what every seat got, added up
}


class Nets(NamedTuple):
    policy: Net  # large: for the root
    prior: Net  # the policy inside the tree
    value: Net  # of a position with all hands open, by seat from the one to act


class Tree(NamedTuple):
    """Node 0 is the root. As a child or a sibling, 0 means that there is none."""

    nodes: Any
    used: Numbers  # [number of nodes]


class Desk(NamedTuple):
    """A simulation's scratch arrays, the nets, settings and the stop flag."""

    nets: Nets
    inputs: Any
    policy_layers: Layers
    prior_layers: Layers
    value_layers: Layers
    values: Vector  # outputs of the value net
    actions: Pile  # the legal actions
    outputs: Numbers  # the policy's outputs for them, at the same indices; so in the next two
    chances: Vector
    children: Numbers
    at_root: Vector  # chances of the root's actions
    places: Numbers  # by action: where it is among the legal ones; all are 0 when `select` is done
    path: Numbers  # the nodes on the way down
    result: Vector  # rewards by seat, and room for the playout to compute in
    curiosity: Vector  # [how much the policy counts, and what was tried little]
    modelled_from: Numbers  # [seats from which on the policy acts for the others]
    own_dice: Dice  # for what must not change the search
    stop: Numbers  # [1] to stop


def new_tree(largest: int) -> Tree:
    """Room for this many simulations: each adds a node, and others where there is no choice."""
    kind = numpy.dtype([(name, *form) for name, form in NODE.items()], align=True)
    return Tree(numpy.zeros(2 * largest + DEPTH + 2, kind), numpy.zeros(1, numpy.int64))


def new_desk(nets: Nets, most_actions: int, action_count: int, most_inputs: int) -> Desk:
    def numbers(length: int, kind: Any = numpy.int32) -> Any:
        return numpy.zeros(length, kind)

    return Desk(
        nets=nets,
        inputs=new_inputs(most_inputs),
        policy_layers=room_for(nets.policy),
        prior_layers=room_for(nets.prior),
        value_layers=room_for(nets.value),
        values=numpy.zeros_like(nets.value.last_bias),
        actions=numbers(most_actions + 1, numpy.int16),
        outputs=numbers(most_actions + 1),
        chances=numbers(most_actions + 1, numpy.float64),
        children=numbers(most_actions + 1),
        at_root=numbers(most_actions + 1, numpy.float64),
        places=numbers(action_count),
        path=numbers(DEPTH),
        result=numbers(2 * SEATS, numpy.float64),
        curiosity=numpy.array([0.5]),
        modelled_from=numbers(1),
        own_dice=new_dice(0),
        stop=numbers(1, numpy.int64),
    )
