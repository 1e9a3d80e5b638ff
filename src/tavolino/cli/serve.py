"""`tavolino serve`: tables for people with browsers, and for programs that play."""

from argparse import Namespace

from tavolino.cli.arguments import Commands, add_database, port


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="run the server of tables")
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (127.0.0.1: only this machine)")
    parser.add_argument("--port", type=port, default=8000, help="(8000); 0 takes any that is free")
    add_database(parser)
    parser.add_argument(
        "--limit", metavar="NAME=NUMBER", action="append", default=[], help="change a limit; docs/host.md lists them"
    )
    parser.add_argument("--quick-bots", action="store_true", help="bots do not take the time a person would")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    from tavolino.server.house import House  # here, because it takes a while to load
    from tavolino.server.limits import read_limits
    from tavolino.server.serve import listen, serve
    from tavolino.store import place_of
    from tavolino.table import Pace

    limits = read_limits(given.limit)
    database = place_of(given.db)
    with listen(given.host, given.port) as listening:
        serve(listening, House(database, limits, Pace(0, 0) if given.quick_bots else Pace()))
    return 0
