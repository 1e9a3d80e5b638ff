"""The socket of a table, /api/tables/TABLE/live?since=VERSION: asks come up, updates go down.

With `&plain=yes` views and events come in words and zones, for pages and programs that have no table of the game.
"""

import asyncio
import re
import time
from collections import deque
from urllib.parse import parse_qs

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from tavolino.game import BadMessage, TavolinoError
from tavolino.server.house import PROTOCOL, Asker, House, address, is_foreign, protocols
from tavolino.server.identity import Unknown
from tavolino.server.limits import Allowance
from tavolino.server.sockets import Socket, socket_of
from tavolino.table import Connection, Inbox, NoTable
from tavolino.table.asks import AnyAsk

PATH = re.compile(r"/api/tables/([a-z0-9]{1,20})/live")
WAITING = 16  # asks of a socket that may wait for their turn; with more of them nothing is read until they are answered
TOO_MUCH, RESTART, UNKNOWN, FOREIGN, NO_TABLE = 1008, 1012, 4401, 4403, 4404  # why a socket is closed
decoder = msgspec.json.Decoder(AnyAsk)
encoder = msgspec.json.Encoder()


async def live(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """One socket, from its handshake to its end."""
    asker: Asker = ASGIConnection(scope)
    home = address(asker)
    await receive()  # it wants to connect
    if house.sockets.total() >= house.limits.sockets or house.sockets[home] >= house.limits.sockets_per_address:
        await send({"type": "websocket.close", "code": TOO_MUCH, "reason": ""})
        return
    protocol = PROTOCOL if PROTOCOL in protocols(asker) else None
    await send({"type": "websocket.accept", "subprotocol": protocol, "headers": []})
    visit = Visit(house, socket_of(scope, receive, send))
    house.sockets[home] += 1
    house.metrics.sockets.inc()
    try:
        visit.meet(asker)
        await visit.socket.serve(visit)
    finally:
        visit.leave()
        house.metrics.sockets.dec()
        house.sockets[home] -= 1
        if not house.sockets[home]:
            del house.sockets[home]


class Visit:
    """Somebody's socket at a table."""

    def __init__(self, house: House, socket: Socket) -> None:
        self.house = house
        self.socket = socket
        self.at: tuple[Inbox, Connection] | None = None  # the table
        self.allowance = Allowance(house.limits.asks_per_second)
        self.asks: deque[bytes | str] = deque()  # those that wait until the one before them is answered
        self.busy = False
        self.paused = False  # nothing is read
        self.began = 0.0  # when the ask that is being answered was put

    def meet(self, asker: Asker) -> None:
        """Find out who comes to which table."""
        if is_foreign(asker):
            self.socket.close(FOREIGN, "Another site's page cannot play here.")
            return
        try:
            connection = Connection(self.house.person(asker), since(asker), self.can_send, plain=is_plain(asker))
            inbox = self.house.tables.find(table_name(asker))
        except TavolinoError as fault:
            self.socket.close({Unknown: UNKNOWN, NoTable: NO_TABLE}.get(type(fault), TOO_MUCH), str(fault))
            return
        self.at = inbox, connection
        inbox.join(connection)

    def leave(self) -> None:
        if self.at:
            inbox, connection = self.at
            self.at = None
            inbox.leave(connection)

    def can_send(self) -> None:
        """Down: always the newest. While a slow socket takes one update, the next ones become one."""
        if self.at is None or not self.socket.writable:
            return
        _, connection = self.at
        if update := connection.take():
            if update.refused:
                self.house.metrics.refusals.inc(len(update.refused))
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
            self.house.metrics.pauses.inc()
            asyncio.get_running_loop().call_later(pause, self.put)
        else:
            self.put()

    def put(self) -> None:
        if self.at is None:
            return
        inbox, connection = self.at
        self.began = time.perf_counter()
        try:
            ask = decoder.decode(self.asks.popleft())
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as fault:
            inbox.refuse(connection, BadMessage(f"This is no message: {fault}."), self.answered)
        else:
            self.house.metrics.asks[type(ask)].inc()
            inbox.ask_then(connection, ask, self.answered)

    def answered(self) -> None:
        self.house.metrics.ask_seconds.observe(time.perf_counter() - self.began)
        self.busy = bool(self.asks)
        if self.busy:
            asyncio.get_running_loop().call_soon(self.next_ask)  # not at once: a thousand of them would call each other
        elif self.paused:
            self.paused = False
            self.socket.resume_reading()


def table_name(asker: Asker) -> str:
    found = PATH.fullmatch(asker.scope["path"])
    if found is None:
        raise NoTable("There is no such socket.")
    return found[1]


def since(asker: Asker) -> int:
    """The version that the other side has seen; 0 for one that has seen nothing, or talks nonsense."""
    version = asked(asker, "since", "0")
    return int(version) if version.isascii() and version.isdecimal() and len(version) < 12 else 0


def is_plain(asker: Asker) -> bool:
    return asked(asker, "plain", "no") == "yes"


def asked(asker: Asker, key: str, usual: str) -> str:
    """A value from the address of the socket."""
    return parse_qs(asker.scope["query_string"].decode("latin-1")).get(key, [usual])[0]
