"""The games: the built-in ones, one line each, and those that other packages add by an entry point."""

import re
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from tavolino.game import AnyGame, BadMessage, Game, Part, SmallGame, lacking, part_of
from tavolino.games import qwinto, twisted, upturn
from tavolino.own_words import take_in_words
from tavolino.parts import LESSON, NUMBERING, REASONS, TERMINAL, ZONES
from tavolino.parts.lesson import check_lesson
from tavolino.usual import complete
from tavolino.words import known_names

BUILT_IN: dict[str, AnyGame] = {
    "twisted": twisted,
    "qwinto": qwinto,
    "upturn": upturn,
}
GROUP = "tavolino.games"  # an entry point in this group names a game and its module
CHECKED: tuple[Part[Any], ...] = (ZONES, TERMINAL, LESSON, NUMBERING, REASONS)  # the rest are checked when used
NAME = re.compile("[a-z][a-z0-9]{0,19}")  # it is part of addresses and file names

GAMES: dict[str, AnyGame] = dict(BUILT_IN)
BROKEN: dict[str, str] = {}  # games from other packages that cannot be played, with the reason in one line


def game_named(name: str) -> AnyGame:
    if name in GAMES:
        return GAMES[name]
    raise BadMessage(BROKEN.get(name) or f"There is no game called {name!r}; {known_names(name, GAMES)}")


def bring_in(found: EntryPoint) -> None:
    """Load a game from another package. A faulty one must not stop people from playing the others."""
    try:
        check_name(found.name)
        game = found.load()
        if missing := lacking(game, SmallGame) or lacking(complete(game), Game):
            raise BadMessage(f"it lacks {', '.join(missing)}")
        if game.name != found.name:
            raise BadMessage(f"it calls itself {game.name!r}")
        for part in CHECKED:
            part_of(game, part)
        take_in_words(game)
        check_lesson(game)
        GAMES[found.name] = game
    except (Exception, SystemExit) as fault:  # importing the package may do anything
        why = str(fault) if isinstance(fault, BadMessage) else f"{type(fault).__name__}: {fault}"
        line = " ".join(why.split()).rstrip(".")
        BROKEN[found.name] = f"The game {found.name} ({found.value}) cannot be played: {line}."


def check_name(name: str) -> None:
    if not NAME.fullmatch(name):
        raise BadMessage("its name should be up to 20 small letters and digits")
    if name in GAMES:
        raise BadMessage("there is another game of that name")


for found in entry_points(group=GROUP):
    bring_in(found)
