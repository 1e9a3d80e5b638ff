"""Which faults an operation can answer with, and who may ask for it: what its handler declares."""

from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import SecurityRequirement

from tavolino.server.messages import Fault
from tavolino.table.runtime.views import Update

WHY = {
    400: "The request is not understood",
    401: "The server does not know you: send a token or a cookie",
    403: "Not for you: you are banned, your token can only look, or another site's page asks",
    404: "There is nothing by that name",
    409: "Not allowed as things are",
    413: "The message is too long",
    421: "The server does not have the name that you called it by",
    429: "Too much at once: wait a moment",
    503: "Not at the moment: the disk accepts nothing, or the table moves to another node. Try again",
}
EVERYWHERE = (400, 403, 421, 429)  # whatever is asked
WITH_BODY = (413,)
SIGNED_IN: list[SecurityRequirement] = [{"token": []}, {"cookie": []}]
ANYBODY: list[SecurityRequirement] = [{}, *SIGNED_IN]  # a token says who asks, and nobody needs one


def faults(*statuses: int) -> dict[int, ResponseSpec]:
    """The faults of an operation besides those that its form brings along (see `EVERYWHERE` and the next one)."""
    return {status: ResponseSpec(Fault, description=WHY[status], generate_examples=False) for status in statuses}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """All answers to an ask at a table: an update, also if the table refuses it, and the faults besides."""
    done = ResponseSpec(Update, description="Done", generate_examples=False)
    refused = ResponseSpec(Update | Fault, description=WHY[409], generate_examples=False)
    return {**faults(*statuses), 200: done, 409: refused}
