"""`tavolino bot` as people start it: invited from the Bot menu to four tables at once, stopped, and started again."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

import pytest

from client.test_bot import SOURCE
from support.programs import call, keeper, program_of, ready, until
from support.running import PATIENCE, Guest, Live, Running

GAME = "twisted"


class Bringing:
    """The command with a bot, and what it says."""

    def __init__(self, server: Running, token: str, folder: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "tavolino", "bot", server.url, *arguments],
            cwd=folder,
            env=os.environ | {"TAVOLINO_TOKEN": token},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.said: list[str] = []
        self.lines: SimpleQueue[str] = SimpleQueue()
        self.reading = Thread(target=self.read)
        self.reading.start()

    def read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self.lines.put(line.rstrip())
        self.process.stdout.close()

    def until(self, part: str) -> str:
        """The next line with these words."""
        while True:
            line = self.lines.get(timeout=PATIENCE)
            self.said.append(line)
            if part in line:
                return line

    def stop(self) -> str:
        """Ctrl-C; returns the last line."""
        self.process.send_signal(signal.SIGINT)
        line = self.until("Stopped")
        assert self.process.wait(timeout=PATIENCE) == 130
        return line


@contextmanager
def bringing(server: Running, token: str, folder: Path, *arguments: str) -> Iterator[Bringing]:
    command = Bringing(server, token, folder, *arguments)
    try:
        yield command
    finally:
        command.process.kill()
        command.process.wait()
        command.reading.join()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "own.py").write_text(SOURCE, encoding="utf-8")
    return tmp_path


@pytest.fixture(scope="module")
def program(server: Running) -> Guest:
    return program_of(keeper(server, "Olga"), "Rosetta")


def table_with(host: Guest, program: str) -> str:
    table = host.open(GAME, 2, options={"rounds": 1})
    host.ask(table, "sit", seat=0)
    assert call(host, table, program).status_code == 200
    return table


def play_on(live: Live, most: int = 1000) -> None:
    """Play so many actions, or to the end of the match."""
    update = live.until(0)
    while most and update["table"]["stage"] != "over":
        if update["table"]["stage"] == "playing" and update["view"]["legal"]:
            update, most = live.act(update), most - 1
        else:
            update = live.next()


def test_it_plays_four_tables_at_once_and_again_after_ctrl_c(server: Running, program: Guest, folder: Path) -> None:
    hosts = [server.guest(f"Anna {number}") for number in range(5)]
    with bringing(server, program.token, folder, "own:First", "--tables", "4", "--games", GAME) as command:
        assert command.until("waits").endswith(
            f"waits for invitations at {server.url}: {GAME}, up to 4 tables at once."
        )
        wait_until_ready(hosts[0])
        tables = [table_with(host, "Rosetta") for host in hosts[:4]]
        for _ in tables:
            command.until("sits in seat 2")
        assert ready(hosts[4], hosts[4].open(GAME, 2)) == []
        lives = [host.live(table) for host, table in zip(hosts, tables, strict=False)]
        for live in lives:
            live.ask("start")
            play_on(live, most=1)
        stopped = command.stop()
        assert all(f"{server.url}/table/{table}" in stopped for table in tables)
    with bringing(server, program.token, folder, "own:First", "--tables", "4") as command:
        for live in lives:
            play_on(live)
            command.until("the match is over: place ")
            until(live, lambda update: update["table"]["stage"] == "playing", live.ask("again"))
            play_on(live)
            command.until("the match is over: place ")
            live.ask("stand")
            live.close()
        assert command.stop() == "Stopped. No match was going on."
    for host, table in zip(hosts, tables, strict=False):
        seats = host.get(f"/api/tables/{table}").json()["table"]["seats"]
        assert [seat["name"] for seat in seats] == [None, None], "it gave up its seats"


def wait_until_ready(host: Guest) -> None:
    """The command has said that it waits; the server hears of it in a moment."""
    table = host.open(GAME, 2)
    host.ask(table, "sit", seat=0)
    while not ready(host, table):
        pass
