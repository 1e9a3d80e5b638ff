"""`tavolino admin tables`, `close` and `remove`."""

from argparse import Namespace
from typing import TYPE_CHECKING

from tavolino.cli.admin.server import ask, part, print_json, print_table, when
from tavolino.cli.arguments import Commands
from tavolino.games import GAMES

if TYPE_CHECKING:
    from tavolino.server.admin.messages import AdminTable

A_TABLE = "the first letters of its name, as `admin tables` lists them"
A_PERSON = "the first digits of their id, as `admin people` lists them"


def add_to(commands: Commands) -> None:
    parser = part(
        commands,
        "tables",
        "list the open tables, the newest first",
        "tables",
        about="Of a table that is not in memory, because nobody is there, the people and bots are not known.",
    )
    parser.set_defaults(run=show)
    parser = part(commands, "close", "close a table, even if people are at it", "close 4mk7")
    parser.add_argument("table", metavar="TABLE", help=A_TABLE)
    parser.set_defaults(run=close)
    parser = part(
        commands,
        "remove",
        "send somebody away from their seat",
        "remove 3f9a 4mk7",
        about="In a match a bot takes over. The person can still watch, but not sit down at this table again.",
    )
    parser.add_argument("person", metavar="PERSON", help=A_PERSON)
    parser.add_argument("table", metavar="TABLE", help=A_TABLE)
    parser.set_defaults(run=remove)


def show(given: Namespace) -> int:
    from tavolino.server.admin.messages import AdminTable  # here, because it takes a while to load

    tables = ask(given, "GET", "/tables", list[AdminTable])
    if given.json:
        print_json(tables)
    else:
        head = ("table", "game", "stage", "people", "bots", "since", "in memory")
        print_table(head, [row(table) for table in tables], "No table is open.")
    return 0


def row(table: "AdminTable") -> tuple[object, ...]:
    title = "?" if table.game is None else GAMES[table.game].title if table.game in GAMES else table.game
    people, bots = ("?" if number is None else number for number in (table.people, table.bots))
    return table.table, title, table.stage or "?", people, bots, when(table.since), "yes" if table.in_memory else "no"


def close(given: Namespace) -> int:
    from tavolino.server.admin.messages import CloseTable

    return do(given, "/tables/close", CloseTable(given.table))


def remove(given: Namespace) -> int:
    from tavolino.server.admin.messages import SendAway

    return do(given, "/tables/remove", SendAway(given.person, given.table))


def do(given: Namespace, path: str, message: object = None) -> int:
    """Ask for a change, and print what was done."""
    from tavolino.server.admin.messages import AdminDone

    done = ask(given, "POST", path, AdminDone, message)
    if given.json:
        print_json(done)
    else:
        print(done.said)
    return 0
