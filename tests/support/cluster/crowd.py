"""All players of a cluster, and waiting for what they have seen."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from random import Random

from msgspec import Struct

from support.cluster.player import Cut, Player
from support.running import Guest, Running

PATIENCE = 60  # seconds: a machine may be slow


class Waits(Struct, frozen=True):
    """How long players had to wait, in milliseconds."""

    number: int
    p50: float
    p99: float
    most: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> "Waits":
        times = sorted(seconds) or [0.0]
        p50, p99 = (times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.99))
        return cls(len(seconds), *(round(one * 1000, 1) for one in (p50, p99, times[-1])))


class Crowd(AsyncExitStack):
    """Plays from the beginning to the end of its context."""

    def __init__(self, players: Sequence[Player]) -> None:
        super().__init__()
        self.players = players
        self.news = asyncio.Event()
        for player in players:
            player.heard = self.news.set

    async def __aenter__(self) -> "Crowd":
        await super().__aenter__()
        playing = [asyncio.create_task(player.play()) for player in self.players]

        async def stop() -> None:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

        self.push_async_callback(stop)
        await self.everybody_is_there(time.monotonic())
        return self

    async def until(self, seen: Callable[[], bool]) -> bool:
        """False if it did not come to that."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not seen():
                    self.news.clear()
                    await self.news.wait()
        except TimeoutError:
            return False
        return True

    async def act(self, times: int) -> bool:
        """Wait until so many more actions were acknowledged."""
        enough = self.acknowledged() + times
        return await self.until(lambda: self.acknowledged() >= enough)

    async def everybody_is_there(self, since: float) -> bool:
        """Wait until each of them has a connection, and has had an update since then."""
        return await self.until(lambda: all(one.is_there and one.updated > since for one in self.players))

    async def rest(self) -> bool:
        """Wait until everything that was asked for is answered; nobody asks for more."""
        for player in self.players:
            player.resting = True
        return await self.until(lambda: all(one.is_there and not one.unanswered for one in self.players))

    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    def cuts(self, since: float = 0.0) -> list[Cut]:
        return [cut for player in self.players for cut in player.cuts if cut.lost >= since]

    def missing(self) -> list[Player]:
        """Those who are not back yet."""
        return [player for player in self.players if not player.is_there]

    def gaps(self, since: float = 0.0) -> Waits:
        return Waits.of([cut.back - cut.lost for cut in self.cuts(since)])


def seat_pairs(servers: Sequence[Running], tables: int, urls: Sequence[str], rng: Random) -> list[Player]:
    """Two people at each table, all games in turn; each begins at any of the URLs."""
    players: list[Player] = []
    games = servers[0].http.get("/api/games").json()
    for number in range(tables):
        server, game = servers[number % len(servers)], games[number % len(games)]
        options = {"call": "auto"} if "call" in game["options"] else {}  # a call by hand makes the others wait
        people = [server.guest(name) for name in ("Anna", "Ben")]
        table = people[0].open(game["name"], 2, options=options)
        players += [sit(guest, table, seat, urls, rng) for seat, guest in enumerate(people)]
    return players


def sit(guest: Guest, table: str, seat: int, urls: Sequence[str], rng: Random) -> Player:
    assert guest.ask(table, "sit", seat=seat).status_code == 200
    return Player(table, seat, guest.token, rng.sample(urls, len(urls)), Random(rng.random()))
