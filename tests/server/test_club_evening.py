"""A club evening of 16 people and 8 deals, with real sockets, in both forms; the server is killed in the middle."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from support.club import Evening, Member, check_evening, club
from support.postgres import free_port
from support.running import Guest, Running

PEOPLE, SEATS, DEALS = 16, 4, 8
ASKS = "asks_per_second=100000"


def dying(servers: list[Running], database: Path, port: int, after: int) -> Callable[[], Awaitable[None]]:
    """After so many moves the power goes, and comes back."""
    moves = 0

    async def moved() -> None:
        nonlocal moves
        moves += 1
        if moves == after:
            servers[-1].stop(signal.SIGKILL)
            servers.append(Running(database, ASKS, port=port))

    return moved


def test_a_club_evening_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    database, port = tmp_path / "tavolino.db", free_port()
    servers = [Running(database, ASKS, port=port)]
    try:
        contest, members = club(servers, PEOPLE, seats=SEATS, deals=DEALS)
        moved = dying(servers, database, port, after=400)
        view = asyncio.run(Evening(contest, members, moved).play())
        assert len(servers) == 2, "it was killed"
        check_evening(view, members, PEOPLE, SEATS, DEALS)
        record = view["results"][0]["lines"][0]["record"]
        proof = servers[-1].http.get(f"/api/records/{record}").json()
        assert proof["commitment"] == view["commitments"][0]
    finally:
        for server in servers:
            server.stop()


def test_sixteen_people_play_eight_deals_alone_with_the_same_bots_and_the_server_is_killed(tmp_path: Path) -> None:
    database, port = tmp_path / "tavolino.db", free_port()
    servers = [Running(database, ASKS, port=port)]
    try:
        contest, members = club(servers, PEOPLE, seats=2, deals=DEALS, form="bots")
        moved = dying(servers, database, port, after=400)

        async def everybody() -> None:
            await asyncio.gather(*(member.alone(contest, moved) for member in members))

        asyncio.run(everybody())
        assert len(servers) == 2, "it was killed"
        host = Guest(servers[-1], members[0].token)
        over = host.post(f"/api/contests/{contest}/asks", {"type": "end"}).json()
        check_alone(over, members)
    finally:
        for server in servers:
            server.stop()


def check_alone(over: Any, members: list[Member]) -> None:
    """Who always chose alike had the same result, since the bots did, too: there are two kinds of members here."""
    keys = {one["key"]: int(one["name"].removeprefix("Member ")) - 1 for one in over["entrants"]}
    assert [one["deals"] for one in over["standings"]] == [DEALS] * PEOPLE
    for one in over["results"]:
        assert sorted(keys[line["who"]] for line in one["lines"]) == [*range(PEOPLE)]
        kinds = {(keys[line["who"]] % 2, line["score"]) for line in one["lines"]}
        assert len(kinds) == 2, "nobody met other cards or other bots, also after the server was killed"
        assert all(
            line["score"] == members[keys[line["who"]]].scores.get(one["deal"], line["score"]) for line in one["lines"]
        )
