"""What every HTTP request has to pass before anything else looks at it."""

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Scope, Send

from tavolino.server.headers import headers_for
from tavolino.server.limits import TooMuch
from tavolino.server.messages import Fault
from tavolino.server.requests import AnyConnection, home, host_of
from tavolino.server.services import Services

TWO_LENGTHS = "A request has either a Content-Length or a Transfer-Encoding."
WRONG_NAME = "This is another server. If it is yours, start it with --name and the name you came by."


async def guard(services: Services, scope: Scope, receive: Receive, send: Send, application: ASGIApp) -> None:
    asker: AnyConnection = ASGIConnection(scope)
    try:
        await services.answers.wait(home(asker))
    except TooMuch as fault:
        await refuse(scope, send, 429, str(fault))
        return
    if "content-length" in asker.headers and "transfer-encoding" in asker.headers:
        await refuse(scope, send, 400, TWO_LENGTHS)  # a proxy may have read it otherwise (RFC 9112, 6.1)
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


async def refuse(scope: Scope, send: Send, status: int, reason: str) -> None:
    """Say why in one line, and close the connection."""
    body = msgspec.json.encode(Fault(reason))
    headers = {
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers_for(scope),
    }
    raw = [(name.lower().encode(), text.encode()) for name, text in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body, "more_body": False})
