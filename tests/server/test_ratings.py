"""Rated matches, profiles and leaderboards, asked over a real connection."""

import asyncio
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from support.running import Guest, Live, Running
from tavolino.cli import main
from tavolino.match.record import read_record
from tavolino.store import NewRecord, Result, SqliteStore

RECORD = read_record(Path(__file__).parents[2] / "records" / "twisted-2-rounds.json")
GAME = RECORD.game
CLOCK = {"type": "per move", "seconds": 60}
NOW = int(time.time())


def rated_table(guest: Guest, seats: int, bots: tuple[str | None, ...] = ()) -> str:
    table = guest.open(GAME, seats, bots, clock=CLOCK, rated=True, options={"rounds": 1})
    guest.ask(table, "sit", seat=0)
    return table


def until(live: Live, update: Any, wanted: str) -> Any:
    """Until every person's seat has this: what is at stake, or what has changed."""
    while not any(one and one[wanted] is not None for one in update["table"]["ratings"]):
        update = live.next()
    return update


def play_on(live: Live, update: Any) -> Any:
    while update["table"]["stage"] != "over":
        legal = update["view"]["legal"] if update["view"] else []
        update = live.act(update) if legal and update["seat"] in update["awaited"] else live.next()
    return update


def matches(*people: str, number: int, club: bool = False) -> list[NewRecord]:
    """The first wins them all."""
    found = []
    for one in range(number):
        results = [
            Result(seat, name, name.casefold(), None, 3, seat + 1, by_person=True) for seat, name in enumerate(people)
        ]
        if club:
            results.append(Result(len(people), "Gina (club)", None, "club", 1, len(people) + 1, by_person=False))
        found.append(NewRecord(f"{'-'.join(people)}-{one}", RECORD, tuple(results), NOW - 5 * 86_400 + one, rated=True))
    return found


async def fill(store: SqliteStore) -> None:
    for name in ("Anna", "Ben", "Cleo"):
        await store.remember(name.casefold(), name)
    for record in [*matches("Anna", "Ben", number=20, club=True), *matches("Cleo", number=3, club=True)]:
        await store.keep_record(record)


def test_a_rated_match_says_what_is_at_stake_and_what_has_changed(server: Running) -> None:
    anna = server.guest("Anna")
    table = rated_table(anna, 2, (None, "casual"))
    with anna.live(table) as live:
        update = until(live, live.next(), "first")
        own, bot = update["table"]["ratings"]
        assert own["first"] > 0 > own["last"]
        assert (own["points"], own["sure"], own["change"]) == (1500, False, None)
        assert bot["first"] is None
        update = until(live, play_on(live, live.ask("start")), "change")
        now, bot = update["table"]["ratings"]
        won = update["table"]["outcome"]["places"][0] == 1
        assert now["change"] == (own["first"] if won else own["last"])
        assert now["points"] == 1500 + now["change"]
        assert bot["change"] is None
    profile = anna.get("/api/me/profile").json()
    [game] = profile["games"]
    assert game["rating"]["points"] == now["points"]
    assert [one["points"] for one in game["over_time"]] == [now["points"]]
    assert game["levels"] == [{"level": "casual", "seats": 2, "matches": 1, "wins": int(won)}]
    assert (profile["matches"], profile["streak"], profile["own"]) == (1, 1, True)


def test_a_table_that_cannot_be_rated_is_refused_in_one_line(server: Running) -> None:
    anna = server.guest("Anna")
    answer = anna.post("/api/tables", {"settings": {"game": GAME, "seats": 2, "rated": True}})
    assert answer.status_code == 409
    assert answer.json()["message"] == "why-rated-clock"


def test_who_leaves_for_good_loses_although_nobody_is_there(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = rated_table(anna, 2)
    ben.ask(table, "sit", seat=1)
    anna.ask(table, "start")
    ben.ask(table, "stand")
    with anna.live(table) as live:
        update = until(live, play_on(live, live.next()), "change")
        changes = [one["change"] for one in update["table"]["ratings"]]
        assert changes[0] > 0 > changes[1]


def test_what_was_left_when_the_server_died_is_rated_at_the_start(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    with closing(SqliteStore(database)) as store:
        asyncio.run(fill(store))
    with Running(database) as server:
        board = server.http.get(f"/api/leaderboards/{GAME}").json()
        assert [one["name"] for one in board["lines"]] == ["Anna", "Ben"], "Cleo has played too little"
        assert [one["place"] for one in board["lines"]] == [1, 2]
        assert board["bots"][0]["bot"] == "master"
        anna = server.http.get(f"/api/profiles/{board['lines'][0]['id']}").json()
        assert (anna["name"], anna["own"], anna["people"]) == ("Anna", False, [])
        assert len(anna["games"][0]["over_time"]) == 20
        assert "anna" not in str(board | {"lines": [one | {"name": ""} for one in board["lines"]]})
    assert main(["ratings", "--recompute", "--recount", "--db", str(database)]) == 0
    with Running(database) as server:
        assert server.http.get(f"/api/leaderboards/{GAME}").json() == board


def test_the_command_says_that_nothing_changed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "tavolino.db"
    with closing(SqliteStore(database)) as store:
        asyncio.run(fill(store))
    with Running(database):
        pass
    assert main(["ratings", "--recompute", "--db", str(database)]) == 0
    assert "3 ratings out of 23 results. The same numbers as before." in capsys.readouterr().out
    assert main(["ratings", GAME]) == 0
    assert "1500" in capsys.readouterr().out


def test_a_hidden_profile_is_nobodys_and_on_no_leaderboard(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    own = anna.get("/api/me/profile").json()
    assert ben.get(f"/api/profiles/{own['id']}").json()["name"] == "Anna"
    assert anna.post("/api/me/profile", {"hidden": True}).json()["hidden"]
    answer = ben.get(f"/api/profiles/{own['id']}")
    assert answer.status_code == 404
    assert answer.json()["message"] == "why-no-profile"
    assert anna.get(f"/api/profiles/{own['id']}").json()["own"]
    assert server.http.get("/api/me/profile").status_code == 401
    assert server.http.get("/api/profiles/nobody").status_code == 404
    assert server.http.get("/api/leaderboards/chess").status_code == 404
    assert server.http.get(f"/api/leaderboards/{GAME}?from=-1").status_code == 400
    assert server.http.get(f"/api/leaderboards/{GAME}?from=1000000").json()["lines"] == []


def test_the_export_has_the_profile(server: Running) -> None:
    anna = server.guest("Anna")
    assert anna.get("/api/me/export").json()["profile"]["name"] == "Anna"
