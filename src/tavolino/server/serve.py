"""Runs the server until it is told to stop."""

import gc
import logging
import os
import signal
import socket
from collections.abc import Callable

import uvicorn

from tavolino.game import BadMessage
from tavolino.server.app import application
from tavolino.server.services import Services
from tavolino.server.uvicorn_socket import compressing_socket
from tavolino.server.web import is_built
from tavolino.words.catalogue import catalogue

log = logging.getLogger(__name__)
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # where one listens, and where this machine's own browser looks


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, services: Services, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self.services = services
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            address = address_of(EVERYWHERE.get(host, host), port)
            self.services.store.announce(address)
            self.ready(address)
            if host in EVERYWHERE:
                print(f"Other machines find it by the name or the address of this one, at port {port}.", flush=True)


def address_of(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def tell(address: str) -> None:
    print(f"Tavolino is at {address}", flush=True)


def serve(listening: socket.socket, services: Services, ready: Callable[[str], None] = tell) -> None:
    """Serve until it is told to stop; `ready` gets the address once somebody can come."""
    if not is_built():
        log.warning("the page is not built, so there are tables for programs only; in the checkout, run ./tavolino")
    catalogue("en")  # now, so that nobody waits for it at the first refusal
    look_for_garbage_seldom()
    config = uvicorn.Config(
        application(services),
        access_log=False,  # addresses of requests name tables, and a table's name is the key to it
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,  # seconds: longer than a proxy keeps a connection, or it asks on one that just closes
        ws=compressing_socket(services.limits.compressed_per_second),
        ws_max_size=services.limits.message_bytes,
    )
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: None)  # uvicorn stops in good order, then sends the signal on: to nobody
    Server(config, services, ready).run(sockets=[listening])


def look_for_garbage_seldom() -> None:
    """Hardly anything here is in a reference cycle, and a look through all tables takes a tenth of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)


def listen(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    if os.name == "posix":  # elsewhere it would let two servers listen at one port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as fault:
        listening.close()
        why = f"{fault.strerror}; --host and --port choose another place"
        raise BadMessage(f"The server cannot listen at {host}, port {port}: {why}.") from None
    return listening
