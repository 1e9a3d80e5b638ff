"""A WebSocket straight from uvicorn's transport, framed by the websockets library.

uvicorn's own way puts a queue and a task between the transport and the application. Here a message goes to its listener
at once, and an update is written at once. The handshake is plain ASGI; after it the application takes the socket from
the scope, where it is an extension (sockets.DIRECT).

uvicorn documents that `Config.ws` may be a class, and no more. The rest of what this needs is what its own classes use:
`config.loaded_app`, `server_state.connections` and `.tasks`, and `shutdown`, which it calls on every connection.
tests/server/test_uvicorn_socket.py says which of them has changed; pyproject.toml bounds the version.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, cast
from urllib.parse import unquote

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.extensions import ServerExtensionFactory
from websockets.frames import DATA_OPCODES, Frame
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from tavolino.server.compress import SparingDeflateFactory
from tavolino.server.sockets import DIRECT, Listener

PING_PAUSE = 20.0  # seconds; who has sent nothing from one ping to the next is gone
GOODBYE = 10.0  # seconds for the other side to answer a close frame
LAST_WORD = 1.0  # seconds for what is still to be sent when the server stops
RESTART = 1012  # why a socket is closed: come back soon
log = logging.getLogger(__name__)


class UvicornSocket(asyncio.Protocol):
    extensions: Sequence[ServerExtensionFactory] = ()  # that are offered to the other side
    transport: asyncio.Transport
    response: Response

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: Any = None) -> None:
        self.config = config
        self.server_state = server_state
        self.app_state = app_state
        self.loop = asyncio.get_running_loop()
        self.protocol = ServerProtocol(extensions=self.extensions, max_size=config.ws_max_size)
        self.listener: Listener | None = None
        self.ended = self.loop.create_future()
        self.writable = True
        self.silent = False  # since the last ping
        self.parts: list[bytes] = []  # of a message that has not come to its end
        self.timer: asyncio.TimerHandle | None = None

    # What the transport and the server call.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's transport does not subclass asyncio.Transport
        self.server_state.connections.add(self)  # type: ignore[arg-type]  # uvicorn knows only its own classes

    def connection_lost(self, _: Exception | None) -> None:
        self.server_state.connections.discard(self)
        self.protocol.receive_eof()
        self.set_timer(None)
        self.listener = None
        if not self.ended.done():
            self.ended.set_result(None)

    def pause_writing(self) -> None:
        self.writable = False

    def resume_writing(self) -> None:
        self.writable = True
        if self.listener:
            self.listener.can_send()

    def data_received(self, data: bytes) -> None:
        self.silent = False
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode in DATA_OPCODES:
                    self.take(event)
            elif isinstance(event, Request):
                self.shake_hands(event)
        self.flush()

    def shutdown(self) -> None:
        """The server stops, and waits for nobody who does not read."""
        self.close(RESTART, "")
        self.transport.close()
        self.loop.call_later(LAST_WORD, self.transport.abort)

    # What the application calls, once it has accepted.

    async def serve(self, listener: Listener) -> None:
        self.listener = listener
        self.set_timer(PING_PAUSE, self.ping)
        await self.ended

    def send(self, text: bytes) -> None:
        if self.protocol.state is State.OPEN:
            self.protocol.send_text(text)
            self.flush()

    def close(self, code: int, reason: str) -> None:
        if self.protocol.state is State.OPEN:
            self.protocol.send_close(code, reason.encode()[:120].decode(errors="ignore"))
            self.flush()
            self.set_timer(GOODBYE, self.transport.abort)

    def pause_reading(self) -> None:
        self.transport.pause_reading()

    def resume_reading(self) -> None:
        self.transport.resume_reading()

    # The handshake, by ASGI.

    def shake_hands(self, request: Request) -> None:
        self.response = self.protocol.accept(request)
        if self.response.status_code != 101:
            self.protocol.send_response(self.response)
            return
        task = self.loop.create_task(self.run(scope_of(self, request)))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def run(self, scope: Any) -> None:
        try:
            await self.config.loaded_app(scope, receive_connect, self.answer)
        except Exception:
            log.exception("a socket failed")
        self.transport.abort() if self.protocol.state is State.OPEN else self.transport.close()

    async def answer(self, message: Any) -> None:
        """Accept or reject: all that the application says by ASGI."""
        match message:
            case {"type": "websocket.accept"}:
                if protocol := message.get("subprotocol"):
                    self.response.headers["Sec-WebSocket-Protocol"] = protocol
                self.protocol.send_response(self.response)
            case {"type": "websocket.close"}:
                self.protocol.send_response(self.protocol.reject(403, ""))
            case _:
                raise AssertionError(f"after the handshake a socket is used directly, without {message['type']}")
        self.flush()

    # The rest.

    def take(self, frame: Frame) -> None:
        """Put a message together, and pass it on when it is whole."""
        self.parts.append(bytes(frame.data))
        if frame.fin:
            message, self.parts = b"".join(self.parts), []
            if self.listener and self.protocol.state is State.OPEN:
                self.listener.heard(message)

    def flush(self) -> None:
        """Write what the protocol has to say; an empty part means: close the connection."""
        for part in self.protocol.data_to_send():
            if part:
                self.transport.write(part)
            else:
                self.transport.close()

    def ping(self) -> None:
        if self.silent:
            self.transport.abort()
            return
        self.silent = True
        if self.protocol.state is State.OPEN:
            self.protocol.send_ping(b"")
            self.flush()
            self.set_timer(PING_PAUSE, self.ping)

    def set_timer(self, seconds: float | None, then: Any = None) -> None:
        if self.timer:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, then)


def compressing_socket(per_second: int) -> type[UvicornSocket]:
    """A class of sockets that together compress so many updates a second; 0: none."""
    found = [SparingDeflateFactory(per_second)] if per_second else []
    return type("CompressingSocket", (UvicornSocket,), {"extensions": found})


def scope_of(socket: UvicornSocket, request: Request) -> dict[str, Any]:
    path, _, query = request.path.partition("?")
    transport = socket.transport
    offered = request.headers.get_all("Sec-WebSocket-Protocol")
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "wss" if transport.get_extra_info("sslcontext") else "ws",
        "server": address_of(transport.get_extra_info("sockname")),
        "client": address_of(transport.get_extra_info("peername")),
        "root_path": "",
        "path": unquote(path),
        "raw_path": path.encode("latin-1"),
        "query_string": query.encode("latin-1"),
        "headers": [(name.lower().encode(), text.encode("latin-1")) for name, text in request.headers.raw_items()],
        "subprotocols": [one.strip() for one in ",".join(offered).split(",")] if offered else [],
        "state": socket.app_state.copy(),
        "extensions": {DIRECT: socket},
    }


def address_of(found: Any) -> tuple[str, int] | None:
    """Host and port; an IPv6 address has two more parts, and a Unix socket none."""
    return (found[0], found[1]) if isinstance(found, tuple) else None


async def receive_connect() -> Any:
    return {"type": "websocket.connect"}
