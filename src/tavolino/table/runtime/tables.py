"""All tables of a server."""

import asyncio
import logging
import secrets
import time
from collections.abc import Iterator
from itertools import islice

from tavolino.game import TavolinoError
from tavolino.store import Log, Store, statements
from tavolino.table.answer import NotAllowed, Person, gone, opening
from tavolino.table.entries import AnyEntry, Closed, decoder, encoder
from tavolino.table.inbox import Inbox, Pace
from tavolino.table.rehearsing import Rehearsing, rehearsing
from tavolino.table.settings import Settings
from tavolino.table.table import Table, table_of
from tavolino.table.thinkers import Thinkers
from tavolino.table.views import TableView
from tavolino.words import sentence

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that are mistaken for others
log = logging.getLogger(__name__)


class NoTable(TavolinoError):
    """There is no such table, or no longer."""


class Tables:
    def __init__(self, store: Store, thinkers: Thinkers, pace: Pace, most: int) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self.most = most
        self.inboxes: dict[str, Inbox] = {}
        self.forgetting = asyncio.Lock()  # one person at a time, for two may have played the same match
        for written in store.open_logs():
            self.load(written)

    def load(self, written: Log) -> Inbox | None:
        """Bring a table back from its log; one that cannot be read stays in the log and out of the house."""
        try:
            table = table_of(written.table, [decoder.decode(body) for body in written.entries()])
        except Exception:  # a table from other rules, or a damaged one, must not keep the others from playing
            log.exception("table %s… cannot be read from its log", written.table[:3])  # the whole name is the key to it
            return None
        return self.put_up(table)

    def put_up(self, table: Table) -> Inbox:
        inbox = self.inboxes[table.id] = Inbox(table, self.store, self.thinkers, self.pace)
        return inbox

    async def open(self, settings: Settings, host: Person, bots: tuple[str | None, ...] = ()) -> Inbox:
        return await self.set_up(opening(settings, host, bots))

    async def rehearse(self, wish: Rehearsing, host: Person) -> Inbox:
        """A table at which the deal of a record is played again."""
        return await self.set_up(await asyncio.to_thread(rehearsing, wish, host))

    async def set_up(self, entries: list[AnyEntry]) -> Inbox:
        if len(self.inboxes) >= self.most:
            raise NotAllowed(sentence("why-no-room"))
        name = "".join(secrets.choice(LETTERS) for _ in range(10))
        bodies = [statements.entry(name, number, encoder.encode(entry)) for number, entry in enumerate(entries)]
        await self.store.append(statements.opened(name, int(time.time())), *bodies)
        return self.put_up(table_of(name, entries))

    async def forget(self, person: str) -> None:
        """Let a person go from every table, then from everything that is kept."""
        seated = [inbox for inbox in self.inboxes.values() if inbox.table.seat_of(person) is not None]
        for inbox in seated:
            await inbox.append(lambda at, inbox=inbox: gone(inbox.table, person, at))  # type: ignore[misc]
        async with self.forgetting:
            for name in await self.store.forget(person) & self.inboxes.keys():
                await self.read_anew(name)
            await self.store.forget(person)  # once more: a match may have ended before its table was read anew

    async def read_anew(self, name: str) -> None:
        """Memory may know what the log does not say any more."""
        if inbox := self.inboxes.get(name):  # it may just have been closed
            await inbox.close()
        if self.load(await asyncio.to_thread(self.store.log, name)) is None:
            self.inboxes.pop(name, None)

    def find(self, name: str) -> Inbox:
        inbox = self.inboxes.get(name)
        if inbox is not None and inbox.broken:
            del self.inboxes[name]
            inbox = self.load(self.store.log(name))
        if inbox is None:
            raise NoTable(sentence("why-no-table"))
        return inbox

    def listed(self) -> Iterator[Inbox]:
        """The tables that anybody may see and join, the newest first."""
        found = reversed([*self.inboxes.values()])
        return (inbox for inbox in found if inbox.table.settings.listed and not inbox.broken)

    async def shown(self, most: int) -> list[TableView]:
        """The newest of them, as everybody sees them."""
        views = [inbox.audience.shown(inbox.now()) for inbox in islice(self.listed(), most)]
        await self.store.append()  # is done after all that was appended before, so what is shown is on disk
        return views

    async def close_quiet(self, seconds: float) -> None:
        """Close the tables at which nobody has been for so long."""
        for name, inbox in [*self.inboxes.items()]:
            if not inbox.audience.connections and time.monotonic() - inbox.quiet_since > seconds:
                await inbox.append(lambda at: [Closed(at=at)])
                await self.store.append(statements.closed(name, int(time.time())))
                self.inboxes.pop(name, None)
                await inbox.close()

    async def close(self) -> None:
        await asyncio.gather(*(inbox.close() for inbox in self.inboxes.values()))
