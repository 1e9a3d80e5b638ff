"""A walk through everything that can happen in a tiny game.

After each action every seat remembers something, if only that nothing was seen; so all nodes of an information state
are equally deep.
"""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from tavolino.game import AnyGame, needed_part
from tavolino.lab.rewards import rewards
from tavolino.lab.turns import Turns
from tavolino.parts import TINY

NONE = -1
SEATS = range(2)


class Node(Struct):
    """A position; `Tree` explains the fields."""

    parent: int
    slot: int
    depth: int
    mover: int = NONE
    state: int = NONE
    worth: float = 0.0


class Decision(Struct):
    """An information state."""

    seat: int
    before: int  # the slot of this seat's last decision
    first: int  # its first slot
    depth: int
    view: Any
    actions: list[Any]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a walk is: a position, and what both seats know of how they got there."""

    turns: Turns
    parent: int = NONE
    slot: int = NONE
    depth: int = 0
    memories: tuple[int, ...] = ()  # of each seat: the same number for the same memory
    before: tuple[int, ...] = (NONE, NONE)  # the last slot of each seat


class Walk:
    """Visits every position once, and notes it."""

    def __init__(self, game: AnyGame, size: str) -> None:
        self.game = game
        self.size = size
        self.tiny = needed_part(game, TINY)
        self.deals = self.tiny.DEALS[size]
        self.nodes: list[Node] = []
        self.states: list[Decision] = []
        self.slots = 0
        self.known: dict[Any, int] = {}  # information states
        self.memories: dict[Any, int] = {}

    def visit(self, number: int) -> None:
        """Visit everything that can follow from a deal."""
        state = self.tiny.deal(self.size, number)
        seen = tuple(self.remember(NONE, self.game.view(state, seat)) for seat in SEATS)
        waiting = [Place(Turns(self.game, state), memories=seen)]
        while waiting:
            waiting.extend(self.visit_place(waiting.pop()))

    def visit_place(self, place: Place) -> Iterator[Place]:
        """Note a place; yields those that can follow."""
        turns = place.turns
        node = Node(place.parent, place.slot, place.depth)
        self.nodes.append(node)
        outcome = self.game.outcome(turns.state)
        if outcome is not None:
            node.worth = rewards(outcome)[0]
            return
        assert turns.seat is not None
        node.mover, node.state = turns.seat, self.state_of(place, turns.seat)
        number, first = len(self.nodes) - 1, self.states[node.state].first
        for offset, action in enumerate(sorted(turns.legal)):
            yield self.after(place, number, first + offset, action)

    def state_of(self, place: Place, seat: int) -> int:
        """The information state that a seat decides in; a new one if nobody has been there."""
        view = self.game.view(place.turns.state, seat)
        state = self.known.setdefault((place.memories[seat], view), len(self.states))
        if state == len(self.states):
            legal = place.turns.legal
            actions = [legal[number] for number in sorted(legal)]
            self.states.append(Decision(seat, place.before[seat], self.slots, place.depth, view, actions))
            self.slots += len(actions)
        assert self.states[state].depth == place.depth
        return state

    def after(self, place: Place, node: int, slot: int, action: int) -> Place:
        turns, actor = deepcopy(place.turns), place.turns.seat
        events = turns.act(action)
        memories = tuple(
            self.remember(place.memories[seat], slot if seat == actor else NONE, *self.seen(events, seat))
            for seat in SEATS
        )
        before = tuple(slot if seat == actor else place.before[seat] for seat in SEATS)
        return Place(turns, node, slot, place.depth + 1, memories, before)

    def seen(self, events: list[Any], seat: int) -> list[Any]:
        return [self.game.seen(event, seat) for event in events]

    def remember(self, memory: int, *seen: Any) -> int:
        return self.memories.setdefault((memory, *seen), len(self.memories))
