"""The inbox of one table: letters are read one by one, and what they lead to is on disk before anybody sees it."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

from msgspec import structs

from tavolino.game import IllegalAction, TavolinoError
from tavolino.match import record_of
from tavolino.store import Store, Write, statements
from tavolino.table.answer import Person, acted, answer, move_seat
from tavolino.table.asks import AnyAsk, Mute, React, Say
from tavolino.table.audience import Audience
from tavolino.table.by_itself import afterwards, due, next_due, person_back
from tavolino.table.chat import talk
from tavolino.table.connection import Connection
from tavolino.table.entries import Acted, AnyEntry, Rested, encoder
from tavolino.table.held import counts_from
from tavolino.table.hints import Advised, Hint, check_hint
from tavolino.table.table import Table
from tavolino.table.thinkers import Thinkers
from tavolino.table.views import Refused, Update, record_name

log = logging.getLogger(__name__)


class Letter(NamedTuple):
    decide: Callable[[int], Sequence[AnyEntry]]  # from the time at the table: the entries that follow
    close: Callable[[], None]  # when it is answered, whatever comes of it
    asker: Connection | None = None
    key: str = ""
    silent: bool = False  # nobody is told if nothing follows
    came: int | None = None  # when it was read first, if it was held since then


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
        self.loop = asyncio.get_running_loop()
        self.letters: deque[Letter] = deque()
        self.held: list[tuple[int, int, Letter]] = []  # until when, whose, and what then is read again, in this order
        self.writing = False  # one letter waits for the disk, and the next ones for it
        self.broken = False
        self.closed = False
        self.started = time.monotonic() - table.at / 1000  # so that the table's time goes on where it stood
        self.quiet_since = time.monotonic()  # when somebody was here last
        self.rng = Random()
        self.timer: asyncio.TimerHandle | None = None
        self.one_bot = asyncio.Lock()  # of a table at a time, so that no table takes all threads
        self.thinking: dict[int, asyncio.Task[None]] = {}  # by seat
        self.advised: dict[int, tuple[Any, tuple[Advised, ...]]] = {}  # by seat: a view and the advice on it
        self.go_on()

    def now(self) -> int:
        return int((time.monotonic() - self.started) * 1000)

    def ask(self, connection: Connection, ask: AnyAsk) -> "asyncio.Future[None]":
        """Have an ask answered; the connection is offered an update with the answer."""
        answered = self.loop.create_future()
        self.ask_then(connection, ask, partial(settle, answered))
        return answered

    def ask_then(self, connection: Connection, ask: AnyAsk, answered: Callable[[], None]) -> None:
        """The same for somebody who is called when it is answered."""
        talk = isinstance(ask, Say | React)
        self.put(
            Letter(lambda at: self.decide(connection.person, ask, at), answered, connection, ask.key, silent=not talk)
        )

    def join(self, connection: Connection) -> "asyncio.Future[None]":
        def decide(at: int) -> Sequence[AnyEntry]:
            self.audience.come(connection)
            return person_back(self.table, connection.person.id, at)

        return self.send(decide, connection)

    def leave(self, connection: Connection) -> "asyncio.Future[None]":
        """After whatever it has asked for, joining included."""

        def decide(_: int) -> Sequence[AnyEntry]:
            self.audience.go(connection)
            self.quiet_since = time.monotonic()
            return []

        return self.send(decide)

    def refuse(self, connection: Connection, fault: TavolinoError, answered: Callable[[], None]) -> None:
        """Tell somebody why they were not understood, with an update like any other."""

        def decide(_: int) -> Sequence[AnyEntry]:
            raise fault

        self.put(Letter(decide, answered, connection))

    def look(self, connection: Connection) -> "asyncio.Future[None]":
        """Offer one update to somebody who does not stay."""
        return self.send(lambda _: [], connection, silent=True)

    async def hint(self, update: Update) -> Hint:
        """Advice on what an update asks of its seat; raises NotAllowed where there is none to be had."""
        seat, view = check_hint(update), update.view
        async with self.one_bot:
            if seat not in self.advised or self.advised[seat][0] != view:
                self.advised[seat] = (view, await self.thinkers.advise(self.table.game, view))
            return Hint(update.decision, self.advised[seat][1])

    def move_seat(self, holder: str, seat: int, connection: Connection) -> "asyncio.Future[None]":
        return self.send(lambda at: move_seat(self.table, holder, connection.person, seat, at), connection)

    def append(self, decide: Callable[[int], Sequence[AnyEntry]]) -> "asyncio.Future[None]":
        """Have something done that nobody at the table asked for."""
        return self.send(decide, silent=True)

    async def close(self) -> None:
        """Read the letters that are there, let the clocks rest, and end."""
        last = self.append(lambda at: [Rested(at=at)] if self.table.clock.since else [])
        self.closed = True
        await last
        self.let_go()

    def send(
        self, decide: Callable[[int], Sequence[AnyEntry]], asker: Connection | None = None, *, silent: bool = False
    ) -> "asyncio.Future[None]":
        """Put a letter into the inbox; done when it is answered."""
        answered = self.loop.create_future()
        self.put(Letter(decide, partial(settle, answered), asker, silent=silent))
        return answered

    def put(self, letter: Letter) -> None:
        if self.broken or self.closed:
            if letter.asker:
                letter.asker.close()
            letter.close()
        else:
            self.letters.append(letter)
            self.read_letters()

    def read_letters(self) -> None:
        """One after the other, until one has to wait for the disk."""
        while self.letters and not self.writing:
            letter = self.letters.popleft()
            try:
                self.read(letter)
            except Exception as fault:
                self.break_off(letter, fault)

    def read(self, letter: Letter) -> None:
        at = self.now()
        try:
            entries = letter.decide(at)
        except TavolinoError as fault:
            if letter.asker:
                self.audience.tell([], at, letter.asker, letter.key, refused(letter.key, fault))
            letter.close()
            return
        if self.hold(letter, entries, at):
            return
        if entries:
            self.writing = True
            self.store.write(self.carry_out(entries, at), lambda fault: self.announce(letter, at, fault))
        else:
            self.tell(letter, [] if letter.silent else self.audience.connections)

    def hold(self, letter: Letter, entries: Sequence[AnyEntry], at: int) -> bool:
        """Put a letter aside that would end somebody's moment to speak up too soon."""
        came = at if letter.came is None else letter.came
        until = counts_from(self.table, entries, came)
        if until <= at:
            return False
        seat = next(entry.seat for entry in entries if isinstance(entry, Acted))
        self.held.append((until, seat, letter._replace(came=came)))
        self.held.sort(key=lambda held: held[0])  # stable: what came first counts first
        self.set_timer()
        return True

    def announce(self, letter: Letter, at: int, fault: Exception | None) -> None:
        """Tell everybody what is on disk now."""
        self.writing = False
        try:
            if fault:
                raise fault
            self.audience.late.note(self.table, at)
            self.tell(letter, self.audience.connections)
        except Exception as fault:
            self.break_off(letter, fault)
        self.read_letters()

    def tell(self, letter: Letter, receivers: Sequence[Connection]) -> None:
        if receivers or letter.asker:
            self.audience.tell(receivers, self.now(), letter.asker, letter.key)
        self.go_on()
        letter.close()

    def break_off(self, letter: Letter, fault: Exception) -> None:
        """Whatever it is, the log is right and memory may not be: begin again from the log."""
        log.error("a table is read anew from its log", exc_info=fault)
        self.broken = True
        self.letters.appendleft(letter)
        self.let_go()

    def carry_out(self, entries: Sequence[AnyEntry], at: int) -> list[Write]:
        """Let the table take the entries, and what follows from them; returns what is to be written."""
        writes = [self.write(entry) for entry in entries]
        if more := afterwards(self.table, at):
            writes += [*self.record(), *(self.write(entry) for entry in more)]
        return writes

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
        if isinstance(ask, Say | React | Mute):
            talk(self.table, self.audience.chat, person, ask, at)
            return []
        return answer(self.table, person, ask, at, self.audience.is_here)

    def go_on(self) -> None:
        """Wait for whatever happens next by itself: a clock, or a bot."""
        self.set_timer()
        play = self.table.play
        if play is None or self.table.stage != "playing":
            return
        for seat, choices in enumerate(play.choices):
            holds = any(seat == holder for _, holder, _ in self.held)
            if choices and self.table.played_by_bot(seat) and seat not in self.thinking and not holds:
                thinking = self.think(seat, self.table.seats[seat].bot, play.decisions[seat], play.match.view(seat))
                self.thinking[seat] = asyncio.create_task(thinking)

    def set_timer(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None
        times = [time for time in (next_due(self.table), *(until for until, _, _ in self.held)) if time is not None]
        if times:
            wait = max(0, min(times) - self.now()) / 1000 + 0.001  # a table's time is whole milliseconds
            self.timer = self.loop.call_later(wait, self.ring)

    def ring(self) -> None:
        while self.held and self.held[0][0] <= self.now():
            self.letters.append(self.held.pop(0)[2])
        self.send(lambda at: due(self.table, at, self.rng), silent=True)

    async def think(self, seat: int, level: str | None, decision: int, view: Any) -> None:
        assert level is not None
        began = time.monotonic()
        try:
            async with self.one_bot:
                action = await self.thinkers.choose(level, self.table.game, view)
            pause = self.rng.uniform(*self.pace) - (time.monotonic() - began)
            await asyncio.sleep(max(0, pause))
        except Exception:  # of a game that somebody else has written
            log.exception("a bot could not choose")
            return
        finally:
            self.thinking.pop(seat, None)
        self.send(lambda at: self.bot_acts(seat, decision, action, at), silent=True)

    def bot_acts(self, seat: int, decision: int, action: Any, at: int) -> Sequence[AnyEntry]:
        """Nothing, if the seat's choices have changed while the bot was thinking and it has to choose anew."""
        play = self.table.play
        if play is None or play.decisions[seat] != decision or not self.table.played_by_bot(seat):
            return []
        if action not in play.choices[seat]:
            return []
        return acted(self.table, seat, action, "bot", at)

    def let_go(self) -> None:
        if self.timer:
            self.timer.cancel()
        for task in self.thinking.values():
            task.cancel()
        for connection in self.audience.connections:
            connection.close()
        self.letters.extend(letter for _, _, letter in self.held)
        self.held.clear()
        for letter in self.letters:
            if letter.asker:
                letter.asker.close()
            letter.close()
        self.letters.clear()


def settle(answered: "asyncio.Future[None]") -> None:
    if not answered.done():  # nor was whoever waited for it cancelled
        answered.set_result(None)


def refused(key: str, fault: TavolinoError) -> tuple[Refused, ...]:
    clause = fault.refusal.clause if isinstance(fault, IllegalAction) else None
    if fault.sentence is None:
        return (Refused(key, fault.refusal.reason if isinstance(fault, IllegalAction) else str(fault), clause),)
    return (Refused(key, str(fault.sentence), clause, fault.sentence.message, fault.sentence.values),)
