"""`tavolino admin`: running the place."""

from tavolino.cli.admin import announce, bans, figures, people, reports, tables
from tavolino.cli.arguments import Commands, command

PARTS = (tables, people, bans, reports, announce, figures)


def add_to(commands: Commands) -> None:
    parser = command(
        commands,
        "admin",
        "run the place: who is here, bans, reports, announcements, figures",
        "admin people",
        "help admin ban",
        about="The server must be running. If you can read its database, you may use these commands.",
    )
    parts = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for part in PARTS:
        part.add_to(parts)
