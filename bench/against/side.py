"""One of two versions of our bots: a process with its own sources that chooses for the seat it is asked about.

It runs as a script, with the sources of its version on the path, and uses only what every version has.
"""

import pickle
import sys
import time
from contextlib import suppress
from typing import Any

from tavolino.bots.levels import LEVELS
from tavolino.bots.search import Limit, Search
from tavolino.games import game_named

LedSearch: Any = None
with suppress(ImportError):  # a version without nets
    from tavolino.bots.search import LedSearch

BATCH = 64  # simulations between looks at the clock
ROOM = 400_000  # simulations in a tree that is limited by time


def main() -> None:
    sides: dict[tuple[str, str], Side] = {}
    while True:
        try:
            game, level, simulations, seconds, view, seed = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        if (game, level) not in sides:
            sides[game, level] = Side(game, level, simulations, seconds)
            sides[game, level].choose(view, seed)  # so that compiling is in nobody's time
        pickle.dump(sides[game, level].choose(view, seed), sys.stdout.buffer)
        sys.stdout.buffer.flush()


class Side:
    def __init__(self, name: str, level: str, simulations: int | None, seconds: float | None) -> None:
        self.game = game_named(name)
        usual = next(one for one in LEVELS if one.name == level)
        self.simulations = simulations or usual.simulations
        self.led = getattr(usual, "led", 0) and (simulations or usual.led)  # simulations where nets lead
        self.seconds = seconds
        self.plain = Search(self.game, ROOM if seconds else self.simulations)
        self.with_nets = LedSearch(self.game, 1, ROOM if seconds else self.led) if LedSearch and self.led else None

    def choose(self, view: Any, seed: int) -> tuple[int, float, int]:
        """The number of an action, how long this took on one core, and the number of simulations."""
        guided = self.with_nets.guided(view) if self.with_nets else None
        search = guided or self.plain
        search.begin(view, seed)
        solved = search.solved()
        start = time.thread_time()
        done = 0 if solved is not None else self.think(search, self.led if guided else self.simulations)
        spent = time.thread_time() - start
        action = search.best() if solved is None else solved
        return search.numbering.number_of(action), spent, done

    def think(self, search: Search, simulations: int) -> int:
        if not self.seconds:
            return search.think(Limit(simulations))
        end = time.thread_time() + self.seconds
        done = 0
        while time.thread_time() < end:
            ran = search.run_batch(BATCH, sees_all=False)
            done += ran
            if ran < BATCH:
                break
        return done


if __name__ == "__main__":
    with suppress(BrokenPipeError):  # the parent is gone
        main()
