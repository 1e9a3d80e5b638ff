"""The actor of one table: it handles messages one by one, and their results are on disk before anybody sees them."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence, Set
from functools import partial
from random import Random
from typing import NamedTuple, assert_never

from tavolino.game import BadMessage, IllegalAction, TavolinoError
from tavolino.people import INTRODUCE, Person, Unknown
from tavolino.people.ratings import Raters
from tavolino.store import Addition, Deal, Fenced, SlowSeat, Store, Unwritable
from tavolino.table.decisions.answer import NOTHING, Answer, answer
from tavolino.table.decisions.asks import AnyAsk, Mute, React, Say, Sit
from tavolino.table.decisions.automatic import Pauses, after_match, due, new_rules, next_due, person_back
from tavolino.table.decisions.dealing import dealt_from, missing
from tavolino.table.decisions.event_tables import bots_finish, stand_in
from tavolino.table.decisions.grace import counts_from
from tavolino.table.decisions.seating import leave, move_person, move_seat, send_away
from tavolino.table.errors import NotAllowed
from tavolino.table.log.entries import (
    Acted,
    Began,
    Beginning,
    BrokenOff,
    Closed,
    JoinAsked,
    PersonMoved,
    Rested,
    Sat,
    encoder,
)
from tavolino.table.log.table import Table
from tavolino.table.runtime import recorder, slow
from tavolino.table.runtime.audience import Audience
from tavolino.table.runtime.bot_players import BotPlayers, Pace
from tavolino.table.runtime.calls import Calls
from tavolino.table.runtime.chat import talk
from tavolino.table.runtime.connection import Connection
from tavolino.table.runtime.held_back import HeldBack
from tavolino.table.runtime.hints import Hint, Hints
from tavolino.table.runtime.messages import (
    Asked,
    BotChose,
    BotStandsIn,
    Closing,
    GuestMerged,
    Joined,
    Left,
    Looked,
    Message,
    NotUnderstood,
    OnlyLooks,
    PersonLeft,
    ProgramCalled,
    ProgramDeclined,
    RatingsRead,
    Resting,
    RulesChanged,
    SeatMoved,
    SentAway,
    TimePassed,
)
from tavolino.table.runtime.patience import MOST as MOST_REFUSED
from tavolino.table.runtime.patience import Patience
from tavolino.table.runtime.table_ratings import TableRatings
from tavolino.table.runtime.thinkers import Thinkers
from tavolino.table.runtime.views import Refused
from tavolino.table.runtime.waking import summary_of
from tavolino.words import sentence

RETRY = 1.0  # seconds until bots and clocks try again what the disk has refused
log = logging.getLogger(__name__)


class Private(NotAllowed):
    """Only those who sit at the table may see it; the sender gets no update."""


class Envelope(NamedTuple):
    """A message, and who in this process is waiting for the answer."""

    message: Message
    sender: Connection | None = None  # gets an update with the answer
    answered: Callable[[], None] | None = None  # called when it is answered, even by a refusal
    came: int | None = None  # when it came in, if it has been held back since


class TableActor:
    def __init__(
        self,
        table: Table,
        store: Store,
        thinkers: Thinkers,
        pace: Pace,
        opened: int = 0,
        idle: float = 0,
        raters: Raters | None = None,
    ) -> None:
        """`opened`: when, in seconds since 1970. `idle`: how many seconds ago its log last grew."""
        self.table = table
        self.opened = opened
        self.summary = summary_of(table)  # as it is on disk
        self.slow_seats: tuple[SlowSeat, ...] = ()  # as they are on disk
        self.store = store
        self.audience = Audience(table)
        self.bots = BotPlayers(table, thinkers, pace, self.tell)
        self.hints = Hints(table, thinkers)
        self.ratings = TableRatings(table, raters or Raters(store), self.tell)
        self.audience.ratings = self.ratings.shown
        self.calls = Calls()
        self.audience.called = self.calls.shown
        self.patience = Patience()
        self.loop = asyncio.get_running_loop()
        self.mailbox: deque[Envelope] = deque()
        self.held_back: HeldBack[Envelope] = HeldBack()
        self.deal: HeldBack[Envelope] = HeldBack()  # what would begin a match, and waits for numbers
        self.writing = False  # one message is waiting for the disk, and the next ones for it
        self.broken = False
        self.closed = False
        self.started = time.monotonic() - table.at / 1000 - idle  # so that the table's time continues
        self.quiet_since = time.monotonic()  # when somebody was last here
        self.pauses = Pauses(Random())
        self.forgotten: Set[str] = frozenset()  # people who asked to be forgotten: nothing may write them back
        self.draining: Callable[[], bool] = lambda: False  # whether the server is about to stop
        self.count_deals: Callable[[Sequence[Deal]], None] = lambda _: None
        self.has_changed: Callable[[TableActor], None] = lambda _: None
        self.timer: asyncio.TimerHandle | None = None
        for seat in table.seats:
            if seat.person is not None:  # after a restart everybody has a moment to come back
                self.audience.presence.expect(seat.person, self.now())
        self.look_ahead()

    def now(self) -> int:
        return int((time.monotonic() - self.started) * 1000)

    # The entrance: everything comes in through `tell`, or one of these to wait for the answer

    def ask(self, connection: Connection, ask: AnyAsk) -> "asyncio.Future[None]":
        """Answer an ask; the connection is offered an update with the answer."""
        return self.send(Asked(connection.person, ask), connection)

    def join(self, connection: Connection) -> "asyncio.Future[None]":
        return self.send(Joined(connection.person), connection)

    def leave(self, connection: Connection) -> "asyncio.Future[None]":
        return self.send(Left(), connection)

    def look(self, connection: Connection) -> "asyncio.Future[None]":
        """Offer one update to somebody who doesn't stay."""
        return self.send(Looked(), connection)

    def admits(self, person: str) -> bool:
        """Whether somebody may see the table at all: where everybody plays the same deal, only those who sit there."""
        return not self.table.event or self.table.seat_of(person) is not None

    async def hint(self, person: Person) -> Hint | None:
        await self.look(Connection(person))  # so that it shows what is on disk
        return await self.hints.hint(person.id)

    def send(self, message: Message, sender: Connection | None = None) -> "asyncio.Future[None]":
        """Like `tell`, but returns a future that is done when the message is answered."""
        answered = self.loop.create_future()
        self.tell(message, sender, partial(settle, answered))
        return answered

    def tell(
        self, message: Message, sender: Connection | None = None, answered: Callable[[], None] | None = None
    ) -> None:
        envelope = Envelope(message, sender, answered)
        if self.broken or self.closed:
            dismiss(envelope)
        else:
            self.mailbox.append(envelope)
            self.work()

    async def rest(self) -> None:
        """Handle the remaining messages, stop the clocks, and end."""
        last = self.send(Resting())
        self.closed = True
        await last
        self.let_go()

    # One message after another

    def work(self) -> None:
        """Handle messages until one has to wait for the disk."""
        while self.mailbox and not self.writing:
            envelope = self.mailbox.popleft()
            try:
                self.handle(envelope)
            except Exception as fault:
                self.give_up(envelope, fault)

    def handle(self, envelope: Envelope) -> None:
        at = self.now()
        try:
            answered = self.decide(envelope, at)
            self.check_beginning(answered)
        except TavolinoError as fault:
            self.refuse(envelope, at, fault)
            if isinstance(envelope.message, TimePassed):
                self.try_again_later()
            return
        if self.hold_back(envelope, answered, at):
            return
        if answered.entries and self.store.trouble:
            self.refuse(envelope, at, Unwritable(self.store.trouble))
            self.try_again_later()
        elif answered.entries:
            self.writing = True
            addition = self.carry_out(answered, at)
            self.store.append(addition, lambda fault: self.announce(envelope, at, fault, addition.deals))
        else:
            passed = self.time_passes(at)
            self.finish(envelope, self.audience.connections if passed or is_news(envelope.message) else [])

    def time_passes(self, at: int) -> bool:
        """Whether everybody sees something else than before: somebody is away now, or a program has not come."""
        gone, silent = self.audience.forget_absent(at), self.calls.pass_time(at)
        if silent:
            self.audience.cached_view = None
        return gone or silent

    def decide(self, envelope: Envelope, at: int) -> Answer:
        """The answer to a message; raises TavolinoError, for the sender, if it is refused."""
        table, message, sender = self.table, envelope.message, envelope.sender
        if isinstance(message, Asked | Joined | SeatMoved) and message.person.id in self.forgotten:
            raise Unknown(INTRODUCE)
        if sender is not None and not self.admits(sender.person.id) and not isinstance(message, Left):
            raise Private(sentence("why-event-private"))
        match message:
            case Asked(person=person, ask=ask):
                self.audience.presence.note(person.id, at)
                if isinstance(ask, Say | React | Mute):
                    talk(table, self.audience.chat, person, ask, at)
                    return NOTHING
                self.check_welcome(person, ask)
                answered = answer(table, person, ask, at, self.here(at))
                self.patience.begin_anew(person.id)
                return answered
            case TimePassed():
                return due(table, at, self.pauses, self.here(at))
            case BotChose():
                return self.bot_acts(message, at)
            case Joined(person=person):
                assert sender is not None
                self.audience.join(sender)
                return Answer(person_back(table, person.id, at))
            case Left():
                assert sender is not None
                self.audience.leave(sender, at)
                self.quiet_since = time.monotonic()
                return NOTHING
            case Looked():
                if sender is not None:
                    self.audience.presence.note(sender.person.id, at)
                return NOTHING
            case NotUnderstood(reason=reason):
                raise BadMessage(reason)
            case OnlyLooks():
                raise NotAllowed(sentence("why-read-only"))
            case SeatMoved(person=person, holder=holder, seat=seat, link=link):
                return Answer(move_seat(table, holder, person, seat, link, at))
            case GuestMerged(guest=guest, person=person):
                return Answer(move_person(table, guest, person, at))
            case PersonLeft(person=gone):
                self.audience.send_away(gone)
                return Answer(leave(table, gone, at))
            case SentAway(person=gone):
                return Answer(send_away(table, gone, at))
            case BotStandsIn(person=absent, level=level):
                return Answer(stand_in(table, absent, level, at))
            case ProgramCalled(person=person, seat=seat, program=program):
                self.calls.call(table, person, seat, program, at)
                self.audience.cached_view = None
                return NOTHING
            case ProgramDeclined(program=declining):
                self.calls.decline(declining, at)
                self.audience.cached_view = None
                return NOTHING
            case RulesChanged():
                return Answer(new_rules(table, at))
            case RatingsRead():
                self.audience.cached_view = None
                return NOTHING
            case Resting():
                return Answer([Rested(at=at)] if table.clock.since and not table.slow else [])
            case Closing():
                return Answer([Closed(at=at)])
            case _:
                assert_never(message)

    def here(self, at: int) -> Callable[[str], bool]:
        """Whether nobody decides without a person. In a slow match, everybody who sits there has time to answer."""
        return (lambda _: True) if self.table.slow else self.audience.here(at)

    def check_welcome(self, person: Person, ask: AnyAsk) -> None:
        """Nobody sits down at the table of somebody who blocks them. The refusal does not say why."""
        if isinstance(ask, Sit) and self.table.seat_of(person.id) is None and self.audience.kept_out(person.id):
            raise NotAllowed(sentence("why-cannot-sit"))

    def check_beginning(self, answered: Answer) -> None:
        """While the server is about to stop, no match begins."""
        if self.draining() and any(isinstance(entry, Beginning) for entry in answered.entries):
            raise NotAllowed(sentence("why-draining"))

    def bot_acts(self, chose: BotChose, at: int) -> Answer:
        """No action if the seat's choices changed while the bot was thinking."""
        play, seat = self.table.play, chose.seat
        if play is None or play.decisions[seat] != chose.decision or not self.table.played_by_bot(seat):
            return NOTHING
        action = self.table.game.read(chose.action)
        if action not in play.choices[seat]:
            return NOTHING
        return Answer([Acted(at=at, seat=seat, action=chose.action, by="bot", rationed=chose.rationed)], action)

    def hold_back(self, envelope: Envelope, answered: Answer, at: int) -> bool:
        """Put aside a message that would end somebody's chance to speak up too soon, or deal without their number."""
        came = at if envelope.came is None else envelope.came
        if answered.action is None:
            held, seat, until = self.deal, None, dealt_from(self.table, answered, came, self.audience.is_here)
        else:
            [acted] = [entry for entry in answered.entries if isinstance(entry, Acted)]
            held, seat, until = self.held_back, acted.seat, counts_from(self.table, answered, came)
        if until <= at:
            return False
        held.hold(until, seat, envelope._replace(came=came))
        self.set_timer()
        return True

    def carry_out(self, answered: Answer, at: int) -> Addition:
        """Let the table take the entries and what follows from them; returns what to write."""
        table, entries = self.table, answered.entries
        number, record, deals, time_now = table.version, None, list[Deal](), int(time.time())
        if table.old and isinstance(entries[0], BrokenOff):
            record = recorder.broken_off(table, table.old, time_now)
        for entry in entries:
            table.take(entry, answered.action)
            if isinstance(entry, Began):
                deals.append(recorder.begun(table, time_now))
        if more := after_match(table, at):
            record = recorder.finished(table, time_now)
            for entry in more:
                table.take(entry)
            entries = [*entries, *more]
        if record:
            deals += recorder.over(table, record)
        people = [entry.person for entry in entries if isinstance(entry, Sat | JoinAsked | PersonMoved)]
        before, self.summary = self.summary, summary_of(table)
        changed = self.summary if self.summary != before else None
        bodies = [encoder.encode(entry) for entry in entries]
        seats = slow.seats_of(table, at, self.store.uptime())
        waits = slow.changed(table, self.slow_seats, seats, entries, time_now) if seats or self.slow_seats else None
        if waits:
            self.slow_seats = waits.seats
        return Addition(table.id, number, bodies, people, record, changed, deals, waits)

    def announce(self, envelope: Envelope, at: int, fault: Exception | None, deals: Sequence[Deal]) -> None:
        """Tell everybody what is now on disk."""
        self.writing = False
        try:
            if fault:
                raise fault
            if deals:
                self.count_deals(deals)
            self.audience.late_hands.note(self.table, at)
            self.calls.review(self.table)
            self.finish(envelope, self.audience.connections)
        except Exception as fault:
            self.give_up(envelope, fault)
        self.work()

    def refuse(self, envelope: Envelope, at: int, fault: TavolinoError) -> None:
        if isinstance(fault, Unknown | Private):
            dismiss(envelope)
            return
        if envelope.sender:
            key = key_of(envelope.message)
            if isinstance(envelope.message, Asked | NotUnderstood) and not isinstance(fault, Unwritable):
                fault = self.unseated(envelope.sender.person) or fault
            self.audience.update([], at, envelope.sender, key, refused(key, fault))
        if envelope.answered:
            envelope.answered()

    def unseated(self, person: Person) -> TavolinoError | None:
        """Why a program loses its seat: nothing that it asks for can be carried out. A bot plays on."""
        if person.owner is None or self.table.seat_of(person.id) is None or not self.patience.is_over(person):
            return None
        self.patience.begin_anew(person.id)
        self.mailbox.append(Envelope(SentAway(person.id)))
        return NotAllowed(sentence("why-program-unseated", number=MOST_REFUSED))

    def finish(self, envelope: Envelope, receivers: Sequence[Connection]) -> None:
        asker = None if isinstance(envelope.message, Left) else envelope.sender
        if receivers or asker:
            self.audience.update(receivers, self.now(), asker, key_of(envelope.message))
        self.look_ahead()
        self.has_changed(self)
        if envelope.answered:
            envelope.answered()

    # What happens automatically

    def look_ahead(self) -> None:
        """Wait for what happens next automatically: a clock, or a bot; deal once all numbers are there."""
        if self.deal.waiting and not missing(self.table, self.audience.is_here):
            self.mailbox.extend(self.deal.release_all())
        self.set_timer()
        self.hints.review()
        self.ratings.review()
        watched = self.table.slow or bots_finish(self.table) or self.audience.presence.anybody(self.now())
        self.bots.review(self.held_back.has, watched=watched)

    def set_timer(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None
        due_next = None if self.deal.waiting else next_due(self.table, self.pauses)
        if self.table.slow and due_next is not None and due_next > self.now() + slow.SOON:
            due_next = None  # the store says when: whoever finds it due wakes the table
        times = [due_next, self.held_back.next_until(), self.deal.next_until(), self.audience.next_away()]
        times.append(self.calls.next_due())
        if times := [time for time in times if time is not None]:
            wait = max(0, min(times) - self.now()) / 1000 + 0.001  # a table's time is whole milliseconds
            self.timer = self.loop.call_later(wait, self.wake)

    def try_again_later(self) -> None:
        if self.timer:
            self.timer.cancel()
        self.timer = self.loop.call_later(RETRY, self.look_ahead)

    def is_idle(self) -> bool:
        """Whether nobody is here and nothing will happen until somebody comes."""
        waiting = self.mailbox or self.writing or self.timer or self.bots.thinking or self.held_back.waiting
        return not (waiting or self.audience.connections)

    def wake(self) -> None:
        self.mailbox.extend([*self.held_back.release(self.now()), *self.deal.release(self.now())])
        self.tell(TimePassed())

    # The end

    def give_up(self, envelope: Envelope, fault: Exception) -> None:
        """After any fault the log is right and memory may not be: start again from the log."""
        if isinstance(fault, Fenced):  # with several servers this is no fault of the program
            log.warning("a table is read again from its log: %s", fault)
        elif not isinstance(fault, Unwritable):  # the store has reported that
            log.error("a table is read again from its log", exc_info=fault)
        self.broken = True
        self.mailbox.appendleft(envelope)
        self.let_go()

    def drop(self) -> None:
        """Stop without a word to the log: it may belong to another server by now."""
        self.broken = True
        self.let_go()

    def let_go(self) -> None:
        if self.timer:
            self.timer.cancel()
        self.bots.stop()
        self.hints.stop()
        self.ratings.stop()
        for connection in self.audience.connections:
            connection.close()
        for envelope in (*self.mailbox, *self.held_back.release_all(), *self.deal.release_all()):
            dismiss(envelope)
        self.mailbox.clear()


def dismiss(envelope: Envelope) -> None:
    """The message will not be handled."""
    if envelope.sender:
        envelope.sender.close()
    if envelope.answered:
        envelope.answered()


def is_news(message: Message) -> bool:
    """Whether to tell everybody although the log has not grown: somebody said something, came or left."""
    return isinstance(message, Joined | Left | SeatMoved | RatingsRead | ProgramCalled | ProgramDeclined) or (
        isinstance(message, Asked) and isinstance(message.ask, Say | React)
    )


def key_of(message: Message) -> str:
    match message:
        case Asked(ask=ask):
            return ask.key
        case OnlyLooks(key=key):
            return key
        case _:
            return ""


def settle(answered: "asyncio.Future[None]") -> None:
    if not answered.done():  # the waiter may have been cancelled
        answered.set_result(None)


def refused(key: str, fault: TavolinoError) -> tuple[Refused, ...]:
    clause = fault.refusal.clause or None if isinstance(fault, IllegalAction) else None
    if fault.sentence is None:
        return (Refused(key, fault.refusal.reason if isinstance(fault, IllegalAction) else str(fault), clause),)
    return (Refused(key, str(fault.sentence), clause, fault.sentence.message, fault.sentence.values),)
