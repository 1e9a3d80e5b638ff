"""Search over the plain contract, for games without a kernel: it needs nothing but the verbs of `game.py`.

It tries every legal action in imagined worlds (`imagine`) and plays each to the end, with the game's own `sensible` in
every seat. The n-th try of each action uses the same n-th world, so that no action is lucky with its cards. Actions
that did well are tried more often (upper confidence bounds). There is no tree: Python plays a thousand short matches
a second at best, too few to explore what the other seats could do.

Time is limited as well as simulations, because nobody knows how slow a game is. If time does not run out first, the
same seed gives the same result.
"""

import threading
import time
from math import inf, log, sqrt
from random import Random
from statistics import fmean, pvariance
from typing import Any

from tavolino.bots.bot import Limit
from tavolino.bots.simple import choices
from tavolino.game import AnyGame, Outcome
from tavolino.parts import Advice

LONGEST = 1000  # actions of one try; from a longer match nothing is learned
PATIENCE = 0.001  # seconds that other threads wait
EXPLORATION = 0.7  # how much it tries actions that have not done best so far


class PlainSearch:
    """The search of one game. It can be reused, by one thread at a time.

    `begin` takes a view, `think` tries its legal actions, `best` says which of them did best.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.stopped = False
        self.looked_up = 0.0

    def stop(self) -> None:
        """Stop the running search, from any thread; the next `begin` starts afresh."""
        self.stopped = True

    def begin(self, view: Any, seed: int) -> None:
        self.stopped = False
        self.view = view
        self.seed = seed
        self.seats = range(len(self.game.score(self.game.imagine(view, Random(seed)))))
        self.results: list[list[float]] = [[] for _ in view.legal]  # for each action, one per try
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
        """The index of the action to try next: each once, then by upper confidence bounds."""
        spread, done = self.spread(), sum(map(len, self.results))

        def bound(place: int) -> float:
            tries = len(self.results[place])
            return self.mean(place) + EXPLORATION * spread * sqrt(log(done) / tries) if tries else inf

        return max(range(len(self.results)), key=bound)

    def spread(self) -> float:
        """The range of the results. They are from 0 to 1, except in solo play, where a result is a score."""
        return (self.highest - self.lowest or 1.0) if len(self.seats) == 1 else 1.0

    def mean(self, place: int) -> float:
        tries = len(self.results[place])
        return self.totals[place] / tries if tries else -inf

    def choose(self, view: Any, limit: Limit, seed: int, *, noting: bool = False) -> Any:  # noqa: ARG002 - it always notes
        """What this search does at a view; None where there was no time to try everything once."""
        self.begin(view, seed)
        return self.best() if self.think(limit) >= len(view.legal) else None

    def advice(self) -> list[Advice]:
        """What was found about every legal action, in the order of the view."""
        return [self.noted(action, results) for action, results in zip(self.view.legal, self.results, strict=True)]

    def noted(self, action: Any, results: list[float]) -> Advice:
        mean, error = fmean(results), sqrt(pvariance(results) / len(results))
        if len(self.seats) > 1:
            return Advice(action, mean, error, tries=len(results))
        [now] = self.game.score(self.game.imagine(self.view, Random(self.seed)))
        share, spread = (mean - self.lowest) / self.spread(), error / self.spread()
        return Advice(action, share, spread, mean - now, error, len(results))

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
        """The result of an action in one imagined world; None if it was stopped or took too long."""
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
        """The time; once every millisecond, other threads get to run first.

        Python itself would make a server's event loop wait five milliseconds for each bot that is thinking.
        """
        now = time.perf_counter()
        if now - self.looked_up > PATIENCE:
            time.sleep(0)
            self.looked_up = now
        return now

    def best(self) -> Any:
        """The action with the best results; of equals, the one that `legal` lists first."""
        return self.view.legal[max(range(len(self.results)), key=self.mean)]


def reward(outcome: Outcome, seat: int) -> float:
    """0 to 1: half for being first, half for being ahead of each of the others; in solo play, the score."""
    mine, *_ = places = outcome.places[seat:] + outcome.places[:seat]
    if len(places) == 1:
        return float(outcome.scores[0])
    first = 1 / places.count(1) if mine == 1 else 0.0
    return (first + fmean((place > mine) + (place == mine) / 2 for place in places[1:])) / 2


class PlainSearchBot:
    """Thinks before it acts, up to its limit. Several threads may share it; they wait for each other."""

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
            found = self.search.choose(view, self.limit, self.rng.getrandbits(32))
        return self.search.game.sensible(view, self.rng) if found is None else found

    def stop(self) -> None:
        """End the current decision with the best found so far; see `tavolino.bots.bot.Stoppable`."""
        self.search.stop()
