"""More bots, as another package brings them: programs with this folder on their path find its entry points."""

import os
from pathlib import Path
from random import Random
from typing import Any

from tavolino.bots import HeuristicBot
from tavolino.game import AnyGame

TELL, HOLD = "ARENA_TELL", "ARENA_HOLD"  # in the environment: pipes with names


class CountingBot(HeuristicBot):
    """Something happens in the fourth match that it plays in one process."""

    matches = 0

    def __init__(self, game: AnyGame, rng: Random) -> None:
        super().__init__(game, rng)
        type(self).matches += 1
        self.fourth = type(self).matches == 4

    def choose(self, view: Any) -> Any:
        if self.fourth:
            self.happen()
        return super().choose(view)

    def happen(self) -> None:
        raise NotImplementedError


class RaisingBot(CountingBot):
    def happen(self) -> None:
        raise ValueError("this bot\nhas had enough")


class DyingBot(CountingBot):
    def happen(self) -> None:
        os._exit(1)


class DeadlyBot(HeuristicBot):
    def choose(self, view: Any) -> Any:  # noqa: ARG002 - it never looks
        os._exit(1)


class HangingBot(HeuristicBot):
    def choose(self, view: Any) -> Any:  # noqa: ARG002 - it never looks
        while True:
            pass


class WaitingBot(CountingBot):
    """Tells that it waits, and goes on when the other end of the second pipe is closed; without pipes, at once."""

    def happen(self) -> None:
        self.fourth = False
        if TELL in os.environ:
            with Path(os.environ[HOLD]).open() as hold:  # first, because it opens only while the other end is open
                Path(os.environ[TELL]).write_text(".")
                hold.read()
