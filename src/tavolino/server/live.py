"""The socket of a table, /api/tables/TABLE/live?since=VERSION: asks come up, updates go down.

With `&plain=yes` views and events come in words and zones, for whoever has no table of the game.
"""

import re
import time
from collections import deque
from urllib.parse import parse_qs

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Scope

from tavolino.game import TavolinoError
from tavolino.people import Unknown
from tavolino.server.limits import Allowance
from tavolino.server.requests import PROTOCOL, AnyConnection, address, is_foreign, person_of, protocols
from tavolino.server.services import Services
from tavolino.server.socket import EXTENSION, RESTART, Socket
from tavolino.table import Connection, NotFound, TableActor
from tavolino.table.decisions.asks import AnyAsk
from tavolino.table.runtime.messages import Asked, NotUnderstood

PATH = re.compile(r"/api/tables/([a-z0-9]{1,20})/live")
decoder = msgspec.json.Decoder(AnyAsk)
encoder = msgspec.json.Encoder()
TOO_MUCH, UNKNOWN, FOREIGN, NO_TABLE = 1008, 4401, 4403, 4404  # why a socket is closed


async def live(services: Services, scope: Scope) -> None:
    """The handshake of a socket."""
    asker: AnyConnection = ASGIConnection(scope)
    socket: Socket = scope["extensions"][EXTENSION]  # type: ignore[index, assignment]
    home = address(asker)
    sockets, limits = services.sockets, services.limits
    if sockets.total() >= limits.sockets or sockets[home] >= limits.sockets_per_address:
        socket.reject()
        return
    visit = Visit(services, socket, home)
    socket.accept(visit, PROTOCOL if PROTOCOL in protocols(asker) else None)
    await visit.meet(asker)


class Visit:
    """One socket at a table, from its handshake to its end."""

    def __init__(self, services: Services, socket: Socket, home: str) -> None:
        self.services = services
        self.socket = socket
        self.home = home  # the address it comes from
        self.at: tuple[TableActor, Connection] | None = None  # the table
        self.allowance = Allowance(services.limits.asks_per_second)
        self.asks: deque[bytes] = deque()  # that wait until the one before is answered
        self.gone = False
        self.busy = False
        self.began = 0.0  # when the ask was put that is being answered
        services.sockets[home] += 1
        services.metrics.sockets.inc()

    async def meet(self, asker: AnyConnection) -> None:
        """Find out who comes to which table."""
        if is_foreign(asker):
            self.socket.close(FOREIGN, "Another site's page cannot play here.")
            return
        try:
            person = await person_of(self.services, asker)
            actor = await self.services.tables.find(table_name(asker))
        except TavolinoError as fault:
            self.socket.close({Unknown: UNKNOWN, NotFound: NO_TABLE}.get(type(fault), TOO_MUCH), str(fault))
            return
        if not self.gone:
            self.at = actor, Connection(person, since(asker), self.can_send, plain=is_plain(asker))
            actor.join(self.at[1])

    def lost(self) -> None:
        self.gone = True
        self.services.metrics.sockets.dec()
        self.services.sockets[self.home] -= 1
        if not self.services.sockets[self.home]:
            del self.services.sockets[self.home]
        if self.at:
            actor, connection = self.at
            actor.leave(connection)
            self.at = None

    def can_send(self) -> None:
        """Down: always the newest. While a slow socket takes one update, the next ones become one."""
        if self.at is None or not self.socket.writable:
            return
        _, connection = self.at
        if update := connection.take():
            self.services.metrics.refusals.inc(len(update.refused))
            self.socket.send(encoder.encode(update))
        if connection.closed:
            self.socket.close(RESTART, "The table was read anew; come back.")

    def heard(self, message: bytes) -> None:
        """Up: one ask after the other, each answered before the next is put."""
        self.asks.append(message)
        if self.busy:
            self.socket.transport.pause_reading()
        else:
            self.next_ask()

    def next_ask(self) -> None:
        """Who sends too many is read more slowly."""
        self.busy = True
        if pause := self.allowance.pause():
            self.services.metrics.pauses.inc()
            self.socket.loop.call_later(pause, self.put)
        else:
            self.put()

    def put(self) -> None:
        if self.at is None:
            return
        self.began = time.perf_counter()
        actor, connection = self.at
        try:
            ask = decoder.decode(self.asks.popleft())
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as fault:
            actor.tell(NotUnderstood(f"This is no message: {fault}."), connection, self.answered)
        else:
            self.services.metrics.asks.kinds[type(ask).__name__] += 1
            actor.tell(Asked(connection.person, ask), connection, self.answered)

    def answered(self) -> None:
        self.services.metrics.asks.answer(time.perf_counter() - self.began)
        self.busy = bool(self.asks)
        if self.busy:
            self.socket.loop.call_soon(self.next_ask)  # not at once: a thousand of them would call each other
        elif not self.socket.transport.is_reading():
            self.socket.transport.resume_reading()


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
