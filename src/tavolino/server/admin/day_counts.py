"""What is counted of each day: matches, people and sockets. No figure names anybody."""

import time
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from tavolino.people import People
from tavolino.server.admin.messages import DayOfFigures
from tavolino.store import DayFigure, Deal, Figure, Store

DAY = 24 * 3600
COUNTED: dict[str, Figure] = {"begun": "begun", "played again": "begun", "ended": "ended"}  # what deals are counted as


class DayCounts:
    """Counts in memory, and writes it from time to time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.matches: Counter[tuple[str, Figure, str]] = Counter()  # by day, kind and game, since the last write
        self.most_sockets: Counter[str] = Counter()  # by day

    def count_deals(self, deals: Sequence[Deal]) -> None:
        for deal in deals:
            if what := COUNTED.get(deal.what):
                self.matches[day_of(deal.at), what, deal.game] += 1

    def note_sockets(self, number: int) -> None:
        today = day_of(time.time())
        self.most_sockets[today] = max(self.most_sockets[today], number)

    async def write(self, people: People) -> None:
        await people.devices.note()
        now = int(time.time())
        seen = DayFigure(day_of(now), "people", "", await self.store.count_people(now // DAY * DAY))
        matches, self.matches = self.matches, Counter()
        sockets = [DayFigure(day, "sockets", "", number) for day, number in self.most_sockets.items()]
        counted = [DayFigure(*key, number) for key, number in matches.items()]
        try:
            await self.store.add_figures([seen, *sockets, *counted])
        except Exception:
            self.matches += matches
            raise
        self.most_sockets = Counter({day: most for day, most in self.most_sockets.items() if day == day_of(now)})

    async def last_days(self, days: int) -> list[DayOfFigures]:
        """The newest first; days on which nothing happened are left out."""
        found = await self.store.day_figures(day_of(time.time() - (days - 1) * DAY))
        return [one_day(day, figures) for day, figures in groupby(found, key=lambda one: one.day)][::-1]


def one_day(day: str, figures: Iterable[DayFigure]) -> DayOfFigures:
    every = [*figures]
    return DayOfFigures(
        day=day,
        begun={one.game: one.number for one in every if one.what == "begun"},
        ended={one.game: one.number for one in every if one.what == "ended"},
        people=max((one.number for one in every if one.what == "people"), default=0),
        sockets=max((one.number for one in every if one.what == "sockets"), default=0),
    )


def day_of(seconds: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(seconds))
