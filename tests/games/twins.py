"""Walks a game's rules and its kernel side by side and compares them at every step."""

from array import array
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from importlib import import_module
from math import prod
from random import Random
from types import ModuleType
from typing import Any

from tavolino.chance import SIZE
from tavolino.fast.compiler import COMPILED
from tavolino.fast.constants import constant
from tavolino.fast.dice import new_dice
from tavolino.fast.states import LARGEST, contents, copy_state, new_states
from tavolino.game import AnyGame
from tavolino.games import GAMES
from tavolino.match.verify import NotedChance

RULES, KERNEL = 0, 1  # where the two lie in the array of states

Choice = Callable[["Twins", int], Any]  # the action of a seat


class Twins:
    """One match, played by the rules and by the kernel."""

    def __init__(self, name: str, seats: int, options: Any, rng: Random) -> None:
        self.game: AnyGame = GAMES[name]
        self.kernel: ModuleType = import_module(f"tavolino.games.{name}.kernel")
        self.numbering: ModuleType = import_module(f"tavolino.games.{name}.numbering")
        self.playout: ModuleType = import_module(f"tavolino.games.{name}.playout")
        self.observe: ModuleType = import_module(f"tavolino.games.{name}.observe")
        self.seats = range(seats)
        self.rng = rng
        self.chance = NotedChance(rng.randbytes(SIZE))
        self.state = self.game.deal(seats, options, self.chance)
        self.states = new_states(self.kernel.FIELDS, 2)
        self.dice = new_dice(rng.random().hex())
        self.actions = constant([0] * (self.kernel.MOST_ACTIONS + 1))
        self.result = new_vector(8, "float64")
        self.vector = new_vector(self.numbering.OBSERVATION, "float32")
        self.kernel.pack(self.state, self.states, KERNEL)

    def compare(self) -> dict[int, list[Any]]:
        """Both know the same legal actions, which are returned by seat, lie the same and count the same."""
        legal = {seat: self.game.legal(self.state, seat) for seat in self.seats}
        for seat, actions in legal.items():
            stated = sorted(map(self.numbering.number_of, actions))
            assert sorted(self.legal(seat)) == stated, f"legal actions of seat {seat}"
        self.kernel.pack(self.state, self.states, RULES)
        if not (COMPILED and self.alike()):
            assert self.seen_as(KERNEL) == self.seen_as(RULES)
        self.kernel.scores(self.states, KERNEL, self.result)
        assert [int(self.result[seat]) for seat in self.seats] == list(self.game.score(self.state))
        over = self.game.outcome(self.state) is not None
        assert (self.kernel.next_seat(self.states, KERNEL) < 0) == over
        return {seat: actions for seat, actions in legal.items() if actions}

    def alike(self) -> bool:
        """Whether both records hold the same: to look at the numbers all at once is quicker than field by field."""
        rules, kernel = self.states.view("int16").reshape(2, -1)
        sizes, places = layout(self.kernel)
        return not ((rules != kernel) & (places <= rules[sizes])).any()

    def compare_vectors(self) -> None:
        """The kernel's vector shows every seat what its view shows."""
        for seat in self.seats:
            shown = self.numbering.observation(self.game.view(self.state, seat))
            assert self.vector_of(seat) == array("f", shown), f"vector of seat {seat}"

    def vector_of(self, seat: int) -> "array[float]":
        self.observe.observe(self.states, KERNEL, seat, self.vector)
        return array("f", list(self.vector))

    def legal(self, seat: int) -> list[int]:
        self.kernel.legal(self.states, KERNEL, seat, self.actions)
        actions = self.actions[1 : self.actions[0] + 1]
        return actions if isinstance(actions, list) else actions.tolist()

    def seen_as_packed(self) -> dict[str, Any]:
        self.kernel.pack(self.state, self.states, RULES)
        return self.seen_as(RULES)

    def seen_as(self, index: int) -> dict[str, Any]:
        return seen_in(self.kernel, self.states, index)

    def sizes(self, index: int) -> Any:
        return self.sizes_of(self.seen_as(index))

    def sizes_of(self, fields: dict[str, Any]) -> Any:
        return {name: shape(value) for name, value in fields.items()}

    def act(self, seat: int, action: Any) -> None:
        """Do it in both. Where chance was asked, their shuffles differ, so the kernel takes over the rules' cards."""
        asked = len(self.chance.draws)
        self.game.apply(self.state, seat, action)
        self.kernel.step(self.states, KERNEL, seat, self.numbering.number_of(action), self.dice)
        if len(self.chance.draws) > asked:
            assert all_numbers(self.seen_as(KERNEL)) == all_numbers(self.seen_as_packed())
            copy_state(self.states, KERNEL, self.states, RULES)


def twins_at(name: str, seats: int, options: Any, state: Any) -> Twins:
    """Twins that go on from a position laid by hand."""
    twins = Twins(name, seats, options, Random(1))
    twins.state = deepcopy(state)
    twins.state.chance = twins.chance
    twins.kernel.pack(twins.state, twins.states, KERNEL)
    return twins


def follow(twins: Twins, moves: list[str], chance: set[str]) -> None:
    """Compare along moves such as "0 lay 42"; `chance` names the fields that a shuffle changes."""
    twins.compare()
    twins.compare_vectors()
    for move in moves:
        seat, _, text = move.partition(" ")
        action = twins.game.read(text)
        assert action in twins.game.legal(twins.state, int(seat)), f"{move} is not legal"
        alone = stepped_alone(twins, int(seat), action)
        twins.act(int(seat), action)
        twins.compare()
        twins.compare_vectors()
        assert without(chance, alone) == without(chance, twins.seen_as_packed())


def stepped_alone(twins: Twins, seat: int, action: Any) -> dict[str, Any]:
    """What the kernel makes of an action, before it takes over the rules' shuffle."""
    states = new_states(twins.kernel.FIELDS, 1)
    copy_state(states, 0, twins.states, KERNEL)
    twins.kernel.step(states, 0, seat, twins.numbering.number_of(action), twins.dice)
    return seen_in(twins.kernel, states, 0)


def without(names: set[str], fields: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if name not in names}


def seen_in(kernel: ModuleType, states: Any, index: int) -> dict[str, Any]:
    """A state without what lies beyond the end of each pile."""
    fields = contents(states, index, kernel.FIELDS)
    return {name: cut(value) if name in kernel.PILES else value for name, value in fields.items()}


def new_vector(length: int, kind: str) -> Any:
    return constant([0] * length).astype(kind) if COMPILED else [0.0] * length


@cache
def layout(kernel: ModuleType) -> tuple[Any, Any]:
    """For every number of a record where the size of its pile is, and its place in it; very low outside of piles."""
    sizes: list[int] = []
    places: list[int] = []
    for name, shape in kernel.FIELDS.items():
        length = shape[-1] if name in kernel.PILES else 1
        for number in range(prod(shape)):
            sizes.append(len(sizes) - number % length)
            places.append(number % length if name in kernel.PILES else -LARGEST)
    return constant(sizes), constant(places)


def cut(pile: list[Any]) -> list[Any]:
    if pile and isinstance(pile[0], list):
        return [cut(inner) for inner in pile]
    return pile[1 : pile[0] + 1]


def all_numbers(fields: dict[str, Any]) -> list[Any]:
    """The same cards lie in piles of the same sizes, whatever their order."""
    sizes = [(name, shape(value)) for name, value in fields.items()]
    return [*sizes, sorted(flat(list(fields.values())))]


def shape(value: Any) -> Any:
    return [shape(inner) for inner in value] if isinstance(value, list) else 0


def flat(value: Any) -> list[int]:
    return [number for inner in value for number in flat(inner)] if isinstance(value, list) else [value]


def sensible(twins: Twins, seat: int) -> Any:
    return twins.game.sensible(twins.game.view(twins.state, seat), twins.rng)


def quick(twins: Twins, seat: int) -> Any:
    """What search plays matches out with: sensible as well, and takes no time."""
    number = twins.playout.choose(twins.states, KERNEL, seat, twins.actions, twins.dice)
    return twins.numbering.action_of(number)


def walk(
    name: str,
    seats: int,
    options: Any,
    noise: float,
    rng: Random,
    longest: int = 400,
    *,
    choice: Choice = sensible,
    vectors: bool = False,
) -> int:
    """Compare twins over one match; returns the number of actions."""
    twins = Twins(name, seats, options, rng)
    for number in range(longest):
        legal = twins.compare()
        if vectors:
            twins.compare_vectors()
        if not legal:
            return number
        seat = rng.choice(list(legal))
        by_chance = rng.random() < noise
        twins.act(seat, rng.choice(legal[seat]) if by_chance else choice(twins, seat))
    return longest
