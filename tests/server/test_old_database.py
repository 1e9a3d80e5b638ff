"""A database that version 0.1 wrote: every table, match, record and guest is there, and play goes on."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from support.running import Guest, Running

OLD = Path(__file__).parents[1] / "old"
FACTS: dict[str, Any] = json.loads((OLD / "tavolino-0.1.0.json").read_text(encoding="utf-8"))
GUESTS = {name: guest for name, guest in FACTS["guests"].items() if not guest.get("forgotten")}
OPEN = {name: table for name, table in FACTS["tables"].items() if not table.get("closed")}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = tmp_path_factory.mktemp("old") / "tavolino.db"
    shutil.copy(OLD / "tavolino-0.1.0.db", database)
    with Running(database) as running:
        yield running


def guest(server: Running, name: str) -> Guest:
    known = GUESTS[name]
    return Guest(server, known.get("token") or known["cookie"])


def with_levels(line: Any) -> list[str]:
    """The names as the program of then listed them: a bot with its level."""
    return [name if bot is None else f"{name} ({bot})" for name, bot in zip(line["seats"], line["bots"], strict=True)]


@pytest.mark.parametrize("name", GUESTS)
def test_every_guest_is_who_they_were_and_has_their_matches(server: Running, name: str) -> None:
    anna = guest(server, name)
    assert anna.get("/api/me").json() == {"name": name}
    mine = {line["id"]: line for line in anna.get("/api/me/matches").json()["matches"]}
    old = {line["id"]: line for line in GUESTS[name]["matches"]}
    assert mine.keys() == old.keys()
    for record, line in old.items():
        assert {**{key: mine[record][key] for key in line}, "seats": with_levels(mine[record])} == line
    assert anna.get("/api/me/export").json()["records"].keys() == old.keys()


def test_a_cookie_of_then_is_still_good_and_one_of_a_forgotten_guest_is_not(server: Running) -> None:
    header = {"Cookie": f"tavolino={GUESTS['Gustav']['cookie']}"}
    assert server.http.get("/api/me", headers=header).json() == {"name": "Gustav"}
    [forgotten] = [one["token"] for one in FACTS["guests"].values() if one.get("forgotten")]
    assert Guest(server, forgotten).get("/api/me").json() == {"name": None}


@pytest.mark.parametrize("name", OPEN)
def test_every_open_table_is_there_as_it_was(server: Running, name: str) -> None:
    facts = OPEN[name]
    table = guest(server, "Anna").get(f"/api/tables/{name}").json()["table"]
    assert table["settings"]["game"] == facts["game"]
    assert (table["stage"], table["match"], table["broken_off"]) == (facts["stage"], facts["matches"], None)
    people = {seat["name"] for seat in table["seats"] if seat["person"]}
    assert people <= set(facts["people"]) | {"Anna"}
    assert (table["undo"] is not None) == bool(facts.get("undo_asked"))
    if "clock" in facts:
        assert table["settings"]["clock"]["type"] == facts["clock"]


@pytest.mark.parametrize("name", [name for name, table in OPEN.items() if table["stage"] == "playing"])
def test_a_running_match_goes_on_to_its_end_and_its_record_says_nothing_about_the_table(
    server: Running, name: str
) -> None:
    people = [guest(server, person) for person in OPEN[name]["people"]]
    lives = [person.live(name) for person in people]
    updates = [live.next() for live in lives]
    while updates[0]["table"]["stage"] == "playing":
        number = next((number for number, update in enumerate(updates) if update["view"]["legal"]), None)
        if number is None:
            updates = [live.next() for live in lives]
            continue
        updates[number] = lives[number].act(updates[number])
        updates = [live.until(updates[number]["version"]) for live in lives]
    record = updates[0]["table"]["record"]
    for live in lives:
        live.close()
    assert name not in record
    kept = people[0].get(f"/api/records/{record}").json()
    assert len(kept["by"]) == len(kept["at"]) == len(kept["actions"])
    assert people[0].post("/api/verify", kept).status_code == 200


def test_every_old_record_is_found_under_its_old_name(server: Running) -> None:
    names = {line["id"] for one in GUESTS.values() for line in one["matches"]}
    assert names
    for name in names:
        record = server.http.get(f"/api/records/{name}").json()
        assert record["outcome"]
        assert record["ended"]
        steps = server.steps(name, open="true")
        assert len(steps) == len(record["actions"]) + 1


def test_a_copy_stays_beside_it_and_the_log_says_so(server: Running) -> None:
    [copy] = [path for path in server.database.parent.iterdir() if "before" in path.name]
    assert copy.read_bytes()[:15] == b"SQLite format 3"
    assert copy.name in server.log.read_text(encoding="utf-8")


def test_a_browser_of_then_gets_a_device_of_its_own_when_it_saves_a_name(tmp_path: Path) -> None:
    shutil.copy(OLD / "tavolino-0.1.0.db", tmp_path / "tavolino.db")
    with Running(tmp_path / "tavolino.db") as server:
        old = Guest(server, GUESTS["Gustav"]["cookie"])
        assert [(one["id"], one["this"]) for one in old.get("/api/me/devices").json()] == [("first", True)]
        server.http.cookies.clear()
        old.post("/api/me", {"name": "Gustav"})  # the new cookie stays in `server.http`
        devices = {one["id"]: one["this"] for one in server.http.get("/api/me/devices").json()}
        assert devices.pop("first") is False
        assert [*devices.values()] == [True]
        assert server.http.delete("/api/me/devices").status_code == 204
        assert old.get("/api/me").json() == {"name": None}
        assert server.http.get("/api/me").json() == {"name": "Gustav"}
