"""Search over the plain contract, for games without a kernel: it needs nothing but the verbs of `game.py`.

Every legal action is tried in imagined worlds (`imagine`), which are played to their end by the game's own `sensible`
in every seat. The n-th try of each action is made in the same n-th world, so that no action is lucky with its cards.
Actions that did well are tried more often (upper confidence bounds). There is no tree: Python plays a thousand short
matches a second at best, too few to look at what the others could do instead.

All of it is bounded by time as well as by simulations, because nobody knows how slow a game is. Where time does not
run out first, the same seed gives the same result.
"""

import threading
import time
from collections.abc import Sequence
from math import inf, log, sqrt
from random import Random
from statistics import fmean, pvariance
from typing import Any

from tavolino.bots.bot import Limit
from tavolino.bots.simple import choices
from tavolino.game import AnyGame, Outcome

LONGEST = 1000  # actions of one try; from a longer match nothing is learned
PATIENCE = 0.001  # seconds that other threads wait
WEIGHING = 0.5  # seconds: the most that `weigh` takes
EXPLORATION = 0.7  # how much it tries actions that have not done best so far


class PlainSearch:
    """The search of one game. It can be used again and again, by one thread at a time.

    `begin` takes a view, `think` tries its legal actions, `best` says which of them did best.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.stopped = False
        self.looked_up = 0.0

    def stop(self) -> None:
        """End the search that is running, from any thread; the next `begin` starts afresh."""
        self.stopped = True

    def begin(self, view: Any, seed: int) -> None:
        self.stopped = False
        self.view = view
        self.seed = seed
        self.seats = range(len(self.game.score(self.game.imagine(view, Random(seed)))))
        self.results: list[list[float]] = [[] for _ in view.legal]  # of all tries, action by action
        self.totals = [0.0 for _ in view.legal]
        self.lowest, self.highest = inf, -inf

    def think(self, limit: Limit) -> int:
        """Try actions as long as the limit allows, the promising ones more often; returns the number of tries."""
        end = time.perf_counter() + limit.seconds
        for done in range(limit.simulations):
            if not self.try_once(self.most_promising(), end):
                return done
        return limit.simulations

    def most_promising(self) -> int:
        """The place of the action to try next: each once, then by upper confidence bounds."""
        spread, done = self.spread(), sum(map(len, self.results))

        def bound(place: int) -> float:
            tries = len(self.results[place])
            return self.mean(place) + EXPLORATION * spread * sqrt(log(done) / tries) if tries else inf

        return max(range(len(self.results)), key=bound)

    def spread(self) -> float:
        """How far results are apart: they go from 0 to 1, but alone at the table a result is a score."""
        return (self.highest - self.lowest or 1.0) if len(self.seats) == 1 else 1.0

    def mean(self, place: int) -> float:
        tries = len(self.results[place])
        return self.totals[place] / tries if tries else -inf

    def weigh(self, worlds: int) -> list[tuple[float, float, float]]:
        """Try every legal action of the view in the same imagined worlds, as long as there is time.

        For each action: its mean reward, the standard error of that, and the share of the worlds in which it did best.
        Alone at the table 0 stands for the worst score that was seen and 1 for the best.
        """
        end = time.perf_counter() + WEIGHING
        tried = 0
        while tried < worlds and all(self.try_once(place, end) for place in range(len(self.results))):
            tried += 1
        if not tried:
            return []
        lowest = self.lowest if len(self.seats) == 1 else 0.0
        scaled = [[(result - lowest) / self.spread() for result in results[:tried]] for results in self.results]
        best = [wins(world) for world in zip(*scaled, strict=True)]
        shares = map(fmean, zip(*best, strict=True))
        return [
            (fmean(results), sqrt(pvariance(results) / tried), share)
            for results, share in zip(scaled, shares, strict=True)
        ]

    def try_once(self, place: int, end: float) -> bool:
        """Whether there was time for one more try of an action."""
        result = self.play_out(self.view.legal[place], len(self.results[place]), end)
        if result is None:
            return False
        self.results[place].append(result)
        self.totals[place] += result
        self.lowest, self.highest = min(self.lowest, result), max(self.highest, result)
        return True

    def play_out(self, action: Any, world: int, end: float) -> float | None:
        """What an action comes to in one imagined world; None if that could not be found out in time."""
        game, seat = self.game, self.view.seat
        rng = Random(f"{self.seed} {world}")
        state = game.imagine(self.view, rng)
        game.apply(state, seat, action)
        for _ in range(LONGEST):
            if (outcome := game.outcome(state)) is not None:
                return reward(outcome, seat)
            if self.stopped or self.look_up() >= end:
                return None
            mover = rng.choice([other for other in self.seats if game.legal(state, other)])
            game.apply(state, mover, game.sensible(game.view(state, mover), rng))
        return None

    def look_up(self) -> float:
        """What time it is; every millisecond, other threads get to run first.

        Python itself would let a server's event loop wait for five, and once for each bot that thinks.
        """
        now = time.perf_counter()
        if now - self.looked_up > PATIENCE:
            time.sleep(0)
            self.looked_up = now
        return now

    def best(self) -> Any:
        """The action with the best results; among equals the one that the rules name first."""
        return self.view.legal[max(range(len(self.results)), key=self.mean)]


def wins(results: Sequence[float]) -> list[float]:
    """1 for the best of the results, 0 for the others; equals share it."""
    best = max(results)
    return [(result == best) / results.count(best) for result in results]


def reward(outcome: Outcome, seat: int) -> float:
    """0 to 1: half of it for being first, half for being ahead of each of the others; alone at the table, the score."""
    mine, *_ = places = outcome.places[seat:] + outcome.places[:seat]
    if len(places) == 1:
        return float(outcome.scores[0])
    first = 1 / places.count(1) if mine == 1 else 0.0
    return (first + fmean((place > mine) + (place == mine) / 2 for place in places[1:])) / 2


class PlainSearchBot:
    """Thinks before it acts, as long as its limit allows. Several threads may share it; they wait for each other."""

    def __init__(self, game: AnyGame, rng: Random, limit: Limit) -> None:
        self.rng = rng
        self.limit = limit
        self.search = PlainSearch(game)
        self.thinking = threading.Lock()

    def choose(self, view: Any) -> Any:
        legal = choices(view)
        if len(legal) == 1:
            return legal[0]
        with self.thinking:
            self.search.begin(view, self.rng.getrandbits(32))
            if self.search.think(self.limit) < len(legal):  # there was no time to try everything once
                return self.search.game.sensible(view, self.rng)
            return self.search.best()

    def stop(self) -> None:
        """Let the decision that is being made end with what it has found; see `tavolino.bots.bot.Stoppable`."""
        self.search.stop()
