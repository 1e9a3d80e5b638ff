"""What a search works on.

A module of its own, because compiled functions that are the same for all games must be kept under one name, and the
source in tree.py is run under a name for each game.
"""

from typing import Any, NamedTuple

from tavolino.fast.compiler import compiled
from tavolino.fast.pile import Pile

ROOT, WORLD, TRIAL = 0, 1, 2  # the states: the position, one imagined world, one try in it


class Tree(NamedTuple):
    """Nodes in parallel arrays. Node 0 is the root; 0 also says that there is no node."""

    child: Any  # the first child
    sibling: Any  # the next child of the same parent
    action: Any  # that leads here
    visits: Any
    available: Any  # how often the action was legal when its parent was visited
    total: Any  # rewards, for the seat that chose the action
    used: Any  # [number of nodes]


class Desk(NamedTuple):
    """What a search writes on while it works."""

    actions: Pile  # the legal actions
    slots: Any  # by action: its node, while one set of children is looked at
    path: Any  # nodes on the way down
    movers: Any  # the seats that chose them
    result: Any  # rewards by seat
    stop: Any  # [1] as soon as somebody asks to stop


@compiled
def mark(tree: Tree, slots: Any, node: int) -> None:
    child = tree.child[node]
    while child != 0:
        slots[tree.action[child]] = child
        child = tree.sibling[child]


@compiled
def unmark(tree: Tree, slots: Any, node: int) -> None:
    child = tree.child[node]
    while child != 0:
        slots[tree.action[child]] = 0
        child = tree.sibling[child]


@compiled
def add(tree: Tree, node: int, action: int) -> int:
    child = int(tree.used[0])
    tree.used[0] += 1
    tree.action[child] = action
    tree.available[child] = 1
    tree.sibling[child] = tree.child[node]
    tree.child[node] = child
    return child
