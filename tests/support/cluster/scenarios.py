"""What can go wrong in a cluster, done on purpose while people play. Each returns what it cost."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from random import Random
from typing import NamedTuple

import psycopg
from msgspec import Struct

from support.cluster.crowd import Crowd, Waits
from support.cluster.house import House
from support.cluster.player import Player
from support.cluster.toll import Toll, toll_of
from support.postgres import Postgres

HANG = 8.0  # seconds: longer than a node may be without a beat
FLIP = """UPDATE game_table SET owner = node.id FROM node WHERE node.address = %s
    AND game_table.id = ANY(%s) AND game_table.owner IS NOT NULL"""
BY_KEY = 'unique constraint "entry_pkey"'  # in PostgreSQL's log: two owners wanted the same number
BY_OWNER = "division by zero"  # the same: the table is another node's
Progress = Callable[[str], None]


class Cost(Struct, frozen=True):
    toll: Toll
    waits: Waits  # of players whose connection broke, until their next update
    more: dict[str, float]

    @property
    def good(self) -> bool:
        return self.toll.good


class Kills(NamedTuple):
    """Kills while the same people sit at the same tables."""

    cost: Cost
    takeovers: list[float]  # seconds, one for each player whose connection a kill broke


def silence(_: str) -> None:
    """Nobody watches."""


async def settle(crowd: Crowd, database: str, waits: Waits | None = None, **more: float) -> Cost:
    """Let everybody finish, then look for everything that was promised."""
    await crowd.rest()
    toll = await asyncio.to_thread(toll_of, crowd.players, database)
    refusals = sum((player.refused.total() for player in crowd.players), 0)
    return Cost(toll, waits or crowd.gaps(), {**more, "refusals": refusals})


async def kills(house: House, players: Sequence[Player], number: int, rng: Random) -> Kills:
    """SIGKILL of any node at any moment; it is started again when everybody is back."""
    times: list[float] = []
    async with Crowd(players) as crowd:
        for _ in range(number):
            await crowd.act(rng.randrange(10, 80))
            await asyncio.sleep(rng.random() / 50)  # in the middle of whatever happens then
            victim = rng.randrange(len(house.nodes))
            times.append(await house.kill(victim))
            await crowd.everybody_is_there(time.monotonic())
            await house.start_again(victim)
        found = takeovers(crowd, times)
        return Kills(await settle(crowd, house.database, Waits.of(found), kills=number), found)


def takeovers(crowd: Crowd, kills: list[float]) -> list[float]:
    """From a kill to the next update of each player whose connection it broke."""
    return [cut.back - max((at for at in kills if at <= cut.lost), default=cut.lost) for cut in crowd.cuts()]


async def hang(house: House, players: Sequence[Player], seconds: float = HANG) -> Cost:
    """A node stops without a word and wakes up again. Players leave it, as a balancer's checks would have them do."""
    for player in players:
        player.patience = 2.0
    async with Crowd(players) as crowd:
        await crowd.act(100)
        pid, at = house.nodes[0].process.pid, time.monotonic()
        os.kill(pid, signal.SIGSTOP)
        try:
            await asyncio.gather(asyncio.sleep(seconds), crowd.everybody_is_there(at + seconds / 2))
        finally:
            os.kill(pid, signal.SIGCONT)
        await crowd.everybody_is_there(time.monotonic())
        await crowd.act(100)
        return await settle(crowd, house.database)


async def two_owners(house: House, players: Sequence[Player], times: int, postgres: Postgres) -> Cost:
    """By SQL, tables get another owner while the first one plays; everybody plays at both nodes at once.

    Every other time the first one gets them back at once, before it can have noticed: then only the key refuses it.
    """
    tables = list({player.table for player in players})
    pinned = [twin for player in players for twin in twins(player, house.urls)]
    async with AsyncExitStack() as stack:
        crowd = await stack.enter_async_context(Crowd(pinned))
        session = await psycopg.AsyncConnection.connect(house.database, autocommit=True)
        await stack.enter_async_context(session)
        for number in range(times):
            await session.execute(FLIP, (house.urls[number % len(house.urls)], tables))
            await crowd.act(1 if number % 4 == 1 else len(tables))
        refused = (postgres.folder / "log").read_text()
        return await settle(
            crowd,
            house.database,
            refused_by_key=refused.count(BY_KEY),
            refused_by_owner=refused.count(BY_OWNER),
        )


def twins(player: Player, urls: list[str]) -> list[Player]:
    """The same person with a device at every node."""
    rng = player.rng
    return [Player(player.table, player.seat, player.token, [url], Random(rng.random())) for url in urls]


async def database_crash(house: House, players: Sequence[Player], postgres: Postgres) -> Cost:
    """PostgreSQL ends without a goodbye, and starts again."""
    async with Crowd(players) as crowd:
        await crowd.act(100)
        at = time.monotonic()
        await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
        await asyncio.to_thread(postgres.start)
        up = time.monotonic()
        await crowd.everybody_is_there(up)
        await crowd.act(100)
        return await settle(crowd, house.database, database_was_gone_ms=round((up - at) * 1000))


async def failover(house: House, players: Sequence[Player], primary: Postgres, standby: Postgres) -> Cost:
    """The primary is gone for good, and its synchronous standby takes its place."""
    async with Crowd(players) as crowd:
        await crowd.act(100)
        at = time.monotonic()
        await asyncio.to_thread(primary.stop, signal.SIGQUIT)
        await asyncio.to_thread(standby.promote)
        up = time.monotonic()
        await crowd.everybody_is_there(up)
        await crowd.act(100)
        return await settle(crowd, house.database, promoted_after_ms=round((up - at) * 1000))


async def rolling(house: House, players: Sequence[Player], say: Progress = silence) -> Cost:
    """SIGTERM for one node after the other; each is there again before the next one goes."""
    async with Crowd(players) as crowd:
        for number in range(len(house.nodes)):
            await crowd.act(50)
            await house.restart(number, crowd)
            say(f"node {number + 1} of {len(house.nodes)} is back")
        await crowd.act(50)
        return await settle(crowd, house.database)
