"""The socket of a table, /api/tables/TABLE/live?since=VERSION: asks come up, updates go down.

With `&plain=yes` views and events come in words and zones, for pages and programs that have no table of the game.
"""

import asyncio
import re
import time
from collections import deque
from typing import NamedTuple
from urllib.parse import parse_qs

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from tavolino.game import TavolinoError
from tavolino.people import Person, Unknown
from tavolino.server.limits import Allowance
from tavolino.server.requests import PROTOCOL, AnyConnection, address, is_foreign, person_of, protocols
from tavolino.server.services import Services
from tavolino.server.sockets import Socket, socket_of
from tavolino.table import Connection, NotFound, TableActor
from tavolino.table.decisions.asks import AnyAsk
from tavolino.table.runtime.messages import Asked, NotUnderstood

PATH = re.compile(r"/api/tables/([a-z0-9]{1,20})/live")
WAITING = 16  # asks of a socket that may wait for their turn; with more of them nothing is read until they are answered
TOO_MUCH, RESTART, UNKNOWN, FOREIGN, NO_TABLE = 1008, 1012, 4401, 4403, 4404  # why a socket is closed
decoder = msgspec.json.Decoder(AnyAsk)
encoder = msgspec.json.Encoder()


class Arrival(NamedTuple):
    """Somebody who may come in, and to which table."""

    actor: TableActor
    person: Person


class Turned(NamedTuple):
    """Why somebody is sent away again."""

    code: int
    reason: str


async def live(services: Services, scope: Scope, receive: Receive, send: Send) -> None:
    """One socket, from its handshake to its end."""
    asker: AnyConnection = ASGIConnection(scope)
    home, sockets, limits = address(asker), services.sockets, services.limits
    await receive()  # it wants to connect
    if sockets.total() >= limits.sockets or sockets[home] >= limits.sockets_per_address:
        await send({"type": "websocket.close", "code": TOO_MUCH, "reason": ""})
        return
    sockets[home] += 1
    services.metrics.sockets.inc()
    try:
        found = await meet(services, asker)  # before it is accepted: from then on nothing it sends may be missed
        protocol = PROTOCOL if PROTOCOL in protocols(asker) else None
        await send({"type": "websocket.accept", "subprotocol": protocol, "headers": []})
        visit = Visit(services, socket_of(scope, receive, send))
        try:
            visit.begin(asker, found)
            await visit.socket.serve(visit)
        finally:
            visit.leave()
    finally:
        services.metrics.sockets.dec()
        sockets[home] -= 1
        if not sockets[home]:
            del sockets[home]


async def meet(services: Services, asker: AnyConnection) -> Arrival | Turned:
    """Find out who comes to which table."""
    if is_foreign(asker):
        return Turned(FOREIGN, "Another site's page cannot play here.")
    try:
        person = await person_of(services, asker)
        return Arrival(await services.tables.find(table_name(asker)), person)
    except TavolinoError as fault:
        return Turned({Unknown: UNKNOWN, NotFound: NO_TABLE}.get(type(fault), TOO_MUCH), str(fault))


class Visit:
    """Somebody's socket at a table."""

    def __init__(self, services: Services, socket: Socket) -> None:
        self.services = services
        self.socket = socket
        self.at: tuple[TableActor, Connection] | None = None  # the table
        self.allowance = Allowance(services.limits.asks_per_second)
        self.asks: deque[bytes | str] = deque()  # those that wait until the one before them is answered
        self.busy = False
        self.paused = False  # nothing is read
        self.began = 0.0  # when the ask that is being answered was put

    def begin(self, asker: AnyConnection, found: Arrival | Turned) -> None:
        """Let somebody come to their table, or tell them why not."""
        if isinstance(found, Turned):
            self.socket.close(*found)
            return
        connection = Connection(found.person, since(asker), self.can_send, plain=is_plain(asker))
        self.at = found.actor, connection
        found.actor.join(connection)

    def leave(self) -> None:
        if self.at:
            actor, connection = self.at
            self.at = None
            actor.leave(connection)

    def can_send(self) -> None:
        """Down: always the newest. While a slow socket takes one update, the next ones become one."""
        if self.at is None or not self.socket.writable:
            return
        _, connection = self.at
        if update := connection.take():
            if update.refused:
                self.services.metrics.refusals.inc(len(update.refused))
            self.socket.send(encoder.encode(update))
        if connection.closed:
            self.socket.close(RESTART, "The table was read anew; come back.")

    def heard(self, message: bytes | str) -> None:
        """Up: one ask after the other, each answered before the next is put."""
        self.asks.append(message)
        if not self.busy:
            self.next_ask()
        elif len(self.asks) > WAITING and not self.paused:
            self.paused = True
            self.socket.pause_reading()

    def next_ask(self) -> None:
        """Who sends too many is read more slowly."""
        self.busy = True
        if pause := self.allowance.pause():
            self.services.metrics.pauses.inc()
            asyncio.get_running_loop().call_later(pause, self.put)
        else:
            self.put()

    def put(self) -> None:
        if self.at is None:
            return
        actor, connection = self.at
        self.began = time.perf_counter()
        try:
            ask = decoder.decode(self.asks.popleft())
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as fault:
            actor.tell(NotUnderstood(f"This is no message: {fault}."), connection, self.answered)
        else:
            self.services.metrics.asks[type(ask)].inc()
            actor.tell(Asked(connection.person, ask), connection, self.answered)

    def answered(self) -> None:
        self.services.metrics.ask_seconds.observe(time.perf_counter() - self.began)
        self.busy = bool(self.asks)
        if self.busy:
            asyncio.get_running_loop().call_soon(self.next_ask)  # not at once: a thousand of them would call each other
        elif self.paused:
            self.paused = False
            self.socket.resume_reading()


def table_name(asker: AnyConnection) -> str:
    found = PATH.fullmatch(asker.scope["path"])
    if found is None:
        raise NotFound("There is no such socket.")
    return found[1]


def since(asker: AnyConnection) -> int:
    """The version that the other side has seen; 0 for one that has seen nothing, or talks nonsense."""
    version = asked(asker, "since", "0")
    return int(version) if version.isascii() and version.isdecimal() and len(version) < 12 else 0


def is_plain(asker: AnyConnection) -> bool:
    return asked(asker, "plain", "no") == "yes"


def asked(asker: AnyConnection, key: str, usual: str) -> str:
    """A value from the address of the socket."""
    return parse_qs(asker.scope["query_string"].decode("latin-1")).get(key, [usual])[0]
