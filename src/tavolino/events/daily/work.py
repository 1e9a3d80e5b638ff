"""What a server does for the daily deal in the background."""

import asyncio
import logging
import os
import time
from collections.abc import Callable

from tavolino.events.daily.bars import TRIES, play_try
from tavolino.events.daily.courses import courses
from tavolino.events.daily.days import day_at, later
from tavolino.events.daily.deals import AHEAD, fix_days, reveal_days
from tavolino.store import DailyDay, Store, Unwritable
from tavolino.table import Thinkers

LOOK = 30  # seconds between looks at the clock
LEASE = 300  # seconds for which one server does the thinking for all
SHARE = 0.1  # of its time that it thinks, as long as nobody waits for stars
WORK = "daily bars"
log = logging.getLogger(__name__)


class DailyWork:
    def __init__(self, store: Store, thinkers: Thinkers, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.thinkers = thinkers
        self.clock = clock
        self.holder = os.urandom(8).hex()

    def now(self) -> int:
        return int(self.clock())

    async def run(self) -> None:
        """Until it is cancelled."""
        await asyncio.gather(self.keep_days(), self.keep_bars())

    async def keep_days(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            await self.turn_pages()

    async def keep_bars(self) -> None:
        """Unhurried, from a while after the start on: a small machine stays cool, and people notice nothing."""
        pause: float = LOOK
        while True:
            await asyncio.sleep(pause)
            began = time.monotonic()
            try:
                found = await self.next_to_try()
                tried = found is not None and await self.one_more_try(*found)
                waited_for = tried and found is not None and await self.is_waited_for(found[0])
            except Unwritable:
                tried = waited_for = False
            except Exception:
                log.exception("a daily deal could not be tried out")
                tried = waited_for = False
            thought = time.monotonic() - began
            pause = 0.0 if waited_for else thought * (1 / SHARE - 1) if tried else LOOK

    async def turn_pages(self) -> None:
        """Fix the deals of the coming days, and reveal those of days that are over."""
        try:
            await fix_days(self.store, self.now())
            await reveal_days(self.store, self.now())
        except Unwritable:  # which the store has reported
            pass
        except Exception:
            log.exception("the daily deal could not be prepared")

    async def one_more_try(self, one: DailyDay, number: int) -> bool:
        """Let the strongest bot play a deal once more; False if another server does."""
        if not await self.store.hold_lease(WORK, self.holder, self.now(), LEASE):
            return False
        deal = await self.store.event_deal(one.event)
        assert deal is not None
        bar, body = await play_try(self.thinkers, courses()[one.course], one, deal, number)
        await self.store.add_bar(one.day, one.course, number, bar, body)
        return True

    async def is_waited_for(self, one: DailyDay) -> bool:
        """Whether somebody has a result of this day already, perhaps without stars."""
        return any([await self.store.daily_counts(one.day, course) for course in courses()])

    async def next_to_try(self) -> tuple[DailyDay, int] | None:
        """The earliest day first: today, then the days to come."""
        today = day_at(self.now())
        for one in await self.store.daily_days(today, later(today, AHEAD)):
            number = len(await self.store.daily_bars(one.day, one.course)) if one.course in courses() else TRIES
            if number < TRIES:
                return one, number
        return None
