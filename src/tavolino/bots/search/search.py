"""Tree search over a game's kernel, from a view, and the bot that uses it."""

import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy

from tavolino.bots.bot import Limit
from tavolino.bots.search.evaluator import HEURISTIC, Evaluator
from tavolino.bots.search.workspace import NODE, ROOT, Tree, Workspace
from tavolino.bots.simple import choices
from tavolino.fast.compiler import COMPILED, MISSING
from tavolino.fast.dice import new_dice
from tavolino.fast.load import source_for
from tavolino.fast.states import new_states
from tavolino.game import AnyGame, BadMessage, lacking, needed_part, part_of
from tavolino.parts import ENDGAME, KERNEL, NUMBERING, OBSERVATION, PLAYOUT

TREE = Path(__file__).with_name("tree.py")
BATCH = 64  # simulations between two looks at the clock
DEPTH = 40  # nodes on one path
TRIES = 2  # of each action in each world, when actions are weighed
RESULTS = 8  # a reward for each seat, and room for evaluators to compute in


class Search:
    """The search of one game. It can be used again and again, by one thread at a time.

    `begin` puts a view at the root, `think` runs simulations, `best` says what they found.
    """

    def __init__(self, game: AnyGame, largest: int, evaluator: Path = HEURISTIC, weights: Any = ()) -> None:
        """`largest` is the number of simulations that the tree has room for; for the rest see `evaluator.py`."""
        if not COMPILED:
            raise BadMessage(MISSING)
        self.game = game
        self.kernel = needed_part(game, KERNEL)
        self.playout = needed_part(game, PLAYOUT)
        self.numbering = needed_part(game, NUMBERING)
        self.endgame = part_of(game, ENDGAME)
        self.source = self.compiled_with(evaluator)
        self.states = new_states(self.kernel.FIELDS, 3)
        self.tree = Tree(
            nodes=numpy.zeros(largest + 2, numpy.dtype([*NODE.items()], align=True)),
            used=numpy.zeros(1, numpy.int64),
        )
        self.work = Workspace(
            actions=numpy.zeros(self.kernel.MOST_ACTIONS + 1, numpy.int16),
            untried=numpy.zeros(self.numbering.ACTIONS, numpy.int8),
            path=numpy.zeros(DEPTH, numpy.int32),
            movers=numpy.zeros(DEPTH, numpy.int16),
            result=numpy.zeros(RESULTS, numpy.float64),
            stop=numpy.zeros(1, numpy.int64),
            weights=weights,
        )

    def compiled_with(self, evaluator: Path) -> Any:
        """The source of the tree, compiled for this game and an evaluator."""
        parts: dict[str, object] = {"kernel": self.kernel, "playout": self.playout}
        observation = part_of(self.game, OBSERVATION)
        seeing = {"observe": observation} if observation else {}
        policy_and_value = source_for(evaluator, **parts, **seeing)
        if missing := lacking(policy_and_value, Evaluator):
            raise BadMessage(f"{evaluator} is no evaluator: it lacks {', '.join(missing)}.")
        return source_for(TREE, **parts, evaluator=policy_and_value)

    def stop(self) -> None:
        """End the search that is running, from any thread; the next `begin` starts afresh."""
        self.work.stop[0] = 1

    def begin(self, view: Any, seed: int, truth: Any = None) -> None:
        """Put a view at the root: a state that fits it is imagined, unless the true one is given."""
        self.work.stop[0] = 0
        self.view = view
        self.dice = new_dice(seed)
        self.tree.nodes[: self.tree.used[0]] = 0
        self.tree.used[0] = 1
        state = self.game.imagine(view, Random(seed)) if truth is None else truth
        self.kernel.pack(state, self.states, ROOT)

    def think(self, limit: Limit, *, sees_all: bool = False) -> int:
        """Run simulations from the root; returns how many. With `sees_all` nothing is imagined anew in them."""
        end = time.perf_counter() + limit.seconds
        done = 0
        while done < limit.simulations:
            batch = min(BATCH, limit.simulations - done) if limit.seconds < float("inf") else limit.simulations
            ran = self.source.search(
                self.states, self.tree, self.work, self.view.seat, sees_all, batch, self.horizon(), self.dice
            )
            done += ran
            if ran < batch or time.perf_counter() >= end:
                break
        return done

    def run(self, view: Any, limit: Limit, seed: int) -> int:
        """Begin with a view and think; returns the number of simulations."""
        self.begin(view, seed)
        return self.think(limit)

    def horizon(self) -> int:
        """How many actions a simulation looks ahead, in the tree and beyond it."""
        return self.playout.horizon(self.states[ROOT])

    def solved(self) -> Any:
        """The best action, where the game's `endgame` can solve the position at the root; None elsewhere."""
        leads = self.endgame.leads(self.states[ROOT : ROOT + 1], self.dice) if self.endgame else None
        if leads is None:
            return None
        return max(self.view.legal, key=lambda action: leads[self.numbering.number_of(action)])

    def visits(self) -> dict[int, int]:
        """How often each action of the root was tried, by its number."""
        found = {}
        number = self.tree.nodes[0]["child"]
        while number != 0:
            node = self.tree.nodes[number]
            found[int(node["action"])] = int(node["visits"])
            number = node["sibling"]
        return found

    def best(self) -> Any:
        """The action that was tried most; among equals the one that the rules name first."""
        visits = self.visits()
        return max(self.view.legal, key=lambda action: visits.get(self.numbering.number_of(action), 0))

    def weigh(self, worlds: int) -> list[tuple[float, float, float]]:
        """Try every legal action of the view in the same imagined worlds, until it is done or asked to stop.

        For each action: its mean reward, the standard error of that, and the share of the worlds in which it did best.
        """
        legal = self.view.legal
        numbers = numpy.array([len(legal), *map(self.numbering.number_of, legal)], numpy.int16)
        sums = numpy.zeros((len(legal), 2))
        best = numpy.zeros(len(legal), numpy.int64)
        tried = self.source.weigh(
            self.states, self.work, self.view.seat, numbers, worlds, TRIES, self.horizon(), sums, best, self.dice
        )
        if not tried:
            return []
        means = sums[:, 0] / tried
        errors = numpy.sqrt(numpy.maximum(sums[:, 1] / tried - means**2, 0) / tried)
        return list(zip(means.tolist(), errors.tolist(), (best / tried).tolist(), strict=True))


class SearchBot:
    """Thinks before it acts, as long as its limit allows. Several threads may share it; they wait for each other."""

    def __init__(
        self, game: AnyGame, rng: Random, limit: Limit, evaluator: Path = HEURISTIC, weights: Any = ()
    ) -> None:
        self.rng = rng
        self.limit = limit
        self.search = Search(game, limit.simulations, evaluator, weights)
        self.thinking = threading.Lock()

    def choose(self, view: Any) -> Any:
        legal = choices(view)
        if len(legal) == 1:
            return legal[0]
        with self.thinking:
            return self.found(view)

    def found(self, view: Any) -> Any:
        self.search.begin(view, self.rng.getrandbits(32))
        solved = self.search.solved()
        if solved is not None:
            return solved
        if self.search.think(self.limit) == 0:  # stopped before there was anything to choose from
            return self.search.game.sensible(view, self.rng)
        return self.search.best()

    def stop(self) -> None:
        """Let the decision that is being made end with what it has found; see `tavolino.bots.bot.Stoppable`."""
        self.search.stop()
