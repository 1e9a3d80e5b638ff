"""The HTTP API, asked over a real connection."""

import stat
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from support.running import Guest, Running
from tavolino import __version__
from tavolino.games import GAMES
from tavolino.match.record import Record
from tavolino.match.verify import verify

PATHS = ["/api/me", "/api/games", "/", "/nowhere", "/api/nowhere", "/api/tables/none", "/schema/openapi.json"]


def fault(answer: Any, status: int) -> str:
    """The one line of an answer that says no."""
    assert answer.status_code == status, answer.text
    message = answer.json()
    assert {"reason"} <= message.keys() <= {"reason", "message", "values"}
    reason: str = message["reason"]
    assert reason
    assert "\n" not in reason
    return reason


def test_a_guest_is_known_by_a_cookie_that_scripts_cannot_read(server: Running) -> None:
    answer = server.http.post("/api/me", json={"name": "  Anna  B. "})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert server.http.get("/api/me").json() == {"name": "Anna B."}
    server.http.post("/api/me", json={"name": "Anne"})
    assert server.http.get("/api/me").json() == {"name": "Anne"}
    server.http.cookies.clear()
    assert server.http.get("/api/me").json() == {"name": None}


@pytest.mark.parametrize("forgery", ["x", "a.b", ".", "eyJpZCI6ImEiLCJuYW1lIjoiYSJ9." + "0" * 64, "é.é"])
def test_a_forged_token_is_nobody(server: Running, forgery: str) -> None:
    headers = {b"Authorization": f"Bearer {forgery}".encode()}
    assert server.http.get("/api/me", headers=headers).json() == {"name": None}
    answer = server.http.post("/api/tables", headers=headers, json={"settings": {"game": "twisted", "seats": 2}})
    assert "who you are" in fault(answer, 401)


def test_a_token_with_another_person_in_it_is_nobody(server: Running) -> None:
    guest = server.guest("Anna")
    body, _, seal = guest.headers["Authorization"].removeprefix("Bearer ").partition(".")
    forged = Guest(server, f"{body[:-2]}{'A' if body[-2] != 'A' else 'B'}{body[-1]}.{seal}")
    assert forged.get("/api/me").json() == {"name": None}
    assert guest.get("/api/me").json() == {"name": "Anna"}


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "\u202eevil", "a\nb\x00", 7, None])
def test_a_name_that_cannot_be_shown_is_refused(server: Running, name: Any) -> None:
    fault(server.http.post("/api/me", json={"name": name}), 400)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400),
        (b"[]", 400),
        (b"\xff\xfe", 400),
        (b'{"settings": {"game": "chess", "seats": 2}}', 400),
        (b'{"settings": {"game": "twisted", "seats": 9}}', 400),
        (b'{"settings": {"game": "twisted", "seats": 2, "options": {"rounds": "many"}}}', 400),
        (b'{"settings": {"game": "twisted", "seats": 2, "clock": {"type": "bank", "seconds": 1}}}', 400),
        (b'{"settings": {"game": "twisted", "seats": 2}, "bots": ["wizard"]}', 400),
        (b"[" * 5000, 400),
        (b"x" * 10_000_000, 413),
    ],
    ids=lambda value: str(value)[:30],
)
def test_a_bad_table_is_refused_in_one_line(server: Running, body: bytes, status: int) -> None:
    headers = server.guest("Anna").headers
    fault(server.http.post("/api/tables", headers=headers, content=body), status)


def test_a_page_of_another_site_cannot_ask(server: Running) -> None:
    headers = {**server.guest("Anna").headers, "Origin": "https://elsewhere.example"}
    answer = server.http.post("/api/tables", headers=headers, json={"settings": {"game": "twisted", "seats": 2}})
    assert "Another site" in fault(answer, 403)
    headers["Origin"] = server.url
    answer = server.http.post("/api/tables", headers=headers, json={"settings": {"game": "twisted", "seats": 2}})
    assert answer.status_code == 201


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_carries_the_headers_that_protect_a_browser(server: Running, path: str) -> None:
    headers = server.http.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_the_games_are_listed_with_their_options(server: Running) -> None:
    games = server.http.get("/api/games").json()
    for facts, levels in zip(games, server.http.get("/api/levels").json(), strict=True):
        assert levels["game"] == facts["name"]
        assert {*levels["ready"], *levels["coming"]} == set(facts["levels"])
        assert bool(levels["coming"]) == bool(levels["seconds"])
    assert [game["name"] for game in games] == list(GAMES)
    assert games[0]["options"] == {"rounds": 2, "expert": False}
    assert {"novice", "heuristic"} <= set(games[0]["levels"])


def test_listed_tables_are_shown_to_all_and_the_others_to_nobody(server: Running) -> None:
    guest = server.guest("Anna")
    listed, private = guest.open("twisted", 2, listed=True), guest.open("twisted", 2)
    shown = [table["id"] for table in server.http.get("/api/tables").json()]
    assert listed in shown
    assert private not in shown


def test_a_match_can_be_played_by_http_alone_and_its_record_verifies(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open("qwinto", 2, (None, "random"))
    anna.ask(table, "sit", seat=0)
    assert fault_of_update(anna.ask(table, "again")) == "The match isn’t over yet."
    anna.ask(table, "contribute", contribution="ab" * 32)
    update = anna.ask(table, "start").json()
    shown = update["table"]["commitment"]
    while update["table"]["stage"] == "playing":
        legal = update["view"]["legal"]
        if legal:
            update = anna.ask(table, "act", decision=update["decision"], action=legal[-1]).json()
        else:
            update = anna.get(f"/api/tables/{table}").json()
    record = msgspec.convert(anna.get(f"/api/records/{update['table']['record']}").json(), Record)
    assert verify(record).commitment == shown
    assert record.contributions == ("ab" * 32, "00" * 32)
    [line] = anna.get("/api/me/matches").json()["matches"]
    assert line["id"] == update["table"]["record"]
    assert server.guest("Ben").get("/api/me/matches").json()["matches"] == []
    steps = anna.get(f"/api/records/{line['id']}/replay?seat=1").json()
    assert len(steps) == len(record.actions) + 1
    assert steps[0]["view"]["seat"] == 1
    assert fault(anna.get(f"/api/records/{line['id']}/replay?seat=3"), 409)
    assert fault(anna.get(f"/api/records/{line['id']}/replay?seat=x"), 400)


def fault_of_update(answer: Any) -> str:
    assert answer.status_code == 409
    [refusal] = answer.json()["refused"]
    return str(refusal["reason"])


def test_a_seat_link_moves_the_seat_to_another_device(server: Running) -> None:
    anna, phone = server.guest("Anna"), server.guest("Anna's phone")
    table = anna.open("twisted", 2, (None, "novice"))
    assert fault(anna.post(f"/api/tables/{table}/seat-link"), 409)
    anna.ask(table, "sit", seat=0)
    link = anna.post(f"/api/tables/{table}/seat-link").json()
    assert phone.post("/api/seat-links", link).json()["seat"] == 0
    assert anna.get(f"/api/tables/{table}").json()["seat"] is None
    third = server.guest("Ben")
    assert fault_of_update(third.post("/api/seat-links", link)) == "This link has already been used. Make a new one."
    back = phone.post(f"/api/tables/{table}/seat-link").json()
    assert anna.post("/api/seat-links", back).json()["seat"] == 0
    assert fault_of_update(third.post("/api/seat-links", link)), "a used link stays used, even if the seat is back"
    assert fault(third.post("/api/seat-links", {"token": "x.y"}), 409)
    token = third.headers["Authorization"].removeprefix("Bearer ")
    assert fault(third.post("/api/seat-links", {"token": token}), 409), "a person's token is no seat link"


def test_what_is_not_there_is_said_in_one_line(server: Running) -> None:
    guest = server.guest("Anna")
    assert fault(guest.get("/api/tables/none"), 404)
    assert fault(guest.ask("none", "start"), 404)
    assert fault(guest.get("/api/records/none"), 404)
    assert fault(guest.get("/api/nowhere"), 404)
    assert fault(server.http.put("/api/me"), 405)


def test_the_schema_names_the_types_of_the_wire(server: Running) -> None:
    schema = server.http.get("/schema/openapi.json").json()
    names = {name.rpartition("_")[2] for name in schema["components"]["schemas"]}
    assert {"Update", "TableView", "Act", "Sit", "Settings", "Record"} <= names
    assert "/api/tables/{name}/asks" in schema["paths"]


def test_the_server_says_that_it_is_well_and_counts(server: Running) -> None:
    assert server.http.get("/healthz").text == "ok\n"
    text = server.http.get("/metrics").text
    assert "tavolino_tables " in text
    assert "tavolino_sockets 0.0" in text


def test_the_database_is_the_owners_alone(server: Running) -> None:
    for file in server.database.parent.glob("tavolino.db*"):
        assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file


def test_a_hint_ranks_what_the_view_offers(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.open("qwinto", 1)
    anna.ask(table, "sit", seat=0)
    assert "nothing for you to decide" in fault(anna.get(f"/api/tables/{table}/hint"), 409)
    update = anna.ask(table, "start").json()
    hint = anna.get(f"/api/tables/{table}/hint").json()
    assert hint["decision"] == update["decision"]
    assert all(one["action"] in update["view"]["legal"] for one in hint["advice"])
    assert anna.ask(table, "act", decision=hint["decision"], action=hint["advice"][0]["action"]).status_code == 200
    assert "no seat at this table" in fault(ben.get(f"/api/tables/{table}/hint"), 409)
    assert fault(server.http.get(f"/api/tables/{table}/hint"), 401)


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_told_and_tried_without_saying_who_you_are(server: Running, name: str) -> None:
    lesson = server.http.get(f"/api/lessons/{name}").json()
    assert lesson["title"] == GAMES[name].title
    number, scene = next((number, scene) for number, scene in enumerate(lesson["scenes"]) if scene["asked"])
    address = f"/api/lessons/{name}/{number}/try"
    assert server.http.post(address, json={"action": scene["asked"]}).json() == {"asked": True, "refusal": None}
    fault(server.http.post(address, json={"action": {"type": "fly"}}), 400)
    fault(server.http.post(address, json={}), 400)
    fault(server.http.post(f"/api/lessons/{name}/{len(lesson['scenes'])}/try", json={"action": scene["asked"]}), 404)


def test_what_is_tried_against_the_rules_is_refused_with_its_clause(server: Running) -> None:
    answer = server.http.post("/api/lessons/twisted/4/try", json={"action": {"type": "place", "card": 98}}).json()
    assert answer["asked"] is False
    assert answer["refusal"]["clause"] == "T-A1"


def test_there_is_no_lesson_of_an_unknown_game(server: Running) -> None:
    fault(server.http.get("/api/lessons/chess"), 404)
    fault(server.http.post("/api/lessons/chess/0/try", json={"action": None}), 404)


def test_one_game_is_for_newcomers_and_every_game_says_how_long_it_takes(server: Running) -> None:
    games = server.http.get("/api/games").json()
    assert [game["first"] for game in games].count(True) == 1
    for game in games:
        assert game["minutes"] in range(1, 60)
        assert game["difficulty"] in (1, 2, 3)


def test_my_tables_are_those_where_i_sit_and_it_is_not_over(server: Running) -> None:
    anna = server.guest("Anna")
    lobby, playing = anna.open("twisted", 2), anna.open("qwinto", 1)
    anna.open("twisted", 2)  # here she does not sit
    for table in (lobby, playing):
        anna.ask(table, "sit", seat=0)
    anna.ask(playing, "start")
    mine = {one["table"]["id"]: one for one in anna.get("/api/me/tables").json()}
    assert mine.keys() == {lobby, playing}
    assert (mine[lobby]["awaited"], mine[playing]["awaited"]) == ([], [0])
    assert mine[playing]["idle"] >= 0
    assert server.guest("Ben").get("/api/me/tables").json() == []


def test_a_new_name_is_seen_at_a_table_before_the_match_and_what_was_contributed_stays(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open("twisted", 2)
    anna.ask(table, "sit", seat=0)
    anna.ask(table, "contribute", contribution="ab" * 32)
    anna.post("/api/me", {"name": "Anna B."})
    [seat, _] = anna.get(f"/api/tables/{table}").json()["table"]["seats"]
    assert (seat["name"], seat["contributed"]) == ("Anna B.", True)


HOUSE = {"name": None, "notice": None, "imprint": False, "rules": False}


def test_the_host_says_how_to_be_reached(server: Running) -> None:
    said = {"version": __version__, "contact": None, "source": None}
    assert server.http.get("/api/place").json() == said | HOUSE


def test_who_is_forgotten_cannot_come_back_by_an_open_socket_or_an_old_token(server: Running) -> None:
    xaver, anna = server.guest("Xaver"), server.guest("Anna")
    table, other = anna.open("twisted", 2), xaver.open("twisted", 2)
    xaver.ask(other, "sit", seat=0)
    link = xaver.post(f"/api/tables/{other}/seat-link").json()
    with xaver.live(table) as live:
        live.next()
        assert server.http.delete("/api/me", headers=xaver.headers).status_code == 204
        with pytest.raises(ConnectionClosed):  # noqa: PT012 - sooner or later, whatever is sent
            live.send("sit", seat=0, key="back")
            while True:
                live.next()
    assert anna.get(f"/api/tables/{table}").json()["table"]["seats"][0]["name"] is None
    assert xaver.get("/api/me").json() == {"name": None}
    assert xaver.ask(table, "sit", seat=0).status_code == 401
    assert fault_of_update(anna.post("/api/seat-links", link))


def test_a_stale_cookie_does_not_say_who_its_next_owner_will_be(server: Running) -> None:
    old = server.guest("Xaver")
    server.http.delete("/api/me", headers=old.headers)
    answer = server.http.post("/api/me", json={"name": "Ben"}, headers=old.headers)
    assert answer.status_code == 200
    assert answer.cookies
    assert old.get("/api/me").json() == {"name": None}, "the new person is another one"
    server.http.cookies.clear()
