"""People while the coach works: `./tavolino bench coach_load [--seconds N] [--json]`.

Two people play at a table and act every 50 ms; a third one plays with a bot of the strongest level. They are measured
on one server three times: with an idle coach, with one that judges match after match, and idle again, because the load
of the machine changes. What the coach needs is compiled before. Linux only.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
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
from bench.thinking.own_bot import OwnBot

LIMITS = ("requests_per_second", "newcomers_per_minute", "handshakes_per_second", "coach_per_hour")
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.json"))
KINDS = ("idle", "judging", "idle again")
WARM_UP = 5.0  # seconds


class Result(Struct, frozen=True):
    coach: str
    acting: Waits  # the pair: from ask to done
    own_bot: Waits  # from the turn of the bot to the next own one


class Report(Struct, frozen=True):
    load_before: tuple[float, float, float]
    cores: int
    seconds: float  # for which each was measured
    judged: int  # matches, meanwhile
    results: list[Result]
    acting_p99: float  # judging, divided by the mean of the other two


def main() -> int:
    parser = ArgumentParser(prog="tavolino bench coach_load", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20, help="how long each is measured (20)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given, load = parser.parse_args(), os.getloadavg()
    with serving() as url:
        results, judged = asyncio.run(measure(url, given.seconds))
    before, judging, after = (one.acting.p99 for one in results)
    ratio = round(2 * judging / (before + after), 2)
    report = Report(load, os.cpu_count() or 1, given.seconds, judged, results, ratio)
    if given.json:
        print(msgspec.json.encode(report).decode())
    else:
        Console(highlight=False).print(drawn(report))
    return 0


@contextmanager
def serving() -> Iterator[str]:
    """A server with the recorded matches of the project."""
    limits = [part for name in LIMITS for part in ("--limit", f"{name}=1000000")]
    with tempfile.TemporaryDirectory() as folder:
        program, place = [sys.executable, "-m", "tavolino"], ["--db", f"{folder}/coach.db"]
        subprocess.run([*program, "import", *map(str, RECORDS), *place], check=True, capture_output=True)
        with process([*program, "serve", "--port", "0", *place, *limits]) as (_, line):
            yield line.split()[-1]


async def measure(url: str, seconds: float) -> tuple[list[Result], int]:
    http = Http(url)
    level, game = await strongest(http), (await http.ask("GET", "/api/games")).json()[0]["name"]
    people = [(await http.ask("POST", "/api/tokens", {"name": name})).json()["token"] for name in names(3)]
    waiting = [path.stem for path in RECORDS if path.stem.startswith(game)]
    await judge(url, [waiting.pop(0)])  # whatever has to be compiled is compiled
    pair = await Pair.sit(World(url, [], people[:2], "", "", [game], level))
    own = OwnBot(url, people[2], game, level)
    playing = [asyncio.create_task(one) for one in (pair.play(), own.play())]
    results, judged = list[Result](), 0
    try:
        await asyncio.sleep(WARM_UP)
        for kind in KINDS:
            start = time.monotonic()
            if kind == "judging":
                judged = await judge(url, waiting, seconds)
            else:
                await asyncio.sleep(seconds)
            acting, answered = ([one for one in some if one.at >= start] for some in (pair.asked, own.answered))
            results.append(Result(kind, Waits.of(acting), Waits.of(answered)))
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        http.close()
    return results, judged


async def judge(url: str, records: list[str], seconds: float = 600) -> int:
    """Have one match after the other judged; how many there were when the time was up."""
    http, judged = Http(url), 0
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            for name in records:
                now = (await http.ask("POST", f"/api/records/{name}/coach", {})).json()
                while now["stage"] != "done":
                    now = (await http.ask("GET", f"/api/records/{name}/coach?known={now['version']}")).json()
                judged += 1
    http.close()
    return judged


def drawn(report: Report) -> Table:
    title = f"{report.judged} matches judged, {report.cores} cores, load before {report.load_before[0]:.1f}"
    table = Table("coach", "acting: p50, p99, max (ms)", "own bot: p50, p99, max (ms)", title=title)
    for one in report.results:
        table.add_row(one.coach, *(f"{some.p50:g}, {some.p99:g}, {some.most:g}" for some in (one.acting, one.own_bot)))
    table.caption = f"acting p99: {report.acting_p99:g} times that of an idle coach"
    return table


if __name__ == "__main__":
    sys.exit(main())
