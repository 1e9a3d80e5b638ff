"""Whoever asks for too much is refused alone."""

from pathlib import Path

import pytest

from support.running import Running
from tavolino.game import BadMessage
from tavolino.server.limits import REMEMBERED, Allowance, Allowances, Limits, TooMuch, read_limits


def test_an_allowance_is_each_askers_own() -> None:
    allowances = Allowances(per_second=0.001, burst=3)
    for _ in range(3):
        allowances.use("anna")
    for _ in range(3):
        with pytest.raises(TooMuch):
            allowances.use("anna")
    allowances.use("ben")


def test_an_allowance_comes_back_with_time() -> None:
    allowance = Allowance(per_second=0.001, burst=1)
    allowance.use()
    with pytest.raises(TooMuch):
        allowance.use()
    allowance.full_at -= 1000  # as if so many seconds had passed
    allowance.use()


def test_who_is_not_refused_waits_the_longer_the_more_they_ask() -> None:
    allowance = Allowance(per_second=0.001, burst=2)
    pauses = [allowance.pause() for _ in range(5)]
    assert pauses[:2] == [0, 0]
    assert pauses[2:] == pytest.approx([1000, 2000, 3000], abs=100)  # less what the test itself takes


def test_allowances_do_not_remember_everybody() -> None:
    allowances = Allowances(per_second=0.001, burst=3)
    for number in range(REMEMBERED + 100):
        allowances.use(str(number))
    assert len(allowances.of) == REMEMBERED


def test_limits_are_read_one_by_one() -> None:
    assert read_limits(["tables=7", "sockets=8", "tables=9"]) == Limits(tables=9, sockets=8)
    for bad in ("tables", "tables=", "tables=0", "tables=-1", "tables=1.5", "=3", "chairs=3"):
        with pytest.raises(BadMessage):
            read_limits([bad])


@pytest.mark.parametrize("bad", ["quiet_hours=0", "quiet_hours=nan", "quiet_hours=x", "compressed_per_second=-1"])
def test_a_limit_says_what_it_must_be(bad: str) -> None:
    name, number = bad.split("=")
    with pytest.raises(BadMessage, match=f"The limit {name} must be a .*, not '{number}'"):
        read_limits([bad])


def test_hours_may_have_decimals() -> None:
    assert read_limits(["quiet_hours=0.5"]) == Limits(quiet_hours=0.5)


def test_requests_and_newcomers_are_limited_by_address(tmp_path: Path) -> None:
    limits = ("newcomers_per_minute=2", "requests_per_second=2")
    with Running(tmp_path / "t.db", *limits) as server:
        statuses = [server.http.post("/api/tokens", json={"name": "Anna"}).status_code for _ in range(3)]
        assert statuses == [201, 201, 429]
        statuses = [server.http.get("/api/me").status_code for _ in range(300)]
        assert 429 in statuses
        assert statuses[0] == 200


def test_a_house_has_room_for_so_many_tables(tmp_path: Path) -> None:
    with Running(tmp_path / "t.db", "tables=2") as server:
        guest = server.guest("Anna")
        guest.open("twisted", 2)
        guest.open("twisted", 2)
        answer = guest.post("/api/tables", {"settings": {"game": "twisted", "seats": 2}})
        assert answer.status_code == 409
        assert "no room" in answer.json()["reason"]
