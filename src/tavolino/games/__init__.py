"""The games of the house, one line each."""

from tavolino.game import AnyGame, BadMessage
from tavolino.games import qwinto, twisted, upturn

GAMES: dict[str, AnyGame] = {
    "twisted": twisted,
    "qwinto": qwinto,
    "upturn": upturn,
}


def game_named(name: str) -> AnyGame:
    if name not in GAMES:
        raise BadMessage(f"There is no game called {name!r}; there are {', '.join(GAMES)}.")
    return GAMES[name]
