"""`tavolino serve`: runs the server, for people with browsers and for programs that play."""

import logging
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from tavolino import __version__
from tavolino.cli.arguments import Commands, add_database, command, contact, host_name, port, web_address

if TYPE_CHECKING:
    from tavolino.server.services import Services

HOST = "127.0.0.1"


def add_to(commands: Commands) -> None:
    parser = command(commands, "serve", "run the server of tables", "serve --host 0.0.0.0 --port 80")
    parser.add_argument("--host", help="where to listen (127.0.0.1: only this machine); 0.0.0.0 is everywhere")
    parser.add_argument("--port", type=port, default=8000, help="(8000); 0 takes any that is free")
    parser.add_argument(
        "--node",
        metavar="URL",
        type=web_address,
        help="one of several servers on one PostgreSQL: its address for the others",
    )
    add_services(parser)
    parser.set_defaults(run=run)


def add_services(parser: ArgumentParser) -> None:
    """The options that `serve` and `open` share."""
    add_database(parser)
    parser.add_argument(
        "--limit", metavar="NAME=NUMBER", action="append", default=[], help="change a limit; docs/host.md lists them"
    )
    parser.add_argument(
        "--name",
        type=host_name,
        action="append",
        default=[],
        help="the name by which browsers find this server: tables.example.org; repeat it for more",
    )
    parser.add_argument("--contact", type=contact, help="how to reach you: an e-mail or web address for the first page")
    parser.add_argument("--source", type=web_address, help="where the source code of this server is: a web address")
    parser.add_argument("--quick-bots", action="store_true", help="bots do not take the time a person would")


def run(given: Namespace) -> int:
    from tavolino.server.serve import listen, serve  # imported here, because it is slow to load

    with listen(given.host or HOST, given.port) as listening:
        serve(listening, services_of(given), door="none" if given.host else "shut")
    return 0


def services_of(given: Namespace, level: int = logging.INFO) -> "Services":
    """What the server needs; from now on everything of this level is logged."""
    from tavolino.server.limits import read_limits
    from tavolino.server.logs import log_to_stderr
    from tavolino.server.messages import Place
    from tavolino.server.services import Services
    from tavolino.store import open_store
    from tavolino.table import Pace

    limits = read_limits(given.limit)
    log_to_stderr(level)
    pace = Pace(0, 0) if given.quick_bots else Pace()
    place = Place(__version__, given.contact, given.source)
    return Services(open_store(given.db, getattr(given, "node", None)), limits, pace, place, given.name)
