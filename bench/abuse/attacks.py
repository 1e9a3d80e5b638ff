"""The attacks, each in a process of its own: `python -m bench.abuse.attacks NAME SECONDS < WORLD`.

All use the server's usual limits, and most come from one address.
"""

import asyncio
import contextlib
import itertools
import sys
from collections.abc import Awaitable, Callable
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException
from websockets.frames import Opcode

from bench.abuse.client import GONE, Http, framed, open_raw_socket, open_stream, socket_at, tell
from bench.abuse.world import World

HOME = "127.0.0.66"  # of most attackers
HALF = 1_100  # requests: more than the 1,024 files that a process may usually open
MASTERS = 100  # tables of strong bots
CHUNK = 64_000  # bytes of frames that are sent in one go
Attack = Callable[[World], Awaitable[object]]


async def again_and_again(visit: Callable[[], Awaitable[object]], pause: float = 0.01) -> None:
    while True:
        with contextlib.suppress(TimeoutError, WebSocketException, *GONE):
            await visit()
        await asyncio.sleep(pause)


async def many(count: int, visit: Callable[[], Awaitable[object]]) -> None:
    await asyncio.gather(*(again_and_again(visit) for _ in range(count)))


async def flood_of_frames(world: World, first: bytes, frame: bytes) -> None:
    """One socket after another that sends frames and never reads."""

    async def flood() -> None:
        _, writer = await open_raw_socket(world.url, world.long_table, world.tokens[0], HOME)
        try:
            writer.write(first)
            while True:
                writer.write(frame * (CHUNK // len(frame)))
                await writer.drain()
        finally:
            writer.close()

    await again_and_again(flood)


async def pings(world: World) -> None:
    await flood_of_frames(world, b"", framed(b"x" * 125, Opcode.PING))


async def fragments(world: World) -> None:
    more = framed(b"", Opcode.CONT, fin=False)
    await flood_of_frames(world, framed(b"", Opcode.TEXT, fin=False), more)


async def half_requests(world: World) -> None:
    netloc = world.url.partition("://")[2]

    async def half() -> None:
        reader, writer = await open_stream(netloc, HOME)
        try:
            writer.write(f"POST /api/tokens HTTP/1.1\r\nHost: {netloc}\r\nX-Slow: ".encode())
            await reader.read()  # until the server closes it
        finally:
            writer.close()

    await asyncio.gather(*(again_and_again(half, 0.5) for _ in range(HALF)))


async def asking(world: World, paths: Callable[[], str], count: int = 10, host: str = "") -> None:
    """The same request over several connections, as fast as it is answered."""

    async def one() -> None:
        http = Http(world.url, HOME, world.tokens[0], host)
        try:
            while True:
                await http.ask("GET", paths())
        finally:
            http.close()

    await many(count, one)


async def codes(world: World) -> None:
    rng, host = Random(3), f"tables.localhost:{world.url.rpartition(':')[2]}"
    await asking(world, lambda: f"/api/qr?text=http://{host}/table/{rng.randbytes(120).hex()}", host=host)


async def replays(world: World) -> None:
    await asking(world, lambda: f"/api/records/{world.long_record}/replay?open=true&plain=true")


async def looks(world: World) -> None:
    await asking(world, lambda: f"/api/tables/{world.long_table}")


async def lists(world: World) -> None:
    await asking(world, lambda: "/api/tables")


async def pages(world: World) -> None:
    await asking(world, lambda: "/", count=100)


async def undos(world: World) -> None:
    """Two people who undo every action straight away, over several sockets each."""

    async def undo(token: str) -> None:
        async with socket_at(world.url, world.long_table, token, HOME) as socket:
            async for text in socket:
                update = msgspec.json.decode(text)
                if update["table"].get("undo"):
                    await tell(socket, "agree", agree=True)
                if update["view"] and update["view"]["legal"]:
                    await tell(socket, "act", decision=update["decision"], action=update["view"]["legal"][0])
                await tell(socket, "undo")

    turns = itertools.cycle(world.tokens[:2])
    await many(6, lambda: undo(next(turns)))


async def joins(world: World) -> None:
    async def watch() -> None:
        async with socket_at(world.url, world.long_table, world.tokens[2], HOME) as socket:
            async for _ in socket:
                pass

    async def join() -> None:
        async with socket_at(world.url, world.long_table, world.tokens[3], HOME) as socket:
            await socket.recv()

    await asyncio.gather(many(80, watch), many(20, join))


async def seat_bots(world: World) -> None:
    async def seat(token: str) -> None:
        http = Http(world.url, HOME, token)
        settings = {"settings": {"game": world.games[0], "seats": 2}}
        table = (await http.ask("POST", "/api/tables", settings)).json()["table"]["id"]
        http.close()
        async with socket_at(world.url, table, token, HOME) as socket:
            await asyncio.gather(seat_and_remove(socket), read_all(socket))

    tokens = itertools.cycle(world.tokens[4:24])
    await many(20, lambda: seat(next(tokens)))


async def seat_and_remove(socket: ClientConnection) -> None:
    while True:
        await tell(socket, "seat bot", seat=1, level="random")
        await tell(socket, "remove bot", seat=1)
        await asyncio.sleep(0.05)


async def read_all(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def tables(world: World) -> None:
    """Twenty addresses open tables as fast as they may."""

    async def open_tables(number: int) -> None:
        http = Http(world.url, f"127.0.1.{number}", world.tokens[number])
        while True:
            settings = {"game": world.games[0], "seats": 2, "listed": True}
            await http.ask("POST", "/api/tables", {"settings": settings})

    numbers = itertools.count()
    await many(20, lambda: open_tables(next(numbers) % 20 + 1))


async def masters(world: World) -> None:
    """A hundred tables where only strong bots play, opened from two addresses."""

    async def begin(number: int) -> None:
        http = Http(world.url, f"127.0.2.{number % 2 + 1}", world.tokens[number % 40])
        bots = [world.level] * 3
        message = {"settings": {"game": world.games[number % len(world.games)], "seats": 3}, "bots": bots}
        table = (await http.ask("POST", "/api/tables", message)).json()["table"]["id"]
        await http.ask("POST", f"/api/tables/{table}/asks", {"type": "start"})
        http.close()

    for number in range(MASTERS):
        with contextlib.suppress(KeyError, *GONE):
            await begin(number)
    await asyncio.Event().wait()


ATTACKS: dict[str, tuple[str, Attack]] = {
    "pings": ("pings on a socket that never reads", pings),
    "fragments": ("empty fragments", fragments),
    "half": (f"{HALF:,} half requests", half_requests),
    "undo": ("undo in a long match, 6 sockets", undos),
    "codes": ("QR codes", codes),
    "replays": ("open plain replays", replays),
    "looks": ("GET of a long match", looks),
    "lists": ("GET of the list of tables", lists),
    "pages": ("GET of the page, 100 connections", pages),
    "joins": ("join and leave, 80 watchers", joins),
    "bots": ("seat and remove bots, 20 sockets", seat_bots),
    "tables": ("tables opened from 20 addresses", tables),
    "masters": (f"{MASTERS} tables of 3 strong bots", masters),
}


async def attack(name: str, seconds: float, world: World) -> None:
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(ATTACKS[name][1](world), seconds)


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1], float(sys.argv[2]), msgspec.json.decode(sys.stdin.read(), type=World)))
