"""The coach over HTTP, as pages and programs meet it."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from support import invented
from support.running import Guest, Running, take_in_records

MATCH = "twisted-2-rounds"
PROGRAM = (sys.executable, invented.__file__)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = tmp_path_factory.mktemp("coach") / "tavolino.db"
    take_in_records(database)
    with Running(database, "coach_per_hour=8", program=PROGRAM) as running:
        yield running


def see(server: Running, name: str, known: str = "") -> Any:
    answer = server.http.get(f"/api/records/{name}/coach", params={"known": known})
    assert answer.status_code == 200, answer.text
    return answer.json()


def ask(server: Running, name: str, **more: Any) -> Any:
    answer = server.http.post(f"/api/records/{name}/coach", json=more)
    assert answer.status_code == 200, answer.text
    return answer.json()


def whole(server: Running, name: str) -> Any:
    """Ask as a page does, until everything is there."""
    now = ask(server, name)
    while now["stage"] != "done":
        now = see(server, name, now["version"])
    return now


def begun(guest: Guest) -> str:
    """A match alone."""
    table = guest.open("qwinto", 1)
    guest.ask(table, "sit", seat=0)
    assert guest.ask(table, "start").status_code == 200
    return table


def play(guest: Guest) -> str:
    """A short match alone; the name of its record."""
    table = begun(guest)
    update = guest.get(f"/api/tables/{table}").json()
    while update["table"]["stage"] != "over":
        update = guest.ask(table, "act", decision=update["decision"], action=update["view"]["legal"][0]).json()
    return str(update["table"]["record"])


def test_a_match_is_judged_when_somebody_asks_and_kept_for_all(server: Running) -> None:
    assert see(server, MATCH) == {
        "version": "none.0.0.", "stage": "none", "done": 0, "total": 0, "wait": 0, "judged": None,
        "own": [],
    }  # fmt: skip
    done = whole(server, MATCH)
    judged, steps = done["judged"], server.steps(MATCH, open=True)
    assert len(judged["steps"]) == len(steps)
    assert sum(judged["steps"][0]["win"]) == pytest.approx(1, abs=0.001)
    for decision in judged["decisions"]:
        view = steps[decision["step"]]["hands"][decision["seat"]]
        assert [choice["action"] for choice in decision["choices"]] == view["legal"]
        assert steps[decision["step"] + 1]["action"].endswith(decision["choices"][decision["taken"]]["text"])
    for seat in judged["seats"]:
        parts = dict(seat["points"])
        result = parts.pop("result")
        assert sum(parts.values()) == pytest.approx(result)
    assert ask(server, MATCH) == done == see(server, MATCH)


def test_a_line_tells_what_might_have_followed_the_best_choice(server: Running) -> None:
    decisions = whole(server, MATCH)["judged"]["decisions"]
    mistake = next(one for one in decisions if one["verdict"] in ("mistake", "blunder"))
    answer = server.http.get(f"/api/records/{MATCH}/coach/{mistake['step']}/line")
    assert answer.status_code == 200, answer.text
    [first, *others] = answer.json()["actions"]
    assert first["seat"] == mistake["seat"]
    assert first["told"][0]["message"].startswith("twisted-")
    assert others
    assert server.http.get(f"/api/records/{MATCH}/coach/9999/line").json()["message"] == "why-no-line"


def test_the_judgement_of_a_match_alone_counts_points(server: Running) -> None:
    judged = whole(server, "qwinto-1-rows")["judged"]
    assert {decision["unit"] for decision in judged["decisions"]} == {"points"}
    assert [one["code"] for one in judged["missing"]] == ["alone"]
    assert judged["seats"][0]["win"] is None


def test_what_is_not_there_or_too_much_is_refused(server: Running) -> None:
    assert server.http.get("/api/records/nothing/coach").status_code == 404
    assert server.http.post("/api/records/nothing/coach", json={}).status_code == 404
    for effort in ("thorough", "endless"):
        assert server.http.post(f"/api/records/{MATCH}/coach", json={"effort": effort}).status_code == 400
    anna = server.guest("Anna Plays")
    table = begun(anna)
    update = anna.get(f"/api/tables/{table}").json()
    assert (update["table"]["stage"], update["table"]["record"]) == ("playing", None)
    assert anna.get(f"/api/records/{table}/coach").status_code == 404  # a running match has no record to ask for


def test_everybody_sees_how_they_play_until_they_are_forgotten(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    record = play(anna)
    assert anna.get("/api/me/play").json() == {"matches": []}
    judged = whole(server, record)["judged"]
    [line] = anna.get("/api/me/play").json()["matches"]
    assert (line["id"], line["game"], line["seats"], line["seat"]) == (record, "qwinto", 1, 0)
    assert line["figures"] == judged["seats"][0]
    assert anna.get("/api/me/export").json()["play"]["matches"] == [line]
    assert ben.get("/api/me/play").json() == {"matches": []}
    asked = [guest.get(f"/api/records/{record}/coach").json() for guest in (anna, ben)]
    assert [one["own"] for one in asked] == [[0], []], "the page says you to whom it is about"
    server.http.delete("/api/me", headers=anna.headers)
    assert see(server, record)["judged"] == judged, "it names nobody"


def test_one_address_cannot_fill_the_queue(tmp_path: Path) -> None:
    take_in_records(tmp_path / "t.db")
    with Running(tmp_path / "t.db", "coach_per_hour=2", program=PROGRAM) as server:
        for name in ("twisted-2-rounds", "twisted-3-rounds"):
            whole(server, name)
        refused = server.http.post("/api/records/twisted-4-rounds/coach", json={})
        assert (refused.status_code, refused.json()["message"]) == (429, "why-too-much")
        assert ask(server, "twisted-2-rounds")["stage"] == "done", "what is there is free"
