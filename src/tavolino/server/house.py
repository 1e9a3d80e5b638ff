"""All that the doors lead to."""

import asyncio
import contextlib
import gc
import ipaddress
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

from litestar import Litestar
from litestar.connection import ASGIConnection

from tavolino.server.identity import COOKIE, Signer, Unknown
from tavolino.server.limits import Allowances, Limits
from tavolino.server.metrics import Metrics
from tavolino.store import Store
from tavolino.table import Pace, Person, Tables, Thinkers

Asker: TypeAlias = ASGIConnection[Any, Any, Any, Any]
PROTOCOL = "tavolino"  # of sockets, followed by the token of whoever shares the device with others
SWEEP = 600  # seconds between two looks for quiet tables, at most
HOUR = 3600
log = logging.getLogger(__name__)


class House:
    def __init__(self, database: Path, limits: Limits, pace: Pace) -> None:
        self.limits = limits
        self.pace = pace
        self.store = Store(database)
        self.signer = Signer(self.store.key())
        self.metrics = Metrics()
        self.requests = Allowances(limits.requests_per_second)
        self.newcomers = Allowances(limits.newcomers_per_minute / 60, burst=limits.newcomers_per_minute)
        self.sockets: Counter[str] = Counter()  # by address
        self.thinkers = Thinkers()
        self.tables: Tables

    @asynccontextmanager
    async def open(self, _: Litestar) -> AsyncIterator[None]:
        """While the server runs."""
        self.tables = Tables(self.store, self.thinkers, self.pace, self.limits.tables)
        sweeping = asyncio.create_task(self.sweep())
        try:
            yield
        finally:
            sweeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sweeping
            await self.tables.close()
            self.thinkers.close()
            self.store.close()

    async def sweep(self) -> None:
        quiet = self.limits.quiet_hours * HOUR
        while True:
            await asyncio.sleep(min(SWEEP, quiet / 5))
            try:
                await self.tables.close_quiet(quiet)
            except Exception:  # a full disk, say; the next time it may go better
                log.exception("quiet tables could not be closed")
            gc.collect()  # sockets that are gone refer to themselves, and Python would not look for them in days

    def person(self, asker: Asker) -> Person:
        """Who asks; raises Unknown for somebody without a token of ours."""
        person = self.known(asker)
        if person is None:
            raise Unknown("Say who you are first: POST a name to /api/me.")
        return person

    def known(self, asker: Asker) -> Person | None:
        token = shown_token(asker) or asker.cookies.get(COOKIE, "")
        return self.signer.read(token, Person) if token else None


def shown_token(asker: Asker) -> str:
    """The token that a program shows; a page's socket can send no header but its protocols, so it stands there."""
    header = asker.headers.get("authorization", "")
    if header.startswith("Bearer "):
        return header.removeprefix("Bearer ")
    first, *others = protocols(asker)
    return others[0] if first == PROTOCOL and others else ""


def protocols(asker: Asker) -> list[str]:
    return [one.strip() for one in asker.headers.get("sec-websocket-protocol", "").split(",")]


def address(asker: Asker) -> str:
    return asker.client.host if asker.client else ""


def is_local(asker: Asker) -> bool:
    try:
        return ipaddress.ip_address(address(asker)).is_loopback
    except ValueError:
        return False


def is_foreign(asker: Asker) -> bool:
    """Whether another site's page sends its visitors here: their browser says where it comes from."""
    origin = asker.headers.get("origin")
    return origin is not None and origin.partition("://")[2] != asker.headers.get("host")
