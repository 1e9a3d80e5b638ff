"""`tavolino export`: the finished matches of a server, as records."""

import asyncio
import os
from argparse import Namespace
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from tavolino.cli.arguments import A_GAME, Commands, add_database, command, database_of
from tavolino.games import GAMES, game_named
from tavolino.match import write_record
from tavolino.words import counted

if TYPE_CHECKING:
    from tavolino.store import KeptRecord


def add_to(commands: Commands) -> None:
    parser = command(
        commands,
        "export",
        "write the server's finished matches into a folder, as records",
        f"export matches --game {A_GAME}",
    )
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="where to; it is made if it is not there")
    parser.add_argument("--game", help=f"only matches of one game: {', '.join(GAMES)}")
    add_database(parser)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    if given.game is not None:
        game_named(given.game)
    number = asyncio.run(export(database_of(given), given.folder, given.game))
    print(f"{counted(number, 'record')} in {given.folder}.")
    return 0


async def export(database: str | None, folder: Path, game: str | None) -> int:
    """How many there are. A server may be using the database."""
    from tavolino.store import open_reader  # here, because it takes a while to load

    number = 0
    with closing(open_reader(database)) as store, store.explaining():
        async for kept in store.records(game):
            write(kept, folder)
            number += 1
    return number


def write(kept: "KeptRecord", folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{kept.id}.json"
    write_record(kept.record, file)
    os.utime(file, (kept.ended, kept.ended))  # `import` takes from it when the match ended
