"""One WebSocket, as uvicorn hands it over after the upgrade.

What comes in is passed on at once and what goes out is written at once. ASGI would put a queue and two tasks in
between, which cost more than an action does; so it gets the handshake only, and with it what uvicorn knows of a proxy.
"""

import asyncio
import logging
from typing import Any, Protocol, cast

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import DATA_OPCODES, Frame
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

EXTENSION = "tavolino.socket"  # the name of the socket in the scope of its handshake
PING_PAUSE = 20.0  # seconds; whoever has said nothing from one ping to the next is gone
GOODBYE = 10.0  # seconds for the other side to answer that the socket is closed
LAST_WORD = 1.0  # seconds for what is still to be sent when the server stops
RESTART = 1012  # why a socket is closed: come back soon
WHOLE_TEXT = 0x81  # the first byte of a text that is one frame
log = logging.getLogger(__name__)


class Listener(Protocol):
    """Whoever uses a socket."""

    def heard(self, message: bytes) -> None: ...

    def can_send(self) -> None:
        """The other side had been slow, and has caught up."""

    def lost(self) -> None: ...


class Socket(asyncio.Protocol):
    transport: asyncio.Transport
    response: Response

    def __init__(self, config: Config, server_state: ServerState, **_: Any) -> None:
        self.app = config.loaded_app
        self.state = server_state
        self.loop = asyncio.get_running_loop()
        self.websocket = ServerProtocol(max_size=config.ws_max_size)
        self.listener: Listener | None = None
        self.writable = True
        self.silent = False  # since the last ping
        self.parts: list[bytes] = []  # of a message that has not come to its end
        self.one_by_one = True  # so far every frame has come whole, and alone
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by inheritance
        self.state.connections.add(self)  # type: ignore[arg-type]  # uvicorn knows only its own kinds

    def connection_lost(self, _: Exception | None) -> None:
        self.state.connections.discard(self)
        if self.timer:
            self.timer.cancel()
        if self.listener:
            self.listener.lost()
            self.listener = None

    def pause_writing(self) -> None:
        self.writable = False

    def resume_writing(self) -> None:
        self.writable = True
        if self.listener:
            self.listener.can_send()

    def data_received(self, data: bytes) -> None:
        """Nearly every message is one short text that comes alone: it is read here, which takes a tenth of the time."""
        self.silent = False
        if self.listener and self.one_by_one:
            self.one_by_one = is_short_frame(data)
            if self.one_by_one and data[0] == WHOLE_TEXT and not self.parts and self.websocket.state is State.OPEN:
                self.listener.heard(apply_mask(data[6:], data[2:6]))
                return
        self.websocket.receive_data(data)
        for event in self.websocket.events_received():
            if isinstance(event, Request):
                self.shake_hands(event)
            elif isinstance(event, Frame) and event.opcode in DATA_OPCODES:
                self.take(event)
        self.flush()

    def take(self, frame: Frame) -> None:
        self.parts.append(bytes(frame.data))
        if frame.fin:
            message, self.parts = b"".join(self.parts), []
            if self.listener and self.websocket.state is State.OPEN:
                self.listener.heard(message)

    def flush(self) -> None:
        """Write what the protocol itself has to say; nothing in it stands for the end."""
        for part in self.websocket.data_to_send():
            if part:
                self.transport.write(part)
            else:
                self.transport.close()

    def shake_hands(self, request: Request) -> None:
        self.response = self.websocket.accept(request)
        if self.response.status_code != 101:
            self.websocket.send_response(self.response)
            return
        task = self.loop.create_task(self.meet(request))
        self.state.tasks.add(task)
        task.add_done_callback(self.state.tasks.discard)

    async def meet(self, request: Request) -> None:
        """Let the application accept or reject it; after that the socket speaks to its listener only."""
        path, _, query = request.path.partition("?")
        scope: Any = {
            "type": "websocket",
            "path": path,
            "query_string": query.encode("latin-1"),
            "headers": [
                (name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in request.headers.raw_items()
            ],
            "client": (self.transport.get_extra_info("peername") or ("", 0))[:2],  # of IPv6 there are four parts
            "scheme": "ws",
            "extensions": {EXTENSION: self},
        }
        try:
            await self.app(scope, nothing_to_receive, nothing_to_send)
        except Exception:
            log.exception("a socket could not be opened")
            self.transport.abort()

    def accept(self, listener: Listener, protocol: str | None) -> None:
        if protocol:
            self.response.headers["Sec-WebSocket-Protocol"] = protocol
        self.websocket.send_response(self.response)
        self.flush()
        self.listener = listener
        self.timer = self.loop.call_later(PING_PAUSE, self.ping)

    def reject(self) -> None:
        self.websocket.send_response(self.websocket.reject(403, ""))
        self.flush()

    def send(self, text: bytes) -> None:
        if self.websocket.state is State.OPEN:
            self.transport.write(text_header(len(text)) + text)

    def ping(self) -> None:
        if self.silent:
            self.transport.abort()
            return
        self.silent = True
        if self.websocket.state is State.OPEN:
            self.websocket.send_ping(b"")
            self.flush()
        self.timer = self.loop.call_later(PING_PAUSE, self.ping)

    def close(self, code: int, reason: str) -> None:
        if self.websocket.state is not State.OPEN:
            return
        self.websocket.send_close(code, reason.encode()[:120].decode(errors="ignore"))
        self.flush()
        if self.timer:
            self.timer.cancel()
        self.timer = self.loop.call_later(GOODBYE, self.transport.abort)

    def shutdown(self) -> None:
        """The server stops; uvicorn says so to every connection, and waits for none that does not read."""
        self.close(RESTART, "")
        self.transport.close()
        self.loop.call_later(LAST_WORD, self.transport.abort)


def is_short_frame(data: bytes) -> bool:
    """Just one frame with its mask, whose size is not told in further bytes (RFC 6455, 5.2)."""
    return 6 <= len(data) < 6 + 126 and data[1] == 0x80 + len(data) - 6


def text_header(size: int) -> bytes:
    """What stands before a text of so many bytes: a whole message, not masked (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


async def nothing_to_receive() -> Any:
    raise AssertionError("a socket speaks to its listener")


async def nothing_to_send(_: Any) -> None:
    raise AssertionError("a socket is spoken to by its listener")
