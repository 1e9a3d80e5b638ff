"""What the server wants from a WebSocket, whoever provides it, and the plain ASGI way to provide it."""

import asyncio
from typing import Any, Protocol

from litestar.types import Receive, Scope, Send

DIRECT = "tavolino.socket"  # the ASGI extension by which a server offers a socket without queue and tasks in between


class Listener(Protocol):
    """What happens at a socket."""

    def heard(self, message: bytes | str) -> None: ...

    def can_send(self) -> None:
        """The other side was slow and has caught up."""


class Socket(Protocol):
    """A socket that was accepted. No call waits; `serve` returns when the connection is gone."""

    writable: bool  # False while the other side is slow

    async def serve(self, listener: Listener) -> None: ...

    def send(self, text: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


def socket_of(scope: Scope, receive: Receive, send: Send) -> Socket:
    """The direct socket of our own server, or what every ASGI server offers."""
    direct: Any = (scope.get("extensions") or {}).get(DIRECT)
    return direct or AsgiSocket(receive, send)


class AsgiSocket:
    """A socket by ASGI messages alone: for other servers and for test clients."""

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
