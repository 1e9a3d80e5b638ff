"""The search for every match: led by nets where a game has some that fit, else by its heuristics."""

import threading
from random import Random
from typing import Any

from msgspec import structs

from tavolino.bots.bot import Limit
from tavolino.bots.search.guided_search import GuidedSearch, nets_at
from tavolino.bots.search.search import Search
from tavolino.bots.simple import choices
from tavolino.game import AnyGame, part_of
from tavolino.parts import INPUTS, Advice


class LedSearch:
    """Chooses as `Search` does. `led` is how many simulations it makes where nets lead them, for those are better."""

    def __init__(self, game: AnyGame, simulations: int, led: int) -> None:
        self.game, self.simulations, self.led = game, simulations, led
        self.has_inputs = part_of(game, INPUTS) is not None
        self.by_heuristics: Search | None = None
        self.by_seats: dict[int, GuidedSearch] = {}
        self.current: Search | None = None

    def choose(self, view: Any, limit: Limit, seed: int, *, noting: bool = False) -> Any:
        """The choice at a view; None where it was stopped before there was anything to choose from."""
        found = self.guided(view)
        if found is not None:
            limit = structs.replace(limit, simulations=self.led)
        self.current = found or self.plain()
        return self.current.choose(view, limit, seed, noting=noting)

    def guided(self, view: Any) -> GuidedSearch | None:
        fitting = nets_at(self.game, view) if self.has_inputs and self.led else None
        if fitting is None:
            return None
        seats, nets = fitting
        if seats not in self.by_seats:
            self.by_seats[seats] = GuidedSearch(self.game, self.led, nets)
        return self.by_seats[seats]

    def plain(self) -> Search:
        if self.by_heuristics is None:
            self.by_heuristics = Search(self.game, self.simulations)
        return self.by_heuristics

    def advice(self) -> list[Advice]:
        return self.current.advice() if self.current else []

    def stop(self) -> None:
        if self.current is not None:
            self.current.stop()


class LedBot:
    """Thinks before it acts. Several threads may share it; they wait for each other."""

    def __init__(self, game: AnyGame, rng: Random, limit: Limit, led: int) -> None:
        self.game, self.rng, self.limit = game, rng, limit
        self.search = LedSearch(game, limit.simulations, led)
        self.thinking = threading.Lock()

    def choose(self, view: Any) -> Any:
        legal = choices(view)
        if len(legal) == 1:
            return legal[0]
        with self.thinking:
            found = self.search.choose(view, self.limit, self.rng.getrandbits(32))
            return self.game.sensible(view, self.rng) if found is None else found

    def stop(self) -> None:
        """End the current decision with the best found so far; see `tavolino.bots.bot.Stoppable`."""
        self.search.stop()


class InstantBot:
    """Chooses by a net alone, in less than a millisecond; where there is none, after a short search."""

    def __init__(self, game: AnyGame, rng: Random, otherwise: Limit) -> None:
        self.rng = rng
        self.limit = otherwise
        self.search = LedSearch(game, otherwise.simulations, led=1)
        self.thinking = threading.Lock()

    def choose(self, view: Any) -> Any:
        legal = choices(view)
        if len(legal) == 1:
            return legal[0]
        with self.thinking:
            guided = self.search.guided(view)
            if guided is not None:
                return guided.policy(view)
            found = self.search.plain().choose(view, self.limit, self.rng.getrandbits(32))
            return self.search.game.sensible(view, self.rng) if found is None else found
