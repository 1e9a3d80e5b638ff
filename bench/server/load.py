"""The clients' load on a server, and what is measured under it."""

import json
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

from msgspec import Struct, structs

from bench.server.sides import CLIENTS, Server, Side, modules


class Load(Struct, frozen=True):
    matches: int  # of two players each
    pace: float = 0  # moves a second in each match; 0: as fast as they can
    watched: float = 0.25  # the share of matches with a watcher, with late hands
    breaks: float = 0.005  # the share of moves during which a connection breaks or a page is reloaded
    games: tuple[str, ...] | None = None  # of ours; None: all of them, in turn
    deflate: bool = True  # the clients offer to compress, as browsers do

    def __str__(self) -> str:
        pace = f", {self.pace:g} moves a second each" if self.pace else ""
        return f"{self.matches} matches{pace}" + ("" if self.breaks else ", one short ask at a time")


class Round(Struct, frozen=True):
    """The measurements of one round."""

    moves_per_second: float
    p50_ms: float
    p99_ms: float
    cpu_us_per_move: float  # of the server
    bytes_per_move: float  # received by all our clients; not counted for boardgame.io
    memory_mb: float


def play(side: Side, load: Load, seconds: float, folder: Path) -> Round:
    with side.running(folder) as server:
        config = folder / "config.json"
        known = {"url": server.url, "seconds": seconds, "modules": modules(folder)}
        config.write_text(json.dumps({**structs.asdict(load), **known}))
        command = ["node", str(CLIENTS / side.clients), str(config)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as clients:
            assert clients.stdout is not None
            clients.stdout.readline()  # the clients start to count
            before = server.cpu_seconds()
            result = json.loads(clients.stdout.readline() or sys.exit(f"The clients of {side.name} have failed."))
            return measured(result, server, server.cpu_seconds() - before)


def measured(result: dict[str, float], server: Server, cpu_seconds: float) -> Round:
    moves = max(1, result["moves"])
    return Round(
        moves_per_second=round(result["moves"] / result["seconds"], 1),
        p50_ms=round(result["p50"] or 0, 2),
        p99_ms=round(result["p99"] or 0, 2),
        cpu_us_per_move=round(cpu_seconds / moves * 1e6, 1),
        bytes_per_move=round(result["bytes"] / moves),
        memory_mb=round(server.memory() / 1e6, 1),
    )


def idle_table(side: Side, folder: Path, tables: int = 1000) -> float:
    """Bytes of memory for a table with a match and nobody at it."""
    with side.running(folder) as server:
        with urllib.request.urlopen(f"{server.url}/api/games") as answer:
            game = str(json.load(answer)[0]["name"])
        begin_match(server.url, game)
        before = server.memory()
        for _ in range(tables):
            begin_match(server.url, game)
        return (server.memory() - before) / tables


def begin_match(url: str, game: str) -> None:
    tokens = [post(f"{url}/api/tokens", {"name": name})["token"] for name in ("Anna", "Ben")]
    opened = post(f"{url}/api/tables", {"settings": {"game": game, "seats": 2}}, tokens[0])
    asks = f"{url}/api/tables/{opened['table']['id']}/asks"
    for seat, token in enumerate(tokens):
        post(asks, {"type": "sit", "seat": seat}, token)
    post(asks, {"type": "start"}, tokens[0])


def post(url: str, message: dict[str, Any], token: str = "") -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(message).encode(), headers)) as answer:
        return json.load(answer)
