"""The server is killed in mid-match and comes back: four tables play on, with a program that people have invited."""

import asyncio
import signal
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import msgspec
import pytest

from client.test_play import SHORT
from support.programs import call, keeper, program_of
from support.running import Guest, Running
from tavolino.client import Client, Play, pauses
from tavolino.client.bots.program import Program

TABLES = 4
KILLED_AFTER = 10  # actions of the host


class Evening:
    """Somebody who plays against the program at four tables; the server is killed when ten actions are done."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.server = Running(database, "asks_per_second=1000")
        self.acted = 0
        self.said: list[str] = []
        self.ended = asyncio.Event()  # the program has seen the end of all matches

    def say(self, line: str) -> None:
        self.said.append(line)
        if sum("the match is over" in one for one in self.said) == TABLES:
            self.ended.set()

    async def restart(self) -> None:
        port = int(self.server.url.rpartition(":")[2])
        self.server.stop(signal.SIGKILL)
        self.server = await asyncio.to_thread(Running, self.database, "asks_per_second=1000", port=port)

    async def follow(self, play: Play) -> None:
        async for turn in play:
            done = await turn.act(turn.view.legal[0])
            self.acted += done
            if done and self.acted == KILLED_AFTER:
                await self.restart()

    async def play(self, anna: Guest, program: Guest) -> None:
        url = self.server.url
        async with Client(url, program.token, say=self.say) as there, Client(url, anna.token) as here:
            bot = Program(there, "random", 60, self.say)
            waiting = asyncio.create_task(bot.wait([SHORT.game], TABLES))
            plays = [here.play(await here.open(SHORT), seat=0) for _ in range(TABLES)]
            playing = [asyncio.create_task(self.follow(play)) for play in plays]
            for play in plays:
                await asyncio.to_thread(invite, anna, play.table.name)
            await asyncio.gather(*playing)
            assert all(play.outcome for play in plays)
            await self.ended.wait()
            waiting.cancel()
            with suppress(asyncio.CancelledError):
                await waiting


def invite(anna: Guest, table: str) -> None:
    """As soon as the server knows that the program is willing, and that the host sits."""
    while not anna.get(f"/api/tables/{table}/programs").json():
        pass
    assert call(anna, table, "Rosetta").status_code == 200


def actions_of_host(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        bodies = [msgspec.json.decode(body) for (body,) in connection.execute("SELECT body FROM entry")]
    return sum(body["type"] == "acted" and body["seat"] == 0 for body in bodies)


def test_four_tables_play_on_and_nothing_is_lost_or_done_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pauses, "LONGEST", 0.2)
    evening = Evening(tmp_path / "t.db")
    anna = keeper(evening.server, "Anna")
    asyncio.run(evening.play(anna, program_of(anna, "Rosetta")))
    evening.server.stop()
    lost = [line for line in evening.said if line.startswith("The connection")]
    back = [line for line in evening.said if line.endswith("is back.")]
    assert len(lost) == len(back) > 0, evening.said
    assert actions_of_host(tmp_path / "t.db") == evening.acted
