"""What a search works on.

These are in a module of their own because the functions here are the same for all games: Numba keeps compiled code
under the name of its module, and `tree.py` is run under another name for each game.
"""

from typing import Any, NamedTuple

from tavolino.fast.arrays import Numbers, Pile, Vector
from tavolino.fast.compiler import compiled

ROOT, WORLD, TRIAL = 0, 1, 2  # the records: the position, an imagined world, one try in that world


NODE = {  # one record for each node, so that what is read together is stored together
    "child": "i4",  # the first child
    "sibling": "i4",  # the next child of the same parent
    "visits": "i4",
    "available": "i4",  # how often the action was legal when its parent was visited
    "total": "f8",  # rewards, for the seat that chose the action
    "action": "i2",  # that leads here
}


class Tree(NamedTuple):
    """Node 0 is the root. As a child or a sibling, 0 means that there is none."""

    nodes: Any
    used: Numbers  # [number of nodes]


class Workspace(NamedTuple):
    """What a simulation writes on, the weights of the evaluator, and the flag that stops it."""

    actions: Pile  # the legal actions
    untried: Numbers  # by action: 1 if it is legal and has no node yet; all are 0 when `select` is done
    path: Numbers  # the nodes on the way down
    movers: Numbers  # the seats that chose them
    result: Vector  # rewards by seat
    stop: Numbers  # [1] once somebody asks to stop
    weights: Any  # of the evaluator, as it wants them; () where it has none


@compiled
def add(tree: Tree, parent: int, action: int) -> int:
    child = int(tree.used[0])
    tree.used[0] += 1
    node = tree.nodes[child]
    node.action = action
    node.available = 1
    node.sibling = tree.nodes[parent].child
    tree.nodes[parent].child = child
    return child
