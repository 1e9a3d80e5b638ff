"""The sockets of a device are closed when it is ended, or when its time is over."""

import pytest

from tavolino.people import Bearer
from tavolino.server.visits import Visits

PHONE, BOT = Bearer("anna", "phone"), Bearer("anna", "bot")


class Socket:
    def __init__(self, ends: int | None = None) -> None:
        self.ends = ends
        self.is_open = True

    def sign_out(self) -> None:
        self.is_open = False


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
