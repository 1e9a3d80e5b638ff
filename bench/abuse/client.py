"""A small HTTP client and raw sockets, from any address of 127.0.0.0/8: the server takes each for another household."""

import asyncio
import json
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

HANDSHAKE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
GONE = (OSError, EOFError, asyncio.IncompleteReadError, ValueError)


class Answer(NamedTuple):
    status: int
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Http:
    """One connection that stays open, and is opened again when the server has closed it."""

    def __init__(self, url: str, home: str = "127.0.0.1", token: str = "", host: str = "") -> None:
        self.place = urlsplit(url)
        self.host = host or self.place.netloc
        self.home = home
        self.token = token
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, message: Any = None) -> Answer:
        if self.streams is None:
            self.streams = await open_stream(self.place.netloc, self.home)
        reader, writer = self.streams
        body = b"" if message is None else json.dumps(message).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}", f"Content-Length: {len(body)}"]
        lines += [f"Authorization: Bearer {self.token}"] if self.token else []
        try:
            writer.write("\r\n".join([*lines, "Content-Type: application/json", "", ""]).encode() + body)
            answer, stays = await read_answer(reader)
        except GONE:
            self.close()
            raise
        if not stays:
            self.close()
        return answer

    def close(self) -> None:
        if self.streams:
            self.streams[1].close()
        self.streams = None


async def read_answer(reader: asyncio.StreamReader) -> tuple[Answer, bool]:
    """An answer, and whether the connection stays open."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    status, headers = int(head.split()[1]), dict(line.split(": ", 1) for line in head.split("\r\n")[1:] if line)
    body = b""
    if "content-length" in headers:
        body = await reader.readexactly(int(headers["content-length"]))
    elif headers.get("transfer-encoding") == "chunked":
        while size := int(await reader.readline(), 16):
            body += (await reader.readexactly(size + 2))[:-2]
        await reader.readline()
    return Answer(status, body), headers.get("connection") != "close"


async def open_stream(netloc: str, home: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = netloc.rpartition(":")
    return await asyncio.open_connection(host, int(port), local_addr=(home, 0))


async def open_raw_socket(
    url: str, table: str, token: str, home: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket whose frames one writes oneself."""
    netloc = urlsplit(url).netloc
    reader, writer = await open_stream(netloc, home)
    writer.write(HANDSHAKE.format(table=table, host=netloc, token=token).encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def socket_at(url: str, table: str, token: str, home: str = "127.0.0.1") -> connect:
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    headers = {"Authorization": f"Bearer {token}"}
    return connect(
        address, additional_headers=headers, compression=None, max_size=None, open_timeout=30, local_addr=(home, 0)
    )


async def tell(socket: ClientConnection, ask: str, **fields: Any) -> None:
    await socket.send(json.dumps({"type": ask, **fields}))


def framed(text: bytes, opcode: Opcode, *, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin=fin).serialize(mask=True)
