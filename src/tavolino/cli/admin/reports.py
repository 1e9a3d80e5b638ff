"""`tavolino admin reports`."""

from argparse import Namespace

from tavolino.cli.admin.server import ask, part, print_json, printable, when
from tavolino.cli.arguments import Commands

REASONS = {
    "rude": "rude or hateful",
    "name": "offensive name",
    "spoiling": "spoils the game on purpose",
    "other": "something else",
}


def add_to(commands: Commands) -> None:
    parser = part(
        commands,
        "reports",
        "list what players have reported in the last 30 days, the newest first",
        "reports",
        about="Each has the last lines of the chat that the reporter saw.",
    )
    parser.set_defaults(run=show)


def show(given: Namespace) -> int:
    from tavolino.server.admin.messages import AdminReport  # here, because it takes a while to load

    reports = ask(given, "GET", "/reports", list[AdminReport])
    if given.json:
        print_json(reports)
        return 0
    for one in reports:
        print(f"{when(one.made)}  {one.person}  {printable(one.name)}  {REASONS[one.reason]}")
        print(f"  table {one.table}, {one.game}, reported by {one.reporter}")
        if one.words:
            print(f"  “{printable(one.words)}”")
        for line in one.chat:
            print(f"  | {printable(line)}")
    if not reports:
        print("Nobody has reported anything.")
    return 0
