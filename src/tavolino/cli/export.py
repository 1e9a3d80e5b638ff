"""`tavolino export`: the finished matches of a server, as records."""

import os
from argparse import Namespace
from pathlib import Path

from tavolino.cli.arguments import Commands, add_database
from tavolino.game import BadMessage
from tavolino.games import GAMES, game_named
from tavolino.match import write_record
from tavolino.words import counted


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("export", help="write the server's finished matches into a folder, as records")
    parser.add_argument("folder", metavar="FOLDER", type=Path)
    parser.add_argument("--game", help=f"only matches of one game: {', '.join(GAMES)}")
    add_database(parser)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    from tavolino.store import place_of  # here, because it takes a while to load
    from tavolino.store.place import readable
    from tavolino.store.store import all_records, reader

    if given.game is not None:
        game_named(given.game)
    database = place_of(given.db)
    if not database.is_file():
        raise BadMessage(f"There is no database {database}.")
    engine, number = reader(database), 0
    with readable(database):
        for kept in all_records(engine, given.game):
            given.folder.mkdir(parents=True, exist_ok=True)
            file = given.folder / f"{kept.id}.json"
            write_record(kept.record, file)
            os.utime(file, (kept.ended, kept.ended))  # by which `import` knows when the match ended
            number += 1
    engine.dispose()
    print(f"{counted(number, 'record')} in {given.folder}.")
    return 0
