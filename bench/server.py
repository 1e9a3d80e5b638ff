"""Our server beside boardgame.io, in one run: `./tavolino bench server [--rounds N] [--seconds N] [--json]`.

50 and 200 matches of two clients each, as fast as they can and at two moves a second. Ours plays a real game and has
every move on disk before it is announced; boardgame.io plays tic-tac-toe in memory. The clients of both run in Node
(which this needs, with npm) and parse every message. A move's time is from sending it until both clients have it.
The two take turns, round by round; each figure is the median of the rounds, with the smallest and the largest.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

LOAD = Path(__file__).with_name("load")
PEERS = ("boardgame.io@0.50.2", "socket.io-client@4", "ws@8")
LIMITS = ("requests_per_second", "newcomers_per_minute", "asks_per_second", "sockets_per_address")
MATCHES = (50, 200)
PACES = (0, 2)  # moves a second in each match; 0: as fast as they can
MANY = 1000  # matches, and so 2,000 sockets, of our server alone, at one move in two seconds: 500 a second
PORT = 8497  # for the peer, which must be told one
TICK = os.sysconf("SC_CLK_TCK")
TO_REACH = (
    "at least 2 times the moves of boardgame.io, at most half its p99; 2,000 sockets at 500 moves a second with a p99 "
    "under 100 ms; memory of an idle table under 50 kB"
)


class Figure(msgspec.Struct):
    server: str
    matches: int
    pace: float  # moves a second in each match; 0: as fast as they can
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    cpu_us_per_move: float  # of the server
    memory_mb: float


class Figures(msgspec.Struct):
    """The same measured several times."""

    server: str
    matches: int
    pace: float
    median: dict[str, float]
    smallest: dict[str, float]
    largest: dict[str, float]


MEASURED = Figure.__struct_fields__[3:]


def summed_up(rounds: list[Figure]) -> Figures:
    values = {name: [getattr(one, name) for one in rounds] for name in MEASURED}
    first = rounds[0]
    return Figures(
        first.server,
        first.matches,
        first.pace,
        *({name: how(some) for name, some in values.items()} for how in (median, min, max)),
    )


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured (3)")
    parser.add_argument("--seconds", type=float, default=4, help="for each figure of a round (4)")
    parser.add_argument("--matches", type=int, nargs="+", default=MATCHES, help="at a time (50 200)")
    parser.add_argument("--game", default="twisted", help="that ours plays (twisted)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args()
    if shutil.which("npm") is None:
        sys.exit("This needs Node with npm, for the clients and for boardgame.io.")
    with tempfile.TemporaryDirectory() as folder:
        figures, idle = measure(Path(folder), given.rounds, given.seconds, given.matches, given.game)
    if given.json:
        print(msgspec.json.encode({"to_reach": TO_REACH, "idle_table_bytes": idle, "figures": figures}).decode())
        return
    table = Table("Server", "Matches", "Pace", "Moves a second", "p50 ms", "p99 ms", "CPU µs a move", "Memory MB")
    for one in figures:
        pace = f"{one.pace:g} a second" if one.pace else "any"
        numbers = [f"{one.median[name]:,.1f}" for name in MEASURED]
        table.add_row(one.server, str(one.matches), pace, *numbers)
        spread = [f"{one.smallest[name]:,.1f} – {one.largest[name]:,.1f}" for name in MEASURED]
        table.add_row("", "", "", *spread, style="dim")
    Console().print(table, f"An idle table takes {idle / 1000:.1f} kB. To reach: {TO_REACH}.")


def measure(folder: Path, rounds: int, seconds: float, matches: list[int], game: str) -> tuple[list[Figures], float]:
    subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent", *PEERS], cwd=folder, check=True)
    figures = []
    for pace in PACES:
        for count in matches:
            both = [
                (ours_loaded(folder, game, count, pace, seconds), theirs_loaded(folder, count, pace, seconds))
                for _ in range(rounds)
            ]
            figures += [summed_up(list(side)) for side in zip(*both, strict=True)]
    figures.append(summed_up([ours_loaded(folder, game, MANY, 0.5, seconds) for _ in range(rounds)]))
    return figures, idle_table(folder, game)


def ours_loaded(folder: Path, game: str, count: int, pace: float, seconds: float) -> Figure:
    with ours(folder) as (process, url):
        tables = [two_at_a_table(url, game) for _ in range(count)]
        return loaded("ours", process, folder, url, tables, pace, seconds)


def theirs_loaded(folder: Path, count: int, pace: float, seconds: float) -> Figure:
    with theirs(folder) as (process, url):
        rooms = [f"room {number}" for number in range(count)]  # made when the first client comes
        return loaded("boardgame", process, folder, url, rooms, pace, seconds)


@contextmanager
def ours(folder: Path) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    with tempfile.TemporaryDirectory(dir=folder) as own:
        limits = [part for name in LIMITS for part in ("--limit", f"{name}=10000000")]
        command = [sys.executable, "-m", "tavolino", "serve", "--port", "0", "--db", f"{own}/bench.db", *limits]
        with running(command) as (process, line):
            yield process, line.split()[-1]


@contextmanager
def theirs(folder: Path) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    with running(["node", str(LOAD / "boardgame-server.cjs"), modules(folder), str(PORT)]) as (process, _):
        yield process, f"http://127.0.0.1:{PORT}"


@contextmanager
def running(command: list[str]) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A server, once it has said that it is ready."""
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, text=True) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline()
        finally:
            process.terminate()


def modules(folder: Path) -> str:
    return f"{folder}/package.json"


def loaded(
    name: str, process: "subprocess.Popen[str]", folder: Path, url: str, matches: list[Any], pace: float, seconds: float
) -> Figure:
    config = folder / "config.json"
    config.write_text(
        json.dumps({"url": url, "matches": matches, "pace": pace, "seconds": seconds, "modules": modules(folder)})
    )
    command = ["node", str(LOAD / f"{name}.mjs"), str(config)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as clients:
        assert clients.stdout is not None
        clients.stdout.readline()  # it begins to count
        before = cpu_seconds(process.pid)
        result = json.loads(clients.stdout.readline())
        used = cpu_seconds(process.pid) - before
    moves = max(1, result["moves"])
    return Figure(
        server={"ours": "Tavolino", "boardgame": "boardgame.io"}[name],
        matches=len(matches),
        pace=pace,
        moves_per_second=round(result["moves"] / result["seconds"], 1),
        p50_ms=round(result["p50"] or 0, 2),
        p99_ms=round(result["p99"] or 0, 2),
        cpu_us_per_move=round(used / moves * 1e6, 1),
        memory_mb=round(memory(process.pid) / 1e6, 1),
    )


def idle_table(folder: Path, game: str, tables: int = 1000) -> float:
    """Bytes of memory for a table at which a match was begun and nobody is."""
    with ours(folder) as (process, url):
        two_at_a_table(url, game)
        before = memory(process.pid)
        for _ in range(tables):
            two_at_a_table(url, game)
        return round((memory(process.pid) - before) / tables)


def two_at_a_table(url: str, game: str) -> dict[str, Any]:
    tokens = [post(f"{url}/api/tokens", {"name": name})["token"] for name in ("Anna", "Ben")]
    opened = post(f"{url}/api/tables", {"settings": {"game": game, "seats": 2}}, tokens[0])
    table = opened["table"]["id"]
    for seat, token in enumerate(tokens):
        post(f"{url}/api/tables/{table}/asks", {"type": "sit", "seat": seat}, token)
    post(f"{url}/api/tables/{table}/asks", {"type": "start"}, tokens[0])
    return {"table": table, "tokens": tokens}


def post(url: str, message: dict[str, Any], token: str = "") -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(message).encode(), headers)) as answer:
        return json.load(answer)


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(process: int) -> int:
    """Bytes that the process holds in memory."""
    [line] = [line for line in Path(f"/proc/{process}/status").read_text().splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1]) * 1024


if __name__ == "__main__":
    main()
