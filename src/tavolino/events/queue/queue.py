"""The queue: people look for others, are found for each other, and are led to a table.

Those who wait are rows in the store, so it makes no difference at which server they are. Every second each server
looks at the rows: it finds people for each other, opens their table, waits for them to come, and lets the match begin.
Who does not come in time loses their place; the others wait again, where they were.
"""

import asyncio
import logging
import secrets
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple, TypeAlias

import msgspec

from tavolino.events.queue.pairing import Party, Wish, parties, wish_of
from tavolino.people import Person
from tavolino.rating import standing
from tavolino.store import Seeker, Store, Unwritable
from tavolino.table import Connection, Elsewhere, NotAllowed, NotFound, TableActor, Tables
from tavolino.table.decisions.asks import Sit, Start
from tavolino.table.decisions.rated import check_settings
from tavolino.table.log.settings import Settings
from tavolino.words import sentence

LEVEL = "casual"  # of the bots that take the seats that are left
STEP = 1.0  # seconds
COME = 20  # seconds to come to the table
STALE = 40  # seconds until another server puts back those whose server has gone
SILENT = 12  # seconds without a sign until somebody is gone
SIGN = 3  # seconds between two signs in the store
PAGES = 5  # of one person that wait for an answer at the same time; more are answered at once
KEPT = 20  # waits to say from how long one takes
OpenRoom: TypeAlias = Callable[[str, Person, Callable[[], Awaitable[TableActor]]], Awaitable[TableActor]]
log = logging.getLogger(__name__)


class Wait(NamedTuple):
    """How somebody's wait stands."""

    seeker: Seeker
    others: int  # who want the same and wait, too
    usual: int | None  # seconds that people have waited lately; None: not known


class Queue:
    def __init__(self, store: Store, tables: Tables, room: OpenRoom) -> None:
        self.store = store
        self.tables = tables
        self.room = room
        self.seekers: dict[str, Seeker] = {}  # as they were a moment ago
        self.waiting: Counter[Wish] = Counter()  # how many of them wait, by what they want
        self.homes: dict[str, str] = {}  # where those come from who began to wait here
        self.listening: Counter[str] = Counter()  # the people of this server whose page waits for an answer
        self.signs: dict[str, int] = {}  # when each was last noted
        self.looked = asyncio.Event()  # replaced with every look
        self.own: dict[str, TableActor] = {}  # the tables that this server has opened, by party
        self.waits: dict[str, deque[int]] = {}  # seconds, by game
        self.resting = False

    # What people ask for

    async def seek(self, person: str, home: str, settings: Settings, fill: int | None) -> None:
        """`home`: where they come from, as far as limits go. Raises NotAllowed where a rated match cannot be played so.
        """
        check_settings(settings)
        self.homes[person] = home
        now = int(time.time())
        clock = "" if settings.clock is None else msgspec.json.encode(settings.clock).decode()
        rating = await self.rating_of(person, settings.game) if settings.rated else None
        wish = Seeker(person, settings.game, settings.seats, clock, settings.rated, fill, now, now, rating)
        await self.store.seek(wish)
        await self.look()

    async def rating_of(self, person: str, game: str) -> int | None:
        """In points; None: it is not known yet, or hardly more than a guess."""
        kept = (await self.store.ratings_in(game, [person])).get(person)
        shown = None if kept is None else standing(kept.rating)
        return shown.points if shown and shown.sure else None

    async def leave(self, person: str) -> None:
        await self.store.stop_seeking(person)
        self.seekers.pop(person, None)

    def wait_of(self, person: str) -> Wait | None:
        own = self.seekers.get(person)
        if own is None:
            return None
        others = self.waiting[wish_of(own)] - (not own.party)
        waits = sorted(self.waits.get(own.game, ()))
        usual = waits[len(waits) // 2] if waits else None
        return Wait(own, others, usual)

    async def changed(self, person: str, known: str, seconds: float) -> Wait | None:
        """How the wait stands, as soon as it is not as the page knows it. Meanwhile the person counts as waiting."""
        until = time.monotonic() + seconds
        self.listening[person] += 1
        try:
            await self.sign([person])
            if self.listening[person] > PAGES:
                return self.wait_of(person)
            while version(self.wait_of(person)) == known and not self.resting:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.looked.wait(), max(0.0, until - time.monotonic()))
                if time.monotonic() >= until:
                    break
            return self.wait_of(person)
        finally:
            self.listening[person] -= 1
            if not self.listening[person]:
                del self.listening[person]

    def looking(self) -> Counter[str]:
        """How many wait for each game."""
        return Counter(one.game for one in self.seekers.values() if not one.party)

    # What happens by itself

    async def run(self) -> None:
        while not self.resting:
            try:
                await self.look()
                await self.step()
            except Unwritable:
                pass
            except Exception:
                log.exception("the queue could not take a step")
            await asyncio.sleep(STEP)

    def rest(self) -> None:
        """The server stops: nobody waits for an answer any more."""
        self.resting = True
        self.looked.set()

    async def look(self) -> None:
        """Read who waits, and wake up the pages for which something is new."""
        self.seekers = {one.person: one for one in await self.store.seekers()}
        self.waiting = Counter(wish_of(one) for one in self.seekers.values() if not one.party)
        self.homes = {person: home for person, home in self.homes.items() if person in self.seekers}
        looked, self.looked = self.looked, asyncio.Event()
        if not self.resting:
            looked.set()

    async def step(self) -> None:
        now = int(time.time())
        if not self.seekers and not self.own:
            return
        await self.sign([*self.listening])
        await self.store.drop_seekers(now - SILENT)
        await self.store.put_back_stale(now - STALE, now)
        for party in parties([one for one in self.seekers.values() if not one.party], self.tables.circle.apart, now):
            with suppress(NotAllowed, NotFound):  # they wait on, and the others do not wait for them
                await self.lead(party, now)
        await self.look()
        for name in [*self.own]:
            await self.receive(name, now)
        await self.look()

    async def sign(self, people: list[str]) -> None:
        now = int(time.time())
        due = [one for one in people if now - self.signs.get(one, 0) >= SIGN]
        if due:
            self.signs = {one: at for one, at in self.signs.items() if now - at < SIGN} | dict.fromkeys(due, now)
            await self.store.keep_seeking(due, now)

    async def lead(self, party: Party, now: int) -> None:
        """Open a table for those who were found for each other."""
        if self.tables.draining or self.resting:
            return
        name, people = secrets.token_hex(8), [one.person for one in party.seekers]
        if not await self.store.pair(name, people, now):
            return
        try:
            actor = await self.opened(party)
        except NotAllowed:
            await self.store.wait_again(name, now)
            if self.tables.number < self.tables.most:  # it is who waits longest that has too many tables
                await self.leave(people[0])
            return
        except BaseException:
            await self.store.wait_again(name, now)
            raise
        self.own[name] = actor
        await self.store.call(name, actor.table.id, int(time.time()))

    async def opened(self, party: Party) -> TableActor:
        """Their table, with everybody in a seat."""
        first = party.seekers[0]
        clock = msgspec.json.decode(first.clock) if first.clock else None
        wish = {"game": first.game, "seats": first.seats, "clock": clock, "rated": first.rated}
        people = [await self.person(one.person) for one in party.seekers]
        bots = (None,) * len(people) + (LEVEL,) * party.bots
        settings = msgspec.convert(wish, Settings)
        home = self.homes.get(first.person, first.person)
        actor = await self.room(home, people[0], lambda: self.tables.open(settings, people[0], bots))
        for seat, person in enumerate(people):
            await actor.ask(Connection(person), Sit(seat=seat))
        return actor

    async def person(self, person: str) -> Person:
        """Raises NotFound if they were forgotten a moment ago; they wait no more then."""
        card = await self.store.card(person)
        if card is None:
            raise NotFound(sentence("why-nobody-there"))
        return Person(person, card.name, card.owner)

    async def receive(self, party: str, now: int) -> None:
        """Let the match begin when all are there; if somebody does not come, the others wait again."""
        actor = self.own[party]
        called = [one for one in self.seekers.values() if one.party == party]
        for one in called:
            if not one.came and actor.audience.is_here(one.person):
                await self.store.note_come(party, one.person)
        missing = [one for one in called if not actor.audience.is_here(one.person)]
        if len(called) == people_at(actor) and not missing:
            self.note_waits(called)
            await self.store.end_party(party)
            del self.own[party]
            await actor.ask(Connection(host_of(actor)), Start())
        elif len(called) < people_at(actor) or any(now - (one.called or now) > COME for one in called):
            del self.own[party]
            await self.store.put_back(party, now)
            await self.give_up(actor)

    def note_waits(self, called: list[Seeker]) -> None:
        for one in called:
            waits = self.waits.setdefault(one.game, deque(maxlen=KEPT))
            waits.append(max(0, (one.called or one.since) - one.since))

    async def give_up(self, actor: TableActor) -> None:
        with suppress(NotFound, Elsewhere):
            await self.tables.close_down(actor.table.id, actor, even_with_people=True)


def people_at(actor: TableActor) -> int:
    return sum(seat.person is not None for seat in actor.table.seats)


def host_of(actor: TableActor) -> Person:
    seat = next(one for one in actor.table.seats if one.person == actor.table.host)
    return Person(actor.table.host, seat.name)


def version(wait: Wait | None) -> str:
    """Differs when there is something new to show."""
    if wait is None:
        return "none"
    one = wait.seeker
    return f"{one.game}.{one.seats}.{one.since}.{one.fill}.{wait.others}.{one.party or ''}.{one.table}"
