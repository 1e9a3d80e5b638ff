"""Tree search over a game's kernel, from a view, and the bot that uses it."""

import threading
import time
from math import sqrt
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
from tavolino.parts import ENDGAME, KERNEL, NUMBERING, OBSERVATION, PLAYOUT, Advice

TREE = Path(__file__).with_name("tree.py")
BATCH = 64  # simulations between looks at the clock
DEPTH = 40  # nodes on one path
NOTED = 5  # numbers about each action: see `search_noting`
RESULTS = 8  # a reward for each seat, and room for evaluators to compute in


class Search:
    """The search of one game. It can be reused, by one thread at a time.

    `begin` puts a view at the root, `think` runs simulations, `best` says what they found.
    """

    def __init__(self, game: AnyGame, largest: int, evaluator: Path = HEURISTIC, weights: Any = ()) -> None:
        """The tree has room for `largest` simulations; `evaluator.py` explains the other arguments."""
        if not COMPILED:
            raise BadMessage(MISSING)
        self.game = game
        self.kernel = needed_part(game, KERNEL)
        self.playout = needed_part(game, PLAYOUT)
        self.numbering = needed_part(game, NUMBERING)
        self.endgame = part_of(game, ENDGAME)
        self.states = new_states(self.kernel.FIELDS, 2)
        self.notes = numpy.zeros((self.numbering.ACTIONS, NOTED))
        self.leads: dict[int, int] | None = None  # by the number of each action, where the position is solved
        self.evaluator, self.weights = evaluator, weights
        self.set_up(largest)

    def set_up(self, largest: int) -> None:
        """Make what the simulations work with: the compiled source, the tree and the workspace."""
        self.source = self.compiled_with(self.evaluator)
        self.tree: Any = Tree(
            nodes=numpy.zeros(largest + 2, numpy.dtype([*NODE.items()], align=True)),
            used=numpy.zeros(1, numpy.int64),
        )
        self.work: Any = Workspace(
            actions=numpy.zeros(self.kernel.MOST_ACTIONS + 1, numpy.int16),
            untried=numpy.zeros(self.numbering.ACTIONS, numpy.int8),
            path=numpy.zeros(DEPTH, numpy.int32),
            movers=numpy.zeros(DEPTH, numpy.int16),
            result=numpy.zeros(RESULTS, numpy.float64),
            stop=numpy.zeros(1, numpy.int64),
            weights=self.weights,
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
        """Stop the running search, from any thread; the next `begin` starts afresh."""
        self.work.stop[0] = 1

    def begin(self, view: Any, seed: int, truth: Any = None) -> None:
        """Put a view at the root: imagines a state that fits it, unless the true one is given."""
        self.work.stop[0] = 0
        self.view = view
        self.dice = new_dice(seed)
        self.tree.nodes[: self.tree.used[0]] = 0
        self.tree.used[0] = 1
        self.notes[:] = 0.0
        self.leads = None
        state = self.game.imagine(view, Random(seed)) if truth is None else truth
        self.kernel.pack(state, self.states, ROOT)

    def choose(self, view: Any, limit: Limit, seed: int, *, noting: bool = False) -> Any:
        """What this search does at a view; None where it was stopped before there was anything to choose from."""
        self.begin(view, seed)
        solved = self.solved()
        if solved is not None:
            return solved
        return self.best() if self.think(limit, noting=noting) else None

    def think(self, limit: Limit, *, sees_all: bool = False, noting: bool = False) -> int:
        """Run simulations from the root; returns how many. With `sees_all` nothing is imagined anew in them.

        With `noting` they are the same simulations, and `advice` says what they came to.
        """
        end = time.perf_counter() + limit.seconds
        done = 0
        while done < limit.simulations:
            batch = min(BATCH, limit.simulations - done) if limit.seconds < float("inf") else limit.simulations
            ran = self.run_noting(batch) if noting else self.run_batch(batch, sees_all=sees_all)
            done += ran
            if ran < batch or time.perf_counter() >= end:
                break
        return done

    def run_batch(self, simulations: int, *, sees_all: bool) -> int:
        ran: int = self.source.search(
            self.states, self.tree, self.work, self.view.seat, sees_all, simulations, self.horizon(), self.dice
        )
        return ran

    def run_noting(self, simulations: int) -> int:
        ran: int = self.source.search_noting(
            self.states, self.tree, self.work, self.view.seat, simulations, self.horizon(), self.notes, self.dice
        )
        return ran

    def run(self, view: Any, limit: Limit, seed: int) -> int:
        """Begin with a view and think; returns the number of simulations."""
        self.begin(view, seed)
        return self.think(limit)

    def horizon(self) -> int:
        """How many actions a simulation looks ahead, in the tree and beyond it."""
        return self.playout.horizon(self.states[ROOT])

    def solved(self) -> Any:
        """The best action, if the game's `endgame` can solve the position at the root; otherwise None."""
        leads = self.endgame.leads(self.states[ROOT : ROOT + 1], self.dice) if self.endgame else None
        self.leads = leads
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
        """The action that was tried most; of equals, the one that `legal` lists first."""
        visits = self.visits()
        return max(self.view.legal, key=lambda action: visits.get(self.numbering.number_of(action), 0))

    def advice(self) -> list[Advice]:
        """What was found about every legal action, in the order of the view. For this, think with `noting`."""
        if self.leads is not None:
            return [self.counted_out(action, self.leads) for action in self.view.legal]
        return [self.noted(action) for action in self.view.legal]

    def counted_out(self, action: Any, leads: dict[int, int]) -> Advice:
        now = self.source.lead_in_points(self.states, ROOT, self.work, self.view.seat)
        return Advice(action, points=leads[self.numbering.number_of(action)] - now, points_uncertainty=0.0, exact=True)

    def noted(self, action: Any) -> Advice:
        tries, *sums = self.notes[self.numbering.number_of(action)].tolist()
        if not tries:
            return Advice(action)
        means = [total / tries for total in sums]
        errors = [sqrt(max(means[n + 1] - means[n] ** 2, 0.0) / tries) for n in (0, 2)]
        return Advice(action, means[0], errors[0], means[2], errors[1], int(tries))


class SearchBot:
    """Thinks before it acts, up to its limit. Several threads may share it; they wait for each other."""

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
        found = self.search.choose(view, self.limit, self.rng.getrandbits(32))
        return self.search.game.sensible(view, self.rng) if found is None else found

    def stop(self) -> None:
        """End the current decision with the best found so far; see `tavolino.bots.bot.Stoppable`."""
        self.search.stop()
