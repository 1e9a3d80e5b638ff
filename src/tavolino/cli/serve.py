"""`tavolino serve`: runs the server, for people with browsers and for programs that play."""

import logging
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from tavolino.cli.arguments import Commands, add_database, port

if TYPE_CHECKING:
    from tavolino.server.services import Services


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="run the server of tables")
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (127.0.0.1: only this machine)")
    parser.add_argument("--port", type=port, default=8000, help="(8000); 0 takes any that is free")
    add_services(parser)
    parser.set_defaults(run=run)


def add_services(parser: ArgumentParser) -> None:
    """The options that `serve` and `open` share."""
    add_database(parser)
    parser.add_argument(
        "--limit", metavar="NAME=NUMBER", action="append", default=[], help="change a limit; docs/host.md lists them"
    )
    parser.add_argument("--quick-bots", action="store_true", help="bots do not take the time a person would")


def run(given: Namespace) -> int:
    from tavolino.server.serve import listen, serve  # imported here, because it is slow to load

    with listen(given.host, given.port) as listening:
        serve(listening, services_of(given))
    return 0


def services_of(given: Namespace, level: int = logging.INFO) -> "Services":
    """What the server needs; from now on everything of this level is logged."""
    from tavolino.server.limits import read_limits
    from tavolino.server.logs import log_to_stderr
    from tavolino.server.services import Services
    from tavolino.store import open_store
    from tavolino.table import Pace

    limits = read_limits(given.limit)
    log_to_stderr(level)
    return Services(open_store(given.db), limits, Pace(0, 0) if given.quick_bots else Pace())
