"""The verbs about those who look for somebody to play with, as all SQL databases have them."""

import asyncio
from collections.abc import Callable, Collection
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

from tavolino.store.queue import sql as queue_sql
from tavolino.store.queue.contract import Seeker
from tavolino.store.sql.statements import Write

P = ParamSpec("P")
T = TypeVar("T")


class QueueReads(Protocol):
    async def read(self, query: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs) -> T: ...

    async def seekers(self) -> list[Seeker]:
        return await self.read(queue_sql.read_seekers)


class QueueWrites(QueueReads, Protocol):
    def write(self, *writes: Write) -> "asyncio.Future[None]": ...

    async def seek(self, seeker: Seeker) -> None:
        await self.write(queue_sql.seek(seeker))

    async def keep_seeking(self, people: Collection[str], time: int) -> None:
        await self.write(*queue_sql.keep_seeking(people, time))

    async def stop_seeking(self, person: str) -> None:
        await self.write(queue_sql.stop_seeking(person))

    async def drop_seekers(self, seen_before: int) -> None:
        await self.write(queue_sql.drop_seekers(seen_before))

    async def pair(self, party: str, people: Collection[str], time: int) -> bool:
        last = await self.read(queue_sql.read_turn)
        await self.write(*queue_sql.pair(last, party, people, time))
        found = await self.read(queue_sql.read_party, party)
        if found != set(people):  # somebody has left, or another server was faster
            await self.wait_again(party, time)
            return False
        return True

    async def wait_again(self, party: str, time: int) -> None:
        await self.write(queue_sql.wait_again(party, time))

    async def call(self, party: str, table: str, time: int) -> None:
        await self.write(queue_sql.call(party, table, time))

    async def note_come(self, party: str, person: str) -> None:
        await self.write(queue_sql.note_come(party, person))

    async def put_back(self, party: str, time: int) -> None:
        await self.write(*queue_sql.put_back(party, time))

    async def put_back_stale(self, called_before: int, time: int) -> None:
        await self.write(queue_sql.put_back_stale(called_before, time))

    async def end_party(self, party: str) -> None:
        await self.write(queue_sql.end_party(party))
