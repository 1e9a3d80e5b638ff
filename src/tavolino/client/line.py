"""A WebSocket that comes back when it breaks, as docs/wire.md asks of clients."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from tavolino.client.errors import BadToken, ClientError, NoSuchTable, OtherVersion, Refused
from tavolino.client.pauses import Pauses
from tavolino.client.server import BUSY, Server, why

FOR_GOOD: dict[int, type[ClientError]] = {
    4401: BadToken,
    4403: Refused,
    4404: NoSuchTable,
    4420: Refused,
    4426: OtherVersion,
}
LATER = (*BUSY, 403)  # at the door, 403 means: too many at once
OPENING = 20.0  # seconds to open a connection
CLOSING = 1.0  # seconds to wait for the server's goodbye
MOST_BYTES = 16 << 20  # in a message


class Line:
    def __init__(self, server: Server, path: Callable[[], str], greeting: Callable[[], Iterable[bytes]]) -> None:
        """For each connection, `path` says where to connect, and `greeting` what to send first."""
        self.server = server
        self.path = path
        self.greeting = greeting
        self.socket: ClientConnection | None = None  # while there is a connection

    async def messages(self) -> AsyncGenerator[str | bytes, None]:
        """Every message, over as many connections as it takes; raises Refused where coming back is no use."""
        pauses = Pauses()
        while True:
            try:
                async with self.connection() as socket:
                    self.socket = socket  # first: whatever is asked from now on is not in the greeting
                    for text in self.greeting():
                        await socket.send(text, text=True)
                    async for message in socket:
                        self.server.is_back()
                        pauses.begin_anew()
                        yield message
                    raise ConnectionClosed(socket.protocol.close_rcvd, socket.protocol.close_sent)
            except ConnectionClosed as end:
                check_end(end)
                self.server.is_gone(end.rcvd.reason if end.rcvd and end.rcvd.reason else "it hung up")
            except InvalidStatus as answer:
                status = answer.response.status_code
                if status not in LATER:
                    raise Refused(f"{self.server.url} has no such socket: it answers {status}.") from None
                self.server.is_gone(f"it answers {status}")
            except (OSError, InvalidHandshake, EOFError) as fault:
                self.server.is_gone(why(fault))
            finally:
                self.socket = None
            await asyncio.sleep(pauses.next())

    def connection(self) -> connect:
        return connect(
            self.server.sockets + self.path(),
            additional_headers=self.server.headers,
            compression=None,
            max_size=MOST_BYTES,
            open_timeout=OPENING,
            close_timeout=CLOSING,
        )

    async def send(self, text: bytes) -> None:
        """Sends now; what is lost with the connection has to be in the next greeting."""
        if self.socket is not None:
            with suppress(ConnectionClosed):
                await self.socket.send(text, text=True)


def check_end(end: ConnectionClosed) -> None:
    """Raises Refused if the server said goodbye for good."""
    if end.rcvd and end.rcvd.code in FOR_GOOD:
        raise FOR_GOOD[end.rcvd.code](end.rcvd.reason or f"The server closed the connection: {end.rcvd.code}.")
