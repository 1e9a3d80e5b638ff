"""One pair of eyes on a table. It is offered every update; if it is slow, only the newest waits for it."""

import asyncio
from collections.abc import Callable

from msgspec import structs

from tavolino.people import Person
from tavolino.table.runtime.views import Update

MOST = 200  # events, words, answers: a connection that missed more gets the newest of them; the view is whole anyway


class Connection:
    def __init__(
        self, person: Person, since: int = 0, ready: Callable[[], None] | None = None, *, plain: bool = False
    ) -> None:
        """`ready` is called when there is something to take; without it, somebody waits for the next update."""
        self.person = person
        self.plain = plain  # it is told in words and zones, because it has no table of the game
        self.told = since  # the version up to which it has been offered events
        self.heard = 0  # the last line of talk it has been offered
        self.waiting: Update | None = None
        self.closed = False
        self.changed = asyncio.Event()
        self.ready = ready or self.changed.set

    def offer(self, update: Update) -> None:
        if self.waiting is not None:
            update = structs.replace(
                update,
                events=(self.waiting.events + update.events)[-MOST:],
                said=(self.waiting.said + update.said)[-MOST:],
                done=(self.waiting.done + update.done)[-MOST:],
                refused=(self.waiting.refused + update.refused)[-MOST:],
            )
        self.waiting = update
        self.told = update.version
        self.ready()

    def close(self) -> None:
        self.closed = True
        self.ready()

    def take(self) -> Update | None:
        """The newest update, with what happened since the last, if there is one."""
        update, self.waiting = self.waiting, None
        return update

    async def next(self) -> Update | None:
        """The newest update, as soon as there is one; None when the table is gone."""
        await self.changed.wait()
        if not self.closed:
            self.changed.clear()
        return self.take()
