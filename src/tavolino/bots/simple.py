"""The two bots that need only a game's rules."""

from random import Random
from typing import Any

from tavolino.game import AnyGame, BadMessage


class RandomBot:
    """A legal action, uniformly at random."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self.game = game
        self.rng = rng

    def choose(self, view: Any) -> Any:
        return self.rng.choice(choices(view))


class HeuristicBot:
    """The game's own sensible action."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self.game = game
        self.rng = rng

    def choose(self, view: Any) -> Any:
        choices(view)
        return self.game.sensible(view, self.rng)


def choices(view: Any) -> tuple[Any, ...]:
    legal: tuple[Any, ...] = view.legal
    if not legal:
        raise BadMessage(f"A bot was asked for an action where seat {view.seat} has none.")
    return legal
