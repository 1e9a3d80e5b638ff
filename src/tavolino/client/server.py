"""One server: its address, our token, and requests over HTTP."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from tavolino import __version__
from tavolino.client.errors import BadToken, ClientError, NoSuchTable, OtherVersion, Refused, Unreachable
from tavolino.client.pauses import Pauses
from tavolino.server.messages import Fault, Given, NewToken, Place

T = TypeVar("T")
SECONDS = 30  # for an answer
PATIENCE = 600.0  # seconds that a server which was there may be gone
BUSY = (429, 502, 503, 504)  # status codes


class StayHere(HTTPRedirectHandler):
    """Does not follow redirects: the token is for this server only."""

    def redirect_request(self, *_: Any) -> None:
        return None


opener = build_opener(StayHere)


class Server:
    def __init__(self, url: str, token: str, patience: float, say: Callable[[str], None]) -> None:
        """`say` gets a line whenever the connection breaks and when it is back."""
        self.url = root_of(url)
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.patience = patience
        self.say = say
        self.met = False  # it has answered
        self.gone_since: float | None = None

    @property
    def sockets(self) -> str:
        """The beginning of its sockets' addresses."""
        return self.url.replace("http", "ws", 1)

    async def get(self, path: str, kind: type[T]) -> T:
        return await self.ask(path, None, kind)

    async def post(self, path: str, message: msgspec.Struct, kind: type[T]) -> T:
        return await self.ask(path, msgspec.json.encode(message), kind)

    async def ask(self, path: str, body: bytes | None, kind: type[T]) -> T:
        """Asks again while the server is busy, or gone for a moment."""
        pauses = Pauses()
        while True:
            try:
                answer = await asyncio.to_thread(self.answer, path, body)
                self.is_back()
                return await self.understood(answer, kind)
            except HTTPError as refusal:
                reason = refused(refusal)
                if refusal.code not in BUSY:
                    raise reason from None
                self.is_gone(str(reason))
            except (OSError, HTTPException) as fault:
                self.is_gone(why(fault))
            await asyncio.sleep(pauses.next())

    def answer(self, path: str, body: bytes | None) -> bytes:
        headers = {"Content-Type": "application/json", **self.headers}
        with opener.open(Request(self.url + path, body, headers), timeout=SECONDS) as answer:
            return bytes(answer.read())

    async def understood(self, text: bytes | str, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(text, type=kind)
        except msgspec.DecodeError as fault:
            raise OtherVersion(f"{await self.versions()} They do not understand each other: {fault}.") from None

    async def versions(self) -> str:
        try:
            place = await asyncio.to_thread(self.answer, "/api/place", None)
            version = msgspec.json.decode(place, type=Place).version
        except (OSError, HTTPException, msgspec.DecodeError):
            return f"This is Tavolino {__version__}, and what answers at {self.url} is something else."
        return f"This is Tavolino {__version__}, and the server at {self.url} is {version}."

    def is_back(self) -> None:
        if self.gone_since is not None:
            self.say(f"{self.url} is back.")
        self.met, self.gone_since = True, None

    def is_gone(self, why: str) -> None:
        """Notes that there is no answer; raises Unreachable if there never was one, or none for too long."""
        if not self.met:
            raise Unreachable(f"No Tavolino server answers at {self.url}: {why}.")
        if self.gone_since is None:
            self.gone_since = time.monotonic()
            self.say(f"The connection to {self.url} is lost ({why}); trying again.")
        if time.monotonic() - self.gone_since > self.patience:
            raise Unreachable(f"{self.url} has not answered for {self.patience:.0f} seconds: {why}.")


def root_of(url: str) -> str:
    """The beginning of all addresses of a server; raises ClientError."""
    with suppress(ValueError):  # no port, no IPv6 address, no name
        place = urlsplit(url)
        host = (place.hostname or "").encode("idna").decode()
        if place.scheme in ("http", "https") and host and place.port != 0 and "@" not in place.netloc:
            return f"{place.scheme}://{place.netloc.lower()}"
    raise ClientError(f"{url!r} is no address of a server; one looks like http://127.0.0.1:8000")


def why(fault: Exception) -> str:
    reason = getattr(fault, "reason", fault)  # urllib wraps what happened
    return f"{getattr(reason, 'strerror', None) or reason}".rstrip(".").strip() or type(fault).__name__


def refused(refusal: HTTPError) -> Refused:
    """What the server says, as an error of the right kind."""
    try:
        fault = msgspec.json.decode(refusal.read(), type=Fault)
    except (OSError, msgspec.DecodeError):
        elsewhere = f" It sends us to {refusal.headers['Location']}." if "Location" in refusal.headers else ""
        fault = Fault(f"The server answers {refusal.code} {refusal.reason}.{elsewhere}")
    kinds: dict[int, type[Refused]] = {401: BadToken, 404: NoSuchTable}
    return kinds.get(refusal.code, Refused)(fault.reason, fault.message)


async def introduce(url: str, name: str) -> str:
    """A token for a new guest of that name. A program that plays more than once should have a name of its own."""
    server = Server(url, "", 0, lambda _: None)
    return (await server.post("/api/tokens", NewToken(name), Given)).token
