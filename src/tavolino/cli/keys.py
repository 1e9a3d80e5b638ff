"""`tavolino keys`: the keys that sign the cookies and tokens of people."""

import asyncio
import os
from argparse import Namespace

from tavolino.chance import SIZE
from tavolino.cli.arguments import Commands, add_database, command, database_of


def add_to(commands: Commands) -> None:
    parser = command(
        commands,
        "keys",
        "change the key that signs everybody's cookie",
        "keys --new",
        about="For when somebody may have a copy of the database. Stop the server first. A new key signs from now on. "
        "Cookies of the old ones stay good until you drop those keys; then their owners are strangers.",
    )
    parser.add_argument("--new", action="store_true", help="make a new key")
    parser.add_argument("--drop-old", action="store_true", help="drop all keys but the newest")
    add_database(parser)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    from tavolino.store import open_store  # here, because it takes a while to load

    async def change() -> int:
        store = open_store(database_of(given))
        try:
            if given.new:
                await store.add_signing_key(os.urandom(SIZE))
            if given.drop_old:
                await store.drop_signing_keys()
            return len(await store.signing_keys())
        finally:
            store.close()

    count = asyncio.run(change())
    print("There is one key." if count == 1 else f"There are {count} keys; the newest signs.")
    return 0
