"""`tavolino backup`: a copy of the database, also while the server runs."""

from argparse import Namespace
from pathlib import Path

from tavolino.cli.arguments import Commands, add_database, command, database_of
from tavolino.game import BadMessage


def add_to(commands: Commands) -> None:
    parser = command(commands, "backup", "copy the server's database, also while it runs", "backup tavolino-monday.db")
    parser.add_argument("file", metavar="FILE", type=Path, help="where to; only an older backup is written over")
    add_database(parser)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    from tavolino.store import back_up, is_postgres, place_of  # here, because it takes a while to load

    database = database_of(given)
    if is_postgres(database):
        raise BadMessage("PostgreSQL makes its own backups: use pg_dump, which works while servers run.")
    back_up(place_of(database), given.file)
    print(f"The backup is in {given.file}.")
    return 0
