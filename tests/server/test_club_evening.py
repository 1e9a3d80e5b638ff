"""A club evening of 16 people and 8 deals, with real sockets; the server is killed in the middle."""

import asyncio
import signal
from pathlib import Path

from support.club import Evening, check_evening, club
from support.postgres import free_port
from support.running import Running

PEOPLE, SEATS, DEALS = 16, 4, 8


def test_a_club_evening_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    database, port = tmp_path / "tavolino.db", free_port()
    servers = [Running(database, "asks_per_second=100000", port=port)]
    try:
        contest, members = club(servers, PEOPLE, seats=SEATS, deals=DEALS)
        moves = 0

        async def moved() -> None:
            """After so many moves the power goes, and comes back."""
            nonlocal moves
            moves += 1
            if moves == 400:
                servers[-1].stop(signal.SIGKILL)
                servers.append(Running(database, "asks_per_second=100000", port=port))

        view = asyncio.run(Evening(contest, members, moved).play())
        assert len(servers) == 2, "it was killed"
        check_evening(view, members, PEOPLE, SEATS, DEALS)
        record = view["results"][0]["lines"][0]["record"]
        proof = servers[-1].http.get(f"/api/records/{record}").json()
        assert proof["commitment"] == view["commitments"][0]
    finally:
        for server in servers:
            server.stop()
