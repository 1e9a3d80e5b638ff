"""How much a client may ask for. Everything has a limit, and every limit can be set."""

import asyncio
import time
from collections import OrderedDict
from typing import Annotated

from msgspec import Meta, Struct

from tavolino.game import TavolinoError
from tavolino.words import sentence

Positive = Annotated[int, Meta(ge=1, description="a whole number from 1")]
Count = Annotated[int, Meta(ge=0, description="a whole number")]
Hours = Annotated[float, Meta(ge=0.001, le=1_000_000, description="a number of hours")]
REMEMBERED = 10_000  # recent clients
PATIENCE = 5.0  # seconds that something may wait for its turn; so nothing piles up
ROUNDING = 1e-6  # seconds


class TooMuch(TavolinoError):
    """A client asks for more than its share."""


class Limits(Struct, frozen=True):
    tables: Positive = 5_000
    tables_per_address: Positive = 200
    tables_per_person: Positive = 100
    connections: Positive = 12_000  # sockets included
    connections_per_address: Positive = 300
    request_seconds: Positive = 20  # for a request to arrive, head and body
    sockets: Positive = 10_000
    sockets_per_address: Positive = 100
    handshakes_per_second: Positive = 20  # of sockets, from one address; briefly three times as many
    requests_per_second: Positive = 30  # over HTTP, from one address; briefly three times as many
    answers_per_second: Positive = 200  # over HTTP, files and refusals included; three times as many, then they wait
    asks_per_second: Positive = 20  # on one socket; briefly three times as many
    newcomers_per_minute: Positive = 60  # people and tables, from one address
    coach_per_hour: Positive = 120  # matches for the coach, from one address
    sign_ins_per_hour: Positive = 60  # tries to keep a name or to sign in, from one address
    contests_per_day: Positive = 40  # that are opened from one address
    message_bytes: Positive = 8_192
    compressed_per_second: Count = 0  # updates to compress; the others are sent uncompressed
    quiet_hours: Hours = 72  # until an empty table is closed
    finished_hours: Hours = 12  # the same, if its match is over
    notice_seconds: Count = 60  # that a notice waits, because people often come by themselves
    log_days: Positive = 30  # until the log of a closed table is dropped; records stay


class Allowance:
    """A number per second, with bursts of up to three seconds' worth."""

    def __init__(self, per_second: float, burst: float | None = None) -> None:
        self.each = 1 / per_second  # seconds
        self.burst = 3.0 if burst is None else burst * self.each  # seconds
        self.full_at = 0.0  # when the whole burst is available again

    def pause(self) -> float:
        """Count one more; returns how many seconds it has to wait to stay within the share."""
        now = time.monotonic()
        self.full_at = max(self.full_at, now) + self.each
        ahead = self.full_at - now - self.burst
        return ahead if ahead > ROUNDING else 0.0

    def has_room(self) -> bool:
        """Count one more, unless it would exceed the share."""
        if self.pause():
            self.full_at -= self.each
            return False
        return True

    def use(self) -> None:
        """Count one more; if it would exceed the share, raises TooMuch and does not count it."""
        if not self.has_room():
            raise TooMuch(sentence("why-too-much"))


class Allowances:
    """One allowance for each client."""

    def __init__(self, per_second: float, burst: float | None = None) -> None:
        self.per_second = per_second
        self.burst = burst
        self.of: OrderedDict[str, Allowance] = OrderedDict()  # by client, the most recent last

    def use(self, asker: str) -> None:
        self.allowance(asker).use()

    def has_room(self, asker: str) -> bool:
        return self.allowance(asker).has_room()

    async def wait(self, asker: str) -> None:
        """Wait until it is within the asker's share; raises TooMuch where that would take too long."""
        allowance = self.allowance(asker)
        pause = allowance.pause()
        if pause > PATIENCE:
            allowance.full_at -= allowance.each  # it does not count
            raise TooMuch(sentence("why-too-much"))
        if pause:
            await asyncio.sleep(pause)

    def allowance(self, asker: str) -> Allowance:
        found = self.of.setdefault(asker, Allowance(self.per_second, self.burst))
        self.of.move_to_end(asker)
        if len(self.of) > REMEMBERED:
            self.of.popitem(last=False)
        return found
