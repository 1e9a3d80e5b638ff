"""The open sockets of each device, so that they close when the device is ended."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple, Protocol

from tavolino.people import Bearer, Person
from tavolino.server.admin.bans import Bans, told

TOGETHER = 50  # sockets that are told something before others get a turn


class Here(NamedTuple):
    """Who has a socket, from where, and since when."""

    person: Person
    host: str  # the address
    table: str  # empty: it is their own one
    since: int  # seconds since 1970


class Visit(Protocol):
    ends: int | None  # when its token ends
    here: Here | None

    def sign_out(self) -> None: ...

    def come_back(self) -> None: ...

    def turn_away(self, reason: str) -> None: ...

    def tell_news(self) -> None: ...


class Visits:
    def __init__(self) -> None:
        self.open: defaultdict[Bearer, set[Visit]] = defaultdict(set)

    def add(self, bearer: Bearer, visit: Visit) -> None:
        self.open[bearer].add(visit)

    def remove(self, bearer: Bearer, visit: Visit) -> None:
        self.open[bearer].discard(visit)
        if not self.open[bearer]:
            del self.open[bearer]

    def end(self, bearers: Iterable[Bearer]) -> None:
        for bearer in bearers:
            for visit in [*self.open.get(bearer, ())]:
                visit.sign_out()

    def everybody(self) -> list[Visit]:
        return [one for visits in self.open.values() for one in visits]

    def turn_away(self, bans: Bans) -> None:
        """Close the sockets of those who are banned."""
        for visit in self.everybody():
            here = visit.here
            if here and (ban := bans.of_person(here.person.id) or bans.of_address(here.host)):
                visit.turn_away(str(told(ban)))

    async def tell_news(self) -> None:
        """Let everybody know what those who run the place say."""
        for number, visit in enumerate(self.everybody()):
            visit.tell_news()
            if number % TOGETHER == TOGETHER - 1:
                await asyncio.sleep(0)

    def end_outdated(self) -> None:
        """Close the sockets of programs whose token has ended since they came."""
        now = time.time()
        for visit in self.everybody():
            if visit.ends is not None and visit.ends <= now:
                visit.sign_out()
