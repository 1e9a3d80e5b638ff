"""The task of one table: letters come in one by one, and what they lead to is on disk before anybody sees it."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from msgspec import structs

from tavolino.game import IllegalAction, TavolinoError
from tavolino.match import record_of
from tavolino.store import Store, Write, statements
from tavolino.table.answer import NotAllowed, Person, acted, answer, move_seat
from tavolino.table.asks import AnyAsk, Mute, React, Say
from tavolino.table.audience import Audience
from tavolino.table.bell import Bell
from tavolino.table.by_itself import afterwards, due, next_due, person_back
from tavolino.table.connection import Connection
from tavolino.table.entries import AnyEntry, Rested, encoder
from tavolino.table.hints import Advised, Hint, check_hint
from tavolino.table.table import Table
from tavolino.table.thinkers import Thinkers
from tavolino.table.views import Refused, Update, record_name

log = logging.getLogger(__name__)


class Letter(NamedTuple):
    decide: Callable[[int], Sequence[AnyEntry]]  # from the time at the table: the entries that follow
    read: "asyncio.Future[None]"
    asker: Connection | None = None
    key: str = ""
    silent: bool = False  # nobody is told if nothing follows


class Pace(NamedTuple):
    """How long a bot takes at least, in seconds: between a shortest and a longest."""

    shortest: float = 0.5
    longest: float = 2.0


class Inbox:
    def __init__(self, table: Table, store: Store, thinkers: Thinkers, pace: Pace) -> None:
        self.table = table
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self.audience = Audience(table)
        self.letters: deque[Letter | None] = deque()
        self.bell = Bell()
        self.broken = False
        self.started = time.monotonic() - table.at / 1000  # so that the table's time goes on where it stood
        self.quiet_since = time.monotonic()  # when somebody was here last
        self.rng = Random()
        self.timer: asyncio.TimerHandle | None = None
        self.one_bot = asyncio.Lock()  # of a table at a time, so that no table takes all threads
        self.thinking: dict[int, asyncio.Task[None]] = {}  # by seat
        self.advised: dict[int, tuple[Any, tuple[Advised, ...]]] = {}  # by seat: a view and the advice on it
        self.task = asyncio.create_task(self.run())
        self.go_on()

    def now(self) -> int:
        return int((time.monotonic() - self.started) * 1000)

    async def ask(self, connection: Connection, ask: AnyAsk) -> None:
        """Have an ask answered; the connection is offered an update with the answer."""
        talk = isinstance(ask, Say | React)
        await self.send(lambda at: self.decide(connection.person, ask, at), connection, ask.key, silent=not talk)

    async def join(self, connection: Connection) -> None:
        def decide(at: int) -> Sequence[AnyEntry]:
            self.audience.connections.append(connection)
            return person_back(self.table, connection.person.id, at)

        await self.send(decide, connection)

    async def leave(self, connection: Connection) -> None:
        def decide(_: int) -> Sequence[AnyEntry]:
            self.audience.connections.remove(connection)
            self.quiet_since = time.monotonic()
            return []

        if connection in self.audience.connections:
            await self.send(decide)

    async def refuse(self, connection: Connection, fault: TavolinoError) -> None:
        """Tell somebody why they were not understood, with an update like any other."""

        def decide(_: int) -> Sequence[AnyEntry]:
            raise fault

        await self.send(decide, connection)

    async def look(self, connection: Connection) -> None:
        """Offer one update to somebody who does not stay."""
        await self.send(lambda _: [], connection, silent=True)

    async def hint(self, update: Update) -> Hint:
        """Advice on what an update asks of its seat; raises NotAllowed where there is none to be had."""
        seat, view = check_hint(update), update.view
        async with self.one_bot:
            if seat not in self.advised or self.advised[seat][0] != view:
                self.advised[seat] = (view, await self.thinkers.advise(self.table.game, view))
            return Hint(update.decision, self.advised[seat][1])

    async def move_seat(self, holder: str, seat: int, connection: Connection) -> None:
        await self.send(lambda at: move_seat(self.table, holder, connection.person, seat, at), connection)

    async def append(self, decide: Callable[[int], Sequence[AnyEntry]]) -> None:
        """Have something done that nobody at the table asked for."""
        await self.send(decide, silent=True)

    async def close(self) -> None:
        """Read the letters that are there, let the clocks rest, and end."""
        if not self.task.done():
            if self.table.clock.since:
                await self.append(lambda at: [Rested(at=at)])
            self.put(None)
            await self.task
        self.let_go()

    def send(
        self,
        decide: Callable[[int], Sequence[AnyEntry]],
        asker: Connection | None = None,
        key: str = "",
        *,
        silent: bool = False,
    ) -> "asyncio.Future[None]":
        read = asyncio.get_running_loop().create_future()
        if self.broken or self.task.done():
            if asker:
                asker.close()
            read.set_result(None)
        else:
            self.put(Letter(decide, read, asker, key, silent))
        return read

    def put(self, letter: Letter | None) -> None:
        self.letters.append(letter)
        self.bell.ring()

    async def next_letter(self) -> Letter | None:
        while not self.letters:
            await self.bell.wait()
        return self.letters.popleft()

    async def run(self) -> None:
        while (letter := await self.next_letter()) is not None:
            try:
                await self.handle(letter)
            except Exception:  # whatever it is, the log is right and memory may not be: begin again from the log
                log.exception("table %s is read anew from its log", self.table.id)
                self.broken = True
                if letter.asker:
                    letter.asker.close()
                self.let_go()
                return
            finally:
                if not letter.read.done():
                    letter.read.set_result(None)

    async def handle(self, letter: Letter) -> None:
        at = self.now()
        try:
            entries = letter.decide(at)
        except TavolinoError as fault:
            if letter.asker:
                self.audience.tell([], at, letter.asker, letter.key, refused(letter.key, fault))
            return
        if entries:
            await self.commit(entries, at)
            self.audience.late.note(self.table, at)
        receivers = self.audience.connections if entries or not letter.silent else []
        if receivers or letter.asker:
            self.audience.tell(receivers, self.now(), letter.asker, letter.key)
        if entries or letter.silent:
            self.go_on()

    async def commit(self, entries: Sequence[AnyEntry], at: int) -> None:
        writes = [self.write(entry) for entry in entries]
        if more := afterwards(self.table, at):
            writes += [*self.record(), *(self.write(entry) for entry in more)]
        await self.store.append(*writes)

    def write(self, entry: AnyEntry) -> Write:
        number = self.table.version
        self.table.take(entry)
        return statements.entry(self.table.id, number, encoder.encode(entry))

    def record(self) -> list[Write]:
        """The record of the match that is over, with the names of those who played it."""
        play = self.table.play
        assert play is not None
        record = structs.replace(record_of(play.match), taken_back=play.taken_back, rehearsal=play.rehearsal)
        return statements.record(record_name(self.table), record, play.sat, int(time.time()))

    def decide(self, person: Person, ask: AnyAsk, at: int) -> Sequence[AnyEntry]:
        match ask:
            case Say(text=text) | React(sign=text):
                self.say(person, text, at)
                return []
            case Mute(seat=number, mute=mute):
                seats = self.table.seats
                speaker = seats[number].person if number < len(seats) else None
                if speaker is None:
                    raise NotAllowed("Nobody sits there.")
                self.audience.chat.mute(person.id, speaker, mute=mute)
                return []
            case _:
                return answer(self.table, person, ask, at, self.audience.is_here)

    def say(self, person: Person, text: str, at: int) -> None:
        seat = self.table.seat_of(person.id)
        if not self.table.settings.chat:
            raise NotAllowed("There is no talk at this table.")
        if seat is None:
            raise NotAllowed("Only those who sit at the table can talk.")
        self.audience.chat.say(person.id, seat, self.table.seats[seat].name, text, at)

    def go_on(self) -> None:
        """Wait for whatever happens next by itself: a clock, or a bot."""
        self.set_timer()
        play = self.table.play
        if play is None or self.table.stage != "playing":
            return
        for seat, choices in enumerate(play.choices):
            if choices and self.table.played_by_bot(seat) and seat not in self.thinking:
                thinking = self.think(seat, self.table.seats[seat].bot, play.decisions[seat], play.match.view(seat))
                self.thinking[seat] = asyncio.create_task(thinking)

    def set_timer(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None
        time_due = next_due(self.table)
        if time_due is not None:
            wait = max(0, time_due - self.now()) / 1000 + 0.001  # a table's time is whole milliseconds
            self.timer = asyncio.get_running_loop().call_later(wait, self.ring)

    def ring(self) -> None:
        self.send(lambda at: due(self.table, at, self.rng), silent=True)

    async def think(self, seat: int, level: str | None, decision: int, view: Any) -> None:
        assert level is not None
        began = time.monotonic()
        async with self.one_bot:
            action = await self.thinkers.choose(level, self.table.game, view)
        pause = self.rng.uniform(*self.pace) - (time.monotonic() - began)
        await asyncio.sleep(max(0, pause))
        del self.thinking[seat]
        self.send(lambda at: self.bot_acts(seat, decision, action, at), silent=True)

    def bot_acts(self, seat: int, decision: int, action: Any, at: int) -> Sequence[AnyEntry]:
        """Nothing, if the seat's choices have changed while the bot was thinking."""
        play = self.table.play
        if play is None or play.decisions[seat] != decision or not self.table.played_by_bot(seat):
            return []
        return acted(self.table, seat, action, "bot", at)

    def let_go(self) -> None:
        if self.timer:
            self.timer.cancel()
        for task in self.thinking.values():
            task.cancel()
        for connection in self.audience.connections:
            connection.close()
        while self.letters:
            letter = self.letters.popleft()
            if letter is not None and not letter.read.done():
                letter.read.set_result(None)


def refused(key: str, fault: TavolinoError) -> tuple[Refused, ...]:
    if isinstance(fault, IllegalAction):
        return (Refused(key, fault.refusal.reason, fault.refusal.clause),)
    return (Refused(key, str(fault), None),)
