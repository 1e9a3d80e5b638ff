"""Records and people are kept as long as the host says, and for ever if the host says nothing."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from litestar import Litestar
from msgspec import structs

from tavolino.match.record import read_record
from tavolino.people import Bearer, new_device
from tavolino.server.people.visits import Here
from tavolino.server.services import Services
from tavolino.server.settings import Settings
from tavolino.store import MemoryStore, NewRecord, Result

RECORD = read_record(Path(__file__).parents[2] / "records" / "twisted-2-rounds.json")
DAY = 24 * 3600
NOW = 1_900_000_000


def kept(name: str, person: str, ended: int) -> NewRecord:
    own = Result(0, "Anna", person, bot=None, score=1, place=1, by_person=True)
    return NewRecord(name, structs.replace(RECORD, seats=("Anna", "Ben")), (own,), ended)


Before: TypeAlias = Callable[[Services, str], Awaitable[None]]


def sweep(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, before: Before | None = None
) -> tuple[list[str], str | None, tuple[str, ...]]:
    """The records, Anna's name and the names of her match, three days after she was last here."""

    async def never(_: Services) -> None: ...

    async def run() -> tuple[list[str], str | None, tuple[str, ...]]:
        monkeypatch.setattr(Services, "sweep", never)  # only when we say so
        store = MemoryStore()
        services = Services(store, settings)
        async with services.open(Litestar([])):
            monkeypatch.setattr(time, "time", lambda: float(NOW - 3 * DAY))
            anna = await services.people.welcome("Anna")
            await services.people.give_token(anna, new_device())
            await store.keep_record(kept("old", anna.id, NOW - 3 * DAY))
            monkeypatch.setattr(time, "time", lambda: float(NOW))
            await store.keep_record(kept("new", anna.id, NOW))
            if before:
                await before(services, anna.id)
            await services.tidy_up()
            records = [one.id async for one in store.records()]
            newest = await store.record("new")
            assert newest
            return records, await store.name_of(anna.id), newest.record.seats

    return asyncio.run(run())


def test_without_a_word_everything_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sweep(Settings(), monkeypatch) == (["old", "new"], "Anna", ("Anna", "Ben"))


def test_old_records_go(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sweep(Settings(record_days=2), monkeypatch) == (["new"], "Anna", ("Anna", "Ben"))
    assert sweep(Settings(record_days=4), monkeypatch)[0] == ["old", "new"]


def test_people_who_do_not_come_back_are_forgotten_as_if_they_had_asked_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sweep(Settings(people_days=2), monkeypatch) == (["old", "new"], None, ("", "Ben"))
    assert sweep(Settings(people_days=4), monkeypatch)[1] == "Anna"


def test_people_who_have_just_come_back_are_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def come(services: Services, person: str) -> None:
        [device] = await services.people.devices.of(person)
        assert await services.people.known(services.people.tokens.for_bearer(Bearer(person, device.id)))

    assert sweep(Settings(people_days=2), monkeypatch, come)[1] == "Anna"


def test_people_who_are_connected_all_the_time_are_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    class Watching:
        ends: int | None = None
        here: Here | None = None

        def sign_out(self) -> None: ...

        def come_back(self) -> None: ...

        def turn_away(self, reason: str) -> None: ...

        def tell_news(self) -> None: ...

    async def stay(services: Services, person: str) -> None:
        [device] = await services.people.devices.of(person)
        services.visits.add(Bearer(person, device.id), Watching())

    assert sweep(Settings(people_days=2), monkeypatch, stay)[1] == "Anna"
