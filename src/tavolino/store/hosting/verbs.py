"""The verbs for those who run the place, as all SQL databases have them."""

import asyncio
from collections.abc import Callable, Collection
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

from tavolino.store.hosting import sql as hosting_sql
from tavolino.store.hosting.contract import Ban, DayFigure, OpenTable, PersonName, Report
from tavolino.store.sql.write import Write

P = ParamSpec("P")
T = TypeVar("T")


class HostingReads(Protocol):
    async def read(self, query: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs) -> T: ...

    async def open_tables(self, most: int, start: str = "") -> list[OpenTable]:
        return await self.read(hosting_sql.read_open_tables, most, start)

    async def people_with(self, start: str, most: int) -> list[PersonName]:
        return await self.read(hosting_sql.read_people_with, start, most)

    async def bans(self) -> list[Ban]:
        return await self.read(hosting_sql.read_bans)

    async def reports(self, reporter: str | None = None) -> list[Report]:
        return await self.read(hosting_sql.read_reports, reporter)

    async def day_figures(self, first: str) -> list[DayFigure]:
        return await self.read(hosting_sql.read_day_figures, first)

    async def count_people(self, seen_since: int) -> int:
        return await self.read(hosting_sql.count_people, seen_since)


class HostingWrites(Protocol):
    def write(self, *writes: Write) -> "asyncio.Future[None]": ...

    async def add_ban(self, ban: Ban) -> None:
        await self.write(hosting_sql.add_ban(ban))

    async def end_ban(self, target: str) -> None:
        await self.write(hosting_sql.end_ban(target))

    async def add_report(self, report: Report) -> None:
        await self.write(hosting_sql.add_report(report))

    async def drop_reports(self, made_before: int) -> None:
        await self.write(hosting_sql.drop_reports(made_before))

    async def add_figures(self, figures: Collection[DayFigure]) -> None:
        await self.write(*hosting_sql.add_figures(figures))
