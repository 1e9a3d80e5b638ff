"""What the attacks need: a database with a long match, a long record and people with tokens."""

import asyncio
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from bench.abuse.client import Http
from bench.server.sides import Server, process

RECORDS = Path(__file__).parents[2] / "records"
OPEN_WIDE = ("requests_per_second", "newcomers_per_minute")
LONG = 1_500  # actions, if a match lasts so long
PREPARATION = 240  # seconds for the bots' search to be compiled, at most


class World(Struct):
    url: str
    tokens: list[str]  # of the attackers
    honest: list[str]  # tokens of the two who only want to play
    long_table: str  # where the first two attackers play a long match
    long_record: str
    games: list[str]
    level: str  # the strongest of the bots


@contextmanager
def serving(python: Path, database: Path, *limits: str) -> Iterator[Server]:
    """A server; without limits, with the usual ones."""
    wide = [part for limit in limits for part in ("--limit", limit)]
    with process([str(python), "-m", "tavolino", "serve", "--port", "0", "--db", str(database), *wide]) as (pid, line):
        yield Server(pid, line.split()[-1])


def prepare(python: Path, folder: Path) -> tuple[Path, World]:
    database = folder / "abuse.db"
    files = sorted(RECORDS.glob("*.json"))
    subprocess.run([python, "-m", "tavolino", "import", *files, "--db", database], check=True, capture_output=True)
    longest = max(files, key=lambda file: len(msgspec.json.decode(file.read_bytes())["actions"]))
    with serving(python, database, *(f"{name}=10000000" for name in OPEN_WIDE)) as server:
        return database, asyncio.run(furnish(server.url, longest.stem))


async def furnish(url: str, long_record: str) -> World:
    http = Http(url)
    games = [game["name"] for game in (await http.ask("GET", "/api/games")).json()]
    level = await strongest(http)
    people = [(await http.ask("POST", "/api/tokens", {"name": name})).json()["token"] for name in names(42)]
    tables = [await long_match(url, game, people[:2]) for game in games]
    http.close()
    return World(url, people[:40], people[40:], max(tables)[1], long_record, games, level)


def names(count: int) -> Iterator[str]:
    return (f"Guest {number}" for number in range(count))


async def strongest(http: Http) -> str:
    """The strongest level of all, once its search is compiled."""
    latest = time.monotonic() + PREPARATION
    levels = (await http.ask("GET", "/api/levels")).json()
    while any(one["coming"] for one in levels) and time.monotonic() < latest:
        await asyncio.sleep(1)
        levels = (await http.ask("GET", "/api/levels")).json()
    ready: list[str] = levels[0]["ready"]
    return "master" if "master" in ready else ready[-1]


async def long_match(url: str, game: str, tokens: list[str]) -> tuple[int, str]:
    """A match that goes on, as many actions as it has, and its table."""
    rng, seats = Random(1), [Http(url, token=token) for token in tokens]
    table = (await seats[0].ask("POST", "/api/tables", {"settings": {"game": game, "seats": 2}})).json()["table"]["id"]
    asks = f"/api/tables/{table}/asks"
    for number, seat in enumerate(seats):
        await seat.ask("POST", asks, {"type": "sit", "seat": number})
    await seats[0].ask("POST", asks, {"type": "start"})
    done, update = 0, (await seats[0].ask("GET", f"/api/tables/{table}")).json()
    for turn in range(4 * LONG):
        if update["table"]["stage"] != "playing" or done >= LONG:
            break
        update = (await seats[turn % 2].ask("GET", f"/api/tables/{table}")).json()
        while update["view"]["legal"] and update["table"]["stage"] == "playing" and done < LONG:
            act = {"type": "act", "decision": update["decision"], "action": rng.choice(update["view"]["legal"])}
            update = (await seats[turn % 2].ask("POST", asks, act)).json()
            done += not update["refused"]
    for seat in seats:
        seat.close()
    return (done if update["table"]["stage"] == "playing" else 0), table


@contextmanager
def folder_for(python: Path) -> Iterator[tuple[Path, World]]:
    with tempfile.TemporaryDirectory() as folder:
        yield prepare(python, Path(folder))
