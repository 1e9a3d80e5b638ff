"""A club evening on two real servers with one real PostgreSQL database; one of them is killed in the middle."""

import asyncio
from pathlib import Path

from support.club import Evening, check_evening, club
from support.nodes import Node
from support.postgres import Postgres


def test_a_club_evening_on_two_servers_goes_on_when_one_is_killed(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database("club")
    nodes = [Node(tmp_path, url), Node(tmp_path, url)]
    try:
        contest, members = club([*nodes], 16, seats=4, deals=3)
        moves = 0

        async def moved() -> None:
            nonlocal moves
            moves += 1
            if moves == 200:
                nodes[0].kill()
                nodes[0] = nodes[0].again()

        view = asyncio.run(Evening(contest, members, moved).play())
        assert moves > 200
        check_evening(view, members, 16, 4, 3)
    finally:
        for node in nodes:
            node.stop()
