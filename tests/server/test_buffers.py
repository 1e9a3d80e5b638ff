"""What a socket buffers for a client that sends much or reads nothing stays small."""

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tavolino.server.gate.limits import Allowance
from tavolino.server.transport.connections import Connections
from tavolino.server.transport.sockets import DIRECT
from tavolino.server.transport.uvicorn_http import counting_http
from tavolino.server.transport.uvicorn_socket import MOST_PIECES, SLICE, UvicornSocket

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Deaf:
    """A listener that only counts."""

    heard_messages = 0

    def heard(self, _: bytes | str) -> None:
        self.heard_messages += 1

    def can_send(self) -> None: ...


async def accept(scope: Any, _: Any, send: Any) -> None:
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await scope["extensions"][DIRECT].serve(Deaf())


async def flooded(flood: bytes, frames_per_second: float) -> tuple[int, int, int]:
    """The most that was buffered to be written, the most pieces, and the most unread, until the socket was dropped."""
    loop, state, most = asyncio.get_running_loop(), ServerState(), [0, 0, 0]
    gone: asyncio.Future[None] = loop.create_future()

    class Watched(UvicornSocket):
        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            self.odd_frames = Allowance(frames_per_second)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            gone.set_result(None)

        def take(self, frame: Any) -> None:
            super().take(frame)
            now = (self.transport.get_write_buffer_size(), len(self.parts), len(self.unread))
            most[:] = map(max, most, now)

    counted = Connections(10, 10, 100)
    config = uvicorn.Config(accept, http=counting_http(counted, 60), ws=Watched, ws_max_size=8192, lifespan="off")
    config.load()
    make: Callable[[], Any] = lambda: config.http_protocol_class(config, state, {})  # type: ignore[call-arg]  # noqa: E731
    async with await loop.create_server(make, "127.0.0.1", 0) as listening:
        client = socket.create_connection(listening.sockets[0].getsockname())
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        client.sendall(HANDSHAKE)
        client.setblocking(False)
        await loop.sock_recv(client, 12)  # of the answer to the handshake; it reads no more
        try:
            for _ in range(400):
                await loop.sock_sendall(client, flood)
        except ConnectionError:
            pass
        client.close()
        await gone
        await asyncio.sleep(0)  # those who wait for its end are told next
        assert not counted.open, "it is not counted any more"
    return most[0], most[1], most[2]


def framed(text: bytes, opcode: Opcode, *, fin: bool) -> bytes:
    return Frame(opcode, text, fin=fin).serialize(mask=True)


def test_pieces_do_not_pile_up() -> None:
    first, more = framed(b"", Opcode.TEXT, fin=False), framed(b"", Opcode.CONT, fin=False)
    _, pieces, _ = asyncio.run(flooded(first + more * 1000, frames_per_second=1e9))
    assert pieces == MOST_PIECES


def test_answers_to_pings_do_not_pile_up() -> None:
    written, _, unread = asyncio.run(flooded(framed(b"x" * 125, Opcode.PING, fin=True) * 500, frames_per_second=5))
    assert written < 65_536 + SLICE
    assert unread < 1_000_000
