"""The sockets of a device are closed when it is ended, or when its time is over."""

import asyncio

import pytest

from tavolino.people import Bearer, Person
from tavolino.server.admin.bans import Bans
from tavolino.server.people.visits import Here, Visits
from tavolino.store import Ban, MemoryStore

PHONE, BOT = Bearer("anna", "phone"), Bearer("anna", "bot")


class Socket:
    def __init__(self, ends: int | None = None, here: Here | None = None) -> None:
        self.ends = ends
        self.here = here
        self.is_open = True
        self.reason = ""

    def sign_out(self) -> None:
        self.is_open = False

    def come_back(self) -> None: ...

    def turn_away(self, reason: str) -> None:
        self.reason = reason

    def tell_news(self) -> None: ...


def test_the_sockets_of_banned_people_and_networks_are_closed_with_the_reason() -> None:
    bans, visits = Bans(MemoryStore()), Visits()
    asyncio.run(bans.store.add_ban(Ban("person", "ben", 0)))
    asyncio.run(bans.store.add_ban(Ban("network", "203.0.113.0/24", 0)))
    asyncio.run(bans.store.add_ban(Ban("person", "cleo", 0, ends=10)))
    asyncio.run(bans.read())
    places = {"anna": "203.0.114.1", "ben": "203.0.114.2", "cleo": "203.0.114.3", "dora": "203.0.113.9"}
    sockets = {who: Socket(here=Here(Person(who, who), host, "t", 0)) for who, host in places.items()}
    for who, socket in sockets.items():
        visits.add(Bearer(who, "phone"), socket)
    visits.turn_away(bans)
    assert {who for who, socket in sockets.items() if socket.reason} == {"ben", "dora"}, "Cleo's ban has ended"
    asyncio.run(bans.tidy_up())
    assert [ban.target for ban in asyncio.run(bans.store.bans())] == ["203.0.113.0/24", "ben"]


def test_only_the_sockets_of_the_ended_device_are_closed() -> None:
    visits, first, second, other = Visits(), Socket(), Socket(), Socket()
    for bearer, socket in ((PHONE, first), (PHONE, second), (BOT, other)):
        visits.add(bearer, socket)
    visits.end([PHONE, Bearer("ben", "phone")])
    assert [socket.is_open for socket in (first, second, other)] == [False, False, True]


def test_a_socket_does_not_outlast_its_token(monkeypatch: pytest.MonkeyPatch) -> None:
    visits, browser, bot = Visits(), Socket(), Socket(ends=1000)
    visits.add(PHONE, browser)
    visits.add(BOT, bot)
    monkeypatch.setattr("time.time", lambda: 999)
    visits.end_outdated()
    assert bot.is_open
    monkeypatch.setattr("time.time", lambda: 1000)
    visits.end_outdated()
    assert [browser.is_open, bot.is_open] == [True, False]


def test_nothing_is_kept_of_sockets_that_are_gone() -> None:
    visits, socket = Visits(), Socket()
    visits.add(PHONE, socket)
    visits.remove(PHONE, socket)
    assert not visits.open
