"""A link as a QR code, for the phone of the person next to you."""

import asyncio
from functools import lru_cache
from io import BytesIO
from typing import Annotated
from urllib.parse import urlsplit

import segno
from litestar import Response, get
from litestar.params import Parameter

from tavolino.game import BadMessage
from tavolino.server.requests import AnyRequest

QUIET = 4  # modules of white space around the code, as the standard asks for
HEADERS = {"Cache-Control": "private, max-age=86400"}  # private: a link to a table is a key to it
Text = Annotated[str, Parameter(max_length=500, description="an address of this server")]


@get("/api/qr", summary="An address of this server as a QR code", media_type="image/svg+xml")
async def qr(text: Text, request: AnyRequest) -> Response[bytes]:
    check_ours(text, request.headers.get("host", ""))
    return Response(await asyncio.to_thread(drawn, text), headers=HEADERS, media_type="image/svg+xml")


def check_ours(text: str, host: str) -> None:
    """Raise BadMessage for anything but an address of this server: we draw no codes for other sites."""
    try:
        address = urlsplit(text)
    except ValueError:
        raise BadMessage("That is no address.") from None
    readable = text.isascii() and text.isprintable() and " " not in text
    if not readable or address.scheme not in {"http", "https"} or not host or address.netloc.lower() != host.lower():
        raise BadMessage("Only an address of this server becomes a code.")


@lru_cache(maxsize=256)
def drawn(text: str) -> bytes:
    picture = BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(picture, kind="svg", border=QUIET, dark="#000", light=None, omitsize=True, xmldecl=False, nl=False)
    return picture.getvalue()
