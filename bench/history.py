"""Does a long history slow the server down? `./tavolino bench history [--tables N] [--rounds N] [--json]`.

Compares two databases with the same 200 open tables, one with 500 finished tables and one with 50,000. Measured in
turn: the start (opening the store and reading all open logs), reading a log, listing a person's matches, and
forgetting a person who was at four or five tables. Each figure is the median of the rounds; the ratio says how much
slower the long history is. Finally it drops the logs of all finished tables: how long does an append take meanwhile?

Goal: a ratio of at most 1.5.
"""

import asyncio
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from statistics import median
from typing import TypeAlias

import msgspec
from rich.console import Console
from rich.table import Table

from tavolino.match import read_record
from tavolino.store import Addition, NewRecord, Result, SqliteStore

RECORD = read_record(Path(__file__).parents[1] / "records" / "twisted-2-rounds.json")
SHORT = 500  # finished tables
OPEN = 200
ENTRIES = 80  # in a log
TOGETHER = 250  # tables playing at the same time
PEOPLE = SHORT // 3
EACH_ROUND = 5  # logs to read, and people to list and forget
AT_MOST = 1.5
BODY = b'{"type":"acted","seat":1,"action":"place 41","at":123456,"key":"f3a9c1d2e4b5a697"}'
Times: TypeAlias = dict[str, float]  # seconds


class Figure(msgspec.Struct):
    measure: str
    short_ms: float
    long_ms: float
    ratio: float
    reached: bool


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50_000, help="finished tables in the long history (50000)")
    parser.add_argument("--rounds", type=int, default=9, help="how often each is measured (9)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        short, long = Path(folder, "short.db"), Path(folder, "long.db")
        for path, tables in ((short, SHORT), (long, given.tables)):
            with closing(SqliteStore(path)) as store:
                asyncio.run(fill(store, tables))
            print(f"{tables:,} tables made: {path.stat().st_size / 1e6:,.0f} MB", file=sys.stderr)
        figures = compare(short, long, given.rounds)
        dropping = asyncio.run(drop(long))
    if given.json:
        print(msgspec.json.encode({"figures": figures, "dropping": dropping}).decode())
    else:
        show(figures, given.tables)
        print(
            f"The logs of {dropping.tables:,} tables were dropped in {dropping.seconds} s. Meanwhile an append took "
            f"{dropping.append_p99_ms} ms (p99; longest {dropping.append_longest_ms} ms), afterwards "
            f"{dropping.usual_p99_ms} ms."
        )


async def fill(store: SqliteStore, finished: int) -> None:
    for first in range(0, finished, TOGETHER):
        numbers = range(first, min(first + TOGETHER, finished))
        await play(store, {f"finished {number}": who(number) for number in numbers})
        await asyncio.gather(*(store.keep_record(record(number)) for number in numbers))
        await store.close_tables([f"finished {number}" for number in numbers])
    await play(store, {f"open {number}": who(number) for number in range(OPEN)})


def who(number: int) -> str:
    """Who played there; in the first 500 matches, the same people in both histories."""
    return f"person {number % PEOPLE}" if number < SHORT else f"stranger {number // 3}"


def record(number: int) -> NewRecord:
    anna = Result(0, "Anna", who(number), None, 3, 1, by_person=True)
    gina = Result(1, "Gina (club)", None, "club", 1, 2, by_person=False)
    return NewRecord(f"record {number}", RECORD, (anna, gina), ended=number)


async def play(store: SqliteStore, tables: dict[str, str]) -> None:
    """Play at all tables at once, so that their entries are mixed as on a busy server."""
    await asyncio.gather(*(store.open_table(name, [BODY], [person]) for name, person in tables.items()))
    for number in range(1, ENTRIES):
        for name in tables:
            store.append(Addition(name, number, [BODY]), check)
        await store.settle()


def check(fault: Exception | None) -> None:
    if fault:
        raise fault


def compare(short: Path, long: Path, rounds: int) -> list[Figure]:
    found: dict[Path, list[Times]] = {short: [], long: []}
    for number in range(rounds + 1):
        for path, times in found.items():
            times.append(asyncio.run(measure(path, number)))
    measures = found[short][0]
    return [figure(name, *(median(times[name] for times in found[path][1:]) for path in found)) for name in measures]


def figure(name: str, short: float, long: float) -> Figure:
    ratio = round(long / short, 2)
    return Figure(name, round(1000 * short, 2), round(1000 * long, 2), ratio, ratio <= AT_MOST)


async def measure(path: Path, number: int) -> Times:
    times: Times = {}

    @asynccontextmanager
    async def timed(name: str) -> AsyncIterator[None]:
        began = time.perf_counter()
        yield
        times[name] = time.perf_counter() - began

    people = [f"person {EACH_ROUND * number + one}" for one in range(EACH_ROUND)]
    async with timed("start"):
        store = SqliteStore(path)
        logs = [log async for log in store.open_logs()]
    assert len(logs) == OPEN
    async with timed("read a log"):
        for one in range(EACH_ROUND):
            assert len((await store.log(f"open {one}")).entries()) == ENTRIES
    async with timed("list matches"):
        for person in people:
            assert len(await store.matches_of(person)) >= 3
    async with timed("forget"):
        for person in people:
            assert len(await store.forget(person, lambda body: body.replace(b"place", b"PLACE"))) >= 4
    store.close()
    return times


class Dropping(msgspec.Struct):
    tables: int
    seconds: float
    append_p99_ms: float  # one after another, while logs are dropped
    append_longest_ms: float
    usual_p99_ms: float  # the same number of appends, afterwards


async def drop(path: Path) -> Dropping:
    with closing(SqliteStore(path)) as store:
        await store.open_table("alone", [BODY], ())
        began = time.perf_counter()
        dropping = asyncio.create_task(store.drop_logs(1 << 40))
        waits = [await append(store, 1)]
        while not dropping.done():
            waits.append(await append(store, 1 + len(waits)))
        seconds = time.perf_counter() - began
        usual = [await append(store, 1 + len(waits) + number) for number in range(len(waits))]
        return Dropping(
            tables=await dropping,
            seconds=round(seconds, 1),
            append_p99_ms=p99(waits),
            append_longest_ms=round(1000 * max(waits), 2),
            usual_p99_ms=p99(usual),
        )


async def append(store: SqliteStore, number: int) -> float:
    """The seconds until the entry is on disk."""
    began = time.perf_counter()
    store.append(Addition("alone", number, [BODY]), check)
    await store.settle()
    return time.perf_counter() - began


def p99(waits: list[float]) -> float:
    return round(1000 * sorted(waits)[len(waits) * 99 // 100], 2)


def show(figures: list[Figure], tables: int) -> None:
    table = Table("what", f"{SHORT} tables", f"{tables:,} tables", "ratio", f"to reach: {AT_MOST}")
    for one in figures:
        said = "reached" if one.reached else "not reached"
        table.add_row(one.measure, f"{one.short_ms} ms", f"{one.long_ms} ms", f"{one.ratio}", said)
    Console(highlight=False).print(table)


if __name__ == "__main__":
    main()
