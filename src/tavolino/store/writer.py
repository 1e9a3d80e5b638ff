"""The one thread that writes: whatever has come in while it was busy goes into the next commit together.

One wait for the disk is shared by everybody who waits, so a thousand tables cost hardly more than one. Whoever appends
is told after the commit, never before.
"""

import asyncio
import contextlib
import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain, groupby
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import NamedTuple

CHECKPOINT_PAUSE = 1.0  # seconds
CHECKPOINT_COMMITS = 1_000  # so many are worth a checkpoint even when it is not quiet; each leaves a few pages behind
MOST_ROWS = 200  # in one statement; SQLite keeps one ready for every number of rows
log = logging.getLogger(__name__)


class Write(NamedTuple):
    statement: str
    values: tuple[object, ...]


class Waiting(NamedTuple):
    writes: Sequence[Write]
    loop: asyncio.AbstractEventLoop
    then: Callable[[Exception | None], None]  # called in the loop, with what went wrong


class Writer:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.gathered: list[Waiting] = []  # in this turn of the event loop
        self.inbox: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self.closing = threading.Event()
        self.commits = CHECKPOINT_COMMITS  # since the last checkpoint; a server that was killed may have left some
        self.behind = False  # a checkpoint could not keep up with the writer
        self.threads = [threading.Thread(target=work, daemon=True) for work in (self.write, self.checkpoint)]
        for thread in self.threads:
            thread.start()

    def put(self, waiting: Waiting) -> None:
        """What it waits for is written as a whole, or not at all.

        All that comes in one turn of the event loop is handed over at its end: a writer that woke at the first of it
        would only get in its way.
        """
        if not self.gathered:
            waiting.loop.call_soon(self.hand_over)
        self.gathered.append(waiting)

    def hand_over(self) -> None:
        if self.gathered:
            self.inbox.put(self.gathered)
            self.gathered = []

    def close(self) -> None:
        """Write what has come in so far, then stop."""
        self.hand_over()
        self.inbox.put(None)
        self.closing.set()
        for thread in self.threads:
            thread.join()

    def write(self) -> None:
        with contextlib.closing(connect(self.path)) as connection:
            connection.execute("PRAGMA wal_autocheckpoint=0")  # the other thread does it, so nobody waits for it
            while group := self.next_group():
                self.commit(connection, group)
                if self.behind:
                    self.behind = False  # even if somebody reads at length and it cannot be done: not again at once
                    checkpointed(connection)

    def next_group(self) -> list[Waiting]:
        """All that has come in; nothing when it is to stop."""
        group: list[Waiting] = []
        some = self.inbox.get()
        with contextlib.suppress(Empty):
            while some is not None:
                group += some
                some = self.inbox.get_nowait()
        if group and some is None:
            self.inbox.put(None)  # for the next time
        return group

    def commit(self, connection: sqlite3.Connection, group: list[Waiting]) -> None:
        try:
            write_all(connection, group)
            self.commits += 1
        except Exception:
            for waiting in group:  # one bad write must not take the others with it
                self.commit_alone(connection, waiting)
        else:
            tell(group, None)

    def commit_alone(self, connection: sqlite3.Connection, waiting: Waiting) -> None:
        try:
            write_all(connection, [waiting])
        except Exception as fault:  # whatever it is, the writer lives on
            tell([waiting], fault)
        else:
            tell([waiting], None)

    def checkpoint(self) -> None:
        """Bring what was written from the journal to its place, when it is quiet or there is much of it.

        The journal begins anew only when all of it is in its place. While others write that never comes about, and it
        would grow without end: the little that is left then is done by the writer, between two commits.
        """
        seen = 0
        with contextlib.closing(connect(self.path)) as connection:
            while not self.closing.wait(CHECKPOINT_PAUSE):
                quiet, seen = self.commits == seen, self.commits
                if self.commits >= CHECKPOINT_COMMITS or (self.commits and quiet):
                    self.commits = seen = 0
                    self.behind = not checkpointed(connection)


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=30, cached_statements=MOST_ROWS * 2
    )
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA fullfsync=ON")  # where a plain fsync does not reach the disk: on macOS
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


def checkpointed(connection: sqlite3.Connection) -> bool:
    """Do a checkpoint as far as it can be done at once; returns whether it came to the end."""
    try:
        [(busy, pages, done)] = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    except sqlite3.Error:
        log.exception("a checkpoint failed; it is tried again")
        return False
    return not busy and bool(pages == done)


def write_all(connection: sqlite3.Connection, group: list[Waiting]) -> None:
    """All or nothing. SQLite gives way to the event loop at every call and has to wait for its turn afterwards: the
    fewer calls, the sooner it is done. One statement is a transaction by itself, and entries of many tables are one."""
    writes = combined([write for waiting in group for write in waiting.writes])
    if len(writes) == 1:
        connection.execute(*writes[0])
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for write in writes:
            connection.execute(*write)
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def combined(writes: list[Write]) -> list[Write]:
    """The same rows with fewer statements: those of one INSERT after the other in one."""
    found: list[Write] = []
    for statement, same in groupby(writes, key=lambda write: write.statement):
        rows = [write.values for write in same]
        size = MOST_ROWS if statement.endswith("?)") else 1
        for first in range(0, len(rows), size):
            some = rows[first : first + size]
            found.append(Write(many_rows(statement, len(some)), tuple(chain.from_iterable(some))))
    return found


@cache
def many_rows(statement: str, rows: int) -> str:
    row = statement[statement.rindex("(") :] if rows > 1 else ""
    return ", ".join([statement, *[row] * (rows - 1)])


def tell(group: list[Waiting], fault: Exception | None) -> None:
    """Wake those who wait: once for each event loop, not once for each of them."""
    for loop, told in groupby(group, key=lambda waiting: waiting.loop):
        with contextlib.suppress(RuntimeError):  # the loop is closed, so nobody waits any more
            loop.call_soon_threadsafe(go_on, [waiting.then for waiting in told], fault)


def go_on(waiting: list[Callable[[Exception | None], None]], fault: Exception | None) -> None:
    for then in waiting:
        try:
            then(fault)
        except Exception:  # one of them must not keep the others waiting
            log.exception("what was to follow a commit failed")
