"""Whether the database is still where it was, and what an error of the disk means."""

import logging
import sqlite3
import time
from pathlib import Path

from tavolino.store.contract import Unwritable

PAUSE = 0.1  # seconds: a busy writer looks for its file no more often
GONE = "the database was deleted or replaced while the server was using it"
REFUSALS = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_READONLY,
}
log = logging.getLogger(__name__)


class DatabaseFile:
    """The files of an open database. SQLite goes on writing to deleted ones without a word."""

    def __init__(self, path: Path) -> None:
        self.paths = (path, path.with_name(f"{path.name}-wal"))
        self.identities = [*map(identity, self.paths)]
        self.gone = False
        self.closed = False  # from then on SQLite itself removes the journal
        self.looked = 0.0

    def is_gone(self) -> bool:
        """Once gone, it stays gone, even if a file of the same name turns up."""
        self.looked = time.monotonic()
        if not self.gone and not self.closed and [*map(identity, self.paths)] != self.identities:
            self.gone = True
            log.critical("%s: %s; nothing more is saved, and the server stops", self.paths[0], GONE)
        return self.gone

    def is_known_gone(self) -> bool:
        """The same, but looks only now and then."""
        return self.gone or (time.monotonic() - self.looked > PAUSE and self.is_gone())


def identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def refusal(fault: Exception) -> Unwritable | None:
    """None if it was not the disk that refused."""
    code = getattr(fault, "sqlite_errorcode", None)
    return Unwritable(str(fault)) if code is not None and code & 0xFF in REFUSALS else None
