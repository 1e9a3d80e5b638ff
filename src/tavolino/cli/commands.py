"""Parses the command line and runs one command."""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Any, NoReturn

from tavolino import __version__
from tavolino.cli import (
    admin,
    arena,
    backup,
    bot,
    coach,
    exact,
    export,
    fuzz,
    import_records,
    keys,
    learn,
    move,
    new_game,
    open_page,
    play,
    ratings,
    replay,
    serve,
    trace,
    verify,
    wire,
)
from tavolino.games import BROKEN

SERVER_COMMANDS = (admin, backup, export, import_records, move, keys)
MAKER_COMMANDS = (arena, bot, exact, learn, trace, new_game, fuzz, wire)
COMMANDS = (open_page, play, serve, replay, coach, verify, *SERVER_COMMANDS, ratings, *MAKER_COMMANDS)
OWN_OPTIONS = {"-h", "--help", "--version"}


class Parser(ArgumentParser):
    """Reports a wrong command line in one line."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Report unknown arguments here instead of passing them up to the parent parser."""
        given, rest = super().parse_known_args(args, namespace)
        if rest:
            self.error(f"unrecognized arguments: {' '.join(rest)}")
        return given, rest

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"tavolino: {message}; try '{self.prog} --help'.\n")


def run(arguments: Sequence[str]) -> int:
    words = list(arguments)
    if not words or (words[0].startswith("-") and words[0] not in OWN_OPTIONS):
        words = ["open", *words]  # the default command
    if words[0] == "help":
        words = [*words[1:], "--help"]
    given = command_line().parse_args(words)
    for name, line in BROKEN.items():
        if name != getattr(given, "game", None):  # the command itself reports the game that was asked for
            print(f"tavolino: {line}", file=sys.stderr)
    status: int = given.run(given)
    return status


def command_line() -> Parser:
    parser = Parser(prog="tavolino", description="Three number games at one table. Without a command: open.")
    parser.add_argument("--version", action="version", version=f"tavolino {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    commands.add_parser("help", help="list the commands, or explain one: help COMMAND")
    for command in COMMANDS:
        command.add_to(commands)
    return parser
