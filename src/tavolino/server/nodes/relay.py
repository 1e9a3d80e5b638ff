"""Passes a request on to another node, and a socket byte for byte: the other node shakes hands itself."""

import asyncio
from typing import NamedTuple
from urllib.parse import urlsplit

import h11
from litestar.types import HTTPScope, Scope

from tavolino.server.nodes.proof import HEADER
from tavolino.server.transport.uvicorn_socket import UvicornSocket

PATIENCE = 8.0  # seconds for an answer; hints take a while
CONNECT = 2.0  # seconds
ONE_HOP = (b"connection", b"keep-alive", b"transfer-encoding", b"te", b"trailer", b"upgrade", HEADER)


class Answer(NamedTuple):
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class NotReached(Exception):
    """The other node does not answer, so it has not acted on the request."""


async def forward(scope: HTTPScope, body: bytes, address: str, proof: bytes) -> Answer:
    """Raises NotReached if nothing was sent, and OSError if the line broke while it was answering."""
    reader, writer = await connect(address)
    try:
        async with asyncio.timeout(PATIENCE):
            connection = h11.Connection(h11.CLIENT)
            writer.write(
                connection.send(
                    h11.Request(method=scope["method"], target=target(scope), headers=head(scope, body, proof))
                )
            )
            writer.write((connection.send(h11.Data(data=body)) or b"") + (connection.send(h11.EndOfMessage()) or b""))
            return await read_answer(reader, connection)
    except (h11.RemoteProtocolError, TimeoutError) as fault:
        raise ConnectionError(str(fault)) from fault
    finally:
        writer.close()


async def connect(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    place = urlsplit(address)
    try:
        async with asyncio.timeout(CONNECT):
            return await asyncio.open_connection(place.hostname, place.port or 80)
    except (OSError, TimeoutError) as fault:
        raise NotReached from fault


def target(scope: Scope) -> bytes:
    raw, query = scope.get("raw_path") or scope["path"].encode(), scope["query_string"]
    return raw.partition(b"?")[0] + (b"?" + query if query else b"")


def head(scope: HTTPScope, body: bytes, proof: bytes) -> list[tuple[bytes, bytes]]:
    kept = [(name, value) for name, value in scope["headers"] if name not in (*ONE_HOP, b"content-length")]
    return [*kept, (b"content-length", str(len(body)).encode()), (b"connection", b"close"), (HEADER, proof)]


async def read_answer(reader: asyncio.StreamReader, connection: h11.Connection) -> Answer:
    status, headers, parts = 0, list[tuple[bytes, bytes]](), list[bytes]()
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(65_536))
        elif isinstance(event, h11.Response):
            status = event.status_code
            headers = [(name, value) for name, value in event.headers if name not in (*ONE_HOP, b"content-length")]
        elif isinstance(event, h11.Data):
            parts.append(bytes(event.data))
        elif isinstance(event, h11.EndOfMessage | h11.ConnectionClosed):
            return Answer(status, headers, b"".join(parts))


class End(asyncio.Protocol):
    """One end of a passed-on socket: what it receives goes to the other end."""

    def __init__(self, own: asyncio.Transport | None = None, other: asyncio.Transport | None = None) -> None:
        self.own = own
        self.other = other
        self.gone = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.own = transport  # type: ignore[assignment]  # uvloop's transport does not subclass asyncio.Transport

    def data_received(self, data: bytes) -> None:
        if self.other:
            self.other.write(data)

    def pause_writing(self) -> None:
        if self.other:
            self.other.pause_reading()

    def resume_writing(self) -> None:
        if self.other:
            self.other.resume_reading()

    def connection_lost(self, _: Exception | None) -> None:
        if self.other:
            self.other.close()
        if not self.gone.done():
            self.gone.set_result(None)


async def splice(socket: UvicornSocket, scope: Scope, address: str, proof: bytes) -> None:
    """Pass on everything until one side hangs up; raises NotReached if the other node does not answer."""
    place, loop = urlsplit(address), asyncio.get_running_loop()
    near = End()
    try:
        async with asyncio.timeout(CONNECT):
            far_transport, far = await loop.create_connection(
                lambda: End(other=socket.transport), place.hostname or "", place.port or 80
            )
    except (OSError, TimeoutError) as fault:
        raise NotReached from fault
    near.own, near.other = socket.transport, far_transport
    lines = [b"GET " + target(scope) + b" HTTP/1.1"]
    lines += [name + b": " + value for name, value in scope["headers"] if name != HEADER]
    far_transport.write(b"\r\n".join([*lines, HEADER + b": " + proof, b"", b""]))
    socket.give_away(near)
    try:
        await asyncio.wait([near.gone, far.gone], return_when=asyncio.FIRST_COMPLETED)
    finally:
        far_transport.close()
        socket.transport.close()
        socket.connection_lost(None)
