"""The door of a node: what concerns another node's table is passed on before anything else looks at it."""

import asyncio
import logging
import re

import msgspec
from litestar import Response
from litestar.types import ASGIApp, HTTPScope, Receive, Send

from tavolino.server.messages import Fault
from tavolino.server.nodes.proof import accept, proof_for
from tavolino.server.nodes.relay import Answer, NotReached, forward
from tavolino.server.requests import AnyRequest
from tavolino.server.services import Services
from tavolino.store import Unwritable
from tavolino.table import Elsewhere, NotFound
from tavolino.words import sentence

TABLE = re.compile(r"/api/tables/([a-z0-9]{1,20})(/.*)?")
TRIES = 20  # until a node that has just gone is known to be gone
PAUSE = 0.05  # seconds between them
MOVED = b"x-tavolino-moved"  # in the answer of a node that does not own the table any more
log = logging.getLogger(__name__)


async def to_owner(services: Services, scope: HTTPScope, receive: Receive, send: Send, application: ASGIApp) -> None:
    """Let the owner of the table answer a request, or this node if there is none."""
    found = TABLE.fullmatch(scope["path"])
    if not services.store.several or found is None:
        await application(scope, receive, send)
        return
    relayed = accept(services.people.tokens, scope)
    body: bytes | None = None
    for _ in range(TRIES):
        address = await owner_of(services, found[1])
        if address is None:
            await application(scope, receive if body is None else again(body), send)
            return
        if relayed:
            await pass_back(moved(), send)
            return
        body = await whole(receive, services.limits.message_bytes) if body is None else body
        answer = await answer_of(services, scope, body, address)
        if answer is not None:
            await pass_back(answer, send)
            return
        await asyncio.sleep(PAUSE)
    await pass_back(busy(), send)


async def owner_of(services: Services, table: str) -> str | None:
    """The address of the node that owns a table; None if it is this one, or if this one can say what is wrong."""
    try:
        await services.tables.current(table)
    except Elsewhere as owner:
        return owner.address
    except (NotFound, Unwritable):
        return None
    return None


async def answer_of(services: Services, scope: HTTPScope, body: bytes, address: str) -> Answer | None:
    """None if the other node has not acted on the request, so that it can be asked again."""
    try:
        answer = await forward(scope, body, address, proof_for(services.people.tokens, scope))
    except NotReached:
        return None
    except OSError as fault:
        log.warning("a node hung up while it was answering: %s", fault)
        return busy()
    services.metrics.relayed.labels("request").inc()
    return None if any(name == MOVED for name, _ in answer.headers) else answer


async def passed_on(services: Services, request: AnyRequest, address: str) -> Response[bytes]:
    """The same for a request whose handler found out who owns the table."""
    answer = await answer_of(services, request.scope, await request.body(), address) or busy()
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in answer.headers}
    return Response(answer.body, status_code=answer.status, headers=headers, media_type="application/json")


async def whole(receive: Receive, most: int) -> bytes:
    """The body of a request, as far as we would read it ourselves."""
    parts, size, more = list[bytes](), 0, True
    while more and size <= most:
        message = await receive()
        if message["type"] != "http.request":
            break
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        more = message.get("more_body", False)
    return b"".join(parts)


def again(body: bytes) -> Receive:
    """Receive a body that was read already."""
    messages = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> object:
        return messages.pop() if messages else {"type": "http.disconnect"}

    return receive  # type: ignore[return-value]


def busy() -> Answer:
    """Nobody can say at the moment; a client may ask again, with the same key."""
    why = sentence("why-read-anew")
    body = msgspec.json.encode(Fault(str(why), why.message, why.values))
    return Answer(503, [(b"content-type", b"application/json"), (b"retry-after", b"1")], body)


def moved() -> Answer:
    """Another node has claimed the table meanwhile; nothing was done."""
    status, headers, body = busy()
    return Answer(status, [*headers, (MOVED, b"yes")], body)


async def pass_back(answer: Answer, send: Send) -> None:
    headers = [*answer.headers, (b"content-length", str(len(answer.body)).encode())]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body, "more_body": False})
