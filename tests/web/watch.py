"""Whatever a page does that a good page does not: noted while a test runs, and held against it at its end."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Request, WebSocket

LEFT = "net::ERR_ABORTED"  # the page went elsewhere while it waited: no fault of its own
BLOCKED = "Service Worker registration blocked by Playwright"  # as the tests ask for it


class Troubles:
    """Errors and warnings on the console (the policy against foreign content speaks there too), uncaught ones, requests
    that fail or go to other hosts. A test that means to cause one says so: `troubles.expect("409")`."""

    def __init__(self, address: str) -> None:
        self.hosts = {urlsplit(address).netloc}
        self.seen: list[str] = []
        self.expected: list[str] = []
        self.allowed: list[str] = []

    def expect(self, pattern: str) -> None:
        """A trouble in which this regular expression is found: it may come any number of times, but it must come."""
        self.expected.append(pattern)

    def allow(self, pattern: str) -> None:
        """One that may come or not, as chance will have it."""
        self.allowed.append(pattern)

    def console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and message.text != BLOCKED:
            self.seen.append(f"console: {message.text} ({message.location.get('url', '')})")

    def fault(self, error: Error) -> None:
        self.seen.append(f"uncaught: {error}")

    def failed(self, request: Request) -> None:
        if request.failure != LEFT:
            self.seen.append(f"failed: {request.method} {request.url}: {request.failure}")

    def socket(self, socket: WebSocket) -> None:
        self.address(socket.url)

    def address(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in {"http", "https", "ws", "wss"} and parts.netloc not in self.hosts:
            self.seen.append(f"elsewhere: {url}")

    def check(self) -> None:
        known = (*self.expected, *self.allowed)
        unexpected = [line for line in self.seen if not any(re.search(pattern, line) for pattern in known)]
        missing = [pattern for pattern in self.expected if not any(re.search(pattern, line) for line in self.seen)]
        assert not unexpected, "the page had troubles:\n" + "\n".join(unexpected)
        assert not missing, f"these troubles were expected and did not come: {missing}"


def watch(context: BrowserContext, troubles: Callable[[], Troubles]) -> None:
    """Note what its pages do wrong, with the test that uses the device at that time."""
    context.on("console", lambda message: troubles().console(message))
    context.on("weberror", lambda fault: troubles().fault(fault.error))
    context.on("request", lambda request: troubles().address(request.url))
    context.on("requestfailed", lambda request: troubles().failed(request))
    context.on("page", lambda page: page.on("websocket", lambda socket: troubles().socket(socket)))
