"""The session that writes: it holds the node's lock, and everything that this node writes goes through it.

If the session is lost, the node has lost its tables. It tells so, and becomes a new node under a new number. It never
comes back under the old one: by then others may have taken its tables over.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from functools import cache
from itertools import groupby
from typing import NamedTuple

import psycopg
from psycopg import Connection

from tavolino.game import BadMessage
from tavolino.store.contract import Fenced, Unwritable
from tavolino.store.postgres.place import Database
from tavolino.store.postgres.statements import (
    APPEND,
    BEAT,
    ENTRY,
    UPTIME,
    explained,
    leave,
    one_line,
)
from tavolino.store.sql.group_writer import GroupWriter, Waiting, call_back
from tavolino.store.sql.write import Write

BEAT_PAUSE = 1.0  # seconds
RETRY = 0.2  # seconds between attempts to get a session again
JOIN = "INSERT INTO node (address, heard) SELECT %s, coalesce(max(id), 0) FROM message RETURNING id, heard"
log = logging.getLogger(__name__)


class Joined(NamedTuple):
    node: int
    heard: int  # the last message before it joined


class PostgresWriter(GroupWriter):
    trouble: str | None = None

    def __init__(self, database: Database, address: str, uptime: Callable[[], int]) -> None:
        """Raises BadMessage if no node can be had of the database."""
        super().__init__()
        self.database = database
        self.address = address
        self.uptime = uptime
        self.lost: Callable[[], None] = lambda: None  # called in this thread
        self.joined: Callable[[Joined], None] = lambda _: None  # likewise, when it is a node again
        self.heard = 0
        self.beaten = 0.0
        self.last_beat = time.monotonic()  # that the database accepted
        self.session = database.connect()
        try:
            self.node, self.heard = self.join()
        except BaseException:
            self.session.close()
            raise

    def join(self) -> Joined:
        """Become a node: a row, and the lock of its number in the session that writes."""
        self.database.move_in(self.session)
        row = self.session.execute(JOIN, (self.address,)).fetchone()
        assert row is not None
        node, heard = row
        self.database.lock_node(self.session, node)
        return Joined(node, heard)

    def run(self) -> None:
        while (group := self.next_group(BEAT_PAUSE if not self.trouble else RETRY)) is not None:
            try:
                if self.trouble:
                    self.join_again()
                if group:
                    with self.measuring(group):
                        self.commit(group)
                if time.monotonic() - self.beaten >= BEAT_PAUSE:
                    self.beat()
            except (psycopg.OperationalError, psycopg.InterfaceError, BadMessage) as fault:
                self.lose(fault)
                call_back(group, Unwritable(self.trouble or ""))
        self.stop()

    def stop(self) -> None:
        if not self.trouble:
            try:
                write_all(self.session, self.node, leave(self.node))
            except psycopg.Error as fault:
                log.warning("this node could not leave in good order: %s", one_line(fault))
        self.session.close()

    def commit(self, group: list[Waiting]) -> None:
        """Raises an error of psycopg if the session is lost."""
        try:
            write_all(self.session, self.node, [write for waiting in group for write in waiting.writes])
        except Exception as fault:
            self.check_session(fault)
            faults = write_each(self.session, self.node, group)  # one bad write must not fail the others
            for waiting, one in zip(group, faults, strict=True):
                call_back([waiting], one)
        else:
            call_back(group, None)

    def check_session(self, fault: Exception) -> None:
        """Raises the fault if it is the session that is gone, or a database that only reads."""
        if self.session.closed or isinstance(fault, psycopg.errors.ReadOnlySqlTransaction):
            raise psycopg.OperationalError(one_line(fault)) from fault

    def beat(self) -> None:
        self.beaten = time.monotonic()
        beats = [Write(BEAT, (self.heard, self.node)), Write(UPTIME, (self.uptime(),))]
        write_all(self.session, self.node, beats)
        self.last_beat = time.monotonic()

    def beat_soon(self, loop: asyncio.AbstractEventLoop) -> None:
        """From any thread: somebody waits for what this node has heard."""
        beat = Write(BEAT, (self.heard, self.node))
        self.inbox.put([Waiting([beat], loop, lambda _: None)])

    def lose(self, fault: Exception) -> None:
        if not self.trouble:
            log.error("The database has ended our session: %s. This node gives up its tables and joins again.", fault)
            self.trouble = one_line(fault)
            self.lost()
        self.session.close()

    def join_again(self) -> None:
        self.session = self.database.connect()  # `lose` closes it if it cannot join
        joined = self.join()
        self.node, self.heard, self.trouble = *joined, None
        self.joined(joined)
        log.warning("This server is a node again, number %d.", self.node)


def write_all(session: Connection, node: int, writes: Iterable[Write]) -> None:
    """All or nothing. Entries alone are a single statement, and so their own transaction."""
    entries: list[tuple[str, int, bytes]] = []
    others: list[Write] = []
    for write in writes:
        if write.statement is ENTRY:
            entries.append(write.values)  # type: ignore[arg-type]
        else:
            others.append(write)
    if not others:
        append(session, node, entries)
        return
    with session.transaction():
        first = [write for write in others if write.statement.startswith("INSERT INTO game_table")]
        write_some(session, first)
        append(session, node, entries)
        write_some(session, [write for write in others if write not in first])


def write_some(session: Connection, writes: list[Write]) -> None:
    for statement, same in groupby(writes, key=lambda write: write.statement):
        rows = [write.values for write in same]
        if len(rows) == 1:
            session.execute(for_psycopg(statement), rows[0])
        else:
            with session.cursor() as cursor:
                cursor.executemany(for_psycopg(statement), rows)


def append(session: Connection, node: int, entries: list[tuple[str, int, bytes]]) -> None:
    """Raises Fenced, or an error that means it, if one of them does not go to the end of a log of ours."""
    if not entries:
        return
    last: dict[str, int] = {}
    follows = []
    for table, number, _ in entries:
        follows.append(last.get(table) == number - 1)
        if table in last and not follows[-1]:
            raise Fenced
        last[table] = number
    tables, numbers, bodies = map(list, zip(*entries, strict=True))
    session.execute(APPEND, (tables, numbers, bodies, follows, node, len(entries)))


def write_each(session: Connection, node: int, group: list[Waiting]) -> list[Exception | None]:
    """Write everything that can be written; returns the error of each, if any."""
    faults: list[Exception | None] = []
    for waiting in group:
        try:
            write_all_checked(session, node, waiting)
        except Exception as fault:
            if session.closed:
                raise
            faults.append(explained(fault))
        else:
            faults.append(None)
    return faults


def write_all_checked(session: Connection, node: int, waiting: Waiting) -> None:
    with session.transaction():  # so that a refused append takes nothing else with it
        write_all(session, node, waiting.writes)


@cache
def for_psycopg(statement: str) -> str:
    return statement.replace("?", "%s")
