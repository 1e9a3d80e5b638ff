"""Our server beside boardgame.io, in one run: `./tavolino bench server [--rounds N] [--seconds N] [--json]`.

50 and 200 matches of two clients each, as fast as they can and at two moves a second. Ours plays a real game and has
every move on disk before it is announced; boardgame.io plays tic-tac-toe in memory. The clients of both run in Node
(which this needs, with npm) and parse every message. A move's time is from sending it until both clients have it.
The two take turns, round by round; each figure is the median of the rounds, with the smallest and the largest.

To reach: at least twice the moves of boardgame.io and at most half its p99; with 2,000 sockets at 500 moves a second a
p99 under 100 ms; under 50 kB for a table at which nobody is.
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
AT_LEAST = {"moves_per_second": 2.0}  # times boardgame.io's; with a pace both make the same
AT_MOST = {"p99_ms": 0.5}
MANY_P99_MS = 100.0
IDLE_BYTES = 50_000
WORDS = {
    "moves_per_second": "moves a second",
    "p50_ms": "p50 (ms)",
    "p99_ms": "p99 (ms)",
    "cpu_us_per_move": "CPU a move (µs)",
    "memory_mb": "memory (MB)",
}


class Figure(msgspec.Struct):
    server: str
    matches: int
    pace: float  # moves a second in each match; 0: as fast as they can
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    cpu_us_per_move: float  # of the server
    memory_mb: float


class Spread(msgspec.Struct):
    """The same measured several times."""

    median: float
    smallest: float
    largest: float


class Compared(msgspec.Struct):
    """One of the measures of a load, on both sides; boardgame.io does not play with a thousand matches."""

    matches: int
    pace: float
    measure: str
    ours: Spread
    theirs: Spread | None
    ratio: float | None
    to_reach: float | None  # of the ratio, or of ours where there is none
    reached: bool | None


def compared(ours: list[Figure], theirs: list[Figure]) -> list[Compared]:
    return [measured(name, ours, theirs) for name in WORDS]


def measured(name: str, ours: list[Figure], theirs: list[Figure]) -> Compared:
    matches, pace = ours[0].matches, ours[0].pace
    our, their = spread(name, ours), spread(name, theirs) if theirs else None
    ratio = round(our.median / their.median, 2) if their else None
    return Compared(matches, pace, name, our, their, ratio, *goal(name, pace, our.median, ratio))


def goal(name: str, pace: float, ours: float, ratio: float | None) -> tuple[float | None, bool | None]:
    """What is to be reached, if anything is, and whether it is."""
    if ratio is None:
        return (MANY_P99_MS, ours < MANY_P99_MS) if name == "p99_ms" else (None, None)
    if name in AT_LEAST and not pace:
        return AT_LEAST[name], ratio >= AT_LEAST[name]
    return (AT_MOST[name], ratio <= AT_MOST[name]) if name in AT_MOST else (None, None)


def spread(name: str, rounds: list[Figure]) -> Spread:
    values = [getattr(one, name) for one in rounds]
    return Spread(median(values), min(values), max(values))


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
        print(msgspec.json.encode({"figures": figures, "idle_table_bytes": idle, "idle_to_reach": IDLE_BYTES}).decode())
    else:
        Console(highlight=False).print(drawn(figures, idle))


def measure(folder: Path, rounds: int, seconds: float, matches: list[int], game: str) -> tuple[list[Compared], float]:
    subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent", *PEERS], cwd=folder, check=True)
    figures: list[Compared] = []
    for pace in PACES:
        for count in matches:
            both = [
                (ours_loaded(folder, game, count, pace, seconds), theirs_loaded(folder, count, pace, seconds))
                for _ in range(rounds)
            ]
            figures += compared(*(list(side) for side in zip(*both, strict=True)))
    figures += compared([ours_loaded(folder, game, MANY, 0.5, seconds) for _ in range(rounds)], [])
    return figures, idle_table(folder, game)


def drawn(figures: list[Compared], idle: float) -> Table:
    table = Table("what", "Tavolino", "boardgame.io", "ratio", "to reach", "")
    load = None
    for one in figures:
        if load != (one.matches, one.pace):
            load = (one.matches, one.pace)
            pace = f", {one.pace:g} a second" if one.pace else ""
            table.add_section()
            table.add_row(f"{one.matches} matches{pace}", style="bold")
        table.add_row(f"  {WORDS[one.measure]}", numbers(one.ours), numbers(one.theirs), *judged(one))
    table.add_section()
    cells = f"{idle / 1000:.1f}", "", "", f"< {IDLE_BYTES // 1000}", sign(idle < IDLE_BYTES)
    table.add_row("idle table (kB)", *cells)
    return table


def numbers(spread: Spread | None) -> str:
    return f"{spread.median:,.4g} ({spread.smallest:,.4g}–{spread.largest:,.4g})" if spread else ""


def judged(one: Compared) -> tuple[str, str, str]:
    """The ratio, what it is to be, and whether it is."""
    ratio = f"{one.ratio:g}" if one.ratio else ""
    if one.to_reach is None:
        return ratio, "", ""
    way = "≥" if one.measure in AT_LEAST else "≤"
    return ratio, f"{way} {one.to_reach:g}", sign(bool(one.reached))


def sign(reached: bool) -> str:  # noqa: FBT001 - there is nothing else to say
    return "✓" if reached else "✗"


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
