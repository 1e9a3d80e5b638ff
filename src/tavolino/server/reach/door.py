"""The door: a second listener, for other machines, that opens and shuts while the server runs.

uvicorn has no such thing, so this uses what its own `startup` uses: `config.http_protocol_class`, `server_state`,
`lifespan.state` and the list `servers`, which it closes in the end. pyproject.toml bounds the version.
"""

import asyncio
import logging
import socket
from typing import Any

import uvicorn

from tavolino.game import BadMessage
from tavolino.server.transport.uvicorn_socket import UvicornSocket

SHUT = 4410  # why a socket is closed: other machines cannot come in any more
TRIES = 100
log = logging.getLogger(__name__)


class Door:
    def __init__(self, server: uvicorn.Server, port: int) -> None:
        self.server = server
        self.port = port  # of this machine's own browser; the door takes the next one that is free
        self.sockets: list[socket.socket] = []
        self.listeners: list[asyncio.base_events.Server] = []
        self.turning = asyncio.Lock()  # it opens or shuts, one at a time

    @property
    def is_open(self) -> bool:
        return bool(self.sockets)

    async def open(self) -> None:
        """Listen on all interfaces; raises BadMessage where the system does not let us."""
        async with self.turning:
            if self.is_open:
                return
            self.sockets = listen_everywhere(self.port + 1)
            loop, backlog = asyncio.get_running_loop(), self.server.config.backlog
            for one in self.sockets:
                self.listeners.append(await loop.create_server(self.protocol, sock=one, backlog=backlog))
            self.server.servers += self.listeners

    async def shut(self) -> None:
        """Listen no more, and say goodbye to everybody who came in this way."""
        async with self.turning:
            ports = {one.getsockname()[1] for one in self.sockets}
            for listener in self.listeners:
                listener.close()
                self.server.servers.remove(listener)
            self.sockets, self.listeners = [], []
            for connection in list(self.server.server_state.connections):
                if came_by(connection, ports):
                    see_off(connection)

    def protocol(self) -> asyncio.Protocol:
        server = self.server
        kind: Any = server.config.http_protocol_class
        made: asyncio.Protocol = kind(
            config=server.config, server_state=server.server_state, app_state=server.lifespan.state
        )
        return made


def listen_everywhere(first: int) -> list[socket.socket]:
    """Listen for IPv4 and, where there is any, IPv6, at this port or the next one that is free for both."""
    for port in (*range(first, min(first + TRIES, 65_536)), 0):
        sockets: list[socket.socket] = []
        try:
            sockets.append(wildcard(socket.AF_INET, port))
            if has_ipv6():
                sockets.append(wildcard(socket.AF_INET6, sockets[0].getsockname()[1]))
        except OSError:
            for one in sockets:
                one.close()
        else:
            return sockets
    raise BadMessage("No port is free for other machines.")


def wildcard(family: socket.AddressFamily, port: int) -> socket.socket:
    listening = socket.socket(family)
    try:
        if family == socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):  # Windows would let two programs listen at one port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("::" if family == socket.AF_INET6 else "0.0.0.0", port))
        listening.listen()  # here, because only now the system says if somebody else listens
    except OSError:
        listening.close()
        raise
    return listening


def has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return socket.has_ipv6


def came_by(connection: Any, ports: set[int]) -> bool:
    own = connection.transport.get_extra_info("sockname")
    return isinstance(own, tuple) and own[1] in ports


def see_off(connection: Any) -> None:
    if isinstance(connection, UvicornSocket):
        connection.dismiss(SHUT, "Other machines cannot come in any more.")
    else:
        connection.shutdown()
