"""`tavolino serve`: runs the server, for people with browsers and for programs that play."""

import logging
import os
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from tavolino.cli.arguments import Commands, add_database, command

if TYPE_CHECKING:
    from tavolino.server.services import Services
    from tavolino.server.settings import Settings

HOST = "127.0.0.1"
FLAGS = ("host", "port", "db", "node", "names", "contact", "source", "quick_bots", "proxies", "limit")


def add_to(commands: Commands) -> None:
    parser = command(
        commands,
        "serve",
        "run the server of tables",
        "serve --host 0.0.0.0 --port 80",
        "serve --config tavolino.toml",
        about="A settings file and the environment can say the same as these options, and more: see docs/host.md.",
    )
    parser.add_argument("--host", help="where to listen (127.0.0.1: only this machine); 0.0.0.0 is everywhere")
    parser.add_argument("--port", help="(8000); 0 takes any that is free")
    parser.add_argument("--node", metavar="URL", help="the address by which other nodes reach this one")
    add_services(parser)
    parser.set_defaults(run=run)


def add_services(parser: ArgumentParser) -> None:
    """The options that `serve` and `open` share."""
    add_database(parser)
    parser.add_argument(
        "--limit", metavar="NAME=NUMBER", action="append", help="change a limit; docs/host.md lists them"
    )
    parser.add_argument(
        "--name",
        metavar="NAME",
        dest="names",
        action="append",
        help="the name by which browsers find this server: tables.example.org; repeat it for more",
    )
    parser.add_argument("--contact", help="how to reach you: an e-mail or web address for the first page")
    parser.add_argument("--source", help="where the source code of this server is: a web address")
    parser.add_argument(
        "--proxy",
        metavar="ADDRESS",
        dest="proxies",
        action="append",
        help="a reverse proxy in front of this server: an address or a network; repeat it for more (this machine)",
    )
    parser.add_argument(
        "--quick-bots", action="store_true", default=None, help="bots do not take the time a person would"
    )


def run(given: Namespace) -> int:
    settings = settings_of(given)
    from tavolino.server.serve import listen, serve  # imported here, because it is slow to load

    with listen(settings.host or HOST, settings.port) as listening:
        serve(listening, services_of(settings), door="none" if settings.host else "shut")
    return 0


def settings_of(given: Namespace) -> "Settings":
    """What the file, the environment and the command line say; raises BadMessage before anything has started."""
    from tavolino.server.settings import read_settings

    flags = {name: getattr(given, name, None) for name in FLAGS}
    return read_settings(flags, os.environ, given.config)


def services_of(settings: "Settings", level: int = logging.INFO) -> "Services":
    """What the server needs; from now on everything of this level is logged."""
    from tavolino.server.logs import log_to_stderr
    from tavolino.server.services import Services
    from tavolino.store import open_store

    log_to_stderr(level)
    return Services(open_store(settings.db, settings.node, settings.house.name or ""), settings)
