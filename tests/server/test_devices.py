"""The devices of a person: listed, ended at once, and programs with a scope and an end."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from support.running import Guest, Live, Running

FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0"
UNKNOWN = 4401


class Browser:
    """A browser of somebody, with a cookie."""

    def __init__(self, server: Running, name: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, headers={"User-Agent": FIREFOX})
        self.http.post("/api/me", json={"name": name})

    def program(self, name: str, **more: Any) -> Guest:
        answer = self.http.post("/api/tokens", json={"name": name, "mine": True, **more})
        assert answer.status_code == 201, answer.text
        return Guest(self.server, answer.json()["token"])

    def devices(self) -> Any:
        return self.http.get("/api/me/devices").json()

    def id_of(self, name: str) -> str:
        return next(str(one["id"]) for one in self.devices() if one["name"] == name)


@pytest.fixture
def anna(server: Running) -> Iterator[Browser]:
    with ExitStack() as held:
        browser = Browser(server, "Anna")
        held.callback(browser.http.close)
        yield browser


def code(live: Live) -> int:
    """Why a socket was closed."""
    try:
        while True:
            live.next()
    except ConnectionClosed:
        return int(live.socket.close_code or 0)


def test_the_devices_of_a_person_are_listed(anna: Browser) -> None:
    anna.program("Bot", scope="read", days=7)
    by_name = {one["name"]: one for one in anna.devices()}
    browser, program = by_name[""], by_name["Bot"]
    assert (browser["this"], browser["browser"], browser["system"]) == (True, "Firefox", "Android")
    assert (browser["scope"], browser["ends"]) == ("play", None)
    assert browser["since"] % 3600 == browser["seen"] % 3600 == 0
    assert (program["this"], program["scope"]) == (False, "read")
    assert 6 * 86400 < program["ends"] - program["since"] <= 7 * 86400 + 3600


def test_a_browser_stays_the_same_device_when_its_person_takes_another_name(anna: Browser) -> None:
    before = anna.devices()
    anna.http.post("/api/me", json={"name": "Anne"})
    assert anna.devices() == before
    assert anna.http.get("/api/me").json() == {"name": "Anne"}


def test_an_ended_device_is_unknown_at_once_and_its_socket_is_closed(anna: Browser) -> None:
    phone, tablet = anna.program("Phone"), anna.program("Tablet")
    table = phone.open("twisted", 2)
    with phone.live(table) as ended, tablet.live(table) as other:
        ended.next()
        assert anna.http.delete(f"/api/me/devices/{anna.id_of('Phone')}").status_code == 204
        assert code(ended) == UNKNOWN
        assert phone.get("/api/me").json() == {"name": None}
        assert phone.get("/api/me/devices").status_code == 401
        with phone.live(table) as again:
            assert code(again) == UNKNOWN
        assert tablet.get("/api/me").json() == {"name": "Anna"}
        assert other.ask("sit", seat=0)["seat"] == 0
    assert [one["name"] for one in anna.devices() if not one["this"]] == ["Tablet"]


def test_all_other_devices_are_ended_together(anna: Browser) -> None:
    programs = [anna.program(name) for name in ("Phone", "Tablet")]
    assert anna.http.delete("/api/me/devices").status_code == 204
    assert [one["this"] for one in anna.devices()] == [True]
    assert [program.get("/api/me").json()["name"] for program in programs] == [None, None]


def test_a_browser_that_ends_itself_is_nobody(anna: Browser) -> None:
    assert anna.http.delete(f"/api/me/devices/{anna.id_of('')}").status_code == 204
    assert not anna.http.cookies
    assert anna.http.get("/api/me").json() == {"name": None}


def test_nobody_ends_the_devices_of_somebody_else(server: Running, anna: Browser) -> None:
    ben = Browser(server, "Ben")
    assert ben.http.delete(f"/api/me/devices/{anna.id_of('')}").status_code == 404
    ben.http.delete("/api/me/devices")
    ben.http.close()
    assert anna.http.get("/api/me").json() == {"name": "Anna"}


def test_an_ended_device_stays_ended_after_a_restart(tmp_path: Any) -> None:
    with Running(tmp_path / "tavolino.db") as server:
        browser = Browser(server, "Anna")
        gone, kept = browser.program("Gone"), browser.program("Kept")
        browser.http.delete(f"/api/me/devices/{browser.id_of('Gone')}")
        browser.http.close()
    with Running(tmp_path / "tavolino.db") as server:
        assert Guest(server, gone.token).get("/api/me").json() == {"name": None}
        assert Guest(server, kept.token).get("/api/me").json() == {"name": "Anna"}


def test_a_program_may_end_itself_and_nothing_else(server: Running, anna: Browser) -> None:
    program = anna.program("Bot")
    own, browser = anna.id_of("Bot"), anna.id_of("")
    http, headers = server.http, program.headers
    assert http.delete(f"/api/me/devices/{browser}", headers=headers).status_code == 409
    assert http.delete("/api/me/devices", headers=headers).status_code == 409
    assert program.post("/api/tokens", {"name": "Another", "mine": True}).status_code == 409
    assert http.delete("/api/me", headers=headers).status_code == 409
    assert http.delete(f"/api/me/devices/{own}", headers=headers).status_code == 204
    assert program.get("/api/me").json() == {"name": None}


def test_a_program_that_may_only_read_sees_the_table_and_is_refused_the_rest(anna: Browser) -> None:
    table = anna.program("Player").open("twisted", 2)
    reader = anna.program("Screen", scope="read")
    assert reader.get(f"/api/tables/{table}").json()["table"]["id"] == table
    assert reader.get("/api/me/tables").status_code == 200
    for path, message in (
        (f"/api/tables/{table}/asks", {"type": "sit", "seat": 0}),
        ("/api/tables", {"settings": {"game": "twisted", "seats": 2}}),
        ("/api/me", {"name": "Eve"}),
    ):
        answer = reader.post(path, message)
        assert answer.status_code == 403, path
        assert answer.json()["message"] == "why-read-only"
    assert reader.server.http.delete("/api/me", headers=reader.headers).status_code == 403
    with reader.live(table) as live:
        [refused] = live.ask("sit", seat=0, key="mine")["refused"]
        assert (refused["key"], refused["message"]) == ("mine", "why-read-only")
    assert anna.http.get("/api/me").json() == {"name": "Anna"}


@pytest.mark.parametrize("wrong", [{"days": 0}, {"days": 3651}, {"scope": "write"}, {"name": ""}])
def test_a_token_that_makes_no_sense_is_refused(anna: Browser, wrong: dict[str, Any]) -> None:
    assert anna.http.post("/api/tokens", json={"name": "Bot", "mine": True, **wrong}).status_code == 400


def test_without_a_person_a_program_is_a_guest_of_its_own(server: Running, anna: Browser) -> None:
    answer = anna.http.post("/api/tokens", json={"name": "Bot"})
    assert Guest(server, answer.json()["token"]).get("/api/me").json() == {"name": "Bot"}
    assert len(anna.devices()) == 1
    nobody = server.http.post("/api/tokens", json={"name": "Bot", "mine": True}, headers={"Cookie": ""})
    assert nobody.status_code == 401
    bot = Guest(server, answer.json()["token"])
    assert server.http.delete("/api/me", headers=bot.headers).status_code == 204
    assert bot.get("/api/me").json() == {"name": None}


def test_devices_are_exported_and_forgotten_with_their_person(anna: Browser) -> None:
    program = anna.program("Bot")
    exported = anna.http.get("/api/me/export").json()
    assert exported["devices"] == anna.devices()
    assert exported["records"] == {}
    anna.http.delete("/api/me")
    assert program.get("/api/me").json() == {"name": None}
