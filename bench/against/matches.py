"""Matches between two versions, each thinking in a process of its own."""

import os
import pickle
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from bench.strength.duel import Table, played_at
from tavolino.arena.deals import Fixture, deal_seed
from tavolino.arena.played import Played, rng_for
from tavolino.chance import seed_from_text
from tavolino.games import game_named

NEW, OLD = "new", "old"
SIDE = Path(__file__).with_name("side.py")


class Allowed(Struct, frozen=True):
    """How a version plays: the folder of its sources, its level, and what replaces the level's own limit."""

    sources: str
    level: str
    simulations: int | None = None
    seconds: float | None = None


class Duel(Struct, frozen=True):
    game: str
    deals: str  # the name of the series that the deal is from
    fixture: Fixture
    sides: dict[str, Allowed]


class Fought(Struct, frozen=True):
    duel: Duel
    played: Played
    decisions: dict[str, int]  # by side, as are the seconds on one core and the simulations, summed over the match
    seconds: dict[str, float]
    simulations: dict[str, int]


class Version:
    """A version's process."""

    def __init__(self, allowed: Allowed) -> None:
        self.allowed = allowed
        environment = {**os.environ, "PYTHONPATH": allowed.sources}
        command = [sys.executable, str(SIDE)]
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def choose(self, game: str, view: Any, seed: int) -> tuple[int, float, int]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        allowed = self.allowed
        asked = (game, allowed.level, allowed.simulations, allowed.seconds, view, seed)
        pickle.dump(asked, self.process.stdin)
        self.process.stdin.flush()
        chosen: tuple[int, float, int] = pickle.load(self.process.stdout)
        return chosen


@cache
def version(allowed: Allowed) -> Version:
    return Version(allowed)


def seatings(seats: int) -> list[tuple[str, ...]]:
    """Each side sits in every second seat, and then in the others."""
    if seats == 1:
        return [(NEW,), (OLD,)]
    return [tuple((NEW, OLD)[(seat + first) % 2] for seat in range(seats)) for first in range(2)]


def fight(duel: Duel) -> Fought:
    game, seating = game_named(duel.game), duel.fixture.seating
    seed = deal_seed(seed_from_text(duel.deals), duel.fixture.deal)
    table = Table(game, len(seating), seed, openspiel=False)
    rng = rng_for("thinking", seed, duel.fixture)
    decisions, seconds, simulations = dict.fromkeys(duel.sides, 0), dict.fromkeys(duel.sides, 0.0), {}
    simulations = dict.fromkeys(duel.sides, 0)
    while not table.over:
        view = table.view()
        if len(view.legal) == 1:
            table.act(table.turns.numbering.number_of(view.legal[0]))
            continue
        side = seating[table.turns.seat or 0]
        number, spent, done = version(duel.sides[side]).choose(duel.game, view, rng.getrandbits(32))
        decisions[side] += 1
        seconds[side] += spent
        simulations[side] += done
        table.act(number)
    return Fought(duel, played_at(table, duel.fixture), decisions, seconds, simulations)
