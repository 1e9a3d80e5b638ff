"""Players made of code. A bot chooses from a view, so it knows no more than a person in its seat."""

from collections.abc import Callable
from random import Random

from tavolino.bots.bot import Bot
from tavolino.bots.levels import LEVELS, bot_of, can_search, why_missing
from tavolino.bots.simple import HeuristicBot, RandomBot
from tavolino.game import AnyGame, BadMessage

BOTS: dict[str, Callable[[AnyGame, Random], Bot]] = {
    "random": RandomBot,
    "heuristic": HeuristicBot,
    **{level.name: bot_of(level) for level in LEVELS},
}

BOT_NAMES = ("Fausto", "Gina", "Hugo", "Ines")

__all__ = ["BOTS", "BOT_NAMES", "Bot", "HeuristicBot", "RandomBot", "bot_named", "can_search", "why_missing"]


def bot_named(name: str, game: AnyGame, rng: Random) -> Bot:
    if name not in BOTS:
        raise BadMessage(f"There is no bot called {name!r}; there are {', '.join(BOTS)}.")
    if reason := why_missing(name, game):
        raise BadMessage(reason)
    return BOTS[name](game, rng)
