"""A link as a QR code, for the phone of the person next to you."""

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import Annotated
from urllib.parse import urlsplit

import segno
from litestar import Response, get
from litestar.params import Parameter

from tavolino.game import BadMessage
from tavolino.server.reach.own_machine import is_loopback, is_own_machine
from tavolino.server.requests import AnyRequest, home
from tavolino.server.services import Services

QUIET = 4  # modules of white space around the code, as the standard requires
HEADERS = {"Cache-Control": "private, max-age=86400"}  # private: a link to a table is a key to it
Text = Annotated[str, Parameter(max_length=500, description="an address of this server")]


@get("/api/qr", summary="An address of this server as a QR code", media_type="image/svg+xml")
async def qr(text: Text, request: AnyRequest, services: Services) -> Response[bytes]:
    hosts = [request.headers.get("host", "")]
    if is_own_machine(request):
        hosts = [urlsplit(one.url).netloc for one in await asyncio.to_thread(services.reach.addresses)]
    check_ours(text, hosts)
    return Response(await services.heavy.do(home(request), drawn, text), headers=HEADERS, media_type="image/svg+xml")


def check_ours(text: str, hosts: Sequence[str]) -> None:
    """Raise BadMessage for anything but an address of this server that others can open."""
    try:
        address = urlsplit(text)
    except ValueError:
        raise BadMessage("That is no address.") from None
    readable = text.isascii() and text.isprintable() and " " not in text
    ours = {host.lower() for host in hosts if host}
    if not readable or address.scheme not in {"http", "https"} or address.netloc.lower() not in ours:
        raise BadMessage("Only an address of this server that others can open becomes a code.")
    if is_loopback(address.netloc):
        raise BadMessage("This address means another machine on each phone.")


@lru_cache(maxsize=256)
def drawn(text: str) -> bytes:
    picture = BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(picture, kind="svg", border=QUIET, dark="#000", light=None, omitsize=True, xmldecl=False, nl=False)
    return picture.getvalue()
