"""How long pages about people take, asked over HTTP one after another; and how soon a rating is there."""

import asyncio
import time
from random import Random
from typing import Any

from msgspec import Struct

from bench.abuse.client import Http
from support.running import Live

CLOCK = {"type": "per move", "seconds": 60}
GAMES = ("twisted", "qwinto", "upturn")


class Waits(Struct, frozen=True):
    """Milliseconds."""

    asks: int
    p50: float
    p99: float
    most: float

    @classmethod
    def of(cls, seconds: list[float]) -> "Waits":
        times = sorted(1000 * one for one in seconds)
        p50, p99 = (times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.99))
        return cls(len(times), round(p50, 1), round(p99, 1), round(times[-1], 1))


async def pages(url: str, tokens: list[str], asks: int) -> dict[str, Waits]:
    """`tokens`: of the most eager people, whose pages are the longest."""
    profiles = await public_names(url)
    courses = [one["course"] for one in (await ask(url, "", "/api/daily")).json()["courses"]]
    day = (await ask(url, "", "/api/daily")).json()["day"]
    kinds: dict[str, list[str]] = {
        "own profile": ["/api/me/profile"],
        "profile of somebody": [f"/api/profiles/{one}" for one in profiles],
        "leaderboard": [f"/api/leaderboards/{game}" for game in GAMES],
        "leaderboard, further down": [f"/api/leaderboards/{game}?from=500" for game in GAMES],
        "my people": ["/api/me/circle"],
        "daily page": ["/api/daily"],
        "daily result": [f"/api/daily/{course}/{day}" for course in courses],
    }
    return {kind: await waits(url, tokens, paths, asks) for kind, paths in kinds.items()}


async def public_names(url: str) -> list[str]:
    found = []
    for game in GAMES:
        for first in range(0, 500, 50):
            board = (await ask(url, "", f"/api/leaderboards/{game}?from={first}")).json()
            found += [line["id"] for line in board["lines"]]
    return found


async def ask(url: str, token: str, path: str) -> Any:
    http = Http(url, token=token)
    try:
        return await http.ask("GET", path)
    finally:
        http.close()


async def waits(url: str, tokens: list[str], paths: list[str], asks: int) -> Waits:
    rng, times = Random(2), []
    for some in range(0, asks, len(tokens)):
        for token in tokens[: asks - some]:
            http = Http(url, token=token)
            await http.ask("GET", "/healthz")  # the connection is there
            began = time.perf_counter()
            answer = await http.ask("GET", rng.choice(paths))
            times.append(time.perf_counter() - began)
            http.close()
            assert answer.status == 200, answer
            await asyncio.sleep(0)
    return Waits.of(times)


async def tables(url: str, tokens: list[str], number: int) -> list[tuple[str, str]]:
    """Rated tables of a person and a bot, each with the token of its person."""
    found = []
    for token in tokens[:number]:
        http = Http(url, token=token)
        settings = {"game": "twisted", "seats": 2, "clock": CLOCK, "rated": True, "options": {"rounds": 1}}
        opened = await http.ask("POST", "/api/tables", {"settings": settings, "bots": [None, "casual"]})
        table = opened.json()["table"]["id"]
        await http.ask("POST", f"/api/tables/{table}/asks", {"type": "sit", "seat": 0})
        http.close()
        found.append((table, token))
    return found


def rating_after(url: str, table: str, token: str) -> float:
    """Seconds from the result of a match to the ratings after it, as its table's socket shows both."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live?since=0"
    with Live(address, {"Authorization": f"Bearer {token}"}) as live:
        live.next()
        update = live.ask("start")
        while update["table"]["stage"] != "over":
            mine = update["view"] and update["view"]["legal"] and update["seat"] in update["awaited"]
            update = live.act(update) if mine else live.next()
        began = time.perf_counter()
        while not any(one and one["change"] is not None for one in update["table"]["ratings"]):
            update = live.next()
        return time.perf_counter() - began
