"""The thread that writes to SQLite.

It also runs the checkpoints: another thread could do that, but SQLite before 3.51.3 can damage a database if one
connection commits while another is in a checkpoint.
"""

import contextlib
import logging
import sqlite3
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, groupby
from pathlib import Path

from tavolino.store.contract import Fenced, Unwritable
from tavolino.store.deals import next_line
from tavolino.store.sql.group_writer import GroupWriter, Waiting, call_back
from tavolino.store.sql.statements import ENTRY, check, explained
from tavolino.store.sql.write import Write
from tavolino.store.sqlite.disk import GONE, DatabaseFile

CHECKPOINT_PAUSE = 1.0  # seconds without a commit, until it is quiet enough for a checkpoint
CHECKPOINT_COMMITS = 500  # after this many, a checkpoint is due even if it is not quiet
CHECKPOINT_PAGES = 10_000  # this many make SQLite do one within a commit; only many changes to old rows get there
MOST_ROWS = 200  # in one statement; Python caches a prepared one for each number of rows
AN_ACTION = 32_768  # bytes: at least what an action writes, with the record of the match that it ends
log = logging.getLogger(__name__)


class Writer(GroupWriter):
    def __init__(self, path: Path, owner: int) -> None:
        super().__init__()
        self.owner = owner  # the epoch in which the database is ours
        self.trouble: str | None = None  # why the disk has refused, until it accepts data again
        self.connection = connect(path)
        self.connection.create_function("next_line", 3, next_line)
        self.connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")
        self.connection.execute("SELECT epoch FROM owner").fetchall()  # now all files are there
        self.file = DatabaseFile(path)
        self.commits = 1  # since the last checkpoint; starts at 1 because a killed server may have left some
        self.thread.start()

    def run(self) -> None:
        with contextlib.closing(self.connection) as connection:
            while (group := self.next_group(self.patience())) is not None:
                if group:
                    with self.measuring(group):
                        self.commit(connection, group)
                elif self.trouble:
                    self.try_again(connection)
                if self.commits >= CHECKPOINT_COMMITS or (self.commits and not group):
                    try_checkpoint(connection)
                    self.commits = 0  # even if a long read kept it from finishing: don't retry at once

    def patience(self) -> float | None:
        """For how many seconds to wait for the next group, if there is something to do without one."""
        return CHECKPOINT_PAUSE if self.commits or self.trouble else None

    def commit(self, connection: sqlite3.Connection, group: list[Waiting]) -> None:
        self.commits += 1
        try:
            write_all(connection, self.owner, chain.from_iterable(waiting.writes for waiting in group))
        except Exception:  # one bad write must not fail the others
            faults = write_each(connection, self.owner, group)
        else:
            faults = []
        if self.file.is_known_gone():
            self.trouble = GONE
            call_back(group, Unwritable(GONE))
        elif faults:
            self.report(faults)
            for waiting, fault in zip(group, faults, strict=True):
                call_back([waiting], fault)
        else:
            call_back(group, None)

    def report(self, faults: Iterable[Exception | None]) -> None:
        """One line when the disk begins to refuse, however many tables wait for it."""
        why = next((fault.why for fault in faults if isinstance(fault, Unwritable)), None)
        if why and not self.trouble:
            log.error("The disk refuses to write: %s. Until it accepts data again, people are told so.", why)
        self.trouble = why or self.trouble

    def try_again(self, connection: sqlite3.Connection) -> None:
        """Has the disk room for an action again?"""
        if self.file.is_gone():
            return
        try:
            write_all(connection, self.owner, [check(AN_ACTION)])
        except Exception:  # the next try is a second away
            return
        self.trouble = None
        log.warning("The disk accepts data again.")


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=30, cached_statements=MOST_ROWS * 2
    )
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA wal_autocheckpoint=0")  # the writer's thread alone does checkpoints
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA fullfsync=ON")  # on macOS a plain fsync does not reach the disk
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


def try_checkpoint(connection: sqlite3.Connection) -> None:
    """Copy pages from the WAL to the database, unless somebody is still reading older ones."""
    try:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    except sqlite3.Error as fault:
        log.error("a checkpoint failed; it is tried again: %s", fault)


def write_all(connection: sqlite3.Connection, owner: int, writes: Iterable[Write]) -> None:
    """All or nothing.

    Each call of SQLite releases the GIL and then waits to get it back, so fewer calls are faster. A single INSERT is
    its own transaction, and entries of many tables are a single INSERT, which the fence checks.
    """
    statements = combined(writes)
    if len(statements) == 1 and statements[0].statement.startswith(ENTRY):
        connection.execute(*statements[0])
    elif statements:
        with transaction(connection, owner):
            for statement in statements:
                connection.execute(*statement).fetchall()


def write_each(connection: sqlite3.Connection, owner: int, group: list[Waiting]) -> list[Exception | None]:
    """Write everything that can be written, in one commit; returns the error of each write, if any."""
    try:
        with transaction(connection, owner):
            faults = [write_one(connection, waiting) for waiting in group]
    except Exception as fault:  # the writer must survive any error
        return [explained(fault) if waiting.writes else None for waiting in group]
    return faults


def write_one(connection: sqlite3.Connection, waiting: Waiting) -> Exception | None:
    """Inside a transaction."""
    connection.execute("SAVEPOINT one")
    try:
        for statement in combined(waiting.writes):
            connection.execute(*statement).fetchall()
    except Exception as fault:
        if not connection.in_transaction:  # for example the disk is full, and SQLite has rolled back everything
            raise
        connection.execute("ROLLBACK TO one")
        return explained(fault)
    finally:
        if connection.in_transaction:
            connection.execute("RELEASE one")
    return None


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection, owner: int) -> Iterator[None]:
    """All or nothing; nothing if the database is no longer ours."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        if connection.execute("SELECT epoch FROM owner").fetchone() != (owner,):
            raise Fenced
        yield
        connection.execute("COMMIT")
    except Exception:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def combined(writes: Iterable[Write]) -> list[Write]:
    """The same rows in fewer statements: consecutive rows of the same INSERT become one."""
    found: list[Write] = []
    for statement, same in groupby(writes, key=lambda write: write.statement):
        rows = [write.values for write in same]
        size = MOST_ROWS if statement.endswith("?)") and statement.startswith("INSERT") else 1
        for first in range(0, len(rows), size):
            some = rows[first : first + size]
            found.append(Write(many_rows(statement, len(some)), tuple(chain.from_iterable(some))))
    return found


@cache
def many_rows(statement: str, rows: int) -> str:
    row = statement[statement.rindex("(") :] if rows > 1 else ""
    return ", ".join([statement, *[row] * (rows - 1)])
