"""Reads the command line, runs one command, and turns whatever goes wrong into one line."""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from typing import NoReturn

from tavolino import __version__
from tavolino.cli import fuzz, play, replay, trace, verify
from tavolino.game import TavolinoError
from tavolino.games import GAMES

COMMANDS = (play, replay, verify, trace, fuzz)


class Parser(ArgumentParser):
    """Says what is wrong with a command line in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; try '{self.prog} --help'.\n")


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        status = run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except TavolinoError as fault:
        return fail(str(fault))
    except KeyboardInterrupt:
        return fail("Stopped.", 130)
    except BrokenPipeError:
        abandon_output()
        return fail("The output was closed before everything was written.")
    except OSError as fault:
        abandon_output()
        return fail(f"{fault.filename or 'The output'} cannot be used: {fault.strerror}.")
    return status


def run(arguments: Sequence[str]) -> int:
    parser = command_line()
    words = list(arguments) or ["play", next(iter(GAMES))]  # the main job
    if words == ["help"]:
        words = ["--help"]
    given = parser.parse_args(words)
    status: int = given.run(given)
    return status


def command_line() -> Parser:
    parser = Parser(prog="tavolino", description="Three number games at one table. Without a command: a match at once.")
    parser.add_argument("--version", action="version", version=f"tavolino {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    commands.add_parser("help", help="list the commands")
    for command in COMMANDS:
        command.add_to(commands)
    return parser


def fail(line: str, status: int = 2) -> int:
    print(f"tavolino: {line}", file=sys.stderr)
    return status


def abandon_output() -> None:
    """Keep the interpreter from writing the rest into an output that is gone."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
