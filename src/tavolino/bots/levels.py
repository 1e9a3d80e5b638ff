"""Five named levels, from somebody who overlooks half of what they could do to the longest search."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import Struct, structs

from tavolino.bots.bot import Bot
from tavolino.bots.simple import choices
from tavolino.fast.compiler import COMPILED, MISSING
from tavolino.game import AnyGame


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


def why_missing(name: str) -> str | None:
    """Why a bot cannot play here, though there is one of that name; None where it can."""
    needs_search = any(level.name == name and level.simulations for level in LEVELS)
    return MISSING if needs_search and not COMPILED else None


def bot_of(level: Level) -> Callable[[AnyGame, Random], Bot]:
    def make(game: AnyGame, rng: Random) -> Bot:
        if not level.simulations:
            return AbsentMindedBot(game, rng, level.overlooks)
        from tavolino.bots.search import Limit, SearchBot  # here, because it needs NumPy

        return SearchBot(game, rng, Limit(level.simulations))

    return make
