"""The socket of a person or a program, /api/me/live: it is told everything that concerns it, always as a whole."""

import asyncio
import logging
from collections import deque
from typing import NamedTuple

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from tavolino.game import BadMessage, TavolinoError
from tavolino.games import GAMES
from tavolino.people import Known
from tavolino.server.handshake import RESTART, TOO_MUCH, Turned, accept_socket, counted, stopped, turned
from tavolino.server.personal.lives import Following, InvitationsChanged
from tavolino.server.personal.messages import FORM, Decline, PersonalAsk, PersonalNews, Willing, WillingNow
from tavolino.server.programs.calls import CallDeclined
from tavolino.server.requests import AnyConnection, known_of
from tavolino.server.services import Services
from tavolino.server.transport.sockets import Socket, socket_of
from tavolino.server.visitor import Visitor
from tavolino.store import Unwritable
from tavolino.table import NotAllowed
from tavolino.table.runtime.actor import refused
from tavolino.table.runtime.views import Refused
from tavolino.words import sentence

PATH = "/api/me/live"
OTHER_FORM = 4426  # the client speaks another form of the messages
WAITING = 16  # asks that may wait; beyond that, nothing is read until they are answered
PATIENCE = 20  # refused asks in a row
decoder = msgspec.json.Decoder(PersonalAsk)
encoder = msgspec.json.Encoder()
log = logging.getLogger(__name__)


class Arrival(NamedTuple):
    known: Known
    following: Following


async def personal_live(services: Services, scope: Scope, receive: Receive, send: Send) -> None:
    """One socket, from its handshake to its close."""
    asker: AnyConnection = ASGIConnection(scope)
    async with counted(services, asker, receive, send) as there_is_room:
        if not there_is_room:
            return
        visit = PersonalVisit(services, socket_of(scope, receive, send))
        try:
            found = await meet(services, asker, visit)  # before we accept: after that, no message may be missed
            await accept_socket(asker, send)
            visit.begin(asker, found)
            await visit.socket.serve(visit)
        finally:
            visit.leave()


async def meet(services: Services, asker: AnyConnection, visit: "PersonalVisit") -> Arrival | Turned:
    """Find out who it is, and everything that concerns them."""
    if turned_away := stopped(services, asker):
        return turned_away
    form = asker.query_params.get("version", str(FORM))
    if form != str(FORM):
        return Turned(OTHER_FORM, f"This server speaks version {FORM} of these messages; your client asks for another.")
    try:
        known = await known_of(services, asker)
        visit.following = await services.lives.follow(visit, known.person)
        return Arrival(known, visit.following)
    except TavolinoError as fault:
        return turned(fault)


class PersonalVisit(Visitor):
    """One such socket."""

    def __init__(self, services: Services, socket: Socket) -> None:
        super().__init__(services, socket)
        self.following: Following | None = None
        self.willing: Willing | None = None
        self.asks: deque[bytes | str] = deque()
        self.answering: asyncio.Task[None] | None = None
        self.done: list[str] = []  # since the last news
        self.refused: list[Refused] = []
        self.in_a_row = 0  # refused asks
        self.behind = False  # there is news that a slow socket has not got yet

    def begin(self, asker: AnyConnection, found: Arrival | Turned) -> None:
        if isinstance(found, Turned):
            self.socket.close(*found)
        elif self.come_in(asker, found.known):
            self.tell()

    def leave(self) -> None:
        super().leave()
        if self.following:
            self.services.lives.leave(self, self.following)
            self.following = None
        if self.answering:
            self.answering.cancel()

    # Outgoing

    def tell(self) -> None:
        """Everything, as it is now. A slow socket gets only the newest."""
        if self.following is None or self.bearer is None:
            return
        self.behind = not self.socket.writable
        if self.behind:
            return
        wish = self.willing
        news = PersonalNews(
            version=FORM,
            willing=WillingNow(wish.games, wish.tables, wish.to) if wish and wish.games else None,
            invited=self.following.invited(),
            tables=self.following.at_tables(),
            done=tuple(self.done),
            refused=tuple(self.refused),
        )
        self.done.clear()
        self.refused.clear()
        self.socket.send(encoder.encode(news))

    def can_send(self) -> None:
        if self.behind:
            self.tell()

    # Incoming: one ask at a time, each answered before the next

    def heard(self, message: bytes | str) -> None:
        if self.bearer is None:
            return
        self.asks.append(message)
        if len(self.asks) == WAITING:
            self.socket.pause_reading()
        if self.answering is None:
            self.answering = asyncio.create_task(self.answer_all())

    async def answer_all(self) -> None:
        try:
            while self.asks:
                await asyncio.sleep(self.allowance.pause())
                await self.answer(self.asks.popleft())
                if len(self.asks) == WAITING - 1:
                    self.socket.resume_reading()
        except Exception:
            log.exception("an ask could not be answered")
            self.socket.close(RESTART, "Something went wrong; come back.")
        finally:
            self.answering = None

    async def answer(self, message: bytes | str) -> None:
        key = ""
        try:
            try:
                ask = decoder.decode(message)
            except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as fault:
                raise BadMessage(f"This is no message: {fault}.") from fault
            key = ask.key
            await self.carry_out(ask)
        except Unwritable as fault:
            self.send_away(RESTART, str(fault))
        except TavolinoError as fault:
            self.refused += refused(key, fault)
            self.in_a_row += 1
            self.tell()
            if self.in_a_row >= PATIENCE:
                self.send_away(TOO_MUCH, f"{PATIENCE} messages in a row could not be carried out.")
        else:
            self.done += [key] if key else []
            self.in_a_row = 0
            self.tell()

    async def carry_out(self, ask: PersonalAsk) -> None:
        if not self.may_ask:
            raise NotAllowed(sentence("why-read-only"))
        match ask:
            case Willing():
                self.be_willing(ask)
            case Decline(table=table):
                await self.decline(table)

    def be_willing(self, wish: Willing) -> None:
        if self.following is None or self.following.owner is None:
            raise NotAllowed(sentence("why-willing"))
        for name in wish.games:
            if name not in GAMES:
                raise BadMessage(f"There is no game called {name!r} here; there are {', '.join(GAMES)}.")
        self.willing = wish

    async def decline(self, table: str) -> None:
        if self.following is None:
            return
        person, services = self.following.person.id, self.services
        if any(one.table == table for one in services.program_calls.to(person)):
            await services.bulletin.tell(CallDeclined(person, table))
        for one in await services.circle.invitations_to(person):
            if one.table == table:
                await services.store.end_invitation(one.person, person)
        await services.lives.read_invitations(InvitationsChanged(person))
