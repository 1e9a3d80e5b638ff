"""The sockets' messages as one JSON Schema: asks go in, updates and news come out."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from litestar import get

from tavolino.game import AnyGame
from tavolino.games import GAMES
from tavolino.server.schema.components import REFERENCE, Json, components
from tavolino.server.schema.examples import EXAMPLES

ROOTS = ("Ask", "Update", "PersonalAsk", "PersonalNews")
ABOUT = (
    "The messages of the sockets, one JSON object each. At /api/tables/TABLE/live a client sends `#/$defs/Ask`, and "
    "the server sends `#/$defs/Update`. At /api/me/live these are `#/$defs/PersonalAsk` and `#/$defs/PersonalNews`. "
    "docs/wire.md explains what they are for."
)


@get("/schema/socket.json", include_in_schema=False, media_type="application/schema+json")
async def see_socket_schema() -> Json:
    return of_this_server()


@cache
def of_this_server() -> Json:
    return socket_schema(GAMES.values())


def socket_schema(games: Iterable[AnyGame]) -> Json:
    every = components(games)
    for name, example in (("Ask", EXAMPLES["ask"]["request"]), ("Update", EXAMPLES["ask"]["200"])):
        every[name] = every[name] | {"examples": [example]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The sockets of tables and people",
        "description": ABOUT,
        "oneOf": [{"$ref": f"{REFERENCE}{name}"} for name in ROOTS],
        "$defs": {name: every[name] for name in sorted(needed(ROOTS, every))},
    }


def needed(names: Iterable[str], every: dict[str, Json]) -> set[str]:
    """These, and all that they refer to."""
    found: set[str] = set()
    waiting = [*names]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += references(every[name])
    return found


def references(part: Any) -> list[str]:
    match part:
        case str() if part.startswith(REFERENCE):
            return [part.removeprefix(REFERENCE)]
        case list():
            return [name for one in part for name in references(one)]
        case dict():
            return [name for one in part.values() for name in references(one)]
        case _:
            return []
