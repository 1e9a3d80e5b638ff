"""`tavolino move`: everything from one database to another, for example from a file to PostgreSQL."""

import asyncio
from argparse import Namespace
from contextlib import closing

from tavolino.cli.arguments import Commands, command
from tavolino.game import BadMessage


def add_to(commands: Commands) -> None:
    parser = command(
        commands,
        "move",
        "copy everything from one database to another, and compare the two",
        "move --from tavolino.db --to postgresql://tavolino@localhost/tavolino",
        about="Stop the servers first. The old database stays as it is. Cookies and links stay good.",
    )
    for name, help_text in (("from", "the database to copy"), ("to", "a new one")):
        parser.add_argument(f"--{name}", metavar="FILE|URL", dest=f"{name}_database", required=True, help=help_text)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    from tavolino.store import is_postgres, open_store, place_of  # here, because it takes a while to load
    from tavolino.store.move import move
    from tavolino.store.sql.store import SqlStore

    if not is_postgres(given.from_database) and not place_of(given.from_database).is_file():
        raise BadMessage(f"There is no database {given.from_database}.")
    with closing(open_store(given.from_database)) as source, closing(open_store(given.to_database)) as target:
        assert isinstance(source, SqlStore)
        assert isinstance(target, SqlStore)
        asyncio.run(source.deals_count())  # in PostgreSQL, the last deals get their lines only now
        for name, rows, digest in move(source, target):
            print(f"{rows:>9,} rows of {name:<13} {digest}")
    print("Both have the same rows. Start the server with the new one.")
    return 0
