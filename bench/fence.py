"""What does the fence cost? `./tavolino bench fence [--rounds N] [--busy] [--json]`.

Appends entries of many tables group by group, each group in one commit, in several forms: without a fence, with ours
(`store/sql/schema.py`), and with alternatives that we considered. 50 or 200 tables play among 1,000 open and 6,000
closed ones. The forms take turns; each figure is the median of the rounds, and the ratio compares rows per second with
those without a fence. Work is CPU time per row; pages are those that one commit writes. With --busy, another thread
runs Python all the time, like a busy event loop.

Goal: at most twice the work of no fence, and at most 5 times its pages. Rows per second also depend on the disk.
"""

import sqlite3
import tempfile
import threading
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random
from statistics import median
from typing import ClassVar, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from tavolino.store.sqlite.migrate import migrate
from tavolino.store.sqlite.store import reader
from tavolino.store.sqlite.writer import connect

CLOSED, OPEN, ENTRIES = 6_000, 1_000, 60
TOGETHER = 200  # tables playing at the same time
LOADS = ((50, 10), (50, 40), (200, 40), (200, 150))  # tables playing, and entries per commit
COMMITS = 60
FRAME = 4096 + 24  # bytes of a page in the WAL
BODY = b'{"type":"acted","seat":1,"action":"place 41","at":123456,"key":"f3a9c1d2e4b5a697"}'
WORK_AT_MOST, PAGES_AT_MOST = 2.0, 5.0  # as multiples of those without a fence


class Entry(NamedTuple):
    table: int
    number: int


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Can be nested."""
    outermost = not connection.in_transaction
    if outermost:
        connection.execute("BEGIN IMMEDIATE")
    yield
    if outermost:
        connection.execute("COMMIT")


class Form:
    """A way to append."""

    title: ClassVar[str]
    schema: ClassVar[tuple[str, ...]]
    statement: ClassVar[str]

    def __init__(self, path: Path) -> None:
        self.prepare(path)
        self.wal = path.with_name(f"{path.name}-wal")
        self.connection = connect(path)
        self.connection.execute("PRAGMA wal_autocheckpoint=0")
        self.lengths: dict[int, int] = {}  # of open tables' logs

    def prepare(self, path: Path) -> None:
        with closing(connect(path)) as connection:
            for statement in self.schema:
                connection.execute(statement)

    def open_table(self, table: int) -> None:
        pass

    def close_table(self, table: int) -> None:
        pass

    def values(self, entry: Entry) -> tuple[object, ...]:
        return (*entry, BODY)

    def append(self, entries: list[Entry]) -> None:
        self.insert(self.statement, [self.values(entry) for entry in entries])

    def insert(self, statement: str, rows: list[tuple[object, ...]]) -> int:
        done = self.connection.execute(many(statement, len(rows), len(rows[0])), [*chain.from_iterable(rows)])
        return done.rowcount


class Unfenced(Form):
    """What program 0.1 did."""

    title = "no fence"
    schema: ClassVar[tuple[str, ...]] = (
        "CREATE TABLE entry (id INTEGER PRIMARY KEY, table_id TEXT, number INTEGER, body BLOB)",
    )
    statement = "INSERT INTO entry (table_id, number, body) VALUES {}"

    def values(self, entry: Entry) -> tuple[object, ...]:
        return (name_of(entry.table), entry.number, BODY)


class Ours(Form):
    """What the store does now: a small row for each open log, checked and changed by a trigger."""

    title = "fence"
    statement = "INSERT INTO addition (owner, table_id, number, body) VALUES {}"

    def prepare(self, path: Path) -> None:
        engine = reader(path)
        migrate(engine, path)
        engine.dispose()
        with closing(connect(path)) as connection:
            connection.execute("INSERT INTO owner (epoch, checked) VALUES (1, X'')")

    def open_table(self, table: int) -> None:
        self.connection.execute("INSERT INTO open_log (table_id, length) VALUES (?, 0)", (name_of(table),))

    def close_table(self, table: int) -> None:
        self.connection.execute("DELETE FROM open_log WHERE table_id = ?", (name_of(table),))

    def values(self, entry: Entry) -> tuple[object, ...]:
        return (1, name_of(entry.table), entry.number, BODY)


class UniqueText(Unfenced):
    """What program 0.1 did at first."""

    title = "index by name"
    schema = (*Unfenced.schema, "CREATE UNIQUE INDEX once ON entry (table_id, number)")


class UniqueNumber(Form):
    """Also a unique index, but tables have numbers."""

    title = "index by number"
    schema = (
        "CREATE TABLE entry (id INTEGER PRIMARY KEY, serial INTEGER, number INTEGER, body BLOB)",
        "CREATE UNIQUE INDEX once ON entry (serial, number)",
    )
    statement = "INSERT INTO entry (serial, number, body) VALUES {}"


class Clustered(Form):
    """The rows of a table are stored together."""

    title = "clustered"
    schema = (
        "CREATE TABLE entry (serial INTEGER, number INTEGER, body BLOB, PRIMARY KEY (serial, number)) WITHOUT ROWID",
    )
    statement = "INSERT INTO entry (serial, number, body) VALUES {}"


class Lengths(Form):
    """The length of each log in a separate table: four statements instead of one, and each waits for the GIL."""

    title = "lengths"
    schema = (
        "CREATE TABLE log (serial INTEGER PRIMARY KEY, length INTEGER)",
        "CREATE TABLE entry (id INTEGER PRIMARY KEY, serial INTEGER, number INTEGER, body BLOB)",
    )
    statement = "INSERT INTO entry (serial, number, body) VALUES {}"
    update = "UPDATE log SET length = length + 1 FROM (VALUES {}) WHERE serial = column1 AND length = column2"

    def open_table(self, table: int) -> None:
        self.connection.execute("INSERT INTO log VALUES (?, 0)", (table,))

    def append(self, entries: list[Entry]) -> None:
        with transaction(self.connection):
            assert self.insert(self.update, [tuple(entry) for entry in entries]) == len(entries)
            super().append(entries)


FORMS = (Unfenced, Ours, UniqueText, UniqueNumber, Clustered, Lengths)


class Figure(msgspec.Struct):
    playing: int  # tables
    rows: int  # per commit
    form: str
    rows_per_second: float
    ratio: float
    work_us: float  # CPU time per row
    pages: float  # written per commit


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often each is measured (7)")
    parser.add_argument("--busy", action="store_true", help="next to a thread that always runs Python")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        forms: list[Form] = [form(Path(folder, f"{form.__name__}.db")) for form in FORMS]
        for form in forms:
            fill(form)
        with busy() if given.busy else nullcontext():
            figures = [figure for load in LOADS for figure in measure(forms, *load, given.rounds)]
    if given.json:
        print(msgspec.json.encode(figures).decode())
    else:
        show(figures)


def fill(form: Form) -> None:
    """Tables play in waves; many of the last ones stay open."""
    tables = range(CLOSED + OPEN)
    stay = {*Random(1).sample(tables[-4 * OPEN :], OPEN)}
    for first in range(0, len(tables), TOGETHER):
        wave = tables[first : first + TOGETHER]
        with transaction(form.connection):
            for table in wave:
                form.open_table(table)
            for number in range(ENTRIES):
                form.append([Entry(table, number) for table in wave])
            for table in {*wave} - stay:
                form.close_table(table)
    form.lengths = dict.fromkeys(sorted(stay), ENTRIES)


@contextmanager
def busy() -> Iterator[None]:
    ended = threading.Event()

    def spin() -> None:
        while not ended.is_set():
            pass

    thread = threading.Thread(target=spin)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def measure(forms: list[Form], playing: int, rows: int, rounds: int) -> Iterator[Figure]:
    found: dict[str, list[tuple[float, float, float]]] = {form.title: [] for form in forms}
    for number in range(rounds):
        for form in forms:
            found[form.title].append(one_round(form, playing, rows, Random(number)))
    usual = median(speed for speed, _, _ in found[Unfenced.title])
    for title, measured in found.items():
        speed, work, pages = (median(values) for values in zip(*measured, strict=True))
        yield Figure(playing, rows, title, round(speed), round(speed / usual, 2), round(work, 1), round(pages, 1))


def one_round(form: Form, playing: int, rows: int, rng: Random) -> tuple[float, float, float]:
    """Rows per second, microseconds of work per row, and pages per commit."""
    form.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    tables = rng.sample([*form.lengths], playing)
    groups = [rng.sample(tables, rows) for _ in range(COMMITS)]
    began, work = time.perf_counter(), time.thread_time()
    for group in groups:
        form.append([Entry(table, form.lengths[table]) for table in group])
        for table in group:
            form.lengths[table] += 1
    seconds, work = time.perf_counter() - began, time.thread_time() - work
    written = rows * COMMITS
    return written / seconds, 1e6 * work / written, form.wal.stat().st_size / FRAME / COMMITS


@cache
def many(statement: str, rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return statement.format(", ".join([row] * rows))


@cache
def name_of(table: int) -> str:
    """Random, like real table names."""
    return Random(table).randbytes(5).hex()


def show(figures: list[Figure]) -> None:
    table = Table("tables", "rows a commit", "form", "rows a second", "ratio", "work (µs)", "pages", "")
    without = {(one.playing, one.rows): one for one in figures if one.form == Unfenced.title}
    for one in figures:
        usual = without[one.playing, one.rows]
        reached = one.work_us <= WORK_AT_MOST * usual.work_us and one.pages <= PAGES_AT_MOST * usual.pages
        said = ("reached" if reached else "not reached") if one.form == Ours.title else ""
        speed = f"{one.rows_per_second:,.0f}"
        shown = (one.playing, one.rows, one.form, speed, one.ratio, one.work_us, one.pages, said)
        table.add_row(*map(str, shown))
    Console(highlight=False).print(table)


if __name__ == "__main__":
    main()
