"""The public list of all deals over HTTP (docs/honest-deal.md)."""

from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from tavolino.server.services import Services

MOST = 1000  # lines in one answer
First = Annotated[int, Parameter(ge=0, description="the number of the first line")]
Count = Annotated[int, Parameter(ge=1, le=MOST, description="how many lines")]
Last = Annotated[int | None, Parameter(ge=1, le=MOST, description="only so many of the newest lines")]


@get(
    "/api/deals",
    summary="All deals on this server and how they ended, one JSON object a line",
    media_type="application/jsonl",
)
async def deals(services: Services, first: First = 0, most: Count = MOST, last: Last = None) -> Response[bytes]:
    if last is not None:
        first, most = max(0, await services.store.deals_count() - last), last
    lines = await services.store.deals(first, most)
    body = "".join(f"{line}\n" for line in lines).encode()
    headers = {"Content-Disposition": 'attachment; filename="deals.jsonl"'}
    return Response(body, media_type="application/jsonl", headers=headers)
