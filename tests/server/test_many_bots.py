"""A house full of bots that think: all their matches go on, and a person at a table of two still gets answers."""

from pathlib import Path
from typing import Any

import pytest

from support.running import Running
from tavolino.fast.compiler import COMPILED

LEVEL = "club" if COMPILED else "heuristic"
TABLES = 30


@pytest.fixture
def full(tmp_path: Path) -> Running:
    return Running(tmp_path / "tavolino.db")


def test_a_person_plays_while_bots_think_at_every_other_table(full: Running) -> None:
    with full:
        host = full.guest("Anna")
        tables = [host.open("twisted", 4, (LEVEL,) * 4) for _ in range(TABLES)]
        for table in tables:
            assert host.ask(table, "start").status_code == 200
        mine = host.open("twisted", 2, (None, "heuristic"))
        with host.live(mine) as live:
            live.ask("sit", seat=0)
            update = live.ask("start")
            for _ in range(8):
                while not update["view"]["legal"]:
                    update = live.next()
                update = live.act(update)
                assert not update["refused"]
        moving = [host.get(f"/api/tables/{table}").json()["version"] for table in tables]
        waiting = set(tables)
        while waiting:  # every table goes on, none is left behind
            waiting = {
                table
                for table, version in zip(tables, moving, strict=True)
                if table in waiting and not gone_on(host.get(f"/api/tables/{table}").json(), version)
            }


def gone_on(update: Any, version: int) -> bool:
    return bool(update["version"] > version or update["table"]["stage"] == "over")
