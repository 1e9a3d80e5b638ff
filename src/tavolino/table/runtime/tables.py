"""All tables of a server."""

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Iterator
from itertools import islice

from msgspec import structs

from tavolino.game import TavolinoError
from tavolino.people import People, Person
from tavolino.people.person import ID_BYTES
from tavolino.store import Log, Store
from tavolino.table.decisions.asks import Sit
from tavolino.table.decisions.rehearsal import RehearsalPlan, rehearsal_entries
from tavolino.table.decisions.seating import opening
from tavolino.table.errors import NotAllowed, NotFound
from tavolino.table.log.entries import AnyEntry, Opened, Sat, anonymous, decoder, encoder
from tavolino.table.log.settings import Settings
from tavolino.table.log.table import Table, table_of
from tavolino.table.runtime import recorder
from tavolino.table.runtime.actor import TableActor
from tavolino.table.runtime.bot_players import Pace
from tavolino.table.runtime.connection import Connection
from tavolino.table.runtime.messages import Closing, PersonLeft, RulesChanged
from tavolino.table.runtime.thinkers import Thinkers
from tavolino.table.runtime.views import TableView
from tavolino.words import sentence

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no characters that look alike
NAME_LENGTH = 10
ALONE = 60  # seconds with nobody at it until a table is not offered to others any more
log = logging.getLogger(__name__)


class Tables:
    def __init__(self, store: Store, thinkers: Thinkers, pace: Pace, most: int) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self.most = most
        self.actors: dict[str, TableActor] = {}
        self.forgetting = asyncio.Lock()  # one person at a time, because two may have played the same match

    async def load_all(self) -> None:
        """Rebuild all open tables from their logs."""
        async for found in self.store.open_logs():
            await self.load(found)

    async def load(self, found: Log) -> TableActor | None:
        """Rebuild a table from its log. An unreadable one is closed; its log stays for a while."""
        try:
            table = table_of(found.table, [decoder.decode(body) for body in found.entries()])
        except Exception as fault:  # a damaged table, or one whose game is gone, must not stop the others
            start = found.table[:3]  # the whole name is the key to it
            why = str(fault) if isinstance(fault, TavolinoError) else f"{type(fault).__name__}: {fault}"
            log.error("table %s… cannot be read from its log and is closed: %s", start, " ".join(why.split()))
            await self.store.close_table(found.table)
            return None
        actor = self.start(table)
        if table.old:
            await actor.send(RulesChanged())
        return actor

    def start(self, table: Table) -> TableActor:
        actor = self.actors[table.id] = TableActor(table, self.store, self.thinkers, self.pace)
        return actor

    async def open(self, settings: Settings, host: Person, bots: tuple[str | None, ...] = ()) -> TableActor:
        return await self.set_up(opening(settings, host, bots))

    async def rehearse(self, plan: RehearsalPlan, host: Person) -> TableActor:
        """A table that plays the deal of a record again."""
        return await self.set_up(await asyncio.to_thread(rehearsal_entries, plan, host))

    async def set_up(self, entries: list[AnyEntry]) -> TableActor:
        if len(self.actors) >= self.most:
            raise NotAllowed(sentence("why-no-room"))
        name = "".join(secrets.choice(ALPHABET) for _ in range(NAME_LENGTH))
        table = table_of(name, entries)
        deals = recorder.played_again(table, int(time.time()))
        await self.store.open_table(name, [encoder.encode(entry) for entry in entries], people_in(entries), deals)
        return self.start(table)

    async def find(self, name: str) -> TableActor:
        actor = self.actors.get(name)
        if actor is not None and actor.broken:
            del self.actors[name]
            actor = await self.load(await self.store.log(name))
        if actor is None:
            raise NotFound(sentence("why-no-table"))
        return actor

    def public(self) -> Iterator[TableActor]:
        """The tables that anybody may see and join, newest first, without those that everybody has left."""
        found = reversed([*self.actors.values()])
        return (actor for actor in found if actor.table.settings.listed and not actor.broken and is_alive(actor))

    async def public_views(self, most: int) -> list[TableView]:
        """The newest public tables, as everybody sees them."""
        actors = islice(self.public(), most)
        views = [structs.replace(one.audience.table_view(one.now()), age=one.now() // 1000) for one in actors]
        await self.store.settle()  # so that what they show is on disk
        return views

    async def of_person(self, person: str, most: int) -> list[tuple[TableActor, int]]:
        """The tables where a person sits and a match goes on or is about to begin, with the seat; the latest first."""
        seated = [(actor, actor.table.seat_of(person)) for actor in self.actors.values() if not actor.broken]
        found = [(actor, seat) for actor, seat in seated if seat is not None and actor.table.stage != "over"]
        await self.store.settle()
        return sorted(found, key=lambda one: one[0].now() - one[0].table.at)[:most]

    async def rename(self, person: Person) -> None:
        """Let everybody know a person's new name where no match is going on."""
        for actor in [*self.actors.values()]:
            seat = actor.table.seat_of(person.id)
            if seat is not None and actor.table.stage != "playing":
                await actor.ask(Connection(person), Sit(seat=seat))

    async def forget(self, person: str, people: People) -> None:
        """Let a person leave every table, then remove them from everything that is stored."""
        seated = [actor for actor in self.actors.values() if actor.table.seat_of(person) is not None]
        for actor in seated:
            await actor.send(PersonLeft(person))
        nobody = os.urandom(ID_BYTES).hex()

        def anonymise(body: bytes) -> bytes:
            return anonymous(body, person, nobody)

        async with self.forgetting:
            for name in await people.forget(person, anonymise) & self.actors.keys():
                await self.read_again(name)
            await people.forget(person, anonymise)  # a match may have ended before its table was reloaded

    async def read_again(self, name: str) -> None:
        """Reload a table: memory may know what the log no longer says."""
        if actor := self.actors.pop(name, None):  # it may just have been closed
            await actor.rest()
            await self.load(await self.store.log(name))

    async def close_quiet(self, seconds: float) -> None:
        """Close the tables that have been quiet for this long."""
        for name, actor in [*self.actors.items()]:
            if not actor.audience.connections and time.monotonic() - actor.quiet_since > seconds:
                await actor.send(Closing())
                await self.store.close_table(name)
                self.actors.pop(name, None)
                await actor.rest()

    async def rest(self) -> None:
        """The server stops."""
        await asyncio.gather(*(actor.rest() for actor in self.actors.values()))


def is_alive(actor: TableActor) -> bool:
    """Whether somebody is at the table, or was a moment ago."""
    return bool(actor.audience.connections) or time.monotonic() - actor.quiet_since < ALONE


def people_in(entries: list[AnyEntry]) -> set[str]:
    hosts = {entry.host for entry in entries if isinstance(entry, Opened)}
    return hosts | {entry.person for entry in entries if isinstance(entry, Sat)}
