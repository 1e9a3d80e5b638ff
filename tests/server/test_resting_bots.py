"""Bots that nobody watches rest, also after a restart, and go on when somebody comes."""

import re
import signal
from pathlib import Path

import pytest

from support.running import Guest, Running


def thoughts(server: Running, level: str) -> int:
    """How many decisions bots of a level have made since the start."""
    text = server.http.get("/metrics").text
    found = re.search(rf'^tavolino_thinking_seconds_count{{level="{level}"}} (\S+)', text, re.MULTILINE)
    return int(float(found[1])) if found else 0


def in_memory(server: Running) -> int:
    found = re.search(r"^tavolino_tables_in_memory (\S+)", server.http.get("/metrics").text, re.MULTILINE)
    assert found
    return int(float(found[1]))


def play_a_match(guest: Guest) -> None:
    table = guest.open("twisted", 2, (None, "random"))
    with guest.live(table) as live:
        live.ask("sit", seat=0)
        update = live.ask("start")
        while update["table"]["stage"] != "over":
            update = live.act(update) if update["view"]["legal"] else live.next()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
def test_after_a_restart_bots_alone_use_nothing_until_somebody_comes(tmp_path: Path, how: int) -> None:
    with Running(tmp_path / "tavolino.db") as before:
        anna = before.guest("Anna")
        # long matches, so that none is over before the server stops
        tables = [anna.open("twisted", 4, ("casual",) * 4, options={"rounds": 20}) for _ in range(5)]
        for table in tables:
            assert anna.ask(table, "start").status_code == 200
        before.stop(how)
    with Running(tmp_path / "tavolino.db") as after:
        again = Guest(after, anna.token)
        play_a_match(again)
        assert thoughts(after, "random") > 0
        assert thoughts(after, "casual") == 0, "nobody came to see them"
        assert in_memory(after) == 1
        with again.live(tables[-1]) as live:
            update = live.next()
            assert update["table"]["stage"] == "playing"
            while update["table"]["stage"] == "playing":
                update = live.next()
        assert in_memory(after) == 2


def test_the_metrics_count_what_bots_think(tmp_path: Path) -> None:
    with Running(tmp_path / "tavolino.db") as server:
        play_a_match(server.guest("Anna"))
        text = server.http.get("/metrics").text
        assert thoughts(server, "random") > 0
        assert 'tavolino_thinking_seconds_bucket{le="0.1",level="random"}' in text
        assert "tavolino_waiting_thoughts 0.0" in text
        assert "# TYPE tavolino_rationed_decisions_total counter" in text
