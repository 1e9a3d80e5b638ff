"""Answers that take long: one at a time, a few of each home, in pages, and never in the event loop."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from server.test_api import fault
from support.running import RECORDS, Running, take_in_records
from tavolino.match import read_record
from tavolino.server.gate.heavy import ALL, EACH, HeavyWork
from tavolino.server.gate.limits import TooMuch
from tavolino.server.records import PAGE, page_of, steps

[LONGEST] = [file for file in RECORDS if file.stem == "qwinto-4-rows"]  # its views are the largest


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = tmp_path_factory.mktemp("server") / "tavolino.db"
    take_in_records(database)
    with Running(database) as running:
        yield running


def test_heavy_work_of_one_home_waits_and_does_not_fill_the_queue() -> None:
    async def work() -> None:
        heavy, go_on = HeavyWork(), threading.Event()
        waiting = [asyncio.create_task(heavy.do("a", go_on.wait)) for _ in range(EACH)]
        await asyncio.sleep(0)  # let them begin
        with pytest.raises(TooMuch):
            await heavy.do("a", go_on.wait)
        other = asyncio.create_task(heavy.do("b", threading.get_ident))
        await asyncio.sleep(0)
        go_on.set()
        assert await asyncio.gather(*waiting) == [True] * EACH
        assert await other != threading.get_ident(), "it is done in another thread"
        assert await heavy.do("a", str, 7) == "7"
        heavy.close()

    asyncio.run(work())


def test_all_homes_together_have_so_much_heavy_work_waiting() -> None:
    async def work() -> None:
        heavy, go_on = HeavyWork(), threading.Event()
        waiting = [asyncio.create_task(heavy.do(f"{number}", go_on.wait)) for number in range(ALL)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuch):
            await heavy.do("late", go_on.wait)
        go_on.set()
        await asyncio.gather(*waiting)
        heavy.close()

    asyncio.run(work())


def test_a_long_replay_comes_in_pages(server: Running) -> None:
    record = read_record(LONGEST)
    found: list[object] = []
    pages = 0
    while len(found) <= len(record.actions):
        asked: dict[str, str | int] = {"open": "true", "from": len(found)}
        answer = server.http.get(f"/api/records/{LONGEST.stem}/replay", params=asked)
        assert answer.headers["content-encoding"] == "gzip"
        assert len(answer.content) < 2 * PAGE
        found += answer.json()
        pages += 1
    assert pages > 1
    assert len(found) == len(record.actions) + 1
    past = {"from": len(found)}
    assert server.http.get(f"/api/records/{LONGEST.stem}/replay", params=past).json() == []
    assert fault(server.http.get(f"/api/records/{LONGEST.stem}/replay", params={"from": -1}), 400)


def test_a_page_has_a_step_however_large() -> None:
    first = next(steps(read_record(LONGEST), 0))
    assert page_of([first]).startswith(b'[{"action":null')
    assert page_of([]) == b"[]"


def test_an_export_comes_whole_and_not_too_often(server: Running) -> None:
    guest = server.guest("Anna")
    statuses = [guest.get("/api/me/export").status_code for _ in range(12)]
    assert statuses[:10] == [200] * 10
    assert 429 in statuses
