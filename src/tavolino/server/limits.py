"""How much one may ask for. Everything has a bound, and every bound can be set."""

import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from tavolino.game import BadMessage, TavolinoError
from tavolino.words import sentence

Positive = Annotated[int, Meta(ge=1)]
REMEMBERED = 10_000  # who asked lately
ROUNDING = 1e-6  # seconds


class TooMuch(TavolinoError):
    """Somebody asks for more than their share."""


class Limits(Struct, frozen=True):
    tables: Positive = 5_000
    sockets: Positive = 10_000
    sockets_per_address: Positive = 100
    requests_per_second: Positive = 30  # by HTTP, from one address; for a moment three times as many
    asks_per_second: Positive = 20  # by one socket; for a moment three times as many
    newcomers_per_minute: Positive = 60  # people and tables, from one address
    message_bytes: Positive = 8_192
    quiet_hours: Positive = 72  # until a table at which nobody is gets closed


def read_limits(pairs: Iterable[str]) -> Limits:
    """The usual limits, with every NAME=NUMBER put in."""
    changes: dict[str, int] = {}
    for pair in pairs:
        name, _, number = pair.partition("=")
        if name not in Limits.__struct_fields__:
            raise BadMessage(f"There is no limit {name!r}; there are {', '.join(Limits.__struct_fields__)}.")
        if not (number.isascii() and number.isdecimal() and int(number) > 0):
            raise BadMessage(f"The limit {name} must be a whole number from 1, not {number!r}.")
        changes[name] = int(number)
    return msgspec.structs.replace(Limits(), **changes)


class Allowance:
    """So many a second for each asker, and for a moment three seconds' worth at once."""

    def __init__(self, per_second: float, burst: float | None = None) -> None:
        self.per_second = per_second
        self.burst = per_second * 3 if burst is None else burst
        self.full_at: OrderedDict[str, float] = OrderedDict()  # by asker: when nothing will be used up any more

    def use(self, asker: str) -> None:
        """Count one more; raises TooMuch for what is beyond the asker's share, which does not count."""
        if self.pause(asker):
            self.full_at[asker] -= 1 / self.per_second
            raise TooMuch(sentence("why-too-much"))

    def pause(self, asker: str) -> float:
        """Count one more; returns for how many seconds it has to wait to stay within the asker's share."""
        now = time.monotonic()
        full_at = max(self.full_at.pop(asker, now), now) + 1 / self.per_second
        self.full_at[asker] = full_at
        if len(self.full_at) > REMEMBERED:
            self.full_at.popitem(last=False)
        ahead = full_at - now - self.burst / self.per_second
        return ahead if ahead > ROUNDING else 0.0
