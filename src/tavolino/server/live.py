"""The socket of a table, /api/tables/TABLE/live?since=VERSION: asks come up, updates go down.

With `&plain=yes` views and events come in words and zones, for whoever has no table of the game.
"""

import asyncio
import contextlib
import re
import time
from functools import partial
from typing import Any, NamedTuple
from urllib.parse import parse_qs

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from tavolino.game import BadMessage, TavolinoError
from tavolino.server.house import PROTOCOL, Asker, House, address, is_foreign, protocols
from tavolino.server.identity import Unknown
from tavolino.server.limits import Allowance
from tavolino.table import Connection, Inbox, NoTable
from tavolino.table.asks import AnyAsk

PATH = re.compile(r"/api/tables/([a-z0-9]{1,20})/live")
decoder = msgspec.json.Decoder(AnyAsk)
encoder = msgspec.json.Encoder()
TRY_AGAIN, TOO_MUCH, UNKNOWN, FOREIGN, NO_TABLE = 1012, 1008, 4401, 4403, 4404  # why a socket is closed


class Socket(NamedTuple):
    receive: Any
    send: Any

    async def close(self, code: int, reason: str) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # it may be gone already
            await self.send({"type": "websocket.close", "code": code, "reason": reason[:100]})


async def live(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """One socket, from its handshake to its end."""
    asker: Asker = ASGIConnection(scope)
    socket, home = Socket(receive, send), address(asker)
    await receive()  # the handshake
    if house.sockets.total() >= house.limits.sockets or house.sockets[home] >= house.limits.sockets_per_address:
        await socket.close(TOO_MUCH, "")
        return
    house.sockets[home] += 1
    house.metrics.sockets.inc()
    try:
        spoken = PROTOCOL if PROTOCOL in protocols(asker) else None
        await send({"type": "websocket.accept", "subprotocol": spoken, "headers": []})
        await meet(house, asker, socket)
    finally:
        house.metrics.sockets.dec()
        house.sockets[home] -= 1
        if not house.sockets[home]:
            del house.sockets[home]


async def meet(house: House, asker: Asker, socket: Socket) -> None:
    """Find out who comes to which table, and stay until one of the two is gone."""
    if is_foreign(asker):
        await socket.close(FOREIGN, "Another site's page cannot play here.")
        return
    try:
        connection = Connection(house.person(asker), since(asker), plain=is_plain(asker))
        inbox = house.tables.find(table_name(asker))
    except TavolinoError as fault:
        await socket.close({Unknown: UNKNOWN, NoTable: NO_TABLE}.get(type(fault), TOO_MUCH), str(fault))
        return
    sending = asyncio.create_task(send_updates(socket, connection))
    try:
        await inbox.join(connection)
        await receive_asks(socket, house, inbox, connection)
    finally:
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, OSError, RuntimeError):
            await sending
        await inbox.leave(connection)


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


async def send_updates(socket: Socket, connection: Connection) -> None:
    """Down: always the newest. While a slow socket takes one update, the next ones become one."""
    while (update := await connection.next()) is not None:
        await socket.send({"type": "websocket.send", "text": encoder.encode(update).decode()})
    await socket.close(TRY_AGAIN, "The table was read anew; come back.")


async def receive_asks(socket: Socket, house: House, inbox: Inbox, connection: Connection) -> None:
    """Up: one ask after the other, each answered before the next is put. Who sends too many is read more slowly."""
    allowance = Allowance(house.limits.asks_per_second)
    answered: asyncio.Future[None] | None = None
    while (message := await socket.receive())["type"] != "websocket.disconnect":
        if pause := allowance.pause(""):
            house.metrics.pauses.inc()
            await asyncio.sleep(pause)
        if answered:
            await answered  # only now: it was answered long ago as a rule, and costs no wait
        answered = put(inbox, connection, house, message.get("text") or message.get("bytes") or b"")
        answered.add_done_callback(partial(observe, house, time.perf_counter()))


def put(inbox: Inbox, connection: Connection, house: House, text: str | bytes) -> "asyncio.Future[None]":
    try:
        ask = decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as fault:
        house.metrics.refusals.inc()
        return inbox.refuse(connection, BadMessage(f"This is no message: {fault}."))
    house.metrics.count_ask(type(ask).__name__)
    return inbox.ask(connection, ask)


def observe(house: House, began: float, _: "asyncio.Future[None]") -> None:
    house.metrics.seconds.observe(time.perf_counter() - began)
