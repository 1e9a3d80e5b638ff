"""`tavolino import`: records from files into a server's database, so that its pages can show them."""

import asyncio
from argparse import Namespace
from pathlib import Path

from tavolino.cli.arguments import Commands, add_database
from tavolino.game import BadMessage
from tavolino.match import Record, read_record
from tavolino.match.verify import verify
from tavolino.words import counted

LONGEST = 60  # letters in a name


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("import", help="take records into the server's database; it must not be running")
    parser.add_argument(
        "records", metavar="RECORD", type=Path, nargs="+", help="each is found at /replay/ and its file's name"
    )
    add_database(parser)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    from tavolino.store import place_of  # here, because it takes a while to load

    records = {path: checked(path) for path in given.records}
    number = asyncio.run(keep(place_of(given.db), records))
    print(f"{counted(number, 'record')} taken in; {counted(len(records) - number, 'record')} had been there.")
    return 0


def checked(path: Path) -> Record:
    """A whole match that fits itself: nothing else is ever shown as a replay."""
    record = read_record(path)
    if record.outcome is None:
        raise BadMessage(f"{path} is the record of a match that is not over.")
    if len(path.stem) > LONGEST:
        raise BadMessage(f"The name of {path} is too long: {LONGEST} letters are the most.")
    verify(record)
    return record


async def keep(database: Path, records: dict[Path, Record]) -> int:
    from tavolino.store import Store, statements

    store = Store(database)
    try:
        new = {path: record for path, record in records.items() if store.record(path.stem) is None}
        for path, record in new.items():
            await store.append(*statements.record(path.stem, record, {}, int(path.stat().st_mtime)))
    finally:
        store.close()
    return len(new)
