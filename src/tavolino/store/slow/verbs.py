"""The verbs for slow matches, as all SQL databases have them."""

import asyncio
from collections.abc import Callable
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

from tavolino.store.slow import sql as slow_sql
from tavolino.store.slow.contract import SeatLine, SlowSeat
from tavolino.store.sql.write import Write

P = ParamSpec("P")
T = TypeVar("T")


class SlowReads(Protocol):
    async def read(self, query: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs) -> T: ...

    async def slow_seats(self, table: str) -> list[SlowSeat]:
        return await self.read(slow_sql.read_slow_seats, table)

    async def slow_matches_of(self, person: str, most: int) -> list[SeatLine]:
        return await self.read(slow_sql.read_slow_matches_of, person, most)

    async def count_turns(self, person: str) -> int:
        return await self.read(slow_sql.count_turns, person)

    async def tables_due(self, uptime: int, most: int) -> list[str]:
        return await self.read(slow_sql.read_tables_due, uptime, most)


class SlowWrites(Protocol):
    def write(self, *writes: Write) -> "asyncio.Future[None]": ...

    async def set_slow_seats(self, table: str, seats: tuple[SlowSeat, ...]) -> None:
        await self.write(*slow_sql.replace_seats(table, seats))
