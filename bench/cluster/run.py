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
from support.cluster.crowd import Waits
from support.cluster.house import House
from support.cluster.scenarios import Cost
from support.cluster.standby import with_standby
from support.cluster.toll import Toll, together
from support.postgres import Postgres, running_postgres

TABLES = 12
NODES = 3
FLIPS = 100
START = time.monotonic()


class Given(Struct, frozen=True):
    kills: int
    stay: int  # kills until everybody moves to new tables
    seconds: float
    seed: int


def say(line: str) -> None:
    print(f"{time.monotonic() - START:6.0f} s  {line}", file=sys.stderr, flush=True)


@contextmanager
def scene(folder: Path, nodes: int = NODES) -> Iterator[tuple[Postgres, House]]:
    with running_postgres() as postgres, House(folder, postgres.new_database("cluster"), nodes) as house:
        yield postgres, house


def kills(folder: Path, given: Given) -> Iterable[Result]:
    """Everybody moves to new tables now and then: a takeover reads the whole log, and no evening is that long."""
    rng, tolls, waits = Random(given.seed), list[Toll](), list[float]()
    with scene(folder) as (_, house):
        while (missing := given.kills - len(tolls) * given.stay) > 0:
            players = house.players(TABLES, rng)
            found = asyncio.run(scenarios.kills(house, players, min(given.stay, missing), rng))
            tolls.append(found.cost.toll)
            waits += found.takeovers
            longest = max(player.version for player in players)
            say(f"{given.kills - max(0, missing - given.stay)} kills: {tolls[-1]}, {Waits.of(waits)}, log {longest}")
    yield judged("kills", Cost(together(tolls), Waits.of(waits), {"kills": given.kills}), 500)


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
            found = asyncio.run(scenarios.kills(house, players, 3, rng))
            yield judged(f"{name}, 3 kills", found.cost, 2000)
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
