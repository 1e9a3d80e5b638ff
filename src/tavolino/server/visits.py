"""The open sockets of each device, so that they close when the device is ended."""

import time
from collections import defaultdict
from collections.abc import Iterable
from typing import Protocol

from tavolino.people import Bearer


class Visit(Protocol):
    ends: int | None  # when its token ends

    def sign_out(self) -> None: ...


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

    def end_outdated(self) -> None:
        """Close the sockets of programs whose token has ended since they came."""
        now = time.time()
        for visit in [one for visits in self.open.values() for one in visits]:
            if visit.ends is not None and visit.ends <= now:
                visit.sign_out()
