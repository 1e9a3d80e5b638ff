"""A search from a view: how long, with which dice, and what came out."""

import threading
import time
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy
from msgspec import Struct

from tavolino.bots.search.desk import NODE, ROOT, Desk, Tree
from tavolino.bots.simple import choices
from tavolino.fast.compiler import COMPILED, MISSING
from tavolino.fast.dice import new_dice
from tavolino.fast.load import endgame_of, kernel_of, playout_of, source_for
from tavolino.fast.states import new_states
from tavolino.game import AnyGame, BadMessage, package_of

TREE = Path(__file__).with_name("tree.py")
BATCH = 64  # simulations between two looks at the clock
DEPTH = 40  # nodes on one path


class Limit(Struct, frozen=True):
    """How long to think: a number of simulations, or seconds, whichever ends first."""

    simulations: int
    seconds: float = float("inf")


class Search:
    """The search of one game; it can be used again and again, by one thread at a time."""

    def __init__(self, game: AnyGame, largest: int) -> None:
        if not COMPILED:
            raise BadMessage(MISSING)
        package = package_of(game)
        self.game = game
        self.kernel = kernel_of(package)
        self.playout = playout_of(package)
        self.source = source_for(package, TREE)
        self.numbering = import_module(f"{package}.numbering")
        self.endgame = endgame_of(package)
        self.states = new_states(self.kernel.FIELDS, 3)
        self.tree = Tree(
            nodes=numpy.zeros(largest + 2, numpy.dtype([*NODE.items()], align=True)),
            used=numpy.zeros(1, numpy.int64),
        )
        self.desk = Desk(
            actions=numpy.zeros(self.kernel.MOST_ACTIONS + 1, numpy.int16),
            untried=numpy.zeros(self.numbering.ACTIONS, numpy.int8),
            path=numpy.zeros(DEPTH, numpy.int32),
            movers=numpy.zeros(DEPTH, numpy.int16),
            result=numpy.zeros(8, numpy.float64),
            stop=numpy.zeros(1, numpy.int64),
        )

    def stop(self) -> None:
        """Ask the running search to end at once; any thread may call this."""
        self.desk.stop[0] = 1

    def begin(self, view: Any, seed: int) -> Any:
        """Lay the view at the root; returns the dice."""
        return self.lay(self.game.imagine(view, Random(seed)), seed)

    def lay(self, state: Any, seed: int) -> Any:
        """Lay a state at the root; returns the dice."""
        self.tree.nodes[: self.tree.used[0]] = 0
        self.tree.used[0] = 1
        self.desk.stop[0] = 0
        self.kernel.pack(state, self.states, ROOT)
        return new_dice(seed)

    def run(self, view: Any, limit: Limit, seed: int) -> int:
        """Search for the seat of a view; returns the number of simulations."""
        return self.think(view.seat, limit, self.begin(view, seed))

    def think(self, seat: int, limit: Limit, dice: Any, *, sees_all: bool = False) -> int:
        """Search from what lies at the root; returns the number of simulations."""
        end = time.perf_counter() + limit.seconds
        done = 0
        while done < limit.simulations:
            batch = min(BATCH, limit.simulations - done) if limit.seconds < float("inf") else limit.simulations
            ran = self.source.search(
                self.states, self.tree, self.desk, seat, sees_all, batch, self.horizon(), dice
            )
            done += ran
            if ran < batch or time.perf_counter() >= end:
                break
        return done

    def horizon(self) -> int:
        """How many actions a simulation looks ahead, in the tree and beyond it."""
        return int(self.playout.horizon(self.states[ROOT]))

    def solved(self, view: Any) -> Any:
        """The best action where the game can be solved from here, by its module `endgame`; None elsewhere."""
        if self.endgame is None:
            return None
        dice = self.begin(view, 0)
        leads = self.endgame.leads(self.states[ROOT : ROOT + 1], dice)
        if leads is None:
            return None
        return max(view.legal, key=lambda action: leads[self.numbering.number_of(action)])

    def visits(self) -> dict[int, int]:
        """How often each action of the root was tried, by its number."""
        found = {}
        number = self.tree.nodes[0]["child"]
        while number != 0:
            node = self.tree.nodes[number]
            found[int(node["action"])] = int(node["visits"])
            number = node["sibling"]
        return found

    def best(self, view: Any) -> Any:
        """The action that was tried most; among equals the one that the rules name first."""
        visits = self.visits()
        return max(view.legal, key=lambda action: visits.get(self.numbering.number_of(action), 0))


class SearchBot:
    """Thinks before it acts, as long as its limit allows."""

    def __init__(self, game: AnyGame, rng: Random, limit: Limit) -> None:
        self.rng = rng
        self.limit = limit
        self.search = Search(game, limit.simulations)
        self.thinking = threading.Lock()

    def choose(self, view: Any) -> Any:
        legal = choices(view)
        if len(legal) == 1:
            return legal[0]
        with self.thinking:
            solved = self.search.solved(view)
            if solved is not None:
                return solved
            self.search.run(view, self.limit, self.rng.getrandbits(32))
            return self.search.best(view)
