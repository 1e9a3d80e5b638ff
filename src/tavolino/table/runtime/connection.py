"""One viewer of a table. It is offered every update; if it is slow, only the newest waits for it."""

import asyncio
from collections.abc import Callable

from msgspec import structs

from tavolino.people import Person
from tavolino.table.runtime.views import MOST, Update


class Connection:
    def __init__(
        self, person: Person, since: int = 0, ready: Callable[[], None] | None = None, *, plain: bool = False
    ) -> None:
        """`ready` is called when there is something to take; without it, use `next` to wait."""
        self.person = person
        self.plain = plain  # it gets words and zones, because it has no drawing of the game
        self.look = ""  # the person's colour and avatar, as their device has it
        self.told = since  # the version up to which it has been offered events
        self.heard = 0  # the last chat line it has been offered
        self.waiting: Update | None = None
        self.closed = False
        self.changed = asyncio.Event()
        self.ready = ready or self.changed.set

    def offer(self, update: Update) -> None:
        if self.waiting is not None:  # also of chat lines and answers, the newest stay
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
        """The newest update, if there is one, with everything since the last."""
        update, self.waiting = self.waiting, None
        return update

    async def next(self) -> Update | None:
        """Waits for the newest update; None when the table is gone."""
        await self.changed.wait()
        if not self.closed:
            self.changed.clear()
        return self.take()
