"""All tables of a server. A table is read from its log when somebody needs it, and leaves memory when nobody does."""

import asyncio
import contextlib
import logging
import os
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct, structs

from tavolino.game import TavolinoError
from tavolino.people import People, Person
from tavolino.people.changes import Forgotten, Merged, Renamed
from tavolino.people.circle import Circle
from tavolino.people.person import ID_BYTES
from tavolino.people.ratings import Raters
from tavolino.store import Bulletin, Deal, Log, Quiet, SlowSeat, Store, Unwritable
from tavolino.table.decisions.asks import Sit
from tavolino.table.decisions.event_tables import EventPlan, event_entries
from tavolino.table.decisions.rehearsal import RehearsalPlan, rehearsal_entries
from tavolino.table.decisions.seating import opening
from tavolino.table.errors import Elsewhere, NotAllowed, NotFound
from tavolino.table.log.entries import AnyEntry, Opened, Sat, anonymous, decoder, encoder
from tavolino.table.log.settings import Settings
from tavolino.table.log.table import Table, table_of
from tavolino.table.runtime import recorder, slow
from tavolino.table.runtime.actor import TableActor
from tavolino.table.runtime.audience import Audience
from tavolino.table.runtime.bot_players import Pace
from tavolino.table.runtime.connection import Connection
from tavolino.table.runtime.messages import Closing, GuestMerged, PersonLeft, RulesChanged
from tavolino.table.runtime.thinkers import Thinkers
from tavolino.table.runtime.views import TableView
from tavolino.table.runtime.waking import known_rules, summary_of
from tavolino.words import sentence

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no characters that look alike
NAME_LENGTH = 10
PUBLIC = "public tables"  # what servers share
ALONE = 60  # seconds with nobody at it until a table is not offered to others any more
SLOW_IDLE = 60  # the same for a slow match, if nobody has written anything
IDLE = 15 * 60  # seconds with nobody at it until a table leaves memory; its chat goes with it
TOGETHER = 500  # tables to close in one commit
log = logging.getLogger(__name__)


class Opener(NamedTuple):
    """Who opened a table, and from where."""

    home: str
    person: str


class LogsChanged(Struct, frozen=True):
    """Told to all servers: these logs no longer say what they said."""

    tables: tuple[str, ...]


class SeatedAt(NamedTuple):
    """A table where a person sits, wherever it is."""

    table: Table
    view: TableView
    seat: int | None
    idle: int  # milliseconds since its log last grew


class Tables:
    def __init__(
        self, store: Store, thinkers: Thinkers, pace: Pace, most: int, bulletin: Bulletin | None = None
    ) -> None:
        self.store = store
        self.bulletin = bulletin or Bulletin(store)
        self.bulletin.on(Forgotten, self.person_leaves)
        self.bulletin.on(Renamed, self.take_name)
        self.bulletin.on(LogsChanged, self.read_logs_again)
        self.bulletin.on(Merged, self.person_moves)
        self.circle = Circle(store, self.bulletin)
        self.thinkers = thinkers
        self.raters = Raters(store)
        self.pace = pace
        self.most = most
        self.number = 0  # of open tables, in memory or not
        self.actors: dict[str, TableActor] = {}  # of the tables in memory
        self.openers: dict[str, Opener] = {}  # of the tables that were opened since the start
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by table
        self.waking: asyncio.Task[None] | None = None
        self.resting = False  # the server stops, and owns no table any more
        self.forgotten: set[str] = set()  # while this process runs; afterwards their tokens name nobody
        self.draining = False  # the server is about to stop: no table is opened, and no match begins
        self.count_deals: Callable[[Sequence[Deal]], None] = lambda _: None
        self.has_changed: Callable[[TableActor], None] = lambda _: None
        self.have_closed: Callable[[Sequence[str]], None] = lambda _: None
        self.not_called: Callable[[str, str], None] = lambda *_: None  # a table, and a program it no longer wants
        self.forgetting = asyncio.Lock()  # one person at a time, because two may have played the same match

    # Into memory

    async def begin(self) -> None:
        """The server starts: people can come, while the tables that need no people are woken."""
        await self.count()
        await self.circle.read()
        self.waking = asyncio.create_task(self.wake_all())

    async def count(self) -> None:
        self.number = await self.store.count_open()

    async def wake_all(self) -> None:
        for name in await self.store.tables_to_wake(known_rules()):
            if name in self.actors:
                continue
            try:
                await self.let_sleep(name, await self.find(name))  # unless a bot or a clock goes on
            except (NotFound, Elsewhere):  # it was unreadable, has just been closed, or another server was faster
                continue
            except Exception:  # such as a full disk; it is read when somebody comes
                log.exception("a table could not be woken")

    async def find(self, name: str) -> TableActor:
        """Raises NotFound, or Elsewhere if another server owns the table."""
        actor = self.actors.get(name)
        if "\0" in name:
            raise NotFound(sentence("why-no-table"))  # PostgreSQL cannot even be asked for it
        if actor is None or actor.broken or actor.closed:
            async with self.lock(name):
                actor = self.actors.get(name)
                if actor is None or actor.broken:
                    self.actors.pop(name, None)
                    if self.resting:
                        raise Elsewhere("")
                    if address := await self.store.claim(name):
                        raise Elsewhere(address)
                    found = await self.store.log(name)
                    actor = await self.load(found) if found.is_open else None
        if actor is None:
            raise NotFound(sentence("why-no-table"))
        return actor

    async def current(self, name: str) -> TableActor:
        """The same for somebody who comes: what they see is never older than what another server showed them.

        With several servers, a table that is in memory may be another one's by now.
        """
        actor = self.actors.get(name)
        if actor is None or actor.broken or await self.store.is_ours(name, lambda: actor.table.version):
            return await self.find(name)
        if self.actors.get(name) is actor:
            log.warning("a table is found again: it is another server's by now, or was for a moment")
            actor.drop()
        return await self.find(name)

    def lock(self, name: str) -> asyncio.Lock:
        """Held while a table comes into memory or leaves it, so that it is never there twice."""
        return self.locks.setdefault(name, asyncio.Lock())

    async def load(self, found: Log) -> TableActor | None:
        """Rebuild a table from its log. An unreadable one is closed; its log stays for a while."""
        try:
            table = await asyncio.to_thread(rebuilt, found)
        except Exception as fault:  # a damaged table, or one whose game is gone, must not stop the others
            start = found.table[:3]  # the whole name is the key to it
            why = str(fault) if isinstance(fault, TavolinoError) else f"{type(fault).__name__}: {fault}"
            log.error("table %s… cannot be read from its log and is closed: %s", start, " ".join(why.split()))
            await self.close([found.table])
            return None
        summary = summary_of(table)
        if summary != found.summary:
            with contextlib.suppress(Unwritable):  # those who come can still see it
                await self.store.summarise(table.id, summary)
        seats = tuple(await self.store.slow_seats(table.id)) if table.slow else ()
        idle = slept(table, found, seats, self.store.uptime())
        actor = self.start(table, found.opened, idle)
        await self.move_merged(actor)
        await self.correct_seats(actor, seats)
        if table.old:
            await actor.send(RulesChanged())
        elif table.stage != "playing":
            await self.correct_names(actor)
        return actor

    def start(self, table: Table, opened: int, idle: float = 0) -> TableActor:
        actor = TableActor(table, self.store, self.thinkers, self.pace, opened, idle, self.raters)
        actor.forgotten = self.forgotten
        actor.audience.kept_out = lambda person: self.circle.blocks(table.host, person)
        actor.audience.chat.unheard = self.circle.unheard
        actor.draining = lambda: self.draining
        actor.count_deals = self.count_deals
        actor.has_changed = self.has_changed
        actor.calls.ended = lambda program: self.not_called(table.id, program)
        self.actors[table.id] = actor
        return actor

    async def move_merged(self, actor: TableActor) -> None:
        """Somebody may have become part of an account while the table was not in memory, or the server was down."""
        for guest in {actor.table.host, *(seat.person for seat in actor.table.seats if seat.person is not None)}:
            if person := await self.store.merged_into(guest):
                name = await self.store.name_of(person)
                await actor.send(GuestMerged(guest, Person(person, name or "")))

    async def correct_seats(self, actor: TableActor, stored: tuple[SlowSeat, ...]) -> None:
        """What the store says of a slow match is what its log says; after a copy from elsewhere it may not be."""
        seats = slow.seats_of(actor.table, actor.now(), self.store.uptime())
        actor.slow_seats = stored
        if not slow.same(stored, seats):
            with contextlib.suppress(Unwritable):
                await self.store.set_slow_seats(actor.table.id, seats)
                actor.slow_seats = seats

    async def correct_names(self, actor: TableActor) -> None:
        """Somebody may have taken another name while the table was not in memory."""
        for number, seat in enumerate(actor.table.seats):
            card = None if seat.person is None else await self.store.card(seat.person)
            if card is not None and seat.person is not None and card.name != seat.name:
                await actor.ask(Connection(Person(seat.person, card.name, card.owner)), Sit(seat=number))

    # New tables

    async def open(self, settings: Settings, host: Person, bots: tuple[str | None, ...] = ()) -> TableActor:
        return await self.set_up(opening(settings, host, bots))

    async def rehearse(self, plan: RehearsalPlan, host: Person) -> TableActor:
        """A table that plays the deal of a record again."""
        return await self.set_up(await asyncio.to_thread(rehearsal_entries, plan, host))

    async def open_event(self, plan: EventPlan, host: Person, name: str = "") -> TableActor:
        """A table that plays a deal that was fixed in advance; raises Fenced if there is one of this name."""
        return await self.set_up(event_entries(plan, host), name)

    async def set_up(self, entries: list[AnyEntry], name: str = "") -> TableActor:
        if self.draining:
            raise NotAllowed(sentence("why-draining"))
        if self.number >= self.most:
            raise NotAllowed(sentence("why-no-room"))
        name = name or new_table_name()
        table = table_of(name, entries)
        self.number += 1
        try:
            bodies = [encoder.encode(entry) for entry in entries]
            deals = recorder.played_again(table, int(time.time()))
            await self.store.open_table(name, bodies, people_in(entries), summary_of(table), deals)
        except BaseException:
            self.number -= 1
            raise
        if deals:
            self.count_deals(deals)
        return self.start(table, int(time.time()))

    def in_play(self) -> int:
        """How many matches somebody is playing or watching right now."""
        return sum(bool(one.table.stage == "playing" and one.audience.connections) for one in self.actors.values())

    # Lists

    def public(self) -> Iterator[TableActor]:
        """The tables that anybody may see and join, newest first, without those that everybody has left."""
        listed = [actor for actor in self.actors.values() if actor.table.settings.listed and not actor.broken]
        listed.sort(key=lambda actor: actor.opened)
        return (actor for actor in reversed(listed) if is_alive(actor))

    async def public_views(self, most: int) -> list[TableView]:
        """The newest public tables, as everybody sees them."""
        actors = islice(self.public(), most)
        views = [structs.replace(one.audience.table_view(one.now()), age=one.now() // 1000) for one in actors]
        await self.store.settle()  # so that what they show is on disk
        return views

    async def share_public(self, most: int) -> None:
        """Let the other servers list the public tables of this one."""
        views = await self.public_views(most)
        await self.store.share(PUBLIC, {view.id: encoder.encode(view) for view in views})

    async def all_public(self, most: int) -> list[TableView]:
        """Those of all servers, newest first. What the others share may be a few seconds old."""
        if not self.store.several:
            return await self.public_views(most)
        own = await self.public_views(most)
        shared = [msgspec.json.decode(body, type=TableView) for body in await self.store.shared(PUBLIC)]
        names = {view.id for view in own}
        everywhere = [*own, *(view for view in shared if view.id not in names and view.id not in self.actors)]
        return sorted(everywhere, key=lambda view: view.age or 0)[:most]

    async def of_person(self, person: str, most: int) -> list["SeatedAt"]:
        """The tables where a person sits and a match goes on or is about to begin, the latest first."""
        found: list[SeatedAt] = []
        for name in await self.store.open_tables_of(person, most):
            with contextlib.suppress(NotFound):
                found.append(await self.seated_at(name, person))
        await self.store.settle()
        playing = [one for one in found if one.seat is not None and one.table.stage != "over"]
        return sorted(playing, key=lambda one: one.idle)[:most]

    async def seated_at(self, name: str, person: str) -> "SeatedAt":
        """A table of another server is read from its log: that is what everybody there knows, but for who is there."""
        try:
            actor = await self.find(name)
        except Elsewhere:
            table = await asyncio.to_thread(rebuilt, await self.store.log(name))
            view = Audience(table).table_view(table.at)
            return SeatedAt(table, view, table.seat_of(person), 0)
        now = actor.now()
        return SeatedAt(actor.table, actor.audience.table_view(now), actor.table.seat_of(person), now - actor.table.at)

    # People

    async def rename(self, person: Person) -> None:
        """Let everybody know a person's new name where no match is going on."""
        await self.bulletin.tell(Renamed(person.id, person.name))

    async def take_name(self, renamed: Renamed) -> None:
        for actor in [*self.actors.values()]:
            seat = actor.table.seat_of(renamed.person)
            if seat is not None and actor.table.stage != "playing":
                person = Person(renamed.person, renamed.name, actor.table.seats[seat].owner or None)
                await actor.ask(Connection(person), Sit(seat=seat))

    async def merge(self, guest: str, person: Person) -> None:
        """Give an account everything that a guest has, at the tables, too."""
        await self.store.merge(guest, person.id)
        merged = Merged(guest, person.id, person.name)
        await self.bulletin.tell(merged)
        for name in await self.store.open_tables_of(guest):
            with contextlib.suppress(NotFound, Elsewhere):
                await (await self.find(name)).send(GuestMerged(guest, person))
        await self.bulletin.tell(merged)  # another server may just have read one of their tables

    async def person_moves(self, merged: Merged) -> None:
        person = Person(merged.person, merged.name)
        for actor in [*self.actors.values()]:
            if actor.table.knows(merged.guest):
                await actor.send(GuestMerged(merged.guest, person))

    async def forget(self, person: str, people: People) -> None:
        """Remove a person from everything, and before them their programs and the guests that they once were."""
        for also in await self.store.belongings(person):
            await self.forget_one(also, people)
        await self.forget_one(person, people)  # last, so that an interrupted `forget` can be repeated

    async def forget_one(self, person: str, people: People) -> None:
        """Let a person leave every table, then remove them from everything that is stored. Nothing writes them back."""
        people.forgotten.add(person)  # first of all
        await self.bulletin.tell(Forgotten(person))
        await self.leave_all(person)
        await self.bulletin.tell(Forgotten(person))  # another server may just have read one of their tables
        nobody = os.urandom(ID_BYTES).hex()

        def anonymise(body: bytes) -> bytes:
            return anonymous(body, person, nobody)

        async with self.forgetting:
            await self.bulletin.tell(LogsChanged(tuple(await people.forget(person, anonymise))))
            await people.forget(person, anonymise)  # a match may have ended before its table was reloaded

    async def person_leaves(self, forgotten: Forgotten) -> None:
        """Let somebody leave every table in memory."""
        self.forgotten.add(forgotten.person)
        await self.leave_here(forgotten.person)

    async def leave_here(self, person: str) -> None:
        for actor in [*self.actors.values()]:
            if actor.audience.is_here(person) or actor.table.seat_of(person) is not None:
                await actor.send(PersonLeft(person))

    async def leave_all(self, person: str) -> None:
        """The same for the tables that are not in memory anywhere."""
        for name in await self.store.open_tables_of(person):
            with contextlib.suppress(NotFound, Elsewhere):
                await (await self.find(name)).send(PersonLeft(person))

    async def read_logs_again(self, changed: LogsChanged) -> None:
        for name in self.actors.keys() & set(changed.tables):
            await self.read_again(name)

    async def read_again(self, name: str) -> None:
        """Reload a table: memory may know what the log no longer says."""
        async with self.lock(name):
            if actor := self.actors.get(name):  # it may just have been closed
                await actor.rest()
                self.actors.pop(name)
                if not await self.store.claim(name):
                    await self.load(await self.store.log(name))

    # Out of memory

    async def sweep(self, quiet: float, quiet_over: float) -> None:
        """Close what has been quiet for so many seconds, a finished match sooner; let go of what nobody needs now."""
        for name, actor in [*self.actors.items()]:
            seconds = 0.0 if actor.audience.connections else time.monotonic() - actor.quiet_since
            if actor.broken:
                with contextlib.suppress(NotFound):
                    await self.find(name)  # its bots and clocks go on
            elif seconds > (quiet_over if actor.table.stage == "over" else quiet) and not is_kept(actor.table):
                await self.close_down(name, actor)
            elif seconds > IDLE:
                await self.let_sleep(name, actor)
        await self.store.note([self.quiet(actor) for actor in self.actors.values()])
        await self.close_asleep(quiet, quiet_over)

    async def wake_due(self) -> None:
        """Let slow matches go on where somebody's time is up, and let their tables sleep where nobody is."""
        for name in await self.store.tables_due(self.store.uptime(), TOGETHER):
            try:
                (await self.find(name)).wake()
            except (NotFound, Elsewhere):
                continue
        for name, actor in [*self.actors.items()]:
            is_quiet = time.monotonic() - actor.quiet_since > SLOW_IDLE and not actor.audience.chat.lines
            if actor.table.slow and not actor.broken and is_quiet:
                await self.let_sleep(name, actor)

    async def close_down(self, name: str, actor: TableActor, *, even_with_people: bool = False) -> None:
        async with self.lock(name):
            if actor.audience.connections and not even_with_people:
                return  # somebody has just come
            await actor.send(Closing())
            await self.close([name])
            self.actors.pop(name, None)
            await actor.rest()

    async def give_way(self, name: str, empty: float) -> bool:
        """Close a table to make room for another; False if somebody was there less than so many seconds ago."""
        if actor := self.actors.get(name):
            if time.monotonic() - actor.quiet_since > empty and not is_kept(actor.table):
                await self.close_down(name, actor)  # unless somebody is there now
            return name not in self.actors
        async with self.lock(name):
            if name in self.actors:
                return False
            await self.close([name])
            return True

    async def let_sleep(self, name: str, actor: TableActor) -> None:
        """Take a table out of memory, unless something goes on there; it comes back when somebody needs it."""
        async with self.lock(name):
            if not actor.is_idle():
                return
            await actor.rest()
            self.actors.pop(name, None)
            if actor.broken:
                return
            await self.store.note([self.quiet(actor)])
            if actor.summary.awake:
                await self.store.summarise(name, actor.summary._replace(awake=False))
            await self.store.release([name])

    async def hand_on(self, actor: TableActor) -> None:
        """Let the server where people come to a new table own it, which need not be the one that opened it."""
        name = actor.table.id
        async with self.lock(name):
            if self.store.several and self.actors.get(name) is actor and not actor.audience.connections:
                await actor.rest()
                self.actors.pop(name)
                await self.store.release([name])

    async def close_asleep(self, quiet: float, quiet_over: float) -> None:
        """Close those that are not in memory."""
        now = self.store.uptime()
        while names := await self.store.quiet_tables(int(now - quiet), int(now - quiet_over), TOGETHER):
            asleep = [name for name in names if name not in self.actors and not self.lock(name).locked()]
            if not asleep:
                return
            await self.close(asleep)

    async def close(self, names: list[str]) -> None:
        await self.store.close_tables(names)
        self.number -= len(names)
        self.have_closed(names)
        for name in names:
            self.openers.pop(name, None)

    def quiet(self, actor: TableActor) -> Quiet:
        now = self.store.uptime()
        alone = 0.0 if actor.audience.connections else time.monotonic() - actor.quiet_since
        return Quiet(actor.table.id, int(now - alone), now - (actor.now() - actor.table.at) // 1000)

    async def rest(self) -> None:
        """The server stops."""
        self.resting = True
        if self.waking:
            self.waking.cancel()
            await asyncio.wait([self.waking])
        actors = self.actors
        self.actors = {}
        await asyncio.gather(*(actor.rest() for actor in actors.values()))
        with contextlib.suppress(Unwritable):
            await self.store.note([self.quiet(actor) for actor in actors.values() if not actor.broken])
            await self.store.release([*actors])

    def lose_all(self) -> None:
        """The store has lost our tables: others may have claimed them. Everybody comes back to their new owners."""
        actors, self.actors = self.actors, {}
        for actor in actors.values():
            actor.drop()


def new_table_name() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(NAME_LENGTH))


def slept(table: Table, found: Log, seats: tuple[SlowSeat, ...], uptime: int) -> float:
    """For how many seconds a table's time has gone on since its last entry."""
    asleep = slow.asleep_for(table, seats, uptime)
    if asleep is not None:
        return asleep / 1000
    return 0 if found.acted is None or table.clock.since else max(0, uptime - found.acted)


def rebuilt(found: Log) -> Table:
    return table_of(found.table, [decoder.decode(body) for body in found.entries()])


def is_alive(actor: TableActor) -> bool:
    """Whether somebody is at the table, or was a moment ago."""
    return bool(actor.audience.connections) or time.monotonic() - actor.quiet_since < ALONE


def is_kept(table: Table) -> bool:
    """A slow table and a rated match are not closed from here, and an event's match waits until the store says so."""
    return bool(table.slow or ((table.event or table.settings.rated) and table.stage == "playing"))


def people_in(entries: list[AnyEntry]) -> set[str]:
    hosts = {entry.host for entry in entries if isinstance(entry, Opened)}
    return hosts | {entry.person for entry in entries if isinstance(entry, Sat)}
