"""Room for tables: each home and each person has a share, and empty tables without a match give way to new ones.

Shares count what was opened since the server started.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable

from tavolino.people import Person
from tavolino.server.gate.limits import Limits
from tavolino.table import NotAllowed, TableActor, Tables
from tavolino.table.runtime.tables import Opener
from tavolino.words import Sentence, sentence

EMPTY = 600  # seconds with nobody there after which a table can give way
GIVE_WAY = ("lobby", "over")  # the stages of tables that give way, in this order


class Room:
    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables = tables
        self.limits = limits
        self.opening = asyncio.Lock()  # one table at a time, so that no share is exceeded

    async def open(self, home: str, host: Person, set_up: Callable[[], Awaitable[TableActor]]) -> TableActor:
        """A new table; raises NotAllowed where there is no room for it and nothing can give way."""
        async with self.opening:
            openers, limits = self.tables.openers, self.limits
            own = [name for name, opener in openers.items() if opener.person == host.id]
            if len(own) >= limits.tables_per_person:
                await self.make_room(sentence("why-too-many-tables"), own)
            near = [name for name, opener in openers.items() if opener.home == home]
            if len(near) >= limits.tables_per_address:
                await self.make_room(sentence("why-too-many-tables"), near)
            if self.tables.number >= limits.tables:
                await self.make_room(sentence("why-no-room"))
            actor = await set_up()
            openers[actor.table.id] = Opener(home, host.id)
            return actor

    async def make_room(self, why: Sentence, among: Iterable[str] | None = None) -> None:
        """Let one table give way, of all or of some; raises NotAllowed, with this reason, where none can."""
        for stage in GIVE_WAY:
            for name in await self.candidates(stage, among):
                if await self.tables.give_way(name, EMPTY):
                    return
        raise NotAllowed(why)

    async def candidates(self, stage: str, among: Iterable[str] | None) -> list[str]:
        """First those of the home with the most tables, and of these the longest empty."""
        store, openers = self.tables.store, self.tables.openers
        found = await store.empty_tables(stage, store.uptime() - EMPTY)
        if among is not None:
            wanted = set(among)
            found = [name for name in found if name in wanted]
        counts = Counter(opener.home for opener in openers.values())
        return sorted(found, key=lambda name: -counts[openers[name].home] if name in openers else 0)
