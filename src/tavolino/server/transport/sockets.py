"""What the server needs from any WebSocket, and a plain ASGI implementation."""

import asyncio
from typing import Any, Protocol

from litestar.types import Receive, Scope, Send

DIRECT = "tavolino.socket"  # the ASGI extension for a socket without a queue and tasks in between


class Listener(Protocol):
    """Gets the events of a socket."""

    def heard(self, message: bytes | str) -> None: ...

    def can_send(self) -> None:
        """The client was slow and has caught up."""


class Socket(Protocol):
    """An accepted socket. No call blocks; `serve` returns when the connection is gone."""

    writable: bool  # False while the client is slow

    async def serve(self, listener: Listener) -> None: ...

    def send(self, text: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


def socket_of(scope: Scope, receive: Receive, send: Send) -> Socket:
    """The direct socket of our own server, or one that works with any ASGI server."""
    direct: Any = (scope.get("extensions") or {}).get(DIRECT)
    return direct or AsgiSocket(receive, send)


class AsgiSocket:
    """A socket that uses only ASGI messages, for other servers and for test clients."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.receive_message = receive
        self.send_message = send
        self.writable = True
        self.outgoing: asyncio.Queue[Any] = asyncio.Queue()
        self.readable = asyncio.Event()
        self.readable.set()

    async def serve(self, listener: Listener) -> None:
        writing = asyncio.create_task(self.write(listener))
        try:
            while (message := await self.receive_message())["type"] == "websocket.receive":
                text = message.get("text")
                listener.heard(message.get("bytes") or b"" if text is None else text)
                await self.readable.wait()
        finally:
            writing.cancel()

    async def write(self, listener: Listener) -> None:
        while True:
            message = await self.outgoing.get()
            await self.send_message(message)
            self.writable = True
            listener.can_send()

    def send(self, text: bytes) -> None:
        self.writable = False
        self.outgoing.put_nowait({"type": "websocket.send", "text": text.decode()})

    def close(self, code: int, reason: str) -> None:
        self.writable = False
        self.outgoing.put_nowait({"type": "websocket.close", "code": code, "reason": reason})

    def pause_reading(self) -> None:
        self.readable.clear()

    def resume_reading(self) -> None:
        self.readable.set()
