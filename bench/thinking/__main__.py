"""People while bots think: `./tavolino bench thinking [--tables N] [--seconds N] [--json]`.

Two people play at a table of their own and act every 50 ms; a third one plays with a bot of the strongest level. Around
them are no other tables, then many tables of such bots that people watch, then many where people play. Each is measured
with the server as it is, and without the ration, the lower priority of thinking threads and the precedence of tables
where people play. The ratios are of one run; the load of the machine before it is beside them. Linux only.
"""

import asyncio
import os
import re
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from bench.abuse.client import Http
from bench.abuse.honest import Pair
from bench.abuse.measure import Waits
from bench.abuse.world import World, names, strongest
from bench.server.sides import process
from bench.thinking.house import KINDS, House
from bench.thinking.own_bot import OwnBot

WITHOUT = Path(__file__).with_name("without.py")
PROGRAMS = {"as it is": ["-m", "tavolino"], "without": [str(WITHOUT)]}
LIMITS = ("requests_per_second", "newcomers_per_minute", "handshakes_per_second", "sockets_per_address")
COUNT = re.compile(r'^tavolino_thinking_seconds_count\{level="(.+)"\} (\S+)', re.MULTILINE)
WARM_UP = 8.0  # seconds in which the load gets going and the ration learns how long thoughts take


class Result(Struct, frozen=True):
    tables: str
    server: str
    acting: Waits  # the pair: from ask to done
    own_bot: Waits  # from the turn of the bot to the next own one
    own_bot_levels: dict[str, int]  # how often it really played each
    thoughts: dict[str, float]  # a second, by the level that was really played


class Report(Struct, frozen=True):
    load_before: tuple[float, float, float]
    cores: int
    tables: int
    seconds: float
    results: list[Result]
    ratios: dict[str, dict[str, float]]  # as it is, divided by without


def main() -> int:
    parser = ArgumentParser(prog="tavolino bench thinking", description=__doc__)
    parser.add_argument("--tables", type=int, default=80, help="around those who are measured (80)")
    parser.add_argument("--seconds", type=float, default=15, help="how long each is measured (15)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args()
    load, results, errors = os.getloadavg(), list[Result](), Console(stderr=True, highlight=False)
    for kind in ("none", *KINDS):
        for name, program in PROGRAMS.items():
            errors.print(f"{kind}, {name} … ", end="")
            with serving(program) as url:
                results.append(asyncio.run(measure(url, kind, name, given.tables, given.seconds)))
            errors.print(f"{results[-1].acting.p99:g} ms, own bot {results[-1].own_bot.p99:g} ms")
    report = Report(load, os.cpu_count() or 1, given.tables, given.seconds, results, ratios(results))
    if given.json:
        print(msgspec.json.encode(report).decode())
    else:
        Console(highlight=False, width=150).print(drawn(report))
    return 0


@contextmanager
def serving(program: list[str]) -> Iterator[str]:
    limits = [part for name in LIMITS for part in ("--limit", f"{name}=1000000")]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, *program, "serve", "--port", "0", "--db", f"{folder}/thinking.db", *limits]
        with process(command) as (_, line):
            yield line.split()[-1]


async def measure(url: str, kind: str, server: str, tables: int, seconds: float) -> Result:
    http = Http(url)
    level, game = await strongest(http), (await http.ask("GET", "/api/games")).json()[0]["name"]
    people = [(await http.ask("POST", "/api/tokens", {"name": name})).json()["token"] for name in names(tables + 3)]
    pair = await Pair.sit(World(url, [], people[:2], "", "", [game], level))
    own = OwnBot(url, people[2], game, level)
    house = House(url, game, level, people[3:])
    playing = [asyncio.create_task(one) for one in (pair.play(), own.play())]
    if kind in KINDS:
        playing.append(asyncio.create_task(fill(house, kind)))
    try:
        await asyncio.sleep(WARM_UP)
        before, start = await counted(http), time.monotonic()
        await asyncio.sleep(seconds)
        after, took = await counted(http), time.monotonic() - start
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        http.close()
    thoughts = {level: round((after[level] - before[level]) / took, 1) for level in after}
    acting, answered = ([one for one in some if one.at >= start] for some in (pair.asked, own.answered))
    return Result(kind, server, Waits.of(acting), Waits.of(answered), own.levels, thoughts)


async def fill(house: House, kind: str) -> None:
    """In a process of its own, so that its work does not delay the clocks here."""
    command, pipe = (sys.executable, "-m", "bench.thinking.house", kind), asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe)
    try:
        await process.communicate(msgspec.json.encode(house))
    finally:
        process.kill()
        await process.wait()


async def counted(http: Http) -> Counter[str]:
    """How many decisions bots have made since the start, by the level that they really played."""
    text = (await http.ask("GET", "/metrics")).body.decode()
    return Counter({level: int(float(number)) for level, number in COUNT.findall(text)})


def ratios(results: list[Result]) -> dict[str, dict[str, float]]:
    found = {(one.tables, one.server): one for one in results}
    return {
        kind: {
            "acting_p99": ratio(found[kind, "as it is"].acting.p99, found[kind, "without"].acting.p99),
            "own_bot_p50": ratio(found[kind, "as it is"].own_bot.p50, found[kind, "without"].own_bot.p50),
            "own_bot_p99": ratio(found[kind, "as it is"].own_bot.p99, found[kind, "without"].own_bot.p99),
        }
        for kind in ("none", *KINDS)
    }


def ratio(one: float, other: float) -> float:
    return round(one / other, 2)


def drawn(report: Report) -> Table:
    columns = ("server", "acting: p50, p99, max (ms)", "own bot: p50, p99, max (ms)", "thoughts a second", "own bot")
    title = f"{report.tables} tables, {report.cores} cores, load before {report.load_before[0]:.1f}"
    table = Table("tables", *columns, title=title)
    for one in report.results:
        waits = [f"{some.p50:g}, {some.p99:g}, {some.most:g}" for some in (one.acting, one.own_bot)]
        table.add_row(one.tables, one.server, *waits, listed(one.thoughts), listed(one.own_bot_levels))
    return table


def listed(levels: Mapping[str, float]) -> str:
    return ", ".join(f"{level} {number:g}" for level, number in levels.items())


if __name__ == "__main__":
    sys.exit(main())
