"""Sets the scene for each scenario: a database, its nodes, and players at their tables."""

import asyncio
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from msgspec import Struct

from bench.cluster.growth import Growth, growth
from bench.cluster.report import Result, judged
from support.cluster import scenarios
from support.cluster.balancers import BALANCERS, balancing
from support.cluster.house import House
from support.cluster.standby import with_standby
from support.postgres import Postgres, running_postgres

TABLES = 12
NODES = 3
FLIPS = 100
START = time.monotonic()


class Given(Struct, frozen=True):
    kills: int
    seconds: float
    seed: int


def say(line: str) -> None:
    print(f"{time.monotonic() - START:6.0f} s  {line}", file=sys.stderr, flush=True)


@contextmanager
def scene(folder: Path, nodes: int = NODES) -> Iterator[tuple[Postgres, House]]:
    with running_postgres() as postgres, House(folder, postgres.new_database("cluster"), nodes) as house:
        yield postgres, house


def kills(folder: Path, given: Given) -> Iterable[Result]:
    rng = Random(given.seed)
    with scene(folder) as (_, house):
        cost = asyncio.run(scenarios.kills(house, house.players(TABLES, rng), given.kills, rng, say))
        yield judged("kills", cost, 500)


def hang(folder: Path, given: Given) -> Iterable[Result]:
    with scene(folder) as (_, house):
        yield judged("hang", asyncio.run(scenarios.hang(house, house.players(TABLES, Random(given.seed)))))


def two_owners(folder: Path, given: Given) -> Iterable[Result]:
    with scene(folder, 2) as (postgres, house):
        players = house.players(TABLES, Random(given.seed))
        cost = asyncio.run(scenarios.two_owners(house, players, FLIPS, postgres))
        yield Result("two-owners", cost.good and cost.more["refused_by_key"] > 0, cost)


def database(folder: Path, given: Given) -> Iterable[Result]:
    with scene(folder) as (postgres, house):
        players = house.players(TABLES, Random(given.seed))
        yield judged("database", asyncio.run(scenarios.database_crash(house, players, postgres)))


def standby(folder: Path, given: Given) -> Iterable[Result]:
    with with_standby() as (primary, second, url), House(folder, url, NODES) as house:
        players = house.players(TABLES, Random(given.seed))
        yield judged("standby", asyncio.run(scenarios.failover(house, players, primary, second)))


def rolling(folder: Path, given: Given) -> Iterable[Result]:
    with scene(folder) as (_, house):
        players = house.players(TABLES, Random(given.seed))
        yield judged("rolling", asyncio.run(scenarios.rolling(house, players, say)), 1000)


def balancer(folder: Path, given: Given) -> Iterable[Result]:
    for name, one in BALANCERS.items():
        if one.program is None:
            say(f"{name} is not installed")
            continue
        with scene(folder) as (_, house), balancing(name, folder, house.urls) as front:
            rng = Random(given.seed)
            players = house.players(TABLES, rng, front)
            cost = asyncio.run(scenarios.kills(house, players, 3, rng))
            yield judged(f"{name}, 3 kills", cost, 2000)
            players = house.players(TABLES, rng, front)
            yield judged(f"{name}, rolling", asyncio.run(scenarios.rolling(house, players)), 2000)


def grow(folder: Path, given: Given) -> Iterable[Growth]:
    return growth(folder, given.seconds, say)


SCENARIOS: dict[str, Callable[[Path, Given], Iterable[Result | Growth]]] = {
    "kills": kills,
    "hang": hang,
    "two-owners": two_owners,
    "database": database,
    "standby": standby,
    "rolling": rolling,
    "balancer": balancer,
    "growth": grow,
}
