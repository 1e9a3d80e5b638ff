"""Five named levels, from one that overlooks half of what it could do to the longest search."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import Struct, structs

from tavolino.bots.bot import Bot, Limit
from tavolino.bots.simple import choices
from tavolino.fast.compiler import COMPILED, MISSING
from tavolino.game import AnyGame, has_part
from tavolino.parts import KERNEL, NUMBERING, PLAYOUT


class Level(Struct, frozen=True):
    """How a level plays: what it overlooks, and how long it thinks before it acts."""

    name: str
    overlooks: float = 0.0
    simulations: int = 0  # 0: it does not search
    plain: Limit = Limit(0)  # in a game without a kernel; bounded by time too, because such a game may be slow


LEVELS = (
    Level("novice", overlooks=0.5),
    Level("casual", overlooks=0.1),
    Level("club", simulations=80, plain=Limit(30, seconds=0.1)),
    Level("expert", simulations=500, plain=Limit(120, seconds=0.3)),
    Level("master", simulations=12_000, plain=Limit(500, seconds=0.8)),
)
SIMPLE = ("random", "heuristic", *(level.name for level in LEVELS if not level.simulations))


class AbsentMindedBot:
    """Chooses sensibly, but overlooks some of what it could do, as people do."""

    def __init__(self, game: AnyGame, rng: Random, overlooks: float) -> None:
        self.game = game
        self.rng = rng
        self.overlooks = overlooks

    def choose(self, view: Any) -> Any:
        legal = choices(view)
        noticed = tuple(action for action in legal if self.rng.random() >= self.overlooks)
        return self.game.sensible(structs.replace(view, legal=noticed or (self.rng.choice(legal),)), self.rng)


def has_kernel(game: AnyGame) -> bool:
    """Whether search runs over the game's kernel; over the plain contract it can search any game."""
    return all(has_part(game, part) for part in (KERNEL, PLAYOUT, NUMBERING))


def why_no_level(level: Level, game: AnyGame) -> str | None:
    """Why a level cannot play a game here; None where it can."""
    if COMPILED or not level.simulations or not has_kernel(game):
        return None
    return f"{MISSING} Without it there are the bots {', '.join(SIMPLE)}."


def bot_of(level: Level) -> Callable[[AnyGame, Random], Bot]:
    def make(game: AnyGame, rng: Random) -> Bot:
        if not level.simulations:
            return AbsentMindedBot(game, rng, level.overlooks)
        if not has_kernel(game):
            from tavolino.bots.plain import PlainSearchBot

            return PlainSearchBot(game, rng, level.plain)
        from tavolino.bots.search import SearchBot  # here, because it needs NumPy

        return SearchBot(game, rng, Limit(level.simulations))

    return make
