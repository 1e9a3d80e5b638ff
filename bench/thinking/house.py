"""A house full of strong bots, in a process of its own: `python -m bench.thinking.house KIND < HOUSE`.

Every table has a host of its own, who only watches, or plays and acts at once. It runs until it is killed.
"""

import asyncio
import contextlib
import sys
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from bench.abuse.client import GONE, Http, socket_at, tell

KINDS = ("watched", "played")


class House(Struct):
    url: str
    game: str
    level: str
    hosts: list[str]  # their tokens: as many tables


async def live(house: House, token: str, kind: str) -> None:
    """One table, and the next one when its match is over."""
    while True:
        with contextlib.suppress(WebSocketException, TimeoutError, KeyError, *GONE):
            table = await open_table(house, token, alone=kind == "watched")
            async with socket_at(house.url, table, token) as socket:
                await (watch(socket) if kind == "watched" else play(socket))


async def open_table(house: House, token: str, *, alone: bool) -> str:
    http = Http(house.url, token=token)
    bots = [house.level if alone else None, house.level, house.level]
    message = {"settings": {"game": house.game, "seats": 3, "pace": "quick"}, "bots": bots}
    table: str = (await http.ask("POST", "/api/tables", message)).json()["table"]["id"]
    if not alone:
        await http.ask("POST", f"/api/tables/{table}/asks", {"type": "sit", "seat": 0})
    await http.ask("POST", f"/api/tables/{table}/asks", {"type": "start"})
    http.close()
    return table


async def watch(socket: ClientConnection) -> None:
    async for text in socket:
        if '"stage":"over"' in str(text):
            return


async def play(socket: ClientConnection) -> None:
    rng = Random(0)
    async for text in socket:
        update: Any = msgspec.json.decode(text)
        if update["table"]["stage"] == "over":
            return
        if update["view"]["legal"]:
            await tell(socket, "act", decision=update["decision"], action=rng.choice(update["view"]["legal"]))


async def run(house: House, kind: str) -> None:
    await asyncio.gather(*(live(house, token, kind) for token in house.hosts))


if __name__ == "__main__":
    asyncio.run(run(msgspec.json.decode(sys.stdin.buffer.read(), type=House), sys.argv[1]))
