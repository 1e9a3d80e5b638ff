"""Who is asking, as a proxy says it. Only the proxies that the host has named are believed."""

import logging
from collections.abc import Iterable
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tavolino.server.nodes.proof import HEADER as RELAYED
from tavolino.server.settings import Network

FORWARDED_FOR = b"x-forwarded-for"
log = logging.getLogger(__name__)


def trusted_text(proxies: Iterable[Network]) -> str:
    """The proxies as uvicorn reads them."""
    return ",".join(spelling for network in proxies for spelling in network.spellings)


class Forwarded:
    """Puts the address and the scheme that a trusted proxy names into the scope; tells the host once about others."""

    def __init__(self, application: Any, trusted: str) -> None:
        self.believing = ProxyHeadersMiddleware(application, trusted)
        self.told = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if not self.told and self.is_unbelievable(scope):
            self.told = True
            log.warning(
                "X-Forwarded-For was ignored, because it came from an address that is not among the proxies; "
                "if your proxy sent it, name the proxy's address with --proxy"
            )
        await self.believing(scope, receive, send)

    def is_unbelievable(self, scope: Any) -> bool:
        names = {name for name, _ in scope.get("headers", ())}
        if FORWARDED_FOR not in names or RELAYED in names:  # another node proves otherwise who is asking
            return False
        return (scope.get("client") or ("",))[0] not in self.believing.trusted_hosts
