"""Walks a game's rules and its kernel side by side and compares them at every step."""

from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

from tavolino.bots import bot_named
from tavolino.chance import SIZE
from tavolino.fast.dice import new_dice
from tavolino.fast.states import contents, new_states
from tavolino.fast.tables import table
from tavolino.game import AnyGame
from tavolino.games import GAMES
from tavolino.match.verify import NotedChance

RULES, KERNEL = 0, 1  # where the two lie in the array of states


class Twins:
    """One match, played by the rules and by the kernel."""

    def __init__(self, name: str, seats: int, options: Any, rng: Random) -> None:
        self.game: AnyGame = GAMES[name]
        self.kernel: ModuleType = import_module(f"tavolino.games.{name}.kernel")
        self.numbering: ModuleType = import_module(f"tavolino.games.{name}.numbering")
        self.seats = range(seats)
        self.chance = NotedChance(rng.randbytes(SIZE))
        self.state = self.game.deal(seats, options, self.chance)
        self.states = new_states(self.kernel.FIELDS, 2)
        self.dice = new_dice(rng.random().hex())
        self.actions = table([0] * (self.kernel.MOST_ACTIONS + 1))
        self.kernel.pack(self.state, self.states, KERNEL)

    def compare(self) -> None:
        """Both know the same legal actions, lie the same and count the same."""
        for seat in self.seats:
            stated = sorted(self.numbering.number_of(action) for action in self.game.legal(self.state, seat))
            assert sorted(self.legal(seat)) == stated, f"legal actions of seat {seat}"
        assert self.seen_as(KERNEL) == self.seen_as_packed()
        result = self.new_result()
        self.kernel.scores(self.states, KERNEL, result)
        assert [int(result[seat]) for seat in self.seats] == list(self.game.score(self.state))
        over = self.game.outcome(self.state) is not None
        assert (self.kernel.next_seat(self.states, KERNEL) < 0) == over

    def new_result(self) -> Any:
        return [0.0] * 8 if isinstance(self.actions, list) else table([0] * 8).astype(float)

    def legal(self, seat: int) -> list[int]:
        self.kernel.legal(self.states, KERNEL, seat, self.actions)
        return [int(number) for number in self.actions[1 : self.actions[0] + 1]]

    def seen_as_packed(self) -> dict[str, Any]:
        self.kernel.pack(self.state, self.states, RULES)
        return self.seen_as(RULES)

    def seen_as(self, index: int) -> dict[str, Any]:
        """The state without what lies beyond the end of each pile."""
        fields = contents(self.states, index, self.kernel.FIELDS)
        return {name: cut(value) if name in self.kernel.PILES else value for name, value in fields.items()}

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
            self.kernel.pack(self.state, self.states, KERNEL)


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


def walk(name: str, seats: int, options: Any, noise: float, rng: Random, longest: int = 400) -> int:
    """Compare twins over one match; returns the number of actions."""
    twins = Twins(name, seats, options, rng)
    bot = bot_named("heuristic", twins.game, rng)
    for number in range(longest):
        twins.compare()
        legal = {seat: actions for seat in twins.seats if (actions := twins.game.legal(twins.state, seat))}
        if not legal:
            return number
        seat = rng.choice(list(legal))
        by_chance = rng.random() < noise
        twins.act(seat, rng.choice(legal[seat]) if by_chance else bot.choose(twins.game.view(twins.state, seat)))
    return longest


