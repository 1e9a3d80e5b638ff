"""Which faults an operation can answer with, and who may ask for it: what its handler declares."""

from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import SecurityRequirement

from tavolino.server.messages import Fault
from tavolino.table.runtime.views import Update

WHY = {
    400: "The request is not understood",
    401: "The server does not know you: send a token or a cookie",
    403: "Not for you: another site's page asks, or a token that can only look",
    404: "There is nothing by that name",
    409: "Not allowed as things are",
    413: "The message is too long",
    421: "The server does not have the name that you called it by",
    429: "Too much at once: wait a moment",
    503: "The server's disk accepts nothing at the moment: try again later",
}
EVERYWHERE = (400, 421, 429)  # whatever is asked
TO_CHANGE = (403,)  # whatever is more than looking
WITH_BODY = (413,)
SIGNED_IN: list[SecurityRequirement] = [{"token": []}, {"cookie": []}]
ANYBODY: list[SecurityRequirement] = [{}, *SIGNED_IN]  # a token says who asks, and nobody needs one


def faults(*statuses: int) -> dict[int, ResponseSpec]:
    """The faults of an operation besides those that its form brings along (see `EVERYWHERE` and the next ones)."""
    return {status: ResponseSpec(Fault, description=WHY[status], generate_examples=False) for status in statuses}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The same for an ask at a table: if the table refuses it, the answer is an update that says why."""
    refused = ResponseSpec(Update | Fault, description=WHY[409], generate_examples=False)
    return {**faults(*statuses), 409: refused}
