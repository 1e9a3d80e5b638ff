"""What request handlers share: who is asking, from which address, and the table as they see it."""

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
PROTOCOL = "tavolino"  # the sockets' subprotocol; on a shared device, the person's token follows it
MOST = 200  # lines in a list


async def person_of(services: Services, asker: AnyConnection) -> Person:
    """The person who is asking; raises Unknown if they have no valid token."""
    return await services.people.require(token_of(asker))


def token_of(asker: AnyConnection) -> str:
    """The token of a request. Programs send it in a header. A page's socket can set only its protocols."""
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
    """Whether the request comes from another site's page; browsers send its origin."""
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
