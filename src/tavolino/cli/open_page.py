"""`tavolino`, or `tavolino open`: runs the server on this machine and opens it in the browser."""

import logging
import os
import sys
import threading
import webbrowser
from argparse import Namespace
from contextlib import suppress
from socket import socket

from tavolino.bots.preparation import PREPARATION
from tavolino.cli.arguments import Commands, command
from tavolino.cli.serve import HOST, add_services, services_of, settings_of
from tavolino.game import BadMessage

TRIES = 100


def add_to(commands: Commands) -> None:
    parser = command(commands, "open", "play in the browser (what happens without a command)", "open --port 9000")
    parser.add_argument("--no-browser", action="store_true", help="print the address and open no browser")
    parser.add_argument("--port", help="(8000); where that is taken, the next that is free")
    parser.add_argument("--lan", action="store_true", help="let others in your network in from the start")
    add_services(parser)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    from tavolino.server.page.web import is_built  # imported here, because it is slow to load
    from tavolino.store import InUse

    if not is_built():
        raise BadMessage(
            "The page is not built: run ./tavolino in the checkout, which says what is missing; "
            "'tavolino play GAME' plays in the terminal."
        )
    try:
        serve_here(given)
    except InUse as taken:
        if not taken.address:  # the database is held by something else, or by a server that is still starting
            raise
        print(f"Tavolino is already running, at {taken.address}", flush=True)
        if wants_browser(given):
            webbrowser.open(taken.address)
    return 0


def serve_here(given: Namespace) -> None:
    settings = settings_of(given)
    from tavolino.server.serve import serve

    def ready(address: str) -> None:
        print(f"Tavolino is at {address} (Ctrl-C ends it)", flush=True)
        if PREPARATION.coming:
            print("You can play right away; the stronger bots join in about a minute.", flush=True)
        if wants_browser(given):
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()  # some keep it waiting

    with listen_from(settings.port) as listening:
        serve(listening, services_of(settings, logging.WARNING), ready, door="open" if given.lan else "shut")


def listen_from(first: int) -> socket:
    """Listen at this port, or at the next free one."""
    from tavolino.server.serve import listen

    for number in range(first, min(first + TRIES, 65_536)):
        with suppress(BadMessage):
            return listen(HOST, number)
    return listen(HOST, 0)


def wants_browser(given: Namespace) -> bool:
    return not given.no_browser and has_screen()


def has_screen() -> bool:
    """Without a screen, a text browser would take over this terminal."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in {"win32", "darwin"} or any(os.environ.get(screen) for screen in screens)
