"""Turns every error into an HTTP status and one line."""

import logging

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from tavolino.game import TavolinoError
from tavolino.match.replay import OldRules
from tavolino.people import Unknown
from tavolino.server.admin.auth import NotAdmin
from tavolino.server.gate.limits import TooMuch
from tavolino.server.messages import Fault
from tavolino.server.requests import AnyRequest, ReadOnly
from tavolino.store import Unwritable
from tavolino.table import Elsewhere, NotAllowed, NotFound
from tavolino.words import Sentence, sentence

log = logging.getLogger(__name__)


class Foreign(TavolinoError):
    """A page of another site sends a request in its visitor's name."""


STATUS: dict[type[TavolinoError], int] = {
    Unknown: 401,
    Foreign: 403,
    ReadOnly: 403,
    NotAdmin: 403,
    NotFound: 404,
    NotAllowed: 409,
    OldRules: 409,
    TooMuch: 429,
    Unwritable: 503,
}


def our_fault(request: AnyRequest, fault: Exception) -> Response[Fault]:
    log.error("%s %s failed", request.method, request.route_handler.name or "", exc_info=fault)
    request.app.state.services.metrics.faults.inc()
    return answer(500, sentence("why-our-fault"))


def their_fault(request: AnyRequest, fault: TavolinoError) -> Response[Fault]:
    request.app.state.services.metrics.refusals.inc()
    return answer(STATUS.get(type(fault), 400), fault.sentence or str(fault))


def bad_request(_: AnyRequest, fault: HTTPException) -> Response[Fault]:
    details = [f"{extra.get('message')}" for extra in fault.extra or [] if isinstance(extra, dict)]
    return answer(fault.status_code, "; ".join([fault.detail.partition(" for ")[0], *details]))


def answer(status: int, reason: str | Sentence) -> Response[Fault]:
    line = " ".join(str(reason).split())
    fault = Fault(line, reason.message, reason.values) if isinstance(reason, Sentence) else Fault(line)
    return Response(fault, status_code=status, media_type="application/json")


def too_deep(_: AnyRequest, __: RecursionError) -> Response[Fault]:
    return answer(400, "The message is nested too deeply.")


def moved(_: AnyRequest, __: Elsewhere) -> Response[Fault]:
    """Another node has claimed the table meanwhile; nothing was done."""
    again = answer(503, sentence("why-read-anew"))
    again.headers = {"Retry-After": "1", "X-Tavolino-Moved": "yes"}
    return again


HANDLERS: ExceptionHandlersMap = {
    Elsewhere: moved,
    RecursionError: too_deep,
    TavolinoError: their_fault,
    HTTPException: bad_request,
    Exception: our_fault,
}
