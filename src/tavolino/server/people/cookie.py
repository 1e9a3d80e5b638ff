"""The cookie in which a browser keeps its token.

Over https its name begins with `__Host-`, so that no other server of the same domain can set it. Browsers that have
one by the old name are still known by that.
"""

from litestar import Response
from litestar.datastructures import Cookie

from tavolino.server.requests import COOKIE, SAFE_COOKIE, AnyConnection

YEAR = 365 * 24 * 3600  # seconds


def cookie_for(asker: AnyConnection, token: str) -> Cookie:
    safe = asker.scope["scheme"] == "https"
    name = SAFE_COOKIE if safe else COOKIE
    return Cookie(key=name, value=token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=safe)


def take_back(asker: AnyConnection, answer: Response[None]) -> None:
    """Make the browser forget its token."""
    answer.delete_cookie(COOKIE)
    if asker.scope["scheme"] == "https":
        gone = Cookie(key=SAFE_COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=True)
        answer.set_cookie(gone)
