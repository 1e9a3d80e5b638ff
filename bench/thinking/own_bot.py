"""Somebody who plays with one strong bot: how long until it has answered, its usual pace included."""

import asyncio
import contextlib
import json
import time
from collections import Counter
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from bench.abuse.client import GONE, Http, socket_at, tell
from bench.abuse.honest import Asked


class OwnBot:
    def __init__(self, url: str, token: str, game: str, level: str) -> None:
        self.url = url
        self.token = token
        self.level = level
        self.message = {"settings": {"game": game, "seats": 2, "pace": "quick"}, "bots": [None, level]}
        self.rng = Random(3)
        self.answered: list[Asked] = []
        self.levels: Counter[str] = Counter()  # that the bot really played

    async def play(self) -> None:
        """Until it is cancelled: one match after another, each at a table of its own."""
        while True:
            with contextlib.suppress(WebSocketException, TimeoutError, KeyError, *GONE):
                http = Http(self.url, token=self.token)
                table = (await http.ask("POST", "/api/tables", self.message)).json()["table"]["id"]
                async with socket_at(self.url, table, self.token) as socket:
                    await tell(socket, "sit", seat=0)
                    await tell(socket, "start")
                    await self.one_match(socket)
                http.close()
            await asyncio.sleep(0)

    async def one_match(self, socket: ClientConnection) -> None:
        waiting: float | None = None  # since when
        async for text in socket:
            update: Any = json.loads(text)
            if update["table"]["stage"] == "over":
                return
            if update["table"]["stage"] != "playing":
                continue
            if update["view"]["legal"]:
                now = time.monotonic()
                if waiting is not None:
                    self.levels[update["table"]["seats"][1]["plays_as"] or self.level] += 1
                    self.answered.append(Asked(now, now - waiting))
                    waiting = None
                await tell(socket, "act", decision=update["decision"], action=self.rng.choice(update["view"]["legal"]))
            elif waiting is None:
                waiting = time.monotonic()
