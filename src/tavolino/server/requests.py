"""What request handlers share: who is asking, from where, and the table as they see it."""

from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from tavolino.game import TavolinoError
from tavolino.people import Known, Person
from tavolino.server.gate.homes import home_of
from tavolino.server.services import Services
from tavolino.table import Connection, NotAllowed, TableActor
from tavolino.table.runtime.views import Update
from tavolino.words import sentence

AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
AnyRequest: TypeAlias = Request[Any, Any, State]
COOKIE = "tavolino"
SAFE_COOKIE = "__Host-tavolino"  # its name over https
PROTOCOL = "tavolino"  # the sockets' subprotocol; on a shared device, the person's token follows it
READING = ("GET", "HEAD", "OPTIONS")
MOST = 200  # lines in a list


class ReadOnly(TavolinoError):
    """A program may only look, and asked for a change."""


async def person_of(services: Services, asker: AnyConnection) -> Person:
    """The person who is asking; raises Unknown if they have no valid token."""
    return (await known_of(services, asker)).person


async def known_of(services: Services, asker: AnyConnection) -> Known:
    """The same, with the device; raises ReadOnly if it may only look and the request is for more."""
    known = await services.people.require(token_of(asker))
    check_scope(known, asker)
    return known


def check_scope(known: Known, asker: AnyConnection) -> None:
    if known.device.scope == "read" and asker.scope.get("method", "GET") not in READING:
        raise ReadOnly(sentence("why-read-only"))


def token_of(asker: AnyConnection) -> str:
    """The token of a request. Programs send it in a header. A page's socket can set only its protocols."""
    header = asker.headers.get("authorization", "")
    if header.startswith("Bearer "):
        return header.removeprefix("Bearer ")
    first, *others = protocols(asker)
    if first == PROTOCOL and others:
        return others[0]
    cookies = asker.cookies
    return cookies.get(SAFE_COOKIE) or cookies.get(COOKIE, "")


def protocols(asker: AnyConnection) -> list[str]:
    return [one.strip() for one in asker.headers.get("sec-websocket-protocol", "").split(",")]


def address(asker: AnyConnection) -> str:
    return asker.client.host if asker.client else ""


def home(asker: AnyConnection) -> str:
    """Where somebody comes from, as far as limits go."""
    return home_of(address(asker))


def host_of(asker: AnyConnection) -> str | None:
    """The name and port by which somebody found the server; None if they sent none."""
    return asker.headers.get("host")


def is_foreign(asker: AnyConnection) -> bool:
    """Whether the request comes from another site's page; browsers send its origin."""
    origin = asker.headers.get("origin")
    scheme = {"ws": "http", "wss": "https"}.get(asker.scope["scheme"], asker.scope["scheme"])
    return origin is not None and origin.lower() != f"{scheme}://{host_of(asker)}".lower()


async def look(actor: TableActor, person: Person) -> Update:
    """The table as a person sees it."""
    connection = Connection(person)
    await actor.look(connection)
    return await answer_to(connection, actor)


def check_private(actor: TableActor, person: Person) -> None:
    """Where everybody plays the same deal, nobody sees another one's table."""
    if not actor.admits(person.id):
        raise NotAllowed(sentence("why-event-private"))


async def answer_to(connection: Connection, actor: TableActor | None = None) -> Update:
    update = await connection.next()
    if update is None and actor is not None:
        check_private(actor, connection.person)
    if update is None:
        raise NotAllowed(sentence("why-read-anew"))
    return update
