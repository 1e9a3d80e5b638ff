"""Players made of code. A bot chooses from a view, so it knows no more than a person in its seat."""

from importlib.metadata import entry_points
from random import Random

from tavolino.bots.bot import Bot, Limit, Stoppable
from tavolino.bots.registry import GROUP, MakeBot, Registry
from tavolino.bots.simple import HeuristicBot, RandomBot
from tavolino.game import AnyGame

BOTS = Registry(entry_points(group=GROUP))
BOT_NAMES = ("Fausto", "Gina", "Hugo", "Ines")  # what bots are called at a table

__all__ = [
    "BOTS", "BOT_NAMES", "Bot", "HeuristicBot", "Limit", "MakeBot", "RandomBot", "Registry", "Stoppable", "bot_named",
    "check_bot",
]  # fmt: skip


def bot_named(name: str, game: AnyGame, rng: Random) -> Bot:
    """A bot by its name or as `module:Class`; raises BadMessage, in one line, if there is none."""
    return BOTS.make(name, game, rng)


def check_bot(name: str, game: AnyGame) -> None:
    """Raises BadMessage if no bot has this name, or if the bot cannot play this game here.

    Refuses `module:Class`: the names checked here come from the network.
    """
    BOTS.check(name, game)
