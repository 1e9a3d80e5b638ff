"""One attack, and what it means for those who only want to play."""

import asyncio
import contextlib
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct, structs

from bench.abuse.attacks import ATTACKS
from bench.abuse.honest import Asked, Pair, Visitors
from bench.abuse.world import World, serving
from bench.server.sides import Server

P99_MS = 100.0
WELL_S = 5.0
MORE_MB = 200.0  # what an attack may add to the server's memory; the search of all games alone needs 150
SLOW = P99_MS / 1000  # seconds: an ask that takes longer is not well
WARM_UP = 2.0  # seconds
SAMPLE = 0.25  # seconds between two looks at the memory


class Waits(Struct, frozen=True):
    """How long the pair waited, in milliseconds."""

    asks: int
    p50: float
    p99: float
    most: float

    @classmethod
    def of(cls, asked: Sequence[Asked]) -> "Waits":
        times = sorted(one.seconds * 1000 for one in asked) or [float("inf")]
        p50, p99 = (times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.99))
        return cls(len(asked), round(p50, 1), round(p99, 1), round(times[-1], 1))


class Result(Struct, frozen=True):
    attack: str
    baseline: Waits  # of the same pair, just before
    during: Waits
    well_s: float  # from the end of the attack to the last slow answer
    lost: int  # connections of the pair that broke
    visitors: int
    turned_away: int  # visitors who did not come in
    memory_mb: tuple[float, float, float]  # before, at most during, after

    @property
    def good(self) -> bool:
        before, most, _ = self.memory_mb
        calm = self.during.p99 < P99_MS and self.well_s <= WELL_S
        return calm and not self.lost and not self.turned_away and most - before < MORE_MB


def measure(python: Path, database: Path, world: World, name: str, seconds: float) -> Result:
    with serving(python, database) as server:
        return asyncio.run(watch(server, structs.replace(world, url=server.url), name, seconds))


async def watch(server: Server, world: World, name: str, seconds: float) -> Result:
    pair, visitors, memory = await Pair.sit(world), Visitors(world), [server.memory()]
    working = [asyncio.create_task(one) for one in (pair.play(), visitors.come(), sample(server, memory))]
    try:
        await asyncio.sleep(WARM_UP)
        start = time.monotonic()
        await asyncio.sleep(seconds)
        before, began = memory[-1], time.monotonic()
        await attack_apart(world, name, seconds)
        ended = time.monotonic()
        await asyncio.sleep(WELL_S + 1)
    finally:
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
    during = [one for one in pair.asked if began <= one.at and one.at - one.seconds <= ended]
    slow = [one.at - ended for one in pair.asked if one.at > ended and one.seconds > SLOW]
    return Result(
        attack=ATTACKS[name][0],
        baseline=Waits.of([one for one in pair.asked if start <= one.at < began]),
        during=Waits.of(during),
        well_s=round(max(slow, default=0.0), 1),
        lost=pair.lost,
        visitors=visitors.came,
        turned_away=visitors.turned_away,
        memory_mb=(megabytes(before), megabytes(max(memory)), megabytes(memory[-1])),
    )


async def attack_apart(world: World, name: str, seconds: float) -> None:
    """In a process of its own, so that the attacker's work does not slow the pair down."""
    command = (sys.executable, "-m", "bench.abuse.attacks", name, str(seconds))
    pipe = asyncio.subprocess.PIPE
    attacker = await asyncio.create_subprocess_exec(*command, stdin=pipe, stderr=asyncio.subprocess.DEVNULL)
    try:
        await attacker.communicate(msgspec.json.encode(world))
    finally:
        with contextlib.suppress(ProcessLookupError):
            attacker.kill()


async def sample(server: Server, memory: list[int]) -> None:
    while True:
        await asyncio.sleep(SAMPLE)
        memory.append(server.memory())


def megabytes(count: int) -> float:
    return round(count / 1e6, 1)
