"""Matches of a kernel alone, without the rules beside it."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from games.twins import new_vector, seen_in
from tavolino.fast.constants import constant
from tavolino.fast.dice import new_dice
from tavolino.fast.states import new_states


class Alone:
    def __init__(self, name: str, seats: int, options: Any, seed: str) -> None:
        self.kernel = import_module(f"tavolino.games.{name}.kernel")
        self.playout = import_module(f"tavolino.games.{name}.playout")
        self.seats = range(seats)
        self.states = new_states(self.kernel.FIELDS, 2)
        self.dice = new_dice(seed)
        self.actions = constant([0] * (self.kernel.MOST_ACTIONS + 1))
        self.result = new_vector(8, "float64")
        self.kernel.prepare(self.states, 0, seats, options)
        self.kernel.deal(self.states, 0, self.dice)

    def deal_again(self, seed: str) -> None:
        self.dice = new_dice(seed)
        self.kernel.deal(self.states, 0, self.dice)

    def legal(self, seat: int) -> list[int]:
        self.kernel.legal(self.states, 0, seat, self.actions)
        return [int(action) for action in self.actions[1 : self.actions[0] + 1]]

    def sensible_steps(self) -> Iterator[int]:
        """Play the match out as a search would; yields the seat before each action."""
        while (seat := self.kernel.next_seat(self.states, 0)) >= 0:
            yield seat
            self.legal(seat)
            self.kernel.step(self.states, 0, seat, self.choice(seat), self.dice)

    def choice(self, seat: int) -> int:
        """The quick policy's; the seat's legal actions must have been asked for before."""
        choice: int = self.playout.choose(self.states, 0, seat, self.actions, self.dice)
        return choice

    def fields(self) -> dict[str, Any]:
        return seen_in(self.kernel, self.states, 0)

    def rewards(self) -> list[float]:
        self.playout.rewards(self.states, 0, self.result)
        return [float(self.result[seat]) for seat in self.seats]

    def scores(self) -> list[int]:
        self.kernel.scores(self.states, 0, self.result)
        return [int(self.result[seat]) for seat in self.seats]
