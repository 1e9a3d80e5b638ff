"""One, two and four nodes under the load of `bench server`: each has its share of the tables."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

from msgspec import Struct, structs

from bench.server.load import Load
from bench.server.sides import CLIENTS, Server, modules
from support.cluster.house import House
from support.postgres import Postgres, running_postgres

NODES = (1, 2, 4)
MATCHES = 48
CLIENTS_NEED = "ws@8"


class Growth(Struct, frozen=True):
    nodes: int
    moves_per_second: float
    p99_ms: float  # of the slowest share
    node_us: float  # processor time of an action, all nodes together
    database_us: float  # the same for PostgreSQL


def growth(folder: Path, seconds: float, say: Callable[[str], None]) -> Iterator[Growth]:
    if shutil.which("npm") is None:
        say("growth needs Node with npm, for the clients")
        return
    install = ["npm", "install", "--no-audit", "--no-fund", "--silent", CLIENTS_NEED]
    subprocess.run(install, cwd=folder, check=True)
    for nodes in NODES:
        with running_postgres() as postgres, House(folder, postgres.new_database("growth"), nodes) as house:
            found = play(house, postgres, folder, seconds)
        say(f"{nodes} nodes: {found.moves_per_second:,.0f} actions a second, {found.node_us:,.0f} µs each")
        yield found


def play(house: House, postgres: Postgres, folder: Path, seconds: float) -> Growth:
    servers = [Server(node.process.pid, node.url) for node in house.nodes]
    with ExitStack() as stack:
        clients = [stack.enter_context(begin(url, len(servers), folder, seconds)) for url in house.urls]
        for one in clients:
            line(one)  # they start to count
        before = used(servers), database_seconds(postgres)
        found = [json.loads(line(one)) for one in clients]
        after = used(servers), database_seconds(postgres)
    moves = max(1, sum(one["moves"] for one in found))
    return Growth(
        nodes=len(servers),
        moves_per_second=round(sum(one["moves"] / one["seconds"] for one in found), 1),
        p99_ms=round(max(one["p99"] or 0 for one in found), 1),
        node_us=round((after[0] - before[0]) / moves * 1e6, 1),
        database_us=round((after[1] - before[1]) / moves * 1e6, 1),
    )


def begin(url: str, shares: int, folder: Path, seconds: float) -> "subprocess.Popen[str]":
    """The clients of one node, with their share of the tables."""
    config = folder / f"config-{url.rpartition(':')[2]}.json"
    known = {"url": url, "seconds": seconds, "modules": modules(folder)}
    config.write_text(json.dumps({**structs.asdict(Load(MATCHES // shares)), **known}))
    return subprocess.Popen(["node", str(CLIENTS / "tavolino.mjs"), str(config)], stdout=subprocess.PIPE, text=True)


def line(clients: "subprocess.Popen[str]") -> str:
    assert clients.stdout is not None
    return clients.stdout.readline() or sys.exit("The clients have failed.")


def used(servers: list[Server]) -> float:
    return sum(server.cpu_seconds() for server in servers)


def database_seconds(postgres: Postgres) -> float:
    """Of all processes of PostgreSQL that run now: the sessions stay from the beginning to the end."""
    assert postgres.process is not None
    children = Path(f"/proc/{postgres.process.pid}/task/{postgres.process.pid}/children").read_text().split()
    total = 0.0
    for pid in (postgres.process.pid, *map(int, children)):
        if Path(f"/proc/{pid}").exists():
            total += Server(pid, "").cpu_seconds()
    return total
