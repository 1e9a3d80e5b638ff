"""Arguments that several commands share."""

import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter, _SubParsersAction
from textwrap import fill
from typing import Any, TypeAlias

from msgspec.structs import fields

from tavolino.bots import BOTS
from tavolino.chance import SIZE, seed_from_text
from tavolino.game import AnyGame
from tavolino.games import GAMES

A_GAME = next(iter(GAMES))  # for examples
HOME = "~/.local/share/tavolino/tavolino.db"  # where it is without a word; XDG_DATA_HOME can move it

Commands: TypeAlias = "_SubParsersAction[Any]"


def command(commands: Commands, name: str, title: str, *examples: str, about: str = "") -> ArgumentParser:
    """A command whose help says what it is for and shows how it is typed."""
    shown = "\n".join(f"  tavolino {example}" for example in examples)
    parser: ArgumentParser = commands.add_parser(
        name,
        help=title,
        description=fill(f"{title[0].upper()}{title[1:]}. {about}".strip()),
        epilog=f"example{'s' if len(examples) > 1 else ''}:\n{shown}",
        formatter_class=RawDescriptionHelpFormatter,
    )
    return parser


def add_game(parser: ArgumentParser, *, optional: bool = False) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?" if optional else None, help=", ".join(GAMES))


def add_bot(parser: ArgumentParser, title: str, default: str | None = None) -> None:
    parser.add_argument("--bot", metavar="NAME", default=default, help=f"{title}: {', '.join(BOTS.known)}")


def add_deal(parser: ArgumentParser) -> None:
    named = {game.title: ", ".join(option_names(game)) for game in GAMES.values()}
    options = "; ".join(f"{title}: {names}" for title, names in named.items() if names)
    parser.add_argument(
        "--option", metavar="KEY=VALUE", action="append", default=[], help=f"an option of the game ({options})"
    )
    parser.add_argument("--seed", help="any text; the same seed gives the same deal")


def option_names(game: AnyGame) -> list[str]:
    return [field.name for field in fields(game.table_options)]


def add_database(parser: ArgumentParser) -> None:
    parser.add_argument("--config", metavar="FILE", help="a settings file; the other options count more than it does")
    parser.add_argument("--db", metavar="URL", help=f"the database: a file, or sqlite:///FILE ({HOME})")


def database_of(given: Namespace) -> str | None:
    """The database that a server with the same settings would use; None is the usual one."""
    from tavolino.server.settings import read_settings  # here, because most commands need none

    return read_settings({"db": given.db}, os.environ, given.config).db


def seed_of(text: str | None) -> bytes:
    return os.urandom(SIZE) if text is None else seed_from_text(text)


def name(text: str) -> str:
    """A name that can be printed."""
    if not text.strip() or not text.isprintable() or len(text) > 40:
        raise ArgumentTypeError(f"{text!r} should be a name of up to 40 letters")
    return text


def positive(text: str) -> int:
    """A whole number from 1."""
    if not (text.isascii() and text.isdecimal() and int(text) > 0):
        raise ArgumentTypeError(f"{text!r} should be a whole number from 1")
    return int(text)


def share(text: str) -> float:
    """A number from 0 to 1."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1:
        raise ArgumentTypeError(f"{text!r} should be a number from 0 to 1")
    return number
