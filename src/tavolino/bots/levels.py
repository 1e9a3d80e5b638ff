"""Five named levels, from one that sees little beyond the moment to the longest search."""

from collections.abc import Callable
from random import Random

from msgspec import Struct

from tavolino.bots.bot import Bot, Limit
from tavolino.bots.hasty import Haste, HastyBot
from tavolino.fast.compiler import COMPILED, MISSING
from tavolino.game import AnyGame, has_part
from tavolino.parts import KERNEL, NUMBERING, PLAYOUT


class Level(Struct, frozen=True):
    """How a level plays: what mistakes it makes, and how long it thinks before it acts."""

    name: str
    haste: Haste | None = None
    simulations: int = 0  # 0: it does not search
    led: int = 0  # simulations where nets lead the search, which are better and take longer; 0: none do
    plain: Limit = Limit(0)  # in a game without a kernel; also bounds the time, because such a game may be slow


LEVELS = (
    Level("novice", Haste(hurry=0.6, doubt=2.0, forgets=0.5, overlooks=0.5)),
    Level("casual", Haste(hurry=0.2, doubt=0.5, forgets=0.15, overlooks=0.1)),
    Level("club", simulations=80, plain=Limit(30, seconds=0.1)),
    Level("expert", simulations=500, plain=Limit(120, seconds=0.3)),
    Level("master", simulations=12_000, led=3_000, plain=Limit(500, seconds=0.8)),
)
INSTANT = "instant"  # the name of the bot that plays by a net alone
SIMPLE = ("random", "heuristic", *(level.name for level in LEVELS if not level.simulations))


def has_kernel(game: AnyGame) -> bool:
    """Whether search can use the game's kernel; without one it uses the plain contract, as in any game."""
    return all(has_part(game, part) for part in (KERNEL, PLAYOUT, NUMBERING))


def searches(name: str, game: AnyGame) -> bool:
    """Whether this is a level whose search of the game has to be compiled."""
    return has_kernel(game) and (name == INSTANT or any(level.name == name and level.simulations for level in LEVELS))


def why_no_level(name: str, game: AnyGame, fault: str | None = None) -> str | None:
    """Why a level, or `instant`, cannot play a game here, if so. `fault`: why its search could not be prepared."""
    if (COMPILED and fault is None) or not searches(name, game):
        return None
    return f"{fault or MISSING} Without it there are the bots {', '.join(SIMPLE)}."


def bot_of(level: Level) -> Callable[[AnyGame, Random], Bot]:
    def make(game: AnyGame, rng: Random) -> Bot:
        if level.haste is not None:
            return HastyBot(game, rng, level.haste)
        if not has_kernel(game):
            from tavolino.bots.plain import PlainSearchBot

            return PlainSearchBot(game, rng, level.plain)
        from tavolino.bots.search import LedBot  # here, because it needs NumPy

        return LedBot(game, rng, Limit(level.simulations), level.led)

    return make


def instant_bot(game: AnyGame, rng: Random) -> Bot:
    """Chooses by a net alone, without a search; where there is no net, after as short a search as `club`."""
    club = next(level for level in LEVELS if level.name == "club")
    from tavolino.bots.search import InstantBot

    return InstantBot(game, rng, Limit(club.simulations))
