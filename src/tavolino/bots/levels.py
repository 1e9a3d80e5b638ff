"""Five named levels, from somebody who overlooks half of what they could do to the longest search."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import Struct, structs

from tavolino.bots.bot import Bot
from tavolino.bots.simple import choices
from tavolino.fast.compiler import COMPILED, MISSING
from tavolino.game import AnyGame, has_part


class Level(Struct, frozen=True):
    """How a level plays: what it overlooks, and how many worlds it imagines before it acts (0: none)."""

    name: str
    overlooks: float
    simulations: int


LEVELS = (
    Level("novice", overlooks=0.5, simulations=0),
    Level("casual", overlooks=0.1, simulations=0),
    Level("club", overlooks=0.0, simulations=80),
    Level("expert", overlooks=0.0, simulations=500),
    Level("master", overlooks=0.0, simulations=12_000),
)
SIMPLE = ("random", "heuristic", *(level.name for level in LEVELS if not level.simulations))


class AbsentMindedBot:
    """Sees a sensible action when it sees it, but overlooks some of what it could do, as people do."""

    def __init__(self, game: AnyGame, rng: Random, overlooks: float) -> None:
        self.game = game
        self.rng = rng
        self.overlooks = overlooks

    def choose(self, view: Any) -> Any:
        legal = choices(view)
        noticed = tuple(action for action in legal if self.rng.random() >= self.overlooks)
        return self.game.sensible(structs.replace(view, legal=noticed or (self.rng.choice(legal),)), self.rng)


def why_missing(name: str, game: AnyGame) -> str | None:
    """Why a bot cannot play a game here, though there is one of that name; None where it can."""
    if not any(level.name == name and level.simulations for level in LEVELS):
        return None
    if not can_search(game):
        return f"{game.title} has no fast twin to search with, so there is no {name}; there are {', '.join(SIMPLE)}."
    return None if COMPILED else MISSING


def can_search(game: AnyGame) -> bool:
    return has_part(game, "kernel")


def bot_of(level: Level) -> Callable[[AnyGame, Random], Bot]:
    def make(game: AnyGame, rng: Random) -> Bot:
        if not level.simulations:
            return AbsentMindedBot(game, rng, level.overlooks)
        from tavolino.bots.search import Limit, SearchBot  # here, because it needs NumPy

        return SearchBot(game, rng, Limit(level.simulations))

    return make
