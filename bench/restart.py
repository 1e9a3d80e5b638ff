"""How long does a server with many open tables take to start? `./tavolino bench restart [--tables N] [--json]`.

The tables are copies of one real match of two people, halfway through. Measured: from the call of the program until
people can come, without tables and with them; the first visit to a table; the memory of the server before and after
somebody has visited 500 tables; and the file, before and after all tables are closed and their logs are dropped.

Goal: with 50,000 tables the start takes at most 3 s longer than without.
"""

import asyncio
import sys
import tempfile
import time
from argparse import ArgumentParser
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec

from support.running import Guest, Running  # the tests start the server the same way
from tavolino.people import Person
from tavolino.store import MemoryStore, SqliteStore, Summary
from tavolino.table import Connection, Pace, Settings, Tables, Thinkers
from tavolino.table.decisions.asks import Act, Sit, Start
from tavolino.table.runtime.waking import known_rules, summary_of

GAME = "twisted"
ACTIONS = 60
VISITS = 500
TOGETHER = 500  # tables in one commit
AT_MOST = 3.0  # seconds longer than without tables
FUTURE = 1 << 40


class Figures(msgspec.Struct):
    tables: int
    empty_s: float  # until people can come, without tables
    start_s: float  # the same, with them
    read_ms: float  # the part of it that depends on the tables: opening the database, and which to wake
    visit_ms: float  # the first one
    memory_mb: float  # after the start
    table_kb: float  # memory for each table that somebody has visited
    file_mb: float
    dropped_mb: float  # the file, when all logs are dropped
    reached: bool


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50_000, help="open tables (50000)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a sentence")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = measure(Path(folder), given.tables)
    if given.json:
        print(msgspec.json.encode(figures).decode())
    else:
        print(
            f"Start: {figures.start_s} s with {figures.tables:,} open tables, {figures.empty_s} s without; "
            f"{figures.read_ms} ms of it is for the tables. The first visit to a table took {figures.visit_ms} ms. "
            f"The server had {figures.memory_mb} MB, and {figures.table_kb} kB more for each visited table. "
            f"The file: {figures.file_mb} MB, {figures.dropped_mb} MB without the logs."
        )
    return 0 if figures.reached else 1


def measure(folder: Path, tables: int) -> Figures:
    empty_s = timed_start(folder / "empty.db").stopped()
    database = folder / "full.db"
    asyncio.run(fill(database, tables))
    file_mb = database.stat().st_size / 1e6
    read_ms = asyncio.run(timed_reading(database))
    started = timed_start(database)
    guest = started.server.guest("Anna")
    memory = resident(started.server)
    visits = [visit(guest, number) for number in range(0, tables, max(1, tables // VISITS))]
    grown = resident(started.server) - memory
    start_s = started.stopped()
    asyncio.run(drop(database))
    return Figures(
        tables=tables,
        empty_s=round(empty_s, 2),
        start_s=round(start_s, 2),
        read_ms=round(read_ms, 1),
        visit_ms=round(1000 * visits[0], 1),
        memory_mb=round(memory / 1000, 1),
        table_kb=round(grown / len(visits), 1),
        file_mb=round(file_mb, 1),
        dropped_mb=round(database.stat().st_size / 1e6, 1),
        reached=start_s - empty_s <= AT_MOST,
    )


class Started(msgspec.Struct):
    server: Running
    seconds: float

    def stopped(self) -> float:
        self.server.stop()
        return self.seconds


def timed_start(database: Path) -> Started:
    began = time.perf_counter()
    server = Running(database)
    return Started(server, time.perf_counter() - began)


async def timed_reading(database: Path) -> float:
    began = time.perf_counter()
    with closing(SqliteStore(database)) as store:
        await store.count_open()
        await store.tables_to_wake(known_rules())
        return 1000 * (time.perf_counter() - began)


def visit(guest: Guest, number: int) -> float:
    began = time.perf_counter()
    assert guest.get(f"/api/tables/table{number}").status_code == 200
    return time.perf_counter() - began


def resident(server: Running) -> float:
    """Kilobytes of memory."""
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


async def fill(database: Path, tables: int) -> None:
    bodies, summary = await half_a_match()
    with closing(SqliteStore(database)) as store:
        for first in range(0, tables, TOGETHER):
            new = [f"table{number}" for number in range(first, min(first + TOGETHER, tables))]
            await asyncio.gather(*(store.open_table(name, bodies, ["a", "b"], summary) for name in new))
    print(f"{tables:,} tables with {len(bodies)} entries each are made.", file=sys.stderr)


async def half_a_match() -> tuple[list[bytes], Summary]:
    """The log of a real table, and its summary."""
    people, thinkers, rng = [Person("a", "Anna"), Person("b", "Ben")], Thinkers(1), Random(0)
    tables = Tables(MemoryStore(), thinkers, Pace(0, 0), most=1)
    actor = await tables.open(Settings(game=GAME, seats=2), people[0])
    for seat, person in enumerate(people):
        await actor.ask(Connection(person), Sit(seat=seat))
    await actor.ask(Connection(people[0]), Start())
    for _ in range(ACTIONS):
        play = actor.table.play
        if play is None or actor.table.stage != "playing":
            break
        seat = next(seat for seat, choices in enumerate(play.choices) if choices)
        action = msgspec.to_builtins(rng.choice(play.choices[seat]))
        await actor.ask(Connection(people[seat]), Act(decision=play.decisions[seat], action=action))
    thinkers.close()
    return (await tables.store.log(actor.table.id)).entries(), summary_of(actor.table)


async def drop(database: Path) -> None:
    with closing(SqliteStore(database)) as store:
        while names := await store.quiet_tables(FUTURE, FUTURE, TOGETHER):
            await store.close_tables(names)
        await store.drop_logs(FUTURE)


if __name__ == "__main__":
    sys.exit(main())
