"""How other machines reach this server: where it listens, the door, and the name in the local network."""

import socket
from collections.abc import Sequence

from tavolino.server.messages import NetworkAddress
from tavolino.server.reach.door import Door
from tavolino.server.reach.local_name import LocalName
from tavolino.server.reach.network import Listener, addresses, listener_of, url


class Reach:
    def __init__(self, sockets: Sequence[socket.socket] = (), door: Door | None = None) -> None:
        self.sockets = sockets
        self.door = door  # None: nobody opens one, because the host chose where to listen
        self.name = LocalName()

    def listeners(self) -> list[Listener]:
        return [listener_of(one) for one in (*self.sockets, *(self.door.sockets if self.door else ()))]

    def is_open(self) -> bool:
        return any(not listener.ip.is_loopback for listener in self.listeners())

    def addresses(self) -> list[NetworkAddress]:
        """Where others can come in, the likely address first; a name that can be typed comes second."""
        if not self.is_open():
            return []
        found = []
        for one in addresses():
            ports = [listener.port for listener in self.listeners() if listener.hears(one.ip)]
            found += [NetworkAddress(url(one.ip, port), one.kind, one.interface) for port in ports[:1]]
        named = [NetworkAddress(url(self.name.host, self.name.port), "name", "")] if self.name.host else []
        return [*found[:1], *named, *found[1:]]

    async def open_door(self) -> None:
        if self.door:
            await self.door.open()
            self.publish_name()

    async def shut_door(self) -> None:
        if self.door:
            await self.name.withdraw()
            await self.door.shut()

    def publish_name(self) -> None:
        """In the background: it takes a second or two to find a name that nobody has."""
        listeners = [listener for listener in self.listeners() if not listener.ip.is_loopback]
        ips = [one.ip for one in addresses() if one.kind == "network" and listeners and listeners[0].hears(one.ip)]
        if ips:
            self.name.publish(listeners[0].port, ips)

    async def close(self) -> None:
        await self.name.withdraw()
