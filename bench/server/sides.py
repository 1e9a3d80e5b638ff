"""The servers to compare, each in its own process."""

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import NamedTuple, Protocol

from support.postgres import running_postgres  # the one that the tests use

CLIENTS = Path(__file__).with_name("clients")
SERVE = Path(__file__).with_name("serve.py")
PEERS = ("boardgame.io@0.50.2", "socket.io-client@4", "ws@8")
LIMITS = ("requests_per_second", "newcomers_per_minute", "asks_per_second", "sockets_per_address")
LATER_LIMITS = (  # an earlier version has none
    "answers_per_second", "connections_per_address", "handshakes_per_second", "tables_per_address",
)  # fmt: skip
TICK = os.sysconf("SC_CLK_TCK")


class Server(NamedTuple):
    pid: int
    url: str

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> int:
        """Bytes of memory that the process uses."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        [line] = [line for line in lines if line.startswith("VmRSS")]
        return int(line.split()[1]) * 1024


class Side(Protocol):
    name: str
    clients: str  # its clients' script

    def running(self, folder: Path) -> AbstractContextManager[Server]: ...


class Tavolino:
    """The program of a checkout that `./tavolino` has set up."""

    clients = "tavolino.mjs"

    def __init__(self, name: str, python: Path, limits: Sequence[str] = LIMITS) -> None:
        self.name = name
        self.python = python
        self.limits = limits

    @contextmanager
    def running(self, folder: Path) -> Iterator[Server]:
        with tempfile.TemporaryDirectory(dir=folder) as own, self.on(f"{own}/bench.db") as server:
            yield server

    @contextmanager
    def on(self, database: str) -> Iterator[Server]:
        limits = [part for name in self.limits for part in ("--limit", f"{name}=10000000")]
        command = [str(self.python), "-P", str(SERVE), "serve", "--port", "0", "--db", database, *limits]
        with process(command) as (pid, line):
            yield Server(pid, line.split()[-1])


class OnPostgres(Tavolino):
    """The same on a PostgreSQL server that is started for it, and that waits for the disk as SQLite does."""

    @contextmanager
    def running(self, folder: Path) -> Iterator[Server]:
        del folder
        with running_postgres() as postgres, self.on(postgres.new_database("bench")) as server:
            yield server


class BoardgameIo:
    name = "boardgame.io"
    clients = "boardgame.mjs"

    @contextmanager
    def running(self, folder: Path) -> Iterator[Server]:
        port = free_port()
        with process(["node", str(CLIENTS / "boardgame-server.cjs"), modules(folder), str(port)]) as (pid, _):
            yield Server(pid, f"http://127.0.0.1:{port}")


def this_checkout() -> Tavolino:
    return Tavolino("Tavolino", Path(sys.executable), (*LIMITS, *LATER_LIMITS))


def on_postgres() -> OnPostgres:
    return OnPostgres("on PostgreSQL", Path(sys.executable), (*LIMITS, *LATER_LIMITS))


def earlier(checkout: Path) -> Tavolino:
    python = checkout / ".venv/bin/python"
    if not python.exists():
        sys.exit(f"{checkout} is not set up: run ./tavolino there first.")
    return Tavolino("earlier", python)


@contextmanager
def process(command: list[str]) -> Iterator[tuple[int, str]]:
    """A server, once it reports that it is ready."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}  # each has its own
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=quiet, text=True) as server:
        assert server.stdout is not None
        try:
            line = server.stdout.readline()
            if not line:
                sys.exit(f"This server does not start: {' '.join(command)}")
            yield server.pid, line
        finally:
            server.terminate()


def install_peers(folder: Path) -> None:
    subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent", *PEERS], cwd=folder, check=True)


def modules(folder: Path) -> str:
    """Where the clients find their imports."""
    return f"{folder}/package.json"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
