"""What all sockets share before they are open: the limits, and who is turned away."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from litestar.types import Receive, Send

from tavolino.game import TavolinoError
from tavolino.people import Unknown
from tavolino.server.admin.bans import told
from tavolino.server.gate.guard import ban_of, is_ours
from tavolino.server.gate.limits import TooMuch
from tavolino.server.requests import PROTOCOL, AnyConnection, home, is_foreign, protocols
from tavolino.server.services import Services
from tavolino.store import Unwritable
from tavolino.table import NotFound
from tavolino.words import sentence

TOO_MUCH, RESTART, UNKNOWN, FOREIGN, NO_TABLE, BANNED = 1008, 1012, 4401, 4403, 4404, 4420  # why a socket is closed
CODES: dict[type[TavolinoError], int] = {Unknown: UNKNOWN, NotFound: NO_TABLE, Unwritable: RESTART}


class Turned(NamedTuple):
    """Why somebody is turned away."""

    code: int
    reason: str


@asynccontextmanager
async def counted(services: Services, asker: AnyConnection, receive: Receive, send: Send) -> AsyncIterator[bool]:
    """A socket, counted as long as it is there; False if there are too many, and then it is closed."""
    where, sockets = home(asker), services.sockets
    await receive()  # the connect message
    try:
        await services.handshakes.wait(where)
        check_room(services, where)
    except TooMuch:
        await send({"type": "websocket.close", "code": TOO_MUCH, "reason": ""})
        yield False
        return
    sockets[where] += 1
    services.metrics.sockets.inc()
    services.day_counts.note_sockets(sockets.total())
    try:
        yield True
    finally:
        services.metrics.sockets.dec()
        sockets[where] -= 1
        if not sockets[where]:
            del sockets[where]


def check_room(services: Services, where: str) -> None:
    sockets, limits = services.sockets, services.limits
    if sockets.total() >= limits.sockets or sockets[where] >= limits.sockets_per_address:
        raise TooMuch(sentence("why-too-much"))


async def accept_socket(asker: AnyConnection, send: Send) -> None:
    protocol = PROTOCOL if PROTOCOL in protocols(asker) else None
    await send({"type": "websocket.accept", "subprotocol": protocol, "headers": []})


def stopped(services: Services, asker: AnyConnection) -> Turned | None:
    """Whether another site's page asks, or somebody who is banned."""
    if is_foreign(asker) or not is_ours(services, asker):
        return Turned(FOREIGN, "Another site's page cannot play here.")
    if ban := ban_of(services, asker):
        return Turned(BANNED, str(told(ban)))
    return None


def turned(fault: TavolinoError) -> Turned:
    return Turned(CODES.get(type(fault), TOO_MUCH), str(fault))
