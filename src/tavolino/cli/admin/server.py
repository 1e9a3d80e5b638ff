"""The way to the running server: its address, and a token for one request, signed with the database's newest key."""

import asyncio
import urllib.error
import urllib.request
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from contextlib import closing
from datetime import datetime
from http.client import HTTPException
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec

from tavolino.cli.arguments import Commands, add_database, command, database_of
from tavolino.game import BadMessage

PATIENCE = 60  # seconds
PREFIX = "/api/admin"
T = TypeVar("T")


def part(commands: Commands, name: str, title: str, *examples: str, about: str = "") -> ArgumentParser:
    """One command of `tavolino admin`, with the options that all of them have."""
    parser = command(commands, name, title, *(f"admin {example}" for example in examples), about=about)
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    parser.add_argument("--url", help="where the server is, if the database doesn't say so")
    add_database(parser)
    return parser


def ask(given: Namespace, method: str, path: str, kind: type[T], message: Any = None, query: str = "") -> T:
    """What the server answers; raises BadMessage, with its reason, if it refuses or is not there."""
    address = given.url or announced(given)
    if urlsplit(address).scheme not in ("http", "https"):
        raise BadMessage(f"{address!r} is no web address; a server is at one such as http://127.0.0.1:8000.")
    token = token_for(given, f"{method} {PREFIX}{path}")
    request = urllib.request.Request(
        f"{address.rstrip('/')}{PREFIX}{path}{query}",
        method=method,
        data=None if message is None else msgspec.json.encode(message),
        headers={"Authorization": f"Bearer {token}", "Content-Type": "application/json"},
    )
    try:
        with opener(address).open(request, timeout=PATIENCE) as answer:
            return msgspec.json.decode(answer.read(), type=kind)
    except urllib.error.HTTPError as refused:
        raise BadMessage(reason_in(refused.read(), refused.code)) from None
    except (OSError, HTTPException, msgspec.MsgspecError):
        raise BadMessage(f"No server of Tavolino answers at {address}. Is it running?") from None


def announced(given: Namespace) -> str:
    """The address that the server has left next to its database."""
    from tavolino.store.sqlite.place import (  # here, because it takes a while to load
        is_postgres,
        lock_of,
        only_name,
        place_of,
    )

    place = database_of(given)
    if is_postgres(place):
        raise BadMessage("Several servers may use this database; say with --url where one of them is.")
    database = place_of(place)
    if not database.is_file():
        raise BadMessage(f"There is no database {database}; --db names another one.")
    lock = lock_of(only_name(database))
    address = lock.read_text() if lock.is_file() else ""
    if not address:
        raise BadMessage(f"No server is using the database {database}. Start one, or name its address with --url.")
    return address


def token_for(given: Namespace, request: str) -> str:
    from tavolino.people import Tokens
    from tavolino.store import open_reader

    with closing(open_reader(database_of(given))) as store, store.explaining():
        keys = asyncio.run(store.signing_keys())
    if not keys:
        raise BadMessage("The database has no keys yet; no server has used it.")
    return Tokens(keys).for_admin(request)


def opener(address: str) -> urllib.request.OpenerDirector:
    """A proxy must not get what is for this machine."""
    local = (urlsplit(address).hostname or "") in ("127.0.0.1", "::1", "localhost")
    return urllib.request.build_opener(*([urllib.request.ProxyHandler({})] if local else []))


def reason_in(body: bytes, status: int) -> str:
    try:
        return str(msgspec.json.decode(body)["reason"])
    except (msgspec.MsgspecError, LookupError, TypeError):
        return f"The server answered with status {status}."


def print_json(answer: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(answer), indent=2).decode())


def print_table(head: Sequence[str], rows: Sequence[Sequence[object]], empty: str) -> None:
    """In columns, each as wide as it has to be."""
    if not rows:
        print(empty)
        return
    lines = [head, *([printable(str(cell)) for cell in row] for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    for line in lines:
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())


def printable(text: str) -> str:
    """Names and words come from anybody, and a terminal obeys control codes."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def when(seconds: int) -> str:
    """In the time of this machine."""
    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M")
