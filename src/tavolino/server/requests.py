"""What every request handler needs: who asks, from where, and the table as they see it."""

import ipaddress
from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from tavolino.people import Person
from tavolino.server.services import Services
from tavolino.table import Connection, NotAllowed, TableActor
from tavolino.table.runtime.views import Update
from tavolino.words import sentence

AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
AnyRequest: TypeAlias = Request[Any, Any, State]
COOKIE = "tavolino"
PROTOCOL = "tavolino"  # of sockets, followed by the token of a person who shares the device with others
MOST = 200  # lines of a list


async def person_of(services: Services, asker: AnyConnection) -> Person:
    """Who asks; raises Unknown for somebody without a token of ours."""
    return await services.people.require(token_of(asker))


def token_of(asker: AnyConnection) -> str:
    """A program shows its token in a header; a page's socket can send none but its protocols, so it is there."""
    header = asker.headers.get("authorization", "")
    if header.startswith("Bearer "):
        return header.removeprefix("Bearer ")
    first, *others = protocols(asker)
    return others[0] if first == PROTOCOL and others else asker.cookies.get(COOKIE, "")


def protocols(asker: AnyConnection) -> list[str]:
    return [one.strip() for one in asker.headers.get("sec-websocket-protocol", "").split(",")]


def address(asker: AnyConnection) -> str:
    return asker.client.host if asker.client else ""


def is_local(asker: AnyConnection) -> bool:
    try:
        return ipaddress.ip_address(address(asker)).is_loopback
    except ValueError:
        return False


def is_foreign(asker: AnyConnection) -> bool:
    """Whether another site's page sends its visitors here: their browser says where it comes from."""
    origin = asker.headers.get("origin")
    return origin is not None and origin.partition("://")[2] != asker.headers.get("host")


async def look(actor: TableActor, person: Person) -> Update:
    """The table as a person sees it."""
    connection = Connection(person)
    await actor.look(connection)
    return await answer_to(connection)


async def answer_to(connection: Connection) -> Update:
    update = await connection.next()
    if update is None:
        raise NotAllowed(sentence("why-read-anew"))
    return update
