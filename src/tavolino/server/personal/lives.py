"""Those who have a socket of their own, and what each of them is told: where they sit, and what they are invited to."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Protocol

import msgspec
from msgspec import Struct, structs

from tavolino.people import Person
from tavolino.people.changes import Forgotten, Renamed
from tavolino.people.circle import Circle
from tavolino.server.personal.messages import AtTable, InvitedTo, Willing
from tavolino.server.programs.calls import ProgramCalls
from tavolino.store import Bulletin, Store
from tavolino.table import TableActor, Tables
from tavolino.table.log.table import Table

MOST = 200  # tables of one person
BEAT = 0.05  # seconds in which changes are gathered, so that quick matches don't cause a message for every move
KNOWN = 8.0  # seconds until the other servers have heard of somebody, and say where they sit
FOLLOWED, TABLES = "who has a socket of their own", "where they sit"  # what servers share


class InvitationsChanged(Struct, frozen=True):
    """Told to all servers: somebody was invited, or is not any more."""

    person: str


class Listening(Protocol):
    """One such socket."""

    willing: Willing | None

    def tell(self) -> None: ...

    def sign_out(self) -> None: ...


class Following:
    """One person, or one program, with such sockets."""

    def __init__(self, person: Person, owner: str | None, calls: ProgramCalls) -> None:
        self.person = person
        self.owner = owner  # of a program: the id of the person it belongs to
        self.calls = calls
        self.sockets: set[Listening] = set()
        self.tables: dict[str, AtTable] = {}  # at this server, by table
        self.far: dict[str, AtTable] = {}  # at other servers
        self.reading: dict[str, AtTable | None] | None = None  # what has changed while the tables are being read
        self.read_at = 0.0
        self.stored: tuple[InvitedTo, ...] = ()  # invitations of people
        self.timer: asyncio.TimerHandle | None = None
        self.told: object = None

    def willing(self) -> Willing | None:
        return next((one.willing for one in self.sockets if one.willing), None)

    def busy(self) -> int:
        """At how many tables it sits and plays, or is being called to."""
        return len(self.calls.to(self.person.id)) + sum(one.stage != "over" for one in self.at_tables())

    def at_tables(self) -> tuple[AtTable, ...]:
        return tuple((self.far | self.tables).values())

    def invited(self) -> tuple[InvitedTo, ...]:
        sits_at, now = self.far.keys() | self.tables.keys(), time.time()
        called = (
            InvitedTo(one.table, one.game, one.seat, one.seats, one.by, one.ends)
            for one in self.calls.to(self.person.id)
        )
        return tuple(one for one in (*called, *self.stored) if one.table not in sits_at and one.ends > now)

    def note(self, table: str, line: AtTable | None) -> None:
        """Where they sit at a table of this server; None: nowhere."""
        if self.reading is not None:
            self.reading[table] = line
        if line == self.tables.get(table):
            return
        if line is None:
            del self.tables[table]
        else:
            self.tables[table] = line
        self.touch()

    def touch(self, seconds: float = BEAT) -> None:
        """Let the sockets know soon, if there is anything new."""
        loop = asyncio.get_running_loop()
        if self.timer and self.timer.when() <= loop.time() + seconds:
            return
        if self.timer:
            self.timer.cancel()
        self.timer = loop.call_later(seconds, self.look)

    def look(self) -> None:
        self.timer = None
        invited, tables = self.invited(), self.at_tables()
        news = invited, tables, self.calls.to(self.person.id)  # a call that was declined can come again, word for word
        if news != self.told:
            self.told = news
            for one in [*self.sockets]:
                one.tell()
        if invited:  # look again when the first of them is worthless
            self.touch(max(BEAT, min(one.ends for one in invited) - time.time()))


class Lives:
    def __init__(self, store: Store, tables: Tables, circle: Circle, calls: ProgramCalls, bulletin: Bulletin) -> None:
        self.store = store
        self.tables = tables
        self.circle = circle
        self.calls = calls
        self.followed: dict[str, Following] = {}  # by person
        self.sitting: defaultdict[str, set[str]] = defaultdict(set)  # who of them sits at a table of this server
        tables.has_changed, tables.have_closed = self.table_changed, self.tables_closed
        calls.changed = self.touch
        bulletin.on(InvitationsChanged, self.read_invitations)
        bulletin.on(Renamed, self.take_name)
        bulletin.on(Forgotten, self.forget)

    async def follow(self, socket: Listening, person: Person) -> Following:
        """From now on, until `leave`; returns when everything is known about them."""
        following = self.followed.get(person.id)
        if following is None:
            account = await self.store.account(person.id) if person.owner is not None else None
            owner = account.owner if account else None
            following = self.followed.setdefault(person.id, Following(person, owner, self.calls))
        following.person = person
        following.sockets.add(socket)
        try:
            await self.read_tables(following)
            await self.read_invitations(InvitationsChanged(person.id))
        except BaseException:
            self.leave(socket, following)
            raise
        return following

    def leave(self, socket: Listening, following: Following) -> None:
        following.sockets.discard(socket)
        if following.sockets or self.followed.get(following.person.id) is not following:
            return
        del self.followed[following.person.id]
        if following.timer:
            following.timer.cancel()
        for name in following.tables:
            self.stood(name, following.person.id)

    def touch(self, person: str) -> None:
        if following := self.followed.get(person):
            following.touch()

    async def take_name(self, renamed: Renamed) -> None:
        """Theirs, or that of the person to whom a program belongs."""
        for following in self.followed.values():
            if following.person.id == renamed.person:
                following.person = structs.replace(following.person, name=renamed.name)
            elif following.owner == renamed.person:
                following.person = structs.replace(following.person, owner=renamed.name)

    async def forget(self, forgotten: Forgotten) -> None:
        if following := self.followed.get(forgotten.person):
            for one in [*following.sockets]:
                one.sign_out()

    # Tables of this server

    def table_changed(self, actor: TableActor) -> None:
        """After everything that happens at any table, so it has to be quick."""
        if not self.followed:
            return
        table = actor.table
        for number, seat in enumerate(table.seats):
            if seat.person is not None and (following := self.followed.get(seat.person)):
                self.sitting[table.id].add(seat.person)
                following.note(table.id, line(table, number))
        for person in [one for one in self.sitting.get(table.id, ()) if table.seat_of(one) is None]:
            self.stood(table.id, person)

    def stood(self, table: str, person: str) -> None:
        self.sitting[table].discard(person)
        if not self.sitting[table]:
            del self.sitting[table]
        if following := self.followed.get(person):
            following.note(table, None)

    def tables_closed(self, names: Sequence[str]) -> None:
        for name in names:
            for person in [*self.sitting.get(name, ())]:
                self.stood(name, person)

    # What is stored

    async def read_tables(self, following: Following) -> None:
        """Anything that changes while they are read is newer."""
        person, following.reading = following.person.id, {}
        found = {one.table.id: one for one in await self.tables.of_person(person, MOST) if one.seat is not None}
        for slow in await self.store.slow_matches_of(person, MOST):
            if slow.table not in found and slow.person == person:
                found[slow.table] = await self.tables.seated_at(slow.table, person)
        lines = {name: line(one.table, one.seat) for name, one in found.items() if one.seat is not None}
        for actor in self.tables.actors.values():  # also where a match is over, and the next one may come
            if (seat := actor.table.seat_of(person)) is not None:
                lines[actor.table.id] = line(actor.table, seat)
        following.far = {name: one for name, one in lines.items() if name not in self.tables.actors}
        here = {name: one for name, one in lines.items() if name in self.tables.actors} | following.reading
        following.tables = {name: one for name, one in here.items() if one is not None}
        following.reading, following.read_at = None, time.monotonic()
        for name in following.tables:
            self.sitting[name].add(person)

    async def read_invitations(self, changed: InvitationsChanged) -> None:
        following = self.followed.get(changed.person)
        if following is None:
            return
        found = await self.circle.invitations_to(changed.person)
        names = await self.store.names_of([one.person for one in found]) if found else {}
        following.stored = tuple(
            InvitedTo(one.table, one.game, None, self.seats_of(one.table), names[one.person], one.ends)
            for one in found
            if one.person in names
        )
        self.touch(changed.person)

    def seats_of(self, table: str) -> int | None:
        actor = self.tables.actors.get(table)
        return len(actor.table.seats) if actor else None

    # Tables of other servers

    async def share(self) -> None:
        """Tell the other servers who is here, and where those sit who are there. It may be a few seconds old."""
        await self.store.share(FOLLOWED, {one: msgspec.json.encode(one) for one in self.followed})
        everywhere = {msgspec.json.decode(body, type=str) for body in await self.store.shared(FOLLOWED)}
        there = everywhere - self.followed.keys()
        found: defaultdict[str, list[AtTable]] = defaultdict(list)
        for actor in self.tables.actors.values():
            for number, seat in enumerate(actor.table.seats):
                if seat.person in there:
                    found[seat.person].append(line(actor.table, number))
        await self.store.share(TABLES, {one: msgspec.json.encode((one, lines)) for one, lines in found.items()})
        self.take(await self.store.shared(TABLES))

    def take(self, shared: Sequence[bytes]) -> None:
        """What the other servers say. Until they have heard of somebody, what was read is all that is known."""
        far: defaultdict[str, dict[str, AtTable]] = defaultdict(dict)
        for body in shared:
            person, lines = msgspec.json.decode(body, type=tuple[str, list[AtTable]])
            far[person] |= {one.table: one for one in lines}
        for person, following in self.followed.items():
            known = following.far if time.monotonic() - following.read_at < KNOWN else {}
            now = {name: one for name, one in (known | far[person]).items() if name not in self.tables.actors}
            if now != following.far:
                following.far = now
                self.touch(person)


def line(table: Table, seat: int) -> AtTable:
    play = table.play if table.stage == "playing" else None
    awaited = play is not None and seat in table.game.awaited(play.match.state)
    return AtTable(table.id, table.game.name, seat, table.stage, awaited)
