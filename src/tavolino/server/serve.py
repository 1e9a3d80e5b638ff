"""Runs the server until it is stopped."""

import asyncio
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable
from typing import Literal, TypeAlias

import uvicorn

from tavolino.bots.preparation import PREPARATION
from tavolino.game import BadMessage
from tavolino.server.app import application
from tavolino.server.page.web import is_built
from tavolino.server.proxy.forwarded import Forwarded, trusted_text
from tavolino.server.reach.door import Door
from tavolino.server.reach.network import url
from tavolino.server.reach.reach import Reach
from tavolino.server.reach.startup_lines import show_addresses
from tavolino.server.services import Services
from tavolino.server.transport.connections import Connections
from tavolino.server.transport.files import fitting, raise_file_limit
from tavolino.server.transport.uvicorn_http import counting_http
from tavolino.server.transport.uvicorn_socket import compressing_socket
from tavolino.words.catalogue import catalogue

log = logging.getLogger(__name__)
DoorAtStart: TypeAlias = Literal["none", "shut", "open"]  # "none": nobody can open one
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # where one listens, and where this machine's own browser looks


class Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, services: Services, ready: Callable[[str], None], door: DoorAtStart
    ) -> None:
        super().__init__(config)
        self.services = services
        self.ready = ready
        self.door = door

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            reach = self.services.reach = Reach(sockets, None if self.door == "none" else Door(self, port))
            if self.door == "open":
                await reach.open_door()
            elif reach.is_open():
                reach.publish_name()
            address = url(EVERYWHERE.get(host, host), port)
            self.services.store.announce(address)
            PREPARATION.start()  # now that people can come
            self.ready(address)
            if reach.is_open():
                show_addresses(await asyncio.to_thread(reach.addresses))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First let others have the tables, then send everybody there."""
        self.services.draining = True
        if self.services.started:
            self.services.queue.rest()
        if self.services.store.several:
            await self.services.hand_over()
        await super().shutdown(sockets)


def tell(address: str) -> None:
    print(f"Tavolino is at {address}", flush=True)


def serve(
    listening: socket.socket, services: Services, ready: Callable[[str], None] = tell, door: DoorAtStart = "none"
) -> None:
    """Serve until it is told to stop; `ready` gets the address once somebody can come."""
    if not is_built():
        log.warning("the page is not built, so there are tables for programs only; in the checkout, run ./tavolino")
    catalogue("en")  # load it now, so that the first refusal is not slow
    look_for_garbage_seldom()
    limits = services.limits = fitting(services.limits, raise_file_limit())
    counted = Connections(limits.connections, limits.connections_per_address, limits.answers_per_second)
    trusted = trusted_text(services.settings.proxies)
    config = uvicorn.Config(
        Forwarded(application(services), trusted),
        access_log=False,  # request paths name tables, and a table's name is the key to it
        forwarded_allow_ips=trusted,  # their connections don't count as one client's
        http=counting_http(counted, limits.request_seconds),
        log_config=None,
        proxy_headers=False,  # `Forwarded` reads them
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,  # seconds: longer than a proxy's, or it might send a request on a closing connection
        ws=compressing_socket(limits.compressed_per_second),
        ws_max_size=limits.message_bytes,
    )
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: None)  # uvicorn stops in good order, then sends the signal on: to nobody
    try:
        Server(config, services, ready, door).run(sockets=[listening])
    finally:
        PREPARATION.close()
    if services.lost:
        raise BadMessage("The database was deleted or replaced, so the server has stopped; see its log.")


def look_for_garbage_seldom() -> None:
    """Reference cycles are rare here, and a collection over all tables takes a tenth of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)


def listen(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    if os.name == "posix":  # on Windows it would let two servers listen on one port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as fault:
        listening.close()
        why = f"{fault.strerror}; --host and --port choose another place"
        raise BadMessage(f"The server cannot listen at {host}, port {port}: {why}.") from None
    return listening
