"""Pages about people where there are many: `./tavolino bench people [--accounts N] [--results N] [--json]`.

Fills a database with accounts whose names are kept, and with results of theirs; a few people play most of the matches,
and everybody has played today's deals. Then a server on one core answers: profiles (the longest ones: those of the
most eager), leaderboards, my people, the daily page. Finally rated matches end: how soon are the ratings there?

Goal: 50 ms at p99 for every page.
"""

import asyncio
import os
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from bench.abuse.client import Http
from bench.people.fill import Filled, Size, fill
from bench.people.pages import Waits, pages, rating_after, tables
from bench.server.sides import process
from tavolino.people import Tokens
from tavolino.store import SqliteStore

GOAL_MS = 50.0
EAGER = 40  # people whose tokens the clients have
MATCHES = 20  # whose ratings are waited for
LIMITS = ("requests_per_second", "newcomers_per_minute", "handshakes_per_second", "sockets_per_address")


class Report(Struct, frozen=True):
    load_before: tuple[float, float, float]
    cores: int
    filled: Filled
    database_mb: float
    pages: dict[str, Waits]
    rating_after_result: Waits
    reached: bool


def main() -> int:
    parser = ArgumentParser(prog="tavolino bench people", description=__doc__)
    parser.add_argument("--accounts", type=int, default=10_000, help="people with an account (10000)")
    parser.add_argument("--results", type=int, default=200_000, help="results of theirs (200000)")
    parser.add_argument("--asks", type=int, default=1_000, help="how often each page is asked for (1000)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = measured(Path(folder) / "people.db", Size(given.accounts, given.results), given.asks)
    if given.json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        show(report)
    return 0 if report.reached else 1


def measured(database: Path, size: Size, asks: int) -> Report:
    with serving(database) as url:
        tokens = asyncio.run(come(url))
        time.sleep(2)  # the deals of today are fixed by then
    with closing(SqliteStore(database)) as store:
        filled = asyncio.run(furnish(store, size, tokens))
    print(f"{filled.results:,} results in {filled.seconds:,.0f} s", file=sys.stderr)
    load = os.getloadavg()
    with serving(database) as url:
        found = asyncio.run(pages(url, tokens, asks))
        opened = asyncio.run(tables(url, tokens, MATCHES))
        rated = Waits.of([rating_after(url, table, token) for table, token in opened])
    reached = all(one.p99 <= GOAL_MS for one in found.values())
    megabytes = round(database.stat().st_size / 1e6, 1)
    return Report(load, os.cpu_count() or 1, filled, megabytes, found, rated, reached)


@contextmanager
def serving(database: Path) -> Iterator[str]:
    """On one core."""
    wide = [part for limit in LIMITS for part in ("--limit", f"{limit}=1000000")]
    core = str(min(os.sched_getaffinity(0)))
    command = [sys.executable, "-m", "tavolino", "serve", "--port", "0", "--quick-bots", "--db", str(database), *wide]
    with process(["taskset", "-c", core, *command]) as (_, line):
        yield line.split()[-1]


async def come(url: str) -> list[str]:
    """The people who will be the most eager: their tokens."""
    http = Http(url)
    names = [f"Eager {number}" for number in range(EAGER)]
    found = [(await http.ask("POST", "/api/tokens", {"name": name})).json()["token"] for name in names]
    http.close()
    return found


async def furnish(store: SqliteStore, size: Size, tokens: list[str]) -> Filled:
    keys = Tokens(await store.signing_keys())
    bearers = [keys.bearer(token) for token in tokens]
    return await fill(store, size, [one.person for one in bearers if one])


def show(report: Report) -> None:
    drawn = Table("Milliseconds", "p50", "p99", "longest")
    for name, one in {**report.pages, "rating after the result": report.rating_after_result}.items():
        drawn.add_row(name, *(f"{value:,.1f}" for value in (one.p50, one.p99, one.most)))
    console = Console(highlight=False)
    console.print(drawn)
    console.print(f"{report.filled.accounts:,} accounts, {report.filled.results:,} results, load {report.load_before}")
    console.print("Reached." if report.reached else f"Not reached: {GOAL_MS:.0f} ms at p99.")


if __name__ == "__main__":
    sys.exit(main())
