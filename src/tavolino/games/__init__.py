"""The games there are: those of the house, one line each, and those that other packages bring by an entry point."""

import re
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from tavolino.game import AnyGame, BadMessage, Game, Part, lacking, part_of
from tavolino.games import qwinto, twisted, upturn
from tavolino.parts import NUMBERING, TERMINAL, ZONES

HOUSE: dict[str, AnyGame] = {
    "twisted": twisted,
    "qwinto": qwinto,
    "upturn": upturn,
}
GROUP = "tavolino.games"  # an entry point in it names a game and the module that is this game
CHECKED: tuple[Part[Any], ...] = (ZONES, TERMINAL, NUMBERING)  # others need the compiler: they are checked when used
NAME = re.compile("[a-z][a-z0-9]{0,19}")  # it stands in addresses and in files

GAMES: dict[str, AnyGame] = dict(HOUSE)
BROKEN: dict[str, str] = {}  # games of other packages that cannot be played, and why, in one line


def game_named(name: str) -> AnyGame:
    if name in GAMES:
        return GAMES[name]
    raise BadMessage(BROKEN.get(name) or f"There is no game called {name!r}; there are {', '.join(GAMES)}.")


def bring_in(found: EntryPoint) -> None:
    """Take in a game of another package; one with a fault must not keep the others from being played."""
    try:
        check_name(found.name)
        game = found.load()
        if missing := lacking(game, Game):
            raise BadMessage(f"it lacks {', '.join(missing)}")
        if game.name != found.name:
            raise BadMessage(f"it calls itself {game.name!r}")
        for part in CHECKED:
            part_of(game, part)
        GAMES[found.name] = game
    except (Exception, SystemExit) as fault:  # whatever the package does when it is imported
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
