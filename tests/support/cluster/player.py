"""One person at a table, who acts as soon as they can and comes back by themselves, as the page does."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

JITTER = 0.2  # seconds, at most, before the page comes back
HANDSHAKE = 3.0  # seconds that a node has for it
FOR_GOOD = (4401, 4403, 4404)  # after these codes the page would not come back
PASSING = ("why-cannot-save", "why-read-anew")  # refusals after which one asks again


class Cut(NamedTuple):
    """A broken connection: when it broke, and when an update came over the next one."""

    lost: float
    back: float


class Player:
    def __init__(self, table: str, seat: int, token: str, urls: Sequence[str], rng: Random) -> None:
        """With several URLs, the player goes round them, as a simple balancer would."""
        self.table = table
        self.seat = seat
        self.token = token
        self.urls = list(urls)
        self.rng = rng
        self.pace = 0.05  # seconds before an action, on average
        self.patience: float | None = None  # seconds without an update after which the player tries elsewhere
        self.heard: Callable[[], None] = lambda: None  # called after every update
        self.version = 0
        self.unanswered: dict[str, bytes] = {}
        self.acts: set[str] = set()  # keys of all actions that were asked for
        self.acknowledged: set[str] = set()  # keys of those that the server said are done
        self.refused: Counter[str] = Counter()
        self.back_in_time = 0  # updates with a lower version than one before
        self.turned_away = 0
        self.updated = 0.0  # when the last update came
        self.lost: float | None = None  # since when there is no connection
        self.cuts: list[Cut] = []
        self.resting = False  # finishes what it has asked for, and asks for nothing more
        self.forget()

    def forget(self) -> None:
        """Ask anew for what a failure may have taken back."""
        self.prepared = self.agreed = ""
        self.decided = -1

    @property
    def is_there(self) -> bool:
        return self.lost is None and self.updated > 0

    async def play(self) -> None:
        """Until it is cancelled."""
        while True:
            for _ in self.urls:
                self.urls.append(self.urls.pop(0))
                if await self.visit(self.urls[-1]):
                    break
            await asyncio.sleep(self.rng.random() * JITTER)

    async def visit(self, url: str) -> bool:
        """False if no node answers there: a balancer would try the next one at once."""
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/live?since={self.version}"
        usual: dict[str, Any] = {"compression": None, "open_timeout": HANDSHAKE, "close_timeout": 0.2}
        headers, answered = {"Authorization": f"Bearer {self.token}"}, False
        with contextlib.suppress(WebSocketException, OSError, EOFError, TimeoutError):
            async with connect(address, additional_headers=headers, ping_interval=None, **usual) as socket:
                answered = True
                try:
                    await self.converse(socket)
                finally:
                    self.lost = self.lost or time.monotonic()
                    self.turned_away += socket.close_code in FOR_GOOD
        return answered

    async def converse(self, socket: ClientConnection) -> None:
        for ask in self.unanswered.values():
            await socket.send(ask, text=True)
        while True:
            async with asyncio.timeout(self.patience):
                update = msgspec.json.decode(await socket.recv(decode=False))
            self.receive(update)
            if not self.resting:
                await self.answer(socket, update)

    def receive(self, update: Any) -> None:
        self.updated = time.monotonic()
        if self.lost is not None:
            self.cuts.append(Cut(self.lost, self.updated))
            self.lost = None
        self.back_in_time += update["version"] < self.version
        self.version = max(self.version, update["version"])
        for key in update["done"]:
            self.unanswered.pop(key, None)
            if key in self.acts:
                self.acknowledged.add(key)
        for refusal in update["refused"]:
            self.unanswered.pop(refusal["key"], None)
            self.refused[refusal["message"]] += 1
            if refusal["message"] in PASSING:
                self.forget()
        self.heard()

    async def answer(self, socket: ClientConnection, update: Any) -> None:
        """Ask for what the page would ask for."""
        asks = self.next_asks(update)
        if asks:
            await asyncio.sleep(self.rng.random() * 2 * self.pace)
        if not self.resting:
            bodies = [self.keep(ask) for ask in asks]  # all of them, even if the connection breaks at the first one
            for body in bodies:
                await socket.send(body, text=True)

    def keep(self, ask: dict[str, Any]) -> bytes:
        """Give an ask its key, and keep it until it is answered."""
        key = self.rng.randbytes(8).hex()
        if ask["type"] == "act":
            self.acts.add(key)
        self.unanswered[key] = msgspec.json.encode(ask | {"key": key})
        return self.unanswered[key]

    def next_asks(self, update: Any) -> list[dict[str, Any]]:
        table, view = update["table"], update["view"]
        deal = table["next_commitment"]
        if table["stage"] == "playing":
            if view is None or not view["legal"] or update["decision"] == self.decided:
                return []
            self.decided = update["decision"]
            return [{"type": "act", "decision": self.decided, "action": self.rng.choice(view["legal"])}]
        if self.prepared != deal and (self.seat or table["seats"][1]["contributed"]):
            self.prepared = deal
            add = {"type": "contribute", "contribution": self.rng.randbytes(32).hex()}
            begin = {"type": "again" if table["stage"] == "over" else "start"}
            return [add] if self.seat else [add, begin]
        rematch = table.get("rematch")
        if table["stage"] == "over" and rematch and self.seat not in rematch["ready"] and self.agreed != deal:
            self.agreed = deal
            return [{"type": "again"}]
        return []
