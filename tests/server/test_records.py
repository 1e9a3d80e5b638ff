"""Finished matches over HTTP: replays with all cards, checks, deals played again, one's own list and its end."""

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cli.program import run
from server.test_api import fault
from support.running import RECORDS, Guest, Running, take_in_records
from tavolino.match import read_record, write_record
from tavolino.match.record import Record, Rehearsal
from tavolino.match.replay import replay, walk
from tavolino.match.verify import verify

NAMES = [path.stem for path in RECORDS]
ZEROS = "0" * 64


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = tmp_path_factory.mktemp("records") / "tavolino.db"
    take_in_records(database)
    with Running(database) as running:
        yield running


def record_of(server: Running, name: str) -> dict[str, Any]:
    found: dict[str, Any] = server.http.get(f"/api/records/{name}").json()
    return found


def play_out(guest: Guest, table: str) -> Any:
    """Whatever is legal first, until the match is over."""
    with guest.live(table) as live:
        update = live.next()
        while update["table"]["stage"] != "over":
            update = live.act(update) if update["view"]["legal"] else live.next()
    return update


def finished(guest: Guest, game: str = "twisted") -> str:
    """The name of the record of a match that this guest has just played."""
    table = guest.open(game, 2, (None, "casual"))
    guest.ask(table, "sit", seat=0)
    guest.ask(table, "start")
    return str(play_out(guest, table)["table"]["record"])


@pytest.mark.parametrize("name", NAMES)
def test_an_open_replay_shows_every_hand_at_every_step(server: Running, name: str) -> None:
    steps = server.steps(name, open="true")
    match = replay(read_record(RECORDS[NAMES.index(name)]), 0)
    assert len(steps) == len(record_of(server, name)["actions"]) + 1
    assert all([hand["seat"] for hand in step["hands"]] == [*match.seats] for step in steps)
    assert all(step["view"]["seat"] is None for step in steps)
    closed = server.steps(name, seat=0)
    assert [step["hands"] for step in closed] == [[]] * len(steps)
    assert [step["view"] for step in closed] == [step["hands"][0] for step in steps]


@pytest.mark.parametrize("name", NAMES)
def test_a_replay_says_what_happened_as_it_was_seen_and_whom_the_match_waited_for(server: Running, name: str) -> None:
    record = read_record(RECORDS[NAMES.index(name)])
    for seat in (None, *range(len(record.seats))):
        shown = server.steps(name, **({} if seat is None else {"seat": seat}))
        assert shown[0]["told"] == []
        for step, taken in zip(shown[1:], walk(record, seat), strict=True):
            game, match = taken.match.game, taken.match
            told = [game.tell(game.seen(event, seat), len(match.seats), match.options) for event in taken.events]
            assert step["told"] == msgspec.json.decode(msgspec.json.encode([one for one in told if one]))
            assert step["awaited"] == game.awaited(match.state)


@pytest.mark.parametrize("name", NAMES)
def test_an_honest_record_is_found_to_be_so(server: Running, name: str) -> None:
    proof = server.http.post("/api/verify", json=record_of(server, name)).json()
    assert proof["actions"] == len(record_of(server, name)["actions"])
    assert proof["rehearsal"] is None


def tampered(record: dict[str, Any]) -> dict[str, dict[str, Any]]:
    outcome = record["outcome"]
    return {
        "secret": {"secret": ZEROS},
        "contribution": {"contributions": [ZEROS, *record["contributions"][1:]]},
        "commitment": {"commitment": ZEROS},
        "action": {"actions": [record["actions"][1], record["actions"][0], *record["actions"][2:]]},
        "missing action": {"actions": record["actions"][:-1]},
        "outcome": {"outcome": {**outcome, "scores": [score + 1 for score in outcome["scores"]]}},
    }


@pytest.mark.parametrize("what", ["secret", "contribution", "commitment", "action", "missing action", "outcome"])
@pytest.mark.parametrize("name", ["twisted-2-rounds", "qwinto-2-rows", "upturn-2-blocked"])
def test_a_record_that_was_changed_is_found_out(server: Running, name: str, what: str) -> None:
    record = record_of(server, name)
    fault(server.http.post("/api/verify", json=record | tampered(record)[what]), 400)


@pytest.mark.parametrize("name", ["twisted-3-rounds", "qwinto-3-rows", "upturn-3-blocked", "qwinto-1-rows"])
def test_a_deal_is_played_again_from_the_start_or_from_the_middle(server: Running, name: str) -> None:
    guest = server.guest("Anna")
    record = record_of(server, name)
    seat = len(record["seats"]) - 1
    for steps in (None, 20):
        update = guest.post(f"/api/records/{name}/rehearse", {"seat": seat, "step": steps}).json()
        shown = server.steps(name, seat=seat)[steps or 0]["view"]
        hand = "rack" if "rack" in shown else "hand"
        if not any(place["bot"] for place in update["table"]["seats"]):  # otherwise a bot may be quicker than we
            assert update["view"] == shown
        assert update["view"][hand][:3] == shown[hand][:3]
        assert update["table"]["rehearsal"] == name
        assert update["table"]["commitment"] == record["commitment"]
        assert [place["person"] for place in update["table"]["seats"]].index(True) == seat


def test_a_deal_played_again_says_so_in_its_record_and_counts_for_nothing(server: Running) -> None:
    guest = server.guest("Anna")
    wish = {"seat": 1, "step": 12, "level": "casual"}
    table = guest.post("/api/records/twisted-2-rounds/rehearse", wish).json()["table"]["id"]
    name = play_out(guest, table)["table"]["record"]
    record = Record(**{**record_of(server, name), "rehearsal": None})
    source = record_of(server, "twisted-2-rounds")
    assert [*record.actions[:12]] == source["actions"][:12]
    assert record.secret == source["secret"]
    assert record_of(server, name)["rehearsal"] == {"record": "twisted-2-rounds", "actions": 12}
    proof = server.http.post("/api/verify", json=record_of(server, name)).json()
    assert proof["rehearsal"] == {"record": "twisted-2-rounds", "actions": 12}

    mine = guest.get("/api/me/matches").json()
    assert [line["rehearsal"] for line in mine["matches"]] == [True]
    assert mine["figures"] == []

    again = guest.ask(table, "again").json()
    assert again["table"]["rehearsal"] is None, "the next match at the table has a deal of its own"
    assert again["table"]["commitment"] != source["commitment"]


def test_tavolino_verify_does_not_call_a_known_deal_honest(tmp_path: Path) -> None:
    known = replace(read_record(RECORDS[-1]), rehearsal=Rehearsal("abc-1", 0))
    write_record(known, tmp_path / "known.json")
    done = run("verify", tmp_path / "known.json")
    assert done.returncode == 0
    assert "It proves nothing about who chose them: the deal of an earlier match" in done.stdout
    assert "honest" not in done.stdout
    assert verify(read_record(tmp_path / "known.json")).rehearsal == known.rehearsal


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"seat": 5}, "no seat 5"),
        ({"seat": 0, "step": 9999}, "actions"),
        ({"seat": 0, "step": 66}, "over by then"),
        ({"seat": 0, "level": "wizard"}, "no bot"),
        ({"seat": -1}, ""),
        ({"seat": 0, "secret": ZEROS}, ""),
    ],
)
def test_what_cannot_be_rehearsed_is_refused(server: Running, wish: dict[str, Any], reason: str) -> None:
    answer = server.guest("Anna").post("/api/records/twisted-2-rounds/rehearse", wish)
    assert reason in fault(answer, 400)
    assert fault(server.http.post("/api/records/twisted-2-rounds/rehearse", json={"seat": 0}), 401)
    assert fault(server.guest("Anna").post("/api/records/none/rehearse", {"seat": 0}), 404)


def test_a_rehearsal_survives_the_death_of_the_server(tmp_path: Path) -> None:
    take_in_records(tmp_path / "t.db")
    server = Running(tmp_path / "t.db")
    guest = server.guest("Anna")
    table = guest.post("/api/records/qwinto-1-rows/rehearse", {"seat": 0, "step": 10}).json()["table"]["id"]
    with guest.live(table) as live:
        before = live.act(live.next())
    server.stop(signal.SIGKILL)
    with Running(tmp_path / "t.db") as again:
        after = Guest(again, guest.token).get(f"/api/tables/{table}").json()
    assert after["view"] == before["view"]
    assert after["table"]["rehearsal"] == "qwinto-1-rows"


def test_ones_own_matches_are_listed_counted_and_taken_along(server: Running) -> None:
    guest = server.guest("Anna")
    names = [finished(guest), finished(guest)]
    alone = guest.open("qwinto", 1)
    guest.ask(alone, "sit", seat=0)
    guest.ask(alone, "start")
    names.append(str(play_out(guest, alone)["table"]["record"]))
    mine = guest.get("/api/me/matches").json()
    assert mine["name"] == "Anna"
    assert sorted(line["id"] for line in mine["matches"]) == sorted(names)
    assert all(line["seat"] == 0 for line in mine["matches"])
    qwinto, twisted = mine["figures"]
    [solo] = [line for line in mine["matches"] if line["game"] == "qwinto"]
    assert (qwinto["matches"], qwinto["alone"], qwinto["best_alone"]) == (0, 1, solo["scores"][0])
    assert (twisted["matches"], sum(twisted["places"]), twisted["best_alone"]) == (2, 2, None)

    export = guest.get("/api/me/export")
    assert "attachment" in export.headers["content-disposition"]
    assert export.json()["records"] == {name: record_of(server, name) for name in names}
    assert server.guest("Ben").get("/api/me/export").json()["records"] == {}


def test_a_forgotten_guest_leaves_no_name_and_the_others_keep_their_records(server: Running) -> None:
    anna, ben = server.guest("Anna Unforgotten"), server.guest("Ben")
    table = anna.open("twisted", 2)
    anna.ask(table, "sit", seat=0)
    ben.ask(table, "sit", seat=1)
    anna.ask(table, "start")
    with anna.live(table) as mine, ben.live(table) as his:
        updates = [mine.next(), his.next()]
        while updates[0]["table"]["stage"] != "over":
            live, number = (mine, 0) if updates[0]["view"]["legal"] else (his, 1)
            updates[number] = live.act(updates[number])
            other = (his, mine)[number]
            updates[1 - number] = other.until(updates[number]["version"])
    name = updates[0]["table"]["record"]
    running = anna.open("twisted", 2, (None, "casual"))
    anna.ask(running, "sit", seat=0)
    anna.ask(running, "start")

    assert anna.server.http.delete("/api/me", headers=anna.headers).status_code == 204
    assert b"Unforgotten" not in b"".join(path.read_bytes() for path in files(server))
    assert record_of(server, name)["seats"] == ["", "Ben"]
    verify(Record(**{**record_of(server, name), "outcome": None, "actions": (), "by": (), "at": ()}))
    assert [line["id"] for line in ben.get("/api/me/matches").json()["matches"]] == [name]
    assert anna.get("/api/me/matches").status_code == 401, "a copy of the token is worth nothing"
    seats = ben.get(f"/api/tables/{running}").json()["table"]["seats"]
    assert [seat["person"] for seat in seats] == [False, False]
    assert seats[0]["bot"] == "casual", "a bot plays on"
    assert ben.get(f"/api/tables/{table}").json()["table"]["seats"][1]["name"] == "Ben"


def files(server: Running) -> list[Path]:
    """A copy of the database with nothing in it but what it says: pages that were overwritten are no part of it."""
    copy = server.database.with_name("copy.db")
    copy.unlink(missing_ok=True)
    done = run("backup", copy, "--db", server.database)
    assert done.returncode == 0, done.stderr
    return [copy]


def test_forgetting_takes_the_cookie_away(server: Running) -> None:
    server.http.post("/api/me", json={"name": "Anna"})
    answer = server.http.delete("/api/me")
    assert answer.status_code == 204
    assert server.http.get("/api/me").json() == {"name": None}
    assert fault(server.http.delete("/api/me"), 401)
