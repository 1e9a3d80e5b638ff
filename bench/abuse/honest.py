"""Two people who only want to play, and visitors who only want to come in: what an attack means for them."""

import asyncio
import contextlib
import json
import time
from random import Random
from typing import Any

from msgspec import Struct
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from bench.abuse.client import GONE, Http, socket_at, tell
from bench.abuse.world import World

PAUSE = 0.05  # seconds between two asks
VISIT_PAUSE = 0.25  # between two visitors
PATIENCE = 30.0  # seconds until an ask counts as never answered


class Asked(Struct):
    at: float  # when it was answered
    seconds: float  # until then


class Pair:
    """They sit at a table of their own, over sockets, and act in turn."""

    def __init__(self, world: World, table: str) -> None:
        self.world = world
        self.table = table
        self.rng = Random(2)
        self.asked: list[Asked] = []
        self.lost = 0  # connections that broke
        self.latest: list[Any] = [None, None]

    @classmethod
    async def sit(cls, world: World) -> "Pair":
        host = Http(world.url, token=world.honest[0])
        opened = await host.ask("POST", "/api/tables", {"settings": {"game": world.games[0], "seats": 2}})
        table = opened.json()["table"]["id"]
        for seat, token in enumerate(world.honest):
            guest = Http(world.url, token=token)
            await guest.ask("POST", f"/api/tables/{table}/asks", {"type": "sit", "seat": seat})
            guest.close()
        await host.ask("POST", f"/api/tables/{table}/asks", {"type": "start"})
        host.close()
        return cls(world, table)

    async def play(self) -> None:
        """Until it is cancelled."""
        while True:
            with contextlib.suppress(WebSocketException, TimeoutError, *GONE):
                async with (
                    socket_at(self.world.url, self.table, self.world.honest[0]) as one,
                    socket_at(self.world.url, self.table, self.world.honest[1]) as other,
                ):
                    await self.act_in_turn([one, other])
            self.lost += 1
            await asyncio.sleep(PAUSE)

    async def act_in_turn(self, sockets: list[ClientConnection]) -> None:
        reading = [asyncio.create_task(self.read(seat, socket)) for seat, socket in enumerate(sockets)]
        try:
            while not any(task.done() for task in reading):
                await self.act(sockets)
                await asyncio.sleep(PAUSE)
        finally:
            for task in reading:
                task.cancel()
            await asyncio.gather(*reading, return_exceptions=True)

    async def read(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            self.latest[seat] = json.loads(text)
            for key in (*self.latest[seat]["done"], *(one["key"] for one in self.latest[seat]["refused"])):
                if (wait := self.waiting.pop(key, None)) and not wait.done():
                    wait.set_result(None)

    waiting: dict[str, asyncio.Future[None]] = {}  # noqa: RUF012 - one pair at a time

    async def act(self, sockets: list[ClientConnection]) -> None:
        """Whoever can act does so; after a match, both want the next one."""
        for seat, update in enumerate(self.latest):
            if update and update["table"]["stage"] == "over":
                await tell(sockets[seat], "again", key=f"again {self.rng.random()}")
            elif update and update["table"]["stage"] == "playing" and update["view"]["legal"]:
                action = self.rng.choice(update["view"]["legal"])
                await self.timed(sockets[seat], "act", decision=update["decision"], action=action)
                return

    async def timed(self, socket: ClientConnection, ask: str, **fields: Any) -> None:
        key = self.rng.randbytes(8).hex()
        answered = self.waiting[key] = asyncio.get_running_loop().create_future()
        start = time.monotonic()
        await tell(socket, ask, key=key, **fields)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(answered, PATIENCE)
        now = time.monotonic()
        self.asked.append(Asked(now, now - start))


class Visitors:
    """Somebody new at the door, again and again, each on a new connection."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.came = 0
        self.turned_away = 0

    async def come(self) -> None:
        while True:
            visitor = Http(self.world.url)
            try:
                answer = await asyncio.wait_for(visitor.ask("GET", "/api/me"), PATIENCE)
                self.turned_away += answer.status != 200
            except (TimeoutError, *GONE):
                self.turned_away += 1
            self.came += 1
            visitor.close()
            await asyncio.sleep(VISIT_PAUSE)
