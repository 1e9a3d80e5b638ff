"""Installs and compiles what the stronger bots need while people play already, and says when it will be ready.

It happens in a process of its own that gives way to everything else. In a checkout the launcher has named itself in
TAVOLINO_INSTALLER if Numba is not installed yet: then the process begins by installing it.
"""

import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from importlib import invalidate_caches
from tempfile import TemporaryFile
from typing import IO

from tavolino.bots.compiled import is_compiled
from tavolino.bots.cores import usable_cores
from tavolino.bots.levels import has_kernel
from tavolino.fast.compiler import COMPILED, INSTALLER
from tavolino.game import AnyGame
from tavolino.games import GAMES

INSTALLING = 20.0  # seconds that it takes on a usual machine, until it has shown how fast this one is
COMPILING = 45.0  # the same for the search of one game, on one core
LATE = 0.3  # what takes longer than expected takes at least this share longer
log = logging.getLogger(__name__)


class Preparation:
    """The search of some games, being prepared. Any thread may ask."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.coming: dict[str, Future[bool]] = {}  # by game, in the order in which they will be ready
        self.missing: dict[str, str] = {}  # by game: why there is no search, in one line
        self.process: subprocess.Popen[str] | None = None
        self.installing = False
        self.closed = False
        self.order: Sequence[str] = ()
        self.start_time = 0.0
        self.pace = 1.0  # how much slower than expected this machine is

    def start(self, games: Iterable[AnyGame] = GAMES.values()) -> None:
        """Begin with those that are not compiled yet, unless it is being done already."""
        wanted = [game.name for game in games if COMPILED and has_kernel(game) and not is_compiled(game)]
        with self.lock:
            if self.coming or not wanted:
                return
            self.installing = INSTALLER is not None
            self.order = wanted
            self.coming = {name: Future() for name in wanted}
            self.missing = {}
            self.start_time = time.monotonic()
        threading.Thread(target=self.run, args=(wanted,), name="preparation", daemon=True).start()

    def run(self, names: list[str]) -> None:
        with TemporaryFile("w+", errors="replace") as complaints:
            try:
                status = self.follow(command(names), complaints)
            except OSError as fault:
                status, line = -1, str(fault)
            else:
                complaints.seek(0)
                line = last_line(complaints.read())
        with self.lock:
            if self.closed:  # nobody waits any more
                return
            left, self.coming = self.coming, {}
            self.missing = dict.fromkeys(left, line or f"The search could not be prepared (status {status}).")
        if left:
            log.warning("%s", line or f"the search could not be prepared: status {status}")
        for future in left.values():
            future.set_result(False)

    def follow(self, words: list[str], complaints: IO[str]) -> int:
        """Run the process and listen to what it reports, line by line: that it compiles now, then each game."""
        self.process = subprocess.Popen(
            words,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
            start_new_session=True,  # Ctrl-C in the terminal is for the server
        )
        with self.process:
            assert self.process.stdout is not None
            for line in self.process.stdout:
                self.take(line.strip())
        return self.process.returncode

    def take(self, line: str) -> None:
        elapsed = time.monotonic() - self.start_time
        with self.lock:
            if line == "compiling":
                invalidate_caches()  # what was installed can be imported from now on
                self.installing = False
                self.start_time = time.monotonic()
            future = self.coming.pop(line, None)
            if future is not None:
                self.pace = elapsed / self.expected(line)
        if future is not None and not self.closed:
            future.set_result(True)

    def expected(self, name: str) -> float:
        """Seconds from the start until a game is ready: as many are compiled at a time as there are cores."""
        batch = self.order.index(name) // usable_cores() + 1
        return batch * COMPILING + (INSTALLING if self.installing else 0)

    def seconds(self, game: AnyGame) -> int:
        """About how long it takes until the search of a game is ready; 0 where it is, or where there is none."""
        with self.lock:
            if game.name not in self.coming:
                return 0
            elapsed = time.monotonic() - self.start_time
            return round(max(self.expected(game.name) * self.pace - elapsed, elapsed * LATE, 1))

    def ready(self, game: AnyGame) -> "Future[bool]":
        """Done when the search is there, or will not come."""
        with self.lock:
            if game.name in self.coming:
                return self.coming[game.name]
            found: Future[bool] = Future()
            found.set_result(game.name not in self.missing)
            return found

    def why_missing(self, game: AnyGame) -> str | None:
        return self.missing.get(game.name)

    def close(self) -> None:
        """Stop compiling. What is being installed is left to come to its end: half a library would be worse."""
        with self.lock:
            self.closed = True
        process = self.process
        if process is None or process.poll() is not None or self.installing:
            return
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGTERM)
        else:
            process.terminate()


def last_line(text: str) -> str:
    """What a program complained of last, as a sentence."""
    lines = [line.removeprefix("tavolino:").strip() for line in text.splitlines()]
    line = next((line for line in reversed(lines) if line), "")
    return f"{line[:1].upper()}{line[1:].rstrip('.')}." if line else ""


def command(names: list[str]) -> list[str]:
    if INSTALLER is not None:
        return [sys.executable, INSTALLER, "prepare", "--background", *names]
    return [sys.executable, "-m", "tavolino.bots.search.warm", "--background", *names]


PREPARATION = Preparation()
