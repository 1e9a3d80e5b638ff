"""Kill the server while people play as fast as they can, start it again, and look for everything that was promised."""

import asyncio
import contextlib
import os
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from support.running import Guest, Running
from tavolino.games import GAMES


class Toll(NamedTuple):
    """What some kills have cost."""

    kills: int
    acknowledged: int  # actions that a client was told are done
    lost: int
    broken: int  # tables that did not come back


async def at_once() -> None:
    """No pause at all."""


class Player:
    """Sits alone with a bot and acts as soon as it can; notes the key of every action it was told is done."""

    def __init__(self, table: str, guest: Guest, rng: Random) -> None:
        self.table = table
        self.token = guest.headers["Authorization"]
        self.rng = rng
        self.done: set[str] = set()

    @classmethod
    def alone(cls, server: Running, game: str, rng: Random) -> "Player":
        guest = server.guest("Anna")
        table = guest.open(game, 2, (None, "random"))
        guest.ask(table, "sit", seat=0)
        guest.ask(table, "start")
        return cls(table, guest, rng)

    def guest(self, server: Running) -> Guest:
        return Guest(server, self.token.removeprefix("Bearer "))

    def finds_table(self, server: Running) -> bool:
        return self.guest(server).get(f"/api/tables/{self.table}").status_code == 200

    async def play(self, url: str, told: Callable[[int], None], pause: Callable[[], Awaitable[None]] = at_once) -> None:
        """Until the server is gone; `told` hears how many actions were acknowledged."""
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
        with contextlib.suppress(WebSocketException, OSError, EOFError):
            async with connect(address, additional_headers={"Authorization": self.token}, compression=None) as socket:
                asked = -1
                async for text in socket:
                    update = msgspec.json.decode(text)
                    self.done.update(update["done"])
                    told(len(update["done"]))
                    await pause()
                    asked = await self.answer(socket, update, asked)

    async def answer(self, socket: ClientConnection, update: Any, asked: int) -> int:
        """Act once for each decision; returns the number of the last one acted on."""
        if update["table"]["stage"] == "over" and update["seat"] is not None:
            ask = {"type": "again"}
        elif update["table"]["stage"] == "lobby" and update["seat"] is not None:
            ask = {"type": "start"}  # the server was killed while it waited for the numbers of those who are there
        elif update["seat"] is not None and update["view"]["legal"] and update["decision"] != asked:
            action = self.rng.choice(update["view"]["legal"])
            ask = {"type": "act", "decision": update["decision"], "action": action, "key": self.rng.randbytes(8).hex()}
        else:
            return asked
        await socket.send(msgspec.json.encode(ask).decode())
        return int(update["decision"])


def kill_and_look(folder: Path, kills: int, seed: int, players: int = 12) -> Toll:
    rng = Random(seed)
    server = Running(folder / "crash.db", "asks_per_second=100000")
    games = list(GAMES)
    all_players = [Player.alone(server, games[number % len(games)], Random(rng.random())) for number in range(players)]
    broken = 0
    for _ in range(kills):
        asyncio.run(play_until_killed(server, all_players, rng))
        server.stop(signal.SIGKILL)
        server = Running(folder / "crash.db", "asks_per_second=100000")
        broken += sum(not player.finds_table(server) for player in all_players)
    server.stop()
    kept = keys_in_log(folder / "crash.db")
    acknowledged = {key for player in all_players for key in player.done}
    return Toll(kills, len(acknowledged), len(acknowledged - kept), broken)


async def play_until_killed(server: Running, players: list[Player], rng: Random) -> None:
    """Kill at a moment of chance: after so many more actions, in the middle of whatever happens then."""
    enough, missing = asyncio.Event(), rng.randrange(5, 150)

    def told(actions: int) -> None:
        nonlocal missing
        missing -= actions
        if missing <= 0:
            enough.set()

    playing = [asyncio.create_task(player.play(server.url, told)) for player in players]
    await enough.wait()
    await asyncio.sleep(rng.random() / 50)
    os.kill(server.process.pid, signal.SIGKILL)
    await asyncio.gather(*playing)


def keys_in_log(database: Path) -> set[str]:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        bodies = [msgspec.json.decode(body) for (body,) in connection.execute("SELECT body FROM entry")]
    return {body["key"] for body in bodies if "key" in body}
