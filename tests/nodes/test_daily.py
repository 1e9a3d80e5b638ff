"""The daily deal on two real servers with one real PostgreSQL database: one try, whichever server one asks."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from server.test_daily import COURSE, begin, play, today
from support.nodes import Node
from support.postgres import Postgres
from support.running import Guest


def test_a_try_is_one_try_on_all_servers_and_goes_on_when_one_is_killed(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database("daily")
    first, second = nodes = [Node(tmp_path, url), Node(tmp_path, url)]
    try:
        here = first.guest("Anna")
        there = Guest(second, here.token)
        with ThreadPoolExecutor(4) as devices:
            tables = {*devices.map(begin, (here, there, here, there))}
        assert len(tables) == 1
        [table] = tables
        commitments = [commitment_on(guest) for guest in (here, there)]
        assert commitments[0] == commitments[1]
        play(here, table, most=3)
        first.kill()
        assert begin(there) == table
        end: Any = play(there, table)
        assert end["table"]["commitment"] == commitments[1]
        mine = today(there)["mine"]
        assert (mine["table"], mine["counted"]) == (table, True)
        assert today(there)["players"] == 1
    finally:
        for node in nodes:
            node.stop()


def commitment_on(guest: Guest) -> str:
    day = guest.get("/api/daily").json()["day"]
    return str(guest.get(f"/api/daily/{COURSE}/{day}").json()["commitment"])
