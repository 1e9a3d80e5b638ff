"""Answers that are compressed where they are made: in the thread of heavy work."""

import gzip
from typing import Any

from litestar import Response

from tavolino.server.requests import AnyRequest

SMALL = 1_000  # bytes that are not worth it
QUICK = 5  # the level of compression


def shrunk(request: AnyRequest, body: bytes, headers: dict[str, str] | None = None) -> Response[Any]:
    """JSON, compressed for those who can read it."""
    headers = {"Vary": "Accept-Encoding", **(headers or {})}
    if len(body) > SMALL and takes_gzip(request.headers.get("accept-encoding", "")):
        body, headers = gzip.compress(body, QUICK), headers | {"Content-Encoding": "gzip"}
    return Response(body, headers=headers, media_type="application/json")


def takes_gzip(accepted: str) -> bool:
    ways = [way.replace(" ", "").lower() for way in accepted.split(",")]
    return any(way.partition(";")[0] == "gzip" and way not in {"gzip;q=0", "gzip;q=0.0"} for way in ways)
