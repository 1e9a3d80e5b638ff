"""The socket of a table: asks come up, updates go down."""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from tavolino.game import BadMessage, TavolinoError
from tavolino.server.house import House, address, is_foreign
from tavolino.server.identity import Unknown
from tavolino.server.limits import Allowance, TooMuch
from tavolino.table import Connection, Inbox, NoTable
from tavolino.table.asks import AnyAsk

AnySocket = WebSocket[Any, Any, State]
decoder = msgspec.json.Decoder(AnyAsk)
encoder = msgspec.json.Encoder()
TRY_AGAIN, TOO_MUCH, UNKNOWN, FOREIGN, NO_TABLE = 1012, 1008, 4401, 4403, 4404  # why a socket is closed


@websocket("/api/tables/{name:str}/live")
async def live(socket: AnySocket, name: str, house: House, since: int = 0) -> None:
    """Everything at one table, from a version on."""
    home = address(socket)
    if house.sockets.total() >= house.limits.sockets or house.sockets[home] >= house.limits.sockets_per_address:
        await socket.close(TOO_MUCH)
        return
    house.sockets[home] += 1
    house.metrics.sockets.inc()
    try:
        await socket.accept()
        await meet(socket, name, house, since)
    except WebSocketDisconnect:
        pass
    finally:
        house.metrics.sockets.dec()
        house.sockets[home] -= 1
        if not house.sockets[home]:
            del house.sockets[home]


async def meet(socket: AnySocket, name: str, house: House, since: int) -> None:
    try:
        if is_foreign(socket):
            await socket.close(FOREIGN, "Another site's page cannot play here.")
            return
        person = house.person(socket)
        inbox = house.tables.find(name)
    except TavolinoError as fault:
        code = {Unknown: UNKNOWN, NoTable: NO_TABLE}.get(type(fault), TOO_MUCH)
        await socket.close(code, str(fault)[:100])
        return
    connection = Connection(person, since)
    sending = asyncio.create_task(send(socket, connection))
    try:
        await inbox.join(connection)
        await receive(socket, house, inbox, connection)
    finally:
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sending
        await inbox.leave(connection)


async def send(socket: AnySocket, connection: Connection) -> None:
    """Down: always the newest. While a slow socket takes one update, the next ones become one."""
    while (update := await connection.next()) is not None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": encoder.encode(update).decode()})
    await socket.close(TRY_AGAIN, "The table was read anew; come back.")


async def receive(socket: AnySocket, house: House, inbox: Inbox, connection: Connection) -> None:
    """Up: one ask after the other, each answered before the next is read."""
    allowance = Allowance(house.limits.asks_per_second)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        try:
            allowance.use("")
        except TooMuch as fault:
            house.metrics.refusals.inc()
            await socket.close(TOO_MUCH, str(fault))
            return
        began = time.perf_counter()
        await answer(inbox, connection, house, text_of(message))
        house.metrics.seconds.observe(time.perf_counter() - began)


def text_of(message: Any) -> str | bytes:
    return message.get("text") or message.get("bytes") or b""


async def answer(inbox: Inbox, connection: Connection, house: House, text: str | bytes) -> None:
    try:
        ask = decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as fault:
        house.metrics.refusals.inc()
        await inbox.refuse(connection, BadMessage(f"This is no message: {fault}."))
        return
    house.metrics.asks.labels(type(ask).__name__).inc()
    await inbox.ask(connection, ask)
