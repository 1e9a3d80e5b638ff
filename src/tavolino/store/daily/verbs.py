"""The verbs of the daily deal, as all SQL databases have them."""

import asyncio
from collections.abc import Callable, Collection
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

from tavolino.store.daily import sql as daily_sql
from tavolino.store.daily.contract import DailyBar, DailyDay, DailyPlay, DailyTry
from tavolino.store.sql.write import Write

P = ParamSpec("P")
T = TypeVar("T")


class Daily(Protocol):
    async def read(self, query: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs) -> T: ...

    def write(self, *writes: Write) -> "asyncio.Future[None]": ...

    async def add_daily(self, days: Collection[DailyDay]) -> None:
        await self.write(*daily_sql.add_days(days))

    async def daily_days(self, first: str, last: str) -> list[DailyDay]:
        return await self.read(daily_sql.read_days, first, last)

    async def secret_days(self, before: str) -> list[DailyDay]:
        return await self.read(daily_sql.read_secret_days, before)

    async def begin_try(self, one: DailyTry) -> DailyTry:
        await self.write(daily_sql.begin_try(one))
        found = await self.try_of(one.person, one.day, one.course)
        return found or one

    async def try_of(self, person: str, day: str, course: str) -> DailyTry | None:
        return await self.read(daily_sql.read_try, person, day, course)

    async def tries_of(self, person: str, first: str = "") -> list[DailyTry]:
        return await self.read(daily_sql.read_tries, person, first)

    async def days_of(self, person: str) -> list[str]:
        return await self.read(daily_sql.read_days_of, person)

    async def daily_counts(self, day: str, course: str) -> list[tuple[int, int]]:
        return await self.read(daily_sql.read_counts, day, course)

    async def daily_players(self, day: str) -> dict[str, int]:
        return await self.read(daily_sql.read_players, day)

    async def daily_plays(self, day: str, course: str, first: int, most: int, *, fewest: bool) -> list[DailyPlay]:
        return await self.read(daily_sql.read_plays, day, course, first, most, fewest=fewest)

    async def daily_bars(self, day: str, course: str) -> list[DailyBar]:
        return await self.read(daily_sql.read_bars, day, course)

    async def add_bar(self, day: str, course: str, number: int, bar: DailyBar, body: bytes) -> None:
        await self.write(daily_sql.add_bar(day, course, number, bar, body))

    async def bar_body(self, day: str, course: str, record: str) -> bytes | None:
        return await self.read(daily_sql.read_bar_body, day, course, record)

    async def played_days(self, before: str, most: int) -> list[str]:
        return await self.read(daily_sql.read_played_days, before, most)
