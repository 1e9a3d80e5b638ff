"""All bots: our own, those that other packages add by an entry point, and any class as `module:Class`.

A package adds a bot by an entry point in the group `tavolino.bots`:

    [project.entry-points."tavolino.bots"]
    high = "my_package:High"

Its name works everywhere: in the terminal, in the arena's processes and on the server. It is loaded on first use,
because a bot may need large libraries. If it is broken, one line says so, and other bots are not affected.

`module:Class` names a class that need not be installed, in the current folder or anywhere Python looks. It is for
commands and programs, whose users can run any code anyway. Tables accept only names: nobody on the network gets to
choose what the server imports.
"""

import logging
import re
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.metadata import EntryPoint
from multiprocessing import parent_process
from operator import attrgetter
from pathlib import Path
from random import Random
from threading import RLock
from typing import TypeAlias

from tavolino.bots.bot import Bot
from tavolino.bots.faults import in_one_line
from tavolino.bots.levels import INSTANT, LEVELS, bot_of, instant_bot, why_no_level
from tavolino.bots.preparation import PREPARATION
from tavolino.bots.simple import HeuristicBot, RandomBot
from tavolino.game import AnyGame, BadMessage, has_part
from tavolino.parts import INPUTS
from tavolino.words import known_names

GROUP = "tavolino.bots"
NAME = re.compile("[a-z][a-z0-9-]{0,19}")  # tables show it, and logs keep it

MakeBot: TypeAlias = Callable[[AnyGame, Random], Bot]  # usually a class

log = logging.getLogger(__name__)


class Registry:
    """Bots by name. Any thread may use it."""

    def __init__(self, found: Iterable[EntryPoint] = ()) -> None:
        self.known: dict[str, MakeBot] = {"random": RandomBot, "heuristic": HeuristicBot}
        self.known |= {level.name: bot_of(level) for level in LEVELS} | {INSTANT: instant_bot}
        self.waiting: dict[str, EntryPoint] = {}  # not loaded yet
        self.broken: dict[str, str] = {}  # why a bot cannot be used, in one line
        self.loading = RLock()
        for entry in found:
            try:
                self.check_name(entry.name)
                self.waiting[entry.name] = entry
            except BadMessage as fault:
                self.broken[entry.name] = unusable(f"{entry.name} ({entry.value})", fault)

    def add(self, name: str, make: MakeBot) -> None:
        """Add a bot in this process, for a program that uses Tavolino as a library."""
        self.check_name(name)
        self.known[name] = make

    def names(self) -> list[str]:
        """All usable bots. The first call loads those of other packages and reports the broken ones."""
        with self.loading:
            for name in list(self.waiting):
                if (line := self.load(name)) is not None:
                    log.warning(line)
            return list(self.known)

    def playing(self, game: AnyGame) -> list[str]:
        """The bots that can play a game here."""
        return [name for name in self.names() if self.why_missing(name, game) is None]

    def why_missing(self, name: str, game: AnyGame) -> str | None:
        """Why there is no such bot, or why it cannot play a game here, in one line; None if it can."""
        self.load(name)
        if name not in self.known:
            return self.broken.get(name) or f"There is no bot called {name!r}{unknown_here(name, self.names())}"
        if name == INSTANT and not has_part(game, INPUTS):
            return f"The bot {INSTANT} plays by a net alone, and {game.title} has none."
        if name == INSTANT or any(level.name == name for level in LEVELS):
            return why_no_level(name, game, PREPARATION.why_missing(game))
        return why_not_this_game(name, self.known[name], game)

    def check(self, name: str, game: AnyGame) -> None:
        """Raises BadMessage if there is no such bot, or if it cannot play a game here."""
        if reason := self.why_missing(name, game):
            raise BadMessage(reason)

    def make(self, name: str, game: AnyGame, rng: Random) -> Bot:
        """A bot by its name or as `module:Class`."""
        if ":" in str(name):
            make = class_named(name)
            if reason := why_not_this_game(name, make, game):
                raise BadMessage(reason)
        else:
            self.check(name, game)
            make = self.known[name]
        try:
            return make(game, rng)
        except BadMessage:
            raise
        except Exception as fault:  # a bot of another package may raise anything
            raise BadMessage(unusable(name, fault)) from fault

    def module_of(self, name: str) -> str:
        """Where a bot comes from, by its name or as `module:Class`."""
        if ":" in name:
            return name.partition(":")[0]
        self.load(name)
        return str(getattr(self.known.get(name), "__module__", __name__))

    def load(self, name: str) -> str | None:
        """Load another package's bot, unless it is loaded; returns what is wrong with it, if anything."""
        with self.loading:
            entry = self.waiting.pop(name, None)
            if entry is None:
                return None
            try:
                self.known[name] = checked(entry.load())
                return None
            except (Exception, SystemExit) as fault:  # importing a package may raise anything
                self.broken[name] = unusable(f"{name} ({entry.value})", fault)
                return self.broken[name]

    def check_name(self, name: str) -> None:
        if not NAME.fullmatch(name):
            raise BadMessage("its name should be up to 20 small letters, digits and dashes")
        if name in self.known or name in self.waiting:
            raise BadMessage("there is another bot of that name")


def class_named(name: str) -> MakeBot:
    """The class named `module:Class`; also finds modules in the current folder."""
    here = str(Path.cwd())
    if not {"", here} & set(sys.path):
        sys.path.append(here)  # as `python -m` does; processes started later inherit this path
    module, _, path = name.partition(":")
    try:
        return checked(attrgetter(path)(import_module(module)))
    except (Exception, SystemExit) as fault:
        raise BadMessage(unusable(name, fault)) from fault


def checked(make: object) -> MakeBot:
    if not callable(make):
        raise BadMessage(f"{make!r} is neither a class nor a function that makes a bot")
    if isinstance(make, type) and not hasattr(make, "choose"):
        raise BadMessage(f"{make.__name__} has no method choose")
    return make


def why_not_this_game(name: str, make: MakeBot, game: AnyGame) -> str | None:
    """A bot may say which games it plays: `games = ("carafe",)`. If it doesn't, it plays all."""
    games = getattr(make, "games", None)
    return None if games is None or game.name in games else f"The bot {name} does not play {game.title}."


def unknown_here(name: str, names: Iterable[str]) -> str:
    if parent_process() is not None:  # it knew the bot, or it would not have asked
        return " in the arena's processes: call BOTS.add outside of `if __name__ == ...`, or name it as module:Class."
    return f"; {known_names(name, names)}"


def unusable(bot: str, fault: BaseException) -> str:
    if isinstance(fault, BadMessage):
        why = str(fault)
    elif isinstance(fault, ImportError):  # it names the module, and Python's own import raised it
        why = f"{type(fault).__name__}: {fault}"
    else:
        why = in_one_line(fault)
    return f"The bot {bot} cannot be used: {why.rstrip('.')}."
