"""Is a database whole? Asked about every backup, and about the database itself after a crash."""

import logging
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

from tavolino.game import BadMessage
from tavolino.store.sqlite.place import explaining_errors

log = logging.getLogger(__name__)


def was_left_open(path: Path) -> bool:
    """Whether the last program did not close the database: then its journal is still there."""
    journal = path.with_name(f"{path.name}-wal")
    return journal.is_file() and journal.stat().st_size > 0


def check_whole(path: Path) -> None:
    """Raises BadMessage if a database is damaged."""
    with explaining_errors(path), closing(sqlite3.connect(path)) as database:
        if damage := first_damage(database):
            raise BadMessage(f"The database {path} is damaged: {damage}.")


def first_damage(database: sqlite3.Connection) -> str | None:
    """Reads every page of the database."""
    [(first,), *_] = database.execute("PRAGMA quick_check(1)")
    return None if first == "ok" else " ".join(str(first).split())


class Inspection:
    """Reads the whole database in a thread, while the server already works."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.damage: str | None = None
        self.connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, check_same_thread=False)
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        try:
            self.damage = first_damage(self.connection)
        except sqlite3.Error as fault:
            if getattr(fault, "sqlite_errorcode", None) == sqlite3.SQLITE_INTERRUPT:
                return
            self.damage = str(fault)
        if self.damage:
            log.critical("The database %s is damaged: %s. Go back to a backup.", self.path, self.damage)
        else:
            log.info("The last server did not close the database. It was checked and is whole.")

    def close(self) -> None:
        self.connection.interrupt()
        self.thread.join()
        self.connection.close()
