"""The arrays that a search works on.

They have their own module because they are the same for all games: Numba caches compiled code under the name of its
module, and `tree.py` runs under a different name for each game.
"""

from typing import Any, NamedTuple

from tavolino.fast.arrays import Numbers, Pile, Vector
from tavolino.fast.compiler import compiled

ROOT, WORLD = 0, 1  # the records: the position, and an imagined world


NODE = {  # one record per node: what is read together is stored together
    "child": "i4",  # the first child
    "sibling": "i4",  # the next child of the same parent
    "visits": "i4",
    "available": "i4",  # how often the action was legal when its parent was visited
    "total": "f8",  # rewards, for the seat that chose the action
    "action": "i2",  # the one that leads here
}


class Tree(NamedTuple):
    """Node 0 is the root. As a child or a sibling, 0 means that there is none."""

    nodes: Any
    used: Numbers  # [number of nodes]


class Workspace(NamedTuple):
    """A simulation's scratch arrays, the evaluator's weights, and the stop flag."""

    actions: Pile  # the legal actions
    untried: Numbers  # by action: 1 if it is legal and has no node yet; all are 0 when `select` is done
    path: Numbers  # the nodes on the way down
    movers: Numbers  # the seats that chose them
    result: Vector  # rewards by seat
    stop: Numbers  # [1] to stop
    weights: Any  # of the evaluator; () if it has none


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
