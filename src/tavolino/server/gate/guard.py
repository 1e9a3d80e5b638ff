"""What every HTTP request has to pass before anything else looks at it."""

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Scope, Send

from tavolino.server.admin.bans import told
from tavolino.server.gate.limits import TooMuch
from tavolino.server.messages import Fault
from tavolino.server.page.preview import language_of
from tavolino.server.requests import AnyConnection, address, home, host_of, token_of
from tavolino.server.services import Services
from tavolino.server.transport.headers import headers_for
from tavolino.store import Ban
from tavolino.words import Sentence
from tavolino.words.catalogue import in_words

TWO_LENGTHS = "A request has either a Content-Length or a Transfer-Encoding."
NO_NUL = "No name has a NUL in it."
WRONG_NAME = "This is another server. If it is yours, start it with --name and the name you came by."


async def guard(services: Services, scope: Scope, receive: Receive, send: Send, application: ASGIApp) -> None:
    asker: AnyConnection = ASGIConnection(scope)
    if ban := ban_of(services, asker):
        await turn_away(scope, send, asker, told(ban))
        return
    try:
        await services.answers.wait(home(asker))
    except TooMuch as fault:
        await refuse(scope, send, 429, str(fault))
        return
    if "content-length" in asker.headers and "transfer-encoding" in asker.headers:
        await refuse(scope, send, 400, TWO_LENGTHS)  # a proxy may have read it otherwise (RFC 9112, 6.1)
    elif "\0" in scope["path"] and scope["path"].startswith("/api/"):
        await refuse(scope, send, 404, NO_NUL)  # it names nothing, and PostgreSQL cannot be asked for it
    elif not is_ours(services, asker):
        await refuse(scope, send, 421, WRONG_NAME)
    else:
        await application(scope, receive, send)


def is_ours(services: Services, asker: AnyConnection) -> bool:
    """Whether a request is for a name of this server."""
    host = host_of(asker)
    if host is None or services.names.knows(host, services.reach.name.host):
        return True  # browsers always send a Host
    services.names.tell(host)
    return False


def ban_of(services: Services, asker: AnyConnection) -> Ban | None:
    """Nothing is read from the database for it. Those who run the place have a token that no ban applies to."""
    if asker.scope["path"].startswith("/api/admin/"):
        return None
    return services.bans.of_address(address(asker)) or services.bans.of_token(token_of(asker), services.people.tokens)


async def turn_away(scope: Scope, send: Send, asker: AnyConnection, why: Sentence) -> None:
    """A program and the page get the key of the sentence; somebody who opens the page gets it in their language."""
    if asker.scope["path"].startswith("/api/"):
        fault = Fault(str(why), why.message, why.values)
        await answer(scope, send, 403, "application/json", msgspec.json.encode(fault))
    else:
        line = in_words(why, language=language_of(asker.headers.get("accept-language", "")))
        await answer(scope, send, 403, "text/plain; charset=utf-8", f"{line}\n".encode())


async def refuse(scope: Scope, send: Send, status: int, reason: str) -> None:
    """Say why in one line, and close the connection."""
    await answer(scope, send, status, "application/json", msgspec.json.encode(Fault(reason)))


async def answer(scope: Scope, send: Send, status: int, kind: str, body: bytes) -> None:
    headers = {
        "Content-Type": kind,
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers_for(scope),
    }
    raw = [(name.lower().encode(), text.encode()) for name, text in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body, "more_body": False})
