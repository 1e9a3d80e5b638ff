"""An hour in ten minutes: `./tavolino bench soak [--minutes N] [--json]`.

People, bots and watchers come, play, lose their connection, come back and leave; tables close; in the first third the
server is alternately stopped and killed. In the end every action that was acknowledged to a client must be in the log,
the server's log must contain no errors, and memory, files, threads and tasks must not have grown in the last, long run.
"""

import asyncio
import contextlib
import signal
import socket
import sqlite3
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import linear_regression, mean

import msgspec
from httpx import HTTPError
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from support.crash import Player, keys_in_log  # the same people as in bench crash
from support.running import Running
from tavolino.games import BUILT_IN

PEOPLE = 12  # those who stay all the time
WATCHERS = 10
PARTIES = 4  # groups that open a table, play for a while and leave it to be closed
QUIET = 10  # seconds until an empty table is closed
RESTARTS = 6  # in the first third, every other one a kill
WARM_UP = 0.4  # share of the last run until everything has been used once
MOST_GROWTH = 0.05  # share of each figure, from the end of the warm-up to the end
SLACK = 5  # megabytes, files, threads or tasks, which come and go with the people
# What a visitor may get while the server stops: no answer, a closed client, or an answer that is not ours.
GONE = (WebSocketException, HTTPError, OSError, EOFError, RuntimeError, AssertionError, KeyError, ValueError)
BOTS = ("random", "casual", "heuristic")
WANTED = ("process_resident_memory_bytes", "process_open_fds", "tavolino_tasks", "tavolino_tables", "tavolino_sockets")


class Sample(msgspec.Struct):
    second: float
    life: int  # of the server: grows with each restart
    memory_mb: float
    files: int
    threads: int
    tasks: int
    tables: int
    sockets: int
    database_mb: float


class Verdict(msgspec.Struct):
    minutes: float
    restarts: int
    matches: int  # that were finished
    actions: int  # acknowledged to the people who stay
    lost: int
    errors: list[str]  # in the server's log
    growth: dict[str, float]  # of each figure in the last run
    grown: list[str]  # the figures that have grown too much
    samples: list[Sample]

    @property
    def good(self) -> bool:
        return not (self.lost or self.errors or self.grown)


class Soak:
    def __init__(self, folder: Path, minutes: float, seed: int) -> None:
        self.database = folder / "soak.db"
        self.seconds = minutes * 60
        self.rng = Random(seed)
        self.port = free_port()
        self.life = 0
        self.server = self.start()
        self.samples: list[Sample] = []
        self.people = [
            Player.alone(self.server, self.rng.choice(list(BUILT_IN)), Random(self.rng.random())) for _ in range(PEOPLE)
        ]
        self.tables = [person.table for person in self.people]  # to watch, newest last
        self.began = time.monotonic()

    def start(self) -> Running:
        limits = ("asks_per_second=100000", f"quiet_hours={QUIET / 3600}")
        return Running(self.database, *limits, port=self.port)

    def passed(self) -> float:
        return time.monotonic() - self.began

    async def run(self) -> Verdict:
        stay = [self.stay(person) for person in self.people]
        parties = [self.again_and_again(self.party) for _ in range(PARTIES)]
        watchers = [self.again_and_again(self.watch) for _ in range(WATCHERS)]
        visitors = [asyncio.create_task(one) for one in (*stay, *parties, *watchers)]
        sampling = asyncio.create_task(self.sample())
        try:
            await self.restart_often()
            await asyncio.sleep(self.seconds * 2 / 3)
        finally:
            for task in (*visitors, sampling):
                task.cancel()
            await asyncio.gather(*visitors, sampling, return_exceptions=True)
            await asyncio.to_thread(self.server.stop)
        return self.verdict()

    async def restart_often(self) -> None:
        for number in range(RESTARTS):
            await asyncio.sleep(self.seconds / 3 / RESTARTS)
            how = (signal.SIGTERM, signal.SIGKILL)[number % 2]
            await asyncio.to_thread(self.server.stop, how)
            self.life += 1
            self.server = await asyncio.to_thread(self.start)

    async def stay(self, person: Player) -> None:
        """Play, lose the connection now and then, and come back."""
        while True:
            with contextlib.suppress(TimeoutError):
                pause = self.rng.uniform(2, 20)
                await asyncio.wait_for(person.play(self.server.url, lambda _: None, self.pause), pause)
            await asyncio.sleep(self.rng.random())

    async def pause(self) -> None:
        """Between two actions: shorter than people's, to get an hour's worth done."""
        await asyncio.sleep(self.rng.uniform(0, 0.3))

    async def again_and_again(self, visit: Callable[[], Awaitable[None]]) -> None:
        while True:
            with contextlib.suppress(*GONE):
                await visit()
            await asyncio.sleep(self.rng.random())

    async def party(self) -> None:
        """Open a table of bots, or one for a person and a bot; watch or play, and leave."""
        guest = await asyncio.to_thread(self.server.guest, "Ben")
        game, bot = self.rng.choice(list(BUILT_IN)), self.rng.choice(BOTS)
        bots = (bot, "random") if self.rng.random() < 0.5 else (None, bot)
        table = await asyncio.to_thread(guest.open, game, 2, bots)
        self.tables = [*self.tables[-50:], table]
        if bots[0] is None:
            await asyncio.to_thread(guest.ask, table, "sit", seat=0)
        await asyncio.to_thread(guest.ask, table, "start")
        player = Player(table, guest, Random(self.rng.random()))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(player.play(self.server.url, lambda _: None, self.pause), self.rng.uniform(3, 15))

    async def watch(self) -> None:
        """Watch a table, lose the connection, and come back with the version last seen."""
        guest = await asyncio.to_thread(self.server.guest, "Cleo")
        table, since = self.rng.choice(self.tables), 0
        for _ in range(3):
            address = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{table}/live?since={since}"
            async with connect(address, additional_headers=guest.headers, compression=None) as socket:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self.rng.uniform(0.5, 5)):
                        async for text in socket:
                            since = msgspec.json.decode(text)["version"]

    async def sample(self) -> None:
        while True:
            await asyncio.sleep(1)
            with contextlib.suppress(Exception):  # while the server is down there is nothing to see
                self.samples.append(await asyncio.to_thread(self.look))

    def look(self) -> Sample:
        life, lines = self.life, self.server.http.get("/metrics").text.splitlines()
        figures = {name: float(line.split()[1]) for line in lines for name in WANTED if line.startswith(f"{name} ")}
        memory, *others = (figures[name] for name in WANTED)
        files, tasks, tables, sockets = map(int, others)
        return Sample(
            second=round(self.passed(), 1),
            life=life,
            memory_mb=round(memory / 1e6, 1),
            files=files,
            threads=len(list(Path(f"/proc/{self.server.process.pid}/task").iterdir())),
            tasks=tasks,
            tables=tables,
            sockets=sockets,
            database_mb=round(sum(file.stat().st_size for file in self.database.parent.glob("soak.db*")) / 1e6, 2),
        )

    def verdict(self) -> Verdict:
        kept = keys_in_log(self.database)
        acknowledged = {key for person in self.people for key in person.done}
        last = self.last_run()
        growth = {name: grown_by(last, name) for name in ("memory_mb", "files", "threads", "tasks")}
        most = {name: max(SLACK, MOST_GROWTH * mean(getattr(one, name) for one in last)) for name in growth}
        return Verdict(
            minutes=round(self.passed() / 60, 1),
            restarts=self.life,
            matches=matches_in(self.database),
            actions=len(acknowledged),
            lost=len(acknowledged - kept),
            errors=errors_in(self.server.log),
            growth=growth,
            grown=[name for name, amount in growth.items() if amount > most[name]],
            samples=self.samples,
        )

    def last_run(self) -> list[Sample]:
        """The samples of the server's last run, without its warm-up."""
        last = [sample for sample in self.samples if sample.life == self.life]
        return last[int(len(last) * WARM_UP) :]


def grown_by(samples: list[Sample], name: str) -> float:
    """How much a figure has grown from the first sample to the last, along the best-fit line, so that ups and downs
    don't count."""
    times, figures = [sample.second for sample in samples], [float(getattr(sample, name)) for sample in samples]
    slope, _ = linear_regression(times, figures)
    return round(slope * (times[-1] - times[0]), 2)


def errors_in(log: Path) -> list[str]:
    """The lines that report an error, and those that are not ours."""
    found = []
    for line in log.read_text().splitlines():
        try:
            if msgspec.json.decode(line)["level"] in ("error", "critical"):
                found.append(line)
        except (msgspec.DecodeError, KeyError, TypeError):
            found.append(line)
    return found


def matches_in(database: Path) -> int:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return int(connection.execute("SELECT count(*) FROM record").fetchone()[0])


def free_port() -> int:
    """One that the server can use after every restart."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def show(verdict: Verdict) -> None:
    names = Sample.__struct_fields__
    table = Table(*(name.capitalize().replace("_mb", " MB") for name in names))
    step = max(1, len(verdict.samples) // 20)
    for sample in verdict.samples[::step]:
        table.add_row(*(f"{getattr(sample, name):,}" for name in names))
    console = Console(highlight=False)
    grown = ", ".join(f"{name.replace('_mb', ' MB')} {amount:+g}" for name, amount in verdict.growth.items())
    console.print(
        table,
        f"{verdict.minutes:g} minutes, {verdict.restarts} restarts, {verdict.matches:,} matches to their end: "
        f"{verdict.actions:,} actions acknowledged, {verdict.lost} of them lost, {len(verdict.errors)} errors in the "
        f"log. Growth after the warm-up of the last run: {grown}; {'good' if verdict.good else 'NOT GOOD'}.",
        *verdict.errors[:5],
    )


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="how long (10)")
    parser.add_argument("--seed", type=int, default=0, help="for other people (0)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        verdict = asyncio.run(Soak(Path(folder), given.minutes, given.seed).run())
    if given.json:
        print(msgspec.json.encode({"good": verdict.good, **msgspec.structs.asdict(verdict)}).decode())
    else:
        show(verdict)
    return 0 if verdict.good else 1


if __name__ == "__main__":
    sys.exit(main())
