"""What a search works on.

A module of its own, because compiled functions that are the same for all games must be kept under one name, and the
source in tree.py is run under a name for each game.
"""

from typing import Any, NamedTuple

from tavolino.fast.compiler import compiled
from tavolino.fast.pile import Pile

ROOT, WORLD, TRIAL = 0, 1, 2  # the states: the position, one imagined world, one try in it


NODE = {  # one record for each, so that what is looked at together lies together
    "child": "i4",  # the first child
    "sibling": "i4",  # the next child of the same parent
    "visits": "i4",
    "available": "i4",  # how often the action was legal when its parent was visited
    "total": "f8",  # rewards, for the seat that chose the action
    "action": "i2",  # that leads here
}


class Tree(NamedTuple):
    """Node 0 is the root; 0 also says that there is no node."""

    nodes: Any
    used: Any  # [number of nodes]


class Desk(NamedTuple):
    """What a search writes on while it works."""

    actions: Pile  # the legal actions
    untried: Any  # by action: 1 while it is legal and has no node yet; all 0 between two looks
    path: Any  # nodes on the way down
    movers: Any  # the seats that chose them
    result: Any  # rewards by seat
    stop: Any  # [1] as soon as somebody asks to stop


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
