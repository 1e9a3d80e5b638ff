"""A table as we see it: its newest update, and asks that are carried out once, however often the line breaks."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import aclosing
from types import TracebackType
from typing import Self

import msgspec
from msgspec import structs

from tavolino.client.errors import BadToken, Refused
from tavolino.client.line import Line
from tavolino.client.server import Server
from tavolino.table.decisions.asks import Ask
from tavolino.table.runtime.views import Happened, Update
from tavolino.table.runtime.views import Refused as Refusal

MOST_EVENTS = 1000  # kept for a program that does not look at them
READ_ONLY = "why-read-only"


class Asking:
    """An ask that the table has not answered yet."""

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.answer: asyncio.Future[Update] = asyncio.get_running_loop().create_future()


class Table:
    """Use it with `async with`: inside, `update` is always there."""

    update: Update  # the newest

    def __init__(self, server: Server, name: str) -> None:
        self.name = name
        self.link = f"{server.url}/table/{name}"
        self.server = server
        self.version = 0  # up to which we know what happened
        self.met = False  # there was an update
        self.events: deque[Happened] = deque(maxlen=MOST_EVENTS)  # since they were last taken
        self.unanswered: dict[str, Asking] = {}  # by key
        self.courtesy: Callable[[Update], Ask | None] = lambda _: None  # what to say to an update at once
        self.line = Line(server, self.path, self.greeting)
        self.news = asyncio.Condition()
        self.fault: Exception | None = None  # why there will be no more updates

    def path(self) -> str:
        return f"/api/tables/{self.name}/live?since={self.version}"

    def greeting(self) -> list[bytes]:
        return [asking.text for asking in self.unanswered.values()]

    async def __aenter__(self) -> Self:
        """Raises Unreachable or Refused if we cannot get to the table."""
        self.reading = asyncio.create_task(self.read())
        try:
            await self.until(lambda: self.met)
        except BaseException:
            await self.leave()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()

    async def leave(self) -> None:
        self.reading.cancel()
        await asyncio.wait([self.reading])

    async def read(self) -> None:
        try:
            async with aclosing(self.line.messages()) as messages:
                async for text in messages:
                    await self.take(await self.server.understood(text, Update))
        except Exception as fault:
            self.fault = fault
            for asking in self.unanswered.values():
                if not asking.answer.done():
                    asking.answer.set_exception(fault)
            async with self.news:
                self.news.notify_all()

    async def take(self, update: Update) -> None:
        self.update, self.version, self.met = update, update.version, True
        self.events.extend(update.events)
        for key in update.done:
            self.answered(key, None)
        for refusal in update.refused:
            self.answered(refusal.key, refusal)
        if reply := self.courtesy(update):
            await self.line.send(msgspec.json.encode(reply))
        async with self.news:
            self.news.notify_all()

    def answered(self, key: str, refusal: Refusal | None) -> None:
        asking = self.unanswered.pop(key, None)
        if asking is None or asking.answer.done():
            return
        if refusal is None:
            asking.answer.set_result(self.update)
        else:
            kind = BadToken if refusal.message == READ_ONLY else Refused
            asking.answer.set_exception(kind(refusal.reason, refusal.message))

    async def ask(self, ask: Ask) -> Update:
        """Asks the table for something; returns when it is done, and raises Refused if it is not."""
        if self.fault:
            raise self.fault
        key = secrets.token_hex(8)
        asking = Asking(msgspec.json.encode(structs.replace(ask, key=key)))
        self.unanswered[key] = asking
        try:
            await self.line.send(asking.text)
            return await asking.answer
        finally:
            self.unanswered.pop(key, None)

    async def until(self, happened: Callable[[], bool]) -> Update:
        """Waits until something is so."""
        async with self.news:
            await self.news.wait_for(lambda: self.fault is not None or happened())
        if self.fault:
            raise self.fault
        return self.update

    async def after(self, seen: Update) -> Update:
        """Waits for an update that comes after this one."""
        return await self.until(lambda: self.update is not seen)

    def take_events(self) -> tuple[Happened, ...]:
        """What happened since this was last called."""
        taken = tuple(self.events)
        self.events.clear()
        return taken
