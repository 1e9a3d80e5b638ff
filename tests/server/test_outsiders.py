"""What strangers try at the rooms of people, the queue, contests and the daily deal: nothing breaks, nobody waits."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from support.running import Guest, Running

NUL = "\0"
ROOMS = ("standing", "people", "marks", "invitations", "reports")
CONTEST = {"game": "twisted", "seats": 2, "deals": 1, "hours": 1, "name": ""}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    url = request.getfixturevalue("postgres").new_database("outsiders") if request.param == "postgres" else ""
    with Running(tmp_path_factory.mktemp(request.param) / "tavolino.db", database_url=url) as running:
        yield running


def message_for(room: str, whom: Any) -> Any:
    more: dict[str, dict[str, Any]] = {
        "marks": {"mark": "block", "on": True},
        "invitations": {"table": NUL},
        "reports": {"reason": "other", "words": NUL},
    }
    return whom if room in ("standing", "people") else {"whom": whom} | more[room]


def test_a_nul_names_nobody_and_is_never_our_fault(server: Running) -> None:
    anna = server.guest("Anna")
    whoms: tuple[dict[str, Any], ...] = ({"person": NUL}, {"record": NUL}, {"table": NUL, "seat": 0}, {})
    asked = [anna.post(f"/api/me/circle/{room}", message_for(room, whom)) for room, whom in product(ROOMS, whoms)]
    asked += [
        anna.post("/api/sign-in/code", {"name": NUL, "code": NUL}),
        anna.post("/api/sign-in/device-code", {"code": NUL}),
        anna.post("/api/sign-in/passkey", {"credential": {"id": NUL, "response": {"clientDataJSON": "e30"}}}),
        anna.post("/api/contests", CONTEST | {"name": NUL}),
    ]
    for path in ("contests", "daily/x", "profiles", "records", "tables", "leaderboards", "rules"):
        asked.append(anna.get(f"/api/{path}/%00"))
    for path in ("me/circle/people", "me/circle/invitations", "programs", "me/devices", "me/account/passkeys"):
        asked.append(server.http.delete(f"/api/{path}/%00", headers=anna.headers))
    assert {answer.status_code for answer in asked} <= {400, 404, 409}
    assert "failed" not in server.log.read_text(encoding="utf-8")


def test_numbers_that_no_database_has_are_refused(server: Running) -> None:
    anna = server.guest("Anna")
    contest = anna.post("/api/contests", CONTEST).json()["id"]
    for number in ("9" * 40, str(2**63), "-1"):
        for path in ("daily/twisted/2026-01-01/plays?from", "leaderboards/twisted?from", f"contests/{contest}?since"):
            assert anna.get(f"/api/{path}={number}").status_code < 500


def seek(guest: Guest, **wish: Any) -> None:
    answer = guest.post("/api/me/queue", {"game": "twisted", "seats": 2} | wish)
    assert answer.status_code == 200, answer.text


def wait(guest: Guest) -> Any:
    return guest.get("/api/me/queue").json()["wait"]


def test_tables_of_the_queue_and_of_contests_count_as_tables_of_an_address(tmp_path: Path) -> None:
    with Running(tmp_path / "tavolino.db", "tables_per_address=1") as server:
        anna, ben = server.guest("Anna"), server.guest("Ben")
        seek(anna, fill=0)
        while not (waits := wait(anna))["table"]:
            pass
        with anna.live(waits["table"]) as live:
            while live.next()["table"]["stage"] != "playing":
                pass
            seek(ben, fill=0)
            while wait(ben):  # he has no place in the queue, where he would be in the way of others
                pass
            contest = anna.post("/api/contests", CONTEST).json()["id"]
            assert anna.post(f"/api/contests/{contest}/asks", {"type": "join"}).status_code == 200
            answer = anna.post(f"/api/contests/{contest}/asks", {"type": "play"})
            assert (answer.status_code, answer.json()["message"]) == (409, "why-too-many-tables")


def test_an_address_opens_only_so_many_contests_a_day(tmp_path: Path) -> None:
    with Running(tmp_path / "tavolino.db", "contests_per_day=2") as server:
        answers = [server.guest("Anna").post("/api/contests", CONTEST).status_code for _ in range(3)]
    assert answers == [201, 201, 429]


def test_a_daily_deal_of_today_is_told_to_nobody_before_it_is_revealed(server: Running) -> None:
    """Not even to those who have played it, or to those who know the names of its table and of its record."""
    anna, ben = server.guest("Anna"), server.guest("Ben")
    while not (courses := anna.get("/api/daily").json()["courses"]):
        pass
    [course] = [one["course"] for one in courses if one["course"] == "twisted"]
    begun = anna.post(f"/api/daily/{course}", {"pace": "quick"}).json()
    table = begun["table"]
    with anna.live(table) as live:
        update = live.next()
        while update["table"]["stage"] != "over":
            update = live.act(update) if update["view"]["legal"] else live.next()
        heard = b"".join(live.received)
    assert b'"secret":"' not in heard
    record = str(update["table"]["record"])
    for guest in (anna, ben):
        for path in ("", "/replay?open=true"):
            answer = guest.get(f"/api/records/{record}{path}")
            assert (answer.status_code, answer.json()["message"]) == (409, "why-not-revealed")
        assert guest.post(f"/api/records/{record}/rehearse", {"seat": 0}).status_code == 409
        day = guest.get(f"/api/daily/{course}/{begun['day']}").json()
        assert (day["revealed"], day["bar_record"]) == (False, None)
        assert guest.get(f"/api/daily/{course}/{begun['day']}/plays").status_code == 409
    assert record not in anna.get("/api/me/export").json()["records"]
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/hint"):
        assert ben.get(path).status_code in (404, 409)
    assert ben.ask(table, "sit", seat=0).status_code == 409
    for page in (f"/table/{table}", f"/replay/{record}"):
        assert "Anna" not in server.http.get(page).text
    seat = {"whom": {"table": table, "seat": 0}}
    assert ben.post("/api/me/circle/invitations", {**seat, "table": table}).status_code == 409
