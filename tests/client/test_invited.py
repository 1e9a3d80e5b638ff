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

from cli.program import one_line, run
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
    contribute(host, table)
    assert call(host, table, program).status_code == 200
    return table


def contribute(guest: Guest, table: str) -> None:
    """Or the deal waits for it."""
    guest.ask(table, "contribute", contribution=os.urandom(32).hex())


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
        another = hosts[4].open(GAME, 2)
        hosts[4].ask(another, "sit", seat=0)
        assert ready(hosts[4], another) == [], "all its tables are taken"
        lives = [host.live(table) for host, table in zip(hosts, tables, strict=False)]
        for live in lives:
            live.ask("start")
            play_on(live, most=1)
        stopped = command.stop()
        assert all(f"{server.url}/table/{table}" in stopped for table in tables)
    with bringing(server, program.token, folder, "own:First", "--tables", "4") as command:
        for host, table, live in zip(hosts, tables, lives, strict=False):
            play_on(live)
            command.until("the match is over: place ")
            contribute(host, table)
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


def test_one_table_without_an_invitation(server: Running, program: Guest, folder: Path) -> None:
    """Its bot raises an error: that is the last line, and the exit status says so."""
    anna = server.guest("Anna")
    table = anna.open(GAME, 2)
    anna.ask(table, "sit", seat=0)
    link = f"{server.url}/table/{table}"
    with anna.live(table) as live, bringing(server, program.token, folder, "own:Raises", "--table", link) as command:
        command.until("sits in seat 2")
        contribute(anna, table)
        until(live, lambda update: update["table"]["seats"][1]["contributed"])
        live.ask("start")
        play_on(live)
        assert (
            command.until("tavolino: ")
            == f"tavolino: own:Raises raised ValueError: no such card ({folder / 'own.py'}, line 14)."
        )
        assert command.process.wait(timeout=PATIENCE) == 2


def test_a_bot_that_fails_everywhere_gives_up(server: Running, program: Guest, folder: Path) -> None:
    hosts = [server.guest(f"Anna {number}") for number in range(3)]
    with bringing(server, program.token, folder, "own:Nothing", "--tables", "2") as command:
        command.until("waits")
        wait_until_ready(hosts[0])
        for host in hosts:
            table = table_with(host, "Rosetta")
            with host.live(table) as live:
                until(live, lambda update: update["table"]["seats"][1]["contributed"])
                live.ask("start")
                play_on(live)
                command.until("The house's bot plays on in its seat.")
        assert "has failed at 3 tables in a row" in command.until("tavolino: ")
        assert command.process.wait(timeout=PATIENCE) == 2


def test_what_cannot_be_done_is_one_line(server: Running, program: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TAVOLINO_TOKEN", raising=False)
    assert "put its token into TAVOLINO_TOKEN" in one_line(run("bot", server.url, "random"))
    monkeypatch.setenv("TAVOLINO_TOKEN", program.token)
    reasons = {
        (server.url, "nobody:Bot"): "No module named 'nobody'",
        (server.url, "cassual"): "did you mean casual?",
        (server.url, "random", "--games", "chess"): "no game called 'chess'",
        (server.url, "random", "--table", "nope"): "There’s no such table.",
        ("http://127.0.0.1:1", "random"): "No Tavolino server answers at http://127.0.0.1:1: Connection refused.",
        (server.url, "random", "--token", "abc"): "does not know this token",
        (server.url, "random", "--token", server.guest("Anna").token): "program",
        (server.url, "random", "--seconds", "0"): "should be a number of seconds",
    }
    for arguments, reason in reasons.items():
        line = one_line(run("bot", *arguments))
        assert reason in line
        assert program.token not in line
