"""Arguments that several commands share."""

import os
from argparse import ArgumentParser, ArgumentTypeError, _SubParsersAction
from typing import Any, TypeAlias

from tavolino.chance import SIZE, seed_from_text
from tavolino.games import GAMES

Commands: TypeAlias = "_SubParsersAction[Any]"


def add_game(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(GAMES))


def add_deal(parser: ArgumentParser) -> None:
    parser.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help="an option of the game")
    parser.add_argument("--seed", help="any text; the same seed gives the same deal")


def add_database(parser: ArgumentParser) -> None:
    parser.add_argument("--db", metavar="URL", help="the database: a file, or sqlite:///FILE (one in your home)")


def port(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text) < 65_536):
        raise ArgumentTypeError(f"{text!r} should be a port, from 0 to 65535")
    return int(text)


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
