"""A copy of the whole database, even while a server is using it."""

import contextlib
import os
import sqlite3
from pathlib import Path

from tavolino.game import BadMessage
from tavolino.store.sqlite.integrity import check_whole

SQLITE_HEAD = b"SQLite format 3\0"


def back_up(database: Path, copy: Path) -> None:
    """Write the whole copy or nothing; it is as private as the database."""
    if not database.is_file():
        raise BadMessage(f"There is no database {database}.")
    unfinished = copy.with_name(f".tavolino-{os.getpid()}.db")
    try:
        if copy.exists() and not copy.is_file():
            raise BadMessage(f"The backup cannot be written to {copy}: that is not an ordinary file.")
        if copy.exists() and copy.samefile(database):
            raise BadMessage(f"{copy} is the database itself; name another file for its backup.")
        if copy.exists() and copy.stat().st_size and not is_database(copy):
            raise BadMessage(f"{copy} is there already and is no backup; name another file.")
        os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            copy_database(database, unfinished)
            check_whole(unfinished)
            unfinished.replace(copy)
        finally:
            unfinished.unlink(missing_ok=True)
    except OSError as fault:
        raise BadMessage(f"The backup cannot be written to {copy}: {fault.strerror}.") from None
    except sqlite3.Error as fault:
        raise BadMessage(f"The database {database} cannot be copied: {fault}.") from None


def is_database(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(len(SQLITE_HEAD)) == SQLITE_HEAD


def copy_database(database: Path, copy: Path) -> None:
    """The copy is on disk when this returns."""
    with contextlib.closing(sqlite3.connect(database)) as source, contextlib.closing(sqlite3.connect(copy)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")  # a single file
