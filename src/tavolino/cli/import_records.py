"""`tavolino import`: records from files into a server's database, so that its pages can show them."""

import asyncio
from argparse import Namespace
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from tavolino.cli.arguments import Commands, add_database, command, database_of
from tavolino.game import BadMessage, TavolinoError
from tavolino.match import Record, read_record
from tavolino.match.replay import OldRules, revealed_secret
from tavolino.match.verify import verify
from tavolino.words import counted

if TYPE_CHECKING:
    from tavolino.store import NewRecord, Store

LONGEST = 60  # letters in a name


def add_to(commands: Commands) -> None:
    parser = command(
        commands, "import", "take records into the server's database; it must not be running", "import matches/*.json"
    )
    parser.add_argument(
        "records", metavar="RECORD", type=Path, nargs="+", help="each is found at /replay/ and its file's name"
    )
    add_database(parser)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    records = {path: checked(path) for path in given.records}
    number = asyncio.run(keep(database_of(given), records))
    print(f"{counted(number, 'record')} taken in; {counted(len(records) - number, 'record')} had been there.")
    return 0


def checked(path: Path) -> Record:
    """A match that has ended and fits itself; under rules that are gone only its secret can be checked."""
    record = read_record(path)
    if record.outcome is None and record.broken_off is None:
        raise BadMessage(f"{path} is the record of a match that is not over.")
    if len(path.stem) > LONGEST:
        raise BadMessage(f"The name of {path} is too long: {LONGEST} letters are the most.")
    try:
        verify(record)
    except OldRules:
        revealed_secret(record)
    except TavolinoError as fault:
        raise BadMessage(f"{path} cannot be taken in: {fault}") from None
    return record


async def keep(database: str | None, records: dict[Path, Record]) -> int:
    """How many were not there before."""
    from tavolino.store import open_store  # here, because it takes a while to load

    with closing(open_store(database)) as store:
        new = await not_there(store, records)
        if promised := new.keys() & await store.promised_records():
            name = min(promised)
            raise BadMessage(f"{new[name]} cannot be taken in: a running match needs the name {name} for its record.")
        for name, path in new.items():
            await store.keep_record(without_people(name, records[path], int(path.stat().st_mtime)))
    return len(new)


def without_people(name: str, record: Record, ended: int) -> "NewRecord":
    """A record says what those who played were called, not who they were."""
    from tavolino.store import NewRecord, Result

    results = tuple(
        Result(seat, seat_name, None, None, *record.standing(seat), by_person=None)
        for seat, seat_name in enumerate(record.seats)
    )
    return NewRecord(name, record, results, ended)


async def not_there(store: "Store", records: dict[Path, Record]) -> dict[str, Path]:
    """The files of records that are new here, by name; two records of one name are refused before any is taken in."""
    new: dict[str, Path] = {}
    for path, record in records.items():
        name = path.stem
        kept = await store.record(name)
        before = kept.record if kept else records[new.setdefault(name, path)]
        if before != record:
            raise BadMessage(f"{path} cannot be taken in: there is another record called {name}.")
    return new
