"""A WebSocket directly on uvicorn's transport, framed by the websockets library.

uvicorn's own classes put a queue and a task between the transport and the application. Here a message goes straight to
its listener, and an update is written at once. The handshake is plain ASGI; then the application takes the socket
from the scope, where it is an extension (sockets.DIRECT).

uvicorn documents only that `Config.ws` may be a class. We also need some of what its own classes use:
`config.loaded_app`, `server_state.connections` and `.tasks`, and `shutdown`, which it calls on every connection.
tests/server/test_uvicorn_socket.py notices if one of them changes; pyproject.toml limits the version.
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

from tavolino.server.gate.limits import Allowance
from tavolino.server.transport.compress import SparingDeflateFactory
from tavolino.server.transport.sockets import DIRECT, Listener

PING_PAUSE = 20.0  # seconds; a client that sends nothing between two pings is gone
GOODBYE = 10.0  # seconds for the client to answer a close frame
LAST_WORD = 1.0  # seconds to send the rest when the server stops
RESTART, TOO_MUCH = 1012, 1008  # why a socket is closed: come back soon; it sends more than anybody needs to
SLICE = 2048  # bytes that are read at a time: a full chunk of tiny frames would hold everybody up
MOST_PIECES = 64  # of one message
ODD_FRAMES = 5.0  # a second that carry no whole message: pings, pongs and pieces; three times as many in a burst
log = logging.getLogger(__name__)


class UvicornSocket(asyncio.Protocol):
    extensions: Sequence[ServerExtensionFactory] = ()  # offered to the client
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
        self.held = False  # the listener wants nothing more for now
        self.unread = b""  # what came and has to wait
        self.odd_frames = Allowance(ODD_FRAMES)
        self.given_up = False  # it sends too much, perhaps already during the handshake
        self.given_away = False  # it belongs to another protocol now
        self.parts: list[bytes] = []  # of an incomplete message
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
        """The other side does not read, so nothing is read from it either: its pings would want answers."""
        self.writable = False
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        self.writable = True
        if self.listener:
            self.listener.can_send()
        self.read_on()

    def data_received(self, data: bytes) -> None:
        self.silent = False
        self.unread = self.unread + data if self.unread else data
        self.read()

    def read(self) -> None:
        """Read what came, a slice at a time, until it has to wait."""
        while self.unread and self.writable and not self.held:
            part, self.unread = self.unread[:SLICE], self.unread[SLICE:]
            self.protocol.receive_data(part)
            for event in self.protocol.events_received():
                if isinstance(event, Frame):
                    self.take(event)
                elif isinstance(event, Request):
                    self.shake_hands(event)
        self.flush()

    def read_on(self) -> None:
        self.read()
        if self.writable and not self.held:
            self.transport.resume_reading()

    def shutdown(self) -> None:
        """The server stops, and waits for nobody who does not read."""
        self.dismiss(RESTART, "")

    def dismiss(self, code: int, reason: str) -> None:
        """Say why, and hang up."""
        self.close(code, reason)
        self.transport.close()
        self.loop.call_later(LAST_WORD, self.transport.abort)

    def give_away(self, protocol: asyncio.Protocol) -> None:
        """Instead of shaking hands: another protocol has the connection from now on."""
        self.given_away = True
        self.transport.set_protocol(protocol)

    # What the application calls after it has accepted.

    async def serve(self, listener: Listener) -> None:
        self.listener = listener
        if self.given_up:
            self.break_off()
        elif not self.ended.done():
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
        self.held = True
        self.transport.pause_reading()

    def resume_reading(self) -> None:
        self.held = False
        self.read_on()

    # The handshake, over ASGI.

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
        """Accept or reject: the only ASGI messages that the application sends."""
        if self.ended.done():
            return  # the client has left meanwhile
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
        """Assemble a message, and pass it on when it is complete."""
        data = frame.opcode in DATA_OPCODES
        if len(self.parts) >= MOST_PIECES or (not (data and frame.fin) and self.odd_frames.pause()):
            self.break_off()
            return
        if not data:
            return
        self.parts.append(bytes(frame.data))
        if frame.fin:
            message, self.parts = b"".join(self.parts), []
            if self.listener and self.protocol.state is State.OPEN:
                self.listener.heard(message)

    def break_off(self) -> None:
        """Read nothing more from a client that sends too much."""
        self.given_up = True
        self.close(TOO_MUCH, "")
        self.unread, self.parts = b"", []
        self.pause_reading()
        self.set_timer(LAST_WORD, self.transport.abort)

    def flush(self) -> None:
        """Write what the protocol wants to send; an empty part means: close the connection."""
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
    """A socket class whose instances together compress this many updates a second; 0: none."""
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
    """Host and port; an IPv6 address has two more parts, and a Unix socket has none."""
    return (found[0], found[1]) if isinstance(found, tuple) else None


async def receive_connect() -> Any:
    return {"type": "websocket.connect"}
