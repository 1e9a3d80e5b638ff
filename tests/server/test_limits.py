"""Whoever asks for too much is refused alone."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from support.running import Live, Running
from tavolino.server.gate.limits import REMEMBERED, Allowance, Allowances, TooMuch


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


def test_what_waits_too_long_is_refused_and_does_not_count() -> None:
    async def ask() -> None:
        allowances = Allowances(per_second=0.001, burst=1)
        await allowances.wait("anna")
        for _ in range(3):
            with pytest.raises(TooMuch):
                await allowances.wait("anna")
        await allowances.wait("ben")
        allowances.of["anna"].full_at -= 1000  # as if so many seconds had passed
        await allowances.wait("anna")

    asyncio.run(ask())


def test_a_flood_of_requests_waits_and_nobody_else_does(tmp_path: Path) -> None:
    with Running(tmp_path / "t.db", "answers_per_second=1", more=("--name", "x")) as server:
        flood = {"X-Forwarded-For": "192.0.2.1"}
        for _ in range(3):
            assert server.http.get("/", headers=flood).status_code in (200, 503)
        with ThreadPoolExecutor(20) as threads:  # five may wait for their turn, the others are refused
            late = list(threads.map(lambda _: server.http.get("/", headers=flood).status_code, range(20)))
            honest = server.http.get("/api/me", headers={"X-Forwarded-For": "192.0.2.2"})
        assert honest.status_code == 200
        assert late.count(429) >= 10


def test_handshakes_of_one_address_have_a_rate(tmp_path: Path) -> None:
    with Running(tmp_path / "t.db", "handshakes_per_second=1") as server:
        anna = server.guest("Anna")
        table, far = anna.open("twisted", 2), {"X-Forwarded-For": "192.0.2.1"}

        def shake(number: int) -> int:
            try:
                Live(f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live", anna.headers | far).close()
            except InvalidStatus as refusal:
                return refusal.response.status_code
            return number

        with ThreadPoolExecutor(20) as threads:
            statuses = list(threads.map(shake, range(20)))
            with anna.live(table) as live:
                assert live.ask("sit", seat=0)["seat"] == 0
        assert statuses.count(403) >= 10
