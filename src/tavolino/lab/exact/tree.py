"""The whole tree of a tiny game, as arrays.

Nodes are sorted by depth, so parents come before children. An *information state* is a decision of a seat that has seen
and done certain things; what it may do there are *slots*, counted through the whole tree.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolino.game import AnyGame, BadMessage, needed_part
from tavolino.lab.exact.walk import NONE, Walk
from tavolino.parts import TINY

Whole: TypeAlias = NDArray[np.int32]
Real: TypeAlias = NDArray[np.float64]
Report: TypeAlias = Callable[[int, int], None]  # how much is done, of how much


def silent(done: int, total: int) -> None:
    """Report to nobody."""


@dataclass(frozen=True)
class Tree:
    game: AnyGame
    parent: Whole  # by node; NONE for a deal
    slot: Whole  # by node: the one that leads here
    mover: Whole  # by node: the seat that decides; NONE where the match is over
    state: Whole  # by node: the information state; NONE where the match is over
    worth: Real  # by node: the reward of seat 0 where the match is over, from -1 to 1
    chance: float  # of each deal
    levels: Whole  # where the nodes of each depth begin, and where the last ones end
    seat: Whole  # by information state
    before: Whole  # by information state: the slot of this seat's last decision; NONE before its first
    first: Whole  # by information state: its first slot; one more entry ends the last
    state_levels: Whole  # like `levels`
    views: list[Any]  # by information state
    actions: list[Any]  # by slot; None for waiting

    @property
    def nodes(self) -> int:
        return len(self.parent)

    @property
    def states(self) -> int:
        return len(self.seat)

    @property
    def slots(self) -> int:
        return len(self.actions)

    def owners(self) -> Whole:
        """By slot: its information state."""
        return np.repeat(np.arange(self.states, dtype=np.int32), np.diff(self.first))

    def uniform(self) -> Real:
        """The policy that plays at random, for both seats."""
        choices = np.diff(self.first)
        return np.asarray(np.repeat(1 / choices, choices))


def tree_of(game: AnyGame, size: str, report: Report = silent) -> Tree:
    """Walk through all deals; raises BadMessage if there is no such tiny game."""
    tiny = needed_part(game, TINY)
    if size not in tiny.DEALS:
        raise BadMessage(f"The tiny {game.title} has the sizes {', '.join(tiny.DEALS)}, not {size}.")
    if tiny.SEATS != 2:
        raise BadMessage(f"Only games for two can be solved; the tiny {game.title} is for {tiny.SEATS}.")
    walk = Walk(game, size)
    for number in range(len(walk.deals)):
        walk.visit(number)
        report(number + 1, len(walk.deals))
    return sorted_by_depth(walk)


def sorted_by_depth(walk: Walk) -> Tree:
    depth = np.array([node.depth for node in walk.nodes])
    order = np.argsort(depth, kind="stable")
    state_depth = np.array([state.depth for state in walk.states])
    state_order = np.argsort(state_depth, kind="stable")
    states = [walk.states[number] for number in state_order]
    slots = np.array([slot for state in states for slot in range(state.first, state.first + len(state.actions))])
    nodes = [walk.nodes[number] for number in order]
    return Tree(
        game=walk.game,
        parent=renumbered([node.parent for node in nodes], order),
        slot=renumbered([node.slot for node in nodes], slots),
        mover=whole([node.mover for node in nodes]),
        state=renumbered([node.state for node in nodes], state_order),
        worth=np.array([node.worth for node in nodes]),
        chance=1 / len(walk.deals),
        levels=levels(depth[order], int(depth.max())),
        seat=whole([state.seat for state in states]),
        before=renumbered([state.before for state in states], slots),
        first=whole(np.cumsum([0, *(len(state.actions) for state in states)])),
        state_levels=levels(state_depth[state_order], int(depth.max())),
        views=[state.view for state in states],
        actions=[action for state in states for action in state.actions],
    )


def renumbered(numbers: list[int], order: NDArray[Any]) -> Whole:
    """The new numbers of things that are sorted anew: `order` has their old ones. NONE stays NONE."""
    places = np.empty(len(order) + 1, np.int32)
    places[order] = np.arange(len(order))
    places[NONE] = NONE
    return whole(places[np.array(numbers)])


def levels(depths: NDArray[Any], deepest: int) -> Whole:
    return whole(np.searchsorted(depths, np.arange(deepest + 2)))


def whole(numbers: Any) -> Whole:
    return np.array(numbers, np.int32)
