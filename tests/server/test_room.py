"""Nobody can take all the room for tables."""

import asyncio
from pathlib import Path

import pytest

from server.test_api import fault
from support.running import Guest, Running
from tavolino.people import Person
from tavolino.server.gate.limits import Limits
from tavolino.server.gate.room import Room
from tavolino.store import MemoryStore, Quiet
from tavolino.table import NotAllowed, Pace, TableActor, Tables, Thinkers
from tavolino.table.decisions.asks import Sit, Start
from tavolino.table.log.settings import Settings
from tavolino.table.runtime.connection import Connection

TABLE = {"settings": {"game": "twisted", "seats": 2}}
A_DAY = 24 * 3600
ANNA, BEN = Person("a" * 32, "Anna"), Person("b" * 32, "Ben")


def opened(server: Running, guest: Guest, home: str) -> int:
    headers = {**guest.headers, "X-Forwarded-For": home}
    return server.http.post("/api/tables", json=TABLE, headers=headers).status_code


def test_an_address_and_a_person_have_a_share_of_the_tables(tmp_path: Path) -> None:
    with Running(tmp_path / "t.db", "tables_per_address=3", "tables_per_person=2") as server:
        anna, ben, cleo = (server.guest(name) for name in ("Anna", "Ben", "Cleo"))
        assert [opened(server, anna, "192.0.2.1") for _ in range(3)] == [201, 201, 409]
        assert [opened(server, ben, "192.0.2.1") for _ in range(2)] == [201, 409]
        assert opened(server, cleo, "192.0.2.2") == 201
        assert opened(server, ben, "192.0.2.2") == 201
        again = server.http.post("/api/tables", json=TABLE, headers={**anna.headers, "X-Forwarded-For": "192.0.2.9"})
        assert "too many tables" in fault(again, 409)


class House:
    """The tables of a server that keeps nothing on disk."""

    def __init__(self, limits: Limits) -> None:
        self.thinkers = Thinkers(1)
        self.tables = Tables(MemoryStore(), self.thinkers, Pace(0, 0), limits.tables)
        self.room = Room(self.tables, limits)

    async def open(self, home: str, host: Person = ANNA, quiet: float = A_DAY) -> TableActor:
        settings = Settings(game="twisted", seats=2)
        actor = await self.room.open(home, host, lambda: self.tables.open(settings, host, ()))
        await self.empty(actor, quiet)
        return actor

    async def empty(self, actor: TableActor, seconds: float) -> None:
        """As if nobody had been there for so long."""
        actor.quiet_since -= seconds
        await self.tables.store.note([Quiet(actor.table.id, -int(seconds), 0)])

    async def close(self) -> None:
        await self.tables.rest()
        self.thinkers.close()


def test_an_old_lobby_without_people_gives_way() -> None:
    async def fill() -> None:
        house = House(Limits(tables=3))
        old = await house.open("a", quiet=2 * A_DAY)
        kept = [await house.open("a"), await house.open("b", BEN)]
        new = await house.open("c", BEN)
        assert set(house.tables.actors) == {one.table.id for one in (*kept, new)}
        assert old.table.id not in house.tables.actors
        await house.close()

    asyncio.run(fill())


def test_of_many_old_lobbies_those_of_the_address_with_the_most_go_first() -> None:
    async def fill() -> None:
        house = House(Limits(tables=4))
        alone = await house.open("b", BEN, quiet=9 * A_DAY)
        for _ in range(3):
            await house.open("a")
        for _ in range(5):
            await house.open("a")
        assert alone.table.id in house.tables.actors
        await house.close()

    asyncio.run(fill())


def test_a_new_lobby_one_with_somebody_there_and_a_match_of_two_people_stay() -> None:
    async def fill() -> None:
        house = House(Limits(tables=3))
        await house.open("a", quiet=0)
        (await house.open("a")).join(Connection(ANNA))
        match = await house.open("a")
        for seat, person in enumerate((ANNA, BEN)):
            await match.ask(Connection(person), Sit(seat=seat))
        await match.ask(Connection(ANNA), Start())
        assert match.table.stage == "playing"
        await house.empty(match, A_DAY)
        with pytest.raises(NotAllowed, match="no room"):
            await house.open("b", BEN)
        await house.close()

    asyncio.run(fill())


def test_many_at_once_do_not_exceed_the_share() -> None:
    async def fill() -> None:
        house = House(Limits(tables=5))
        found = await asyncio.gather(*(house.open("a", quiet=0) for _ in range(9)), return_exceptions=True)
        assert sum(isinstance(one, TableActor) for one in found) == len(house.tables.actors) == 5
        await house.close()

    asyncio.run(fill())
