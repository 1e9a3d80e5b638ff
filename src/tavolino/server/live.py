"""The socket of a table, /api/tables/TABLE/live?since=VERSION: asks come in, updates go out.

With `&look=COLOUR-AVATAR` the others see how somebody would like to look.
With `&plain=yes`, views and events come as words and zones, for pages and programs without a drawing of the game.
"""

import asyncio
import re
import time
from collections import deque
from typing import Any, NamedTuple
from urllib.parse import parse_qs

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send
from msgspec import structs

from tavolino.game import TavolinoError
from tavolino.people import Known
from tavolino.server.handshake import RESTART, Turned, accept_socket, counted, stopped, turned
from tavolino.server.nodes.door import PAUSE, TRIES
from tavolino.server.nodes.proof import accept, proof_for
from tavolino.server.nodes.relay import NotReached, splice
from tavolino.server.requests import AnyConnection, check_private, known_of
from tavolino.server.services import Services
from tavolino.server.transport.sockets import DIRECT, Socket, socket_of
from tavolino.server.transport.uvicorn_socket import UvicornSocket
from tavolino.server.visitor import Visitor
from tavolino.table import Connection, Elsewhere, NotFound, TableActor
from tavolino.table.decisions.asks import AnyAsk
from tavolino.table.runtime.messages import Asked, Looked, NotUnderstood, OnlyLooks

LOOK = re.compile("[a-z]{1,12}-[a-z]{1,12}")
PATH = re.compile(r"/api/tables/([a-z0-9]{1,20})/live")
WAITING = 16  # asks that a socket may queue; beyond that, nothing is read until they are answered
decoder = msgspec.json.Decoder(AnyAsk)
encoder = msgspec.json.Encoder()


class Arrival(NamedTuple):
    """A person who may join, with their device, and their table."""

    actor: TableActor
    known: Known


MOVING = Turned(RESTART, "The table is moving; come back.")


async def live(services: Services, scope: Scope, receive: Receive, send: Send) -> None:
    """One socket, from its handshake to its close."""
    asker: AnyConnection = ASGIConnection(scope)
    async with counted(services, asker, receive, send) as there_is_room:
        if not there_is_room:
            return
        found = await meet(services, asker)  # before we accept: after that, no message may be missed
        for _ in range(TRIES):
            if not isinstance(found, Elsewhere):
                break
            if await pass_on(services, scope, found.address):
                return
            await asyncio.sleep(PAUSE)  # then a node that has just gone is known to be gone
            found = await meet(services, asker)
        await accept_socket(asker, send)
        visit = Visit(services, socket_of(scope, receive, send))
        try:
            visit.begin(asker, MOVING if isinstance(found, Elsewhere) else found)
            await visit.socket.serve(visit)
        finally:
            visit.leave()


async def pass_on(services: Services, scope: Scope, address: str) -> bool:
    """Pass a whole socket on to the node that owns its table; False if that node cannot be reached."""
    socket: Any = (scope.get("extensions") or {}).get(DIRECT)
    if not isinstance(socket, UvicornSocket) or not address:
        return False
    services.metrics.relayed.labels("socket").inc()
    try:
        with services.metrics.relayed_sockets.track_inprogress():
            await splice(socket, scope, address, proof_for(services.people.tokens, scope))
    except NotReached:
        return False
    return True


async def meet(services: Services, asker: AnyConnection) -> Arrival | Turned | Elsewhere:
    """Find out who wants to join which table."""
    relayed = services.store.several and accept(services.people.tokens, asker.scope)
    if turned_away := stopped(services, asker):
        return turned_away
    try:
        known = await known_of(services, asker)
        actor = await services.tables.current(table_name(asker))
        check_private(actor, known.person)
        return Arrival(actor, known)
    except Elsewhere as owner:
        return MOVING if relayed else owner
    except TavolinoError as fault:
        return turned(fault)


class Visit(Visitor):
    """One socket at a table."""

    def __init__(self, services: Services, socket: Socket) -> None:
        super().__init__(services, socket)
        self.at: tuple[TableActor, Connection] | None = None  # the table, once joined
        self.noticed = services.notices.number if not services.notices.is_on() else 0
        self.asks: deque[bytes | str] = deque()  # each waits until the one before it is answered
        self.busy = False
        self.paused = False  # reading is paused
        self.began = 0.0  # when the table got the current ask

    def begin(self, asker: AnyConnection, found: Arrival | Turned) -> None:
        """Let somebody join their table, or tell them why not."""
        if isinstance(found, Turned):
            self.socket.close(*found)
            return
        if not self.come_in(asker, found.known, found.actor.table.id):
            return
        connection = Connection(found.known.person, since(asker), self.can_send, plain=is_plain(asker))
        connection.look = look(asker)
        self.at = found.actor, connection
        found.actor.join(connection)

    def tell_news(self) -> None:
        """An update comes, even if nothing happens at the table: it has what those who run the place say."""
        if self.at:
            actor, connection = self.at
            actor.tell(Looked(), connection)

    def leave(self) -> None:
        super().leave()
        if self.at:
            actor, connection = self.at
            self.at = None
            actor.leave(connection)

    def can_send(self) -> None:
        """Outgoing: always the newest update. While a slow socket takes one, the next ones are merged."""
        if self.at is None or not self.socket.writable:
            return
        _, connection = self.at
        if update := connection.take():
            if update.refused:
                self.services.metrics.refusals.inc(len(update.refused))
            notices = self.services.notices
            if self.noticed != notices.number:
                self.noticed = notices.number
                update = structs.replace(update, notice=notices.now())
            self.socket.send(encoder.encode(update))
        if connection.closed:
            self.socket.close(RESTART, "The table was read anew; come back.")

    def heard(self, message: bytes | str) -> None:
        """Incoming: one ask at a time, each answered before the next goes to the table."""
        self.asks.append(message)
        if not self.busy:
            self.next_ask()
        elif len(self.asks) > WAITING and not self.paused:
            self.paused = True
            self.socket.pause_reading()

    def next_ask(self) -> None:
        """A client that sends too many is slowed down."""
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
            message = Asked(connection.person, ask) if self.may_ask else OnlyLooks(ask.key)
            actor.tell(message, connection, self.answered)

    def answered(self) -> None:
        self.services.metrics.ask_seconds.observe(time.perf_counter() - self.began)
        self.busy = bool(self.asks)
        if self.busy:
            asyncio.get_running_loop().call_soon(self.next_ask)  # not directly: a thousand asks would recurse
        elif self.paused:
            self.paused = False
            self.socket.resume_reading()


def table_name(asker: AnyConnection) -> str:
    found = PATH.fullmatch(asker.scope["path"])
    if found is None:
        raise NotFound("There is no such socket.")
    return found[1]


def since(asker: AnyConnection) -> int:
    """The version that the client has seen; 0 if it has seen nothing, or sends nonsense."""
    version = asked(asker, "since", "0")
    return int(version) if version.isascii() and version.isdecimal() and len(version) < 12 else 0


def is_plain(asker: AnyConnection) -> bool:
    return asked(asker, "plain", "no") == "yes"


def look(asker: AnyConnection) -> str:
    """The colour and the avatar that somebody has chosen, as one word; empty for none, or nonsense."""
    wish = asked(asker, "look", "")
    return wish if LOOK.fullmatch(wish) else ""


def asked(asker: AnyConnection, key: str, usual: str) -> str:
    """A value from the address of the socket."""
    return parse_qs(asker.scope["query_string"].decode("latin-1")).get(key, [usual])[0]
