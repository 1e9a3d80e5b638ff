"""The verbs for notices, as all SQL databases have them."""

import asyncio
from collections.abc import Callable, Collection
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

from tavolino.store.notices import sql as notices_sql
from tavolino.store.notices.contract import Channel, Notice, Wishes
from tavolino.store.sql.write import Write

P = ParamSpec("P")
T = TypeVar("T")


class NoticeReads(Protocol):
    async def read(self, query: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs) -> T: ...

    async def channels_of(self, person: str) -> list[Channel]:
        return await self.read(notices_sql.read_channels_of, person)

    async def wishes_of(self, person: str) -> Wishes:
        return await self.read(notices_sql.read_wishes_of, person)

    async def people_to_notify(self, now: int, most: int) -> list[str]:
        return await self.read(notices_sql.read_people_to_notify, now, most)


class NoticeWrites(NoticeReads, Protocol):
    def write(self, *writes: Write) -> "asyncio.Future[None]": ...

    async def add_channel(self, channel: Channel, most: int) -> None:
        await self.write(*notices_sql.add_channel(channel, most))

    async def end_channel(self, person: str, channel: str) -> None:
        await self.write(Write(notices_sql.NO_CHANNEL, (person, channel)))

    async def stop_channel(self, stop: str) -> None:
        await self.write(Write(notices_sql.STOPPED, (stop,)))

    async def note_channel(self, channel: str, full_at: int, failures: int) -> None:
        await self.write(Write(notices_sql.NOTED, (full_at, failures, channel)))

    async def set_wishes(self, person: str, wishes: Wishes) -> None:
        await self.write(notices_sql.set_wishes(person, wishes))

    async def take_notices(self, person: str, taker: str, now: int) -> list[Notice]:
        await self.write(notices_sql.take(person, taker, now))
        return await self.read(notices_sql.read_taken, person, taker)

    async def mark_sent(self, notices: Collection[Notice], now: int) -> None:
        await self.write(*notices_sql.mark_sent(notices, now))

    async def postpone(self, notices: Collection[Notice], ready: int) -> None:
        await self.write(*notices_sql.postpone(notices, ready))

    async def drop_notices(self, sent_before: int) -> None:
        await self.write(Write(notices_sql.OLD, (sent_before,)))

    async def push_key(self, fresh: bytes) -> bytes:
        await self.write(Write(notices_sql.PUSH_KEY, (fresh,)))
        return await self.read(notices_sql.read_push_key)
