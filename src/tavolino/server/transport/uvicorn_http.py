"""HTTP on uvicorn's transport: a request has to arrive in time, and an answer has to be read.

uvicorn documents only that `Config.http` may be a class. We change what its own class for h11 does when a connection
comes, hears something, answers and goes; tests/server/test_uvicorn_http.py notices if one of these methods changes.
"""

import asyncio
from functools import lru_cache

import h11
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol

from tavolino.server.gate.homes import home_of
from tavolino.server.transport.connections import Connections
from tavolino.server.transport.uvicorn_socket import UvicornSocket

trusted = lru_cache(_TrustedHosts)
INCOMPLETE = (h11.IDLE, h11.SEND_BODY)  # the states of a client that has not sent a whole request


class UvicornHttp(H11Protocol):
    counted: Connections
    seconds: float  # for a request, from its first byte (or the connection's beginning) to its last
    unread_seconds: float = 60  # in which a client must read what waits for it
    home: str | None = None
    arriving: asyncio.TimerHandle | None = None
    unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.home = None if host in trusted(str(self.config.forwarded_allow_ips)) else home_of(host)
        if self.counted.admit(self):
            self.expect_request()
        else:
            self.drop()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.has_arrived()
        self.is_read()
        self.counted.leave(self)

    def drop(self) -> None:
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it is a socket now
            return
        if self.conn.their_state in INCOMPLETE:
            self.expect_request()
        else:
            self.has_arrived()

    def expect_request(self) -> None:
        if self.arriving is None:
            self.arriving = self.loop.call_later(self.seconds, self.drop)

    def has_arrived(self) -> None:
        if self.arriving:
            self.arriving.cancel()
        self.arriving = None
        self.counted.work(self)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state in INCOMPLETE:  # otherwise the next request is here already
            self.counted.wait(self)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.unread or self.loop.call_later(self.unread_seconds, self.drop)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_read()

    def is_read(self) -> None:
        if self.unread:
            self.unread.cancel()
        self.unread = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.has_arrived()
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, UvicornSocket)
        socket.ended.add_done_callback(lambda _: self.counted.leave(self))


def counting_http(counted: Connections, seconds: float) -> type[UvicornHttp]:
    """A class whose instances are counted together."""
    return type("CountingHttp", (UvicornHttp,), {"counted": counted, "seconds": seconds})
