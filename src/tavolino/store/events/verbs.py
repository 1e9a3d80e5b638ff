"""The verbs for deals that were fixed in advance, as all SQL databases have them."""

import asyncio
from collections.abc import Callable
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

from tavolino.store.events import sql as events_sql
from tavolino.store.events.contract import EventDeal
from tavolino.store.sql.write import Write

P = ParamSpec("P")
T = TypeVar("T")


class Events(Protocol):
    DEAL_IF: str  # adds a line to the public list of deals if what follows is true

    async def read(self, query: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs) -> T: ...

    def write(self, *writes: Write) -> "asyncio.Future[None]": ...

    async def house_key(self, name: str) -> bytes:
        key = await self.read(events_sql.read_key, name)
        while key is None:
            await self.write(events_sql.make_key(name))
            key = await self.read(events_sql.read_key, name)
        return key

    async def fix_deal(self, event: str, game: str, secret: bytes, at: int) -> None:
        await self.write(*events_sql.fix_deal(self.DEAL_IF, event, game, secret, at))

    async def reveal_deal(self, event: str, at: int) -> None:
        deal = await self.event_deal(event)
        if deal is not None and deal.revealed is None:
            await self.write(*events_sql.reveal_deal(self.DEAL_IF, deal, at))

    async def event_deal(self, event: str) -> EventDeal | None:
        return await self.read(events_sql.read_deal, event)

    async def is_secret(self, event: str) -> bool:
        deal = await self.event_deal(event)
        return deal is not None and deal.revealed is None

    async def hold_lease(self, work: str, holder: str, now: int, seconds: int) -> bool:
        await self.write(events_sql.take_lease(work, holder, now, seconds))
        return await self.read(events_sql.read_holder, work) == holder
