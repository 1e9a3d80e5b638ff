"""The bots of one table: each thinks when its seat has a choice, one at a time, and acts like a person."""

import asyncio
import logging
import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from tavolino.table.log.seats import only_programs
from tavolino.table.log.settings import Settings
from tavolino.table.log.table import Table
from tavolino.table.runtime.messages import BotChose
from tavolino.table.runtime.same_bots import next_at_event, seed_of, view_to_choose_from
from tavolino.table.runtime.thinkers import Choice, Thinkers

log = logging.getLogger(__name__)


class Pace(NamedTuple):
    """The least time a bot takes, in seconds: random between a shortest and a longest."""

    shortest: float = 0.5
    longest: float = 2.0


SPEEDS = {"slow": 2.0, "usual": 1.0, "quick": 0.3}  # by the table's setting: how much longer than its pace a bot takes


class Thinking(NamedTuple):
    decision: int
    level: str
    task: "asyncio.Task[None]"


def seconds(pace: Pace, settings: Settings, rng: Random) -> float:
    """How long a bot takes at least for its next choice."""
    return rng.uniform(*pace) * SPEEDS[settings.pace]


class BotPlayers:
    def __init__(self, table: Table, thinkers: Thinkers, pace: Pace, tell: Callable[[BotChose], None]) -> None:
        self.table = table
        self.thinkers = thinkers
        self.pace = pace
        self.tell = tell
        self.rng = Random()
        self.one_at_a_time = asyncio.Lock()  # so that no table uses all threads
        self.thinking: dict[int, Thinking] = {}  # by seat

    def review(self, is_held: Callable[[int], bool], *, watched: bool = True) -> None:
        """After every change: stop the bots whose choice is gone, and let the others think.

        `is_held` says whether a seat's action is held back: then its bot has already chosen. Where nobody is at the
        table, its bots rest until somebody comes; a rated match goes on to its end.
        """
        play = self.table.play
        for seat, (decision, level, task) in [*self.thinking.items()]:
            if play is None or play.decisions[seat] != decision or self.table.seats[seat].bot != level:
                task.cancel()
                del self.thinking[seat]
        if play is None or self.table.stage != "playing" or not (watched or self.table.settings.rated):
            return
        seats = next_at_event(self.table, play) if self.table.event else [*play.match.seats]
        for seat in seats:
            level_now = self.table.seats[seat].bot
            if play.choices[seat] and level_now is not None and seat not in self.thinking and not is_held(seat):
                decision = play.decisions[seat]
                task = asyncio.create_task(self.think(seat, level_now, decision, play.match.view(seat)))
                self.thinking[seat] = Thinking(decision, level_now, task)

    async def think(self, seat: int, level: str, decision: int, view: Any) -> None:
        began, game = time.monotonic(), self.table.game
        try:
            async with self.one_at_a_time:
                if self.table.play is None or self.table.play.decisions[seat] != decision:
                    return  # it is being written that somebody acted, and the choice is gone
                choice = await self.choose(seat, level, view)
            action = game.write(choice.action)
            await asyncio.sleep(max(0, self.least() - (time.monotonic() - began)))
        except Exception:  # in a game that somebody else wrote
            log.exception("a bot could not choose")
            return
        finally:
            if (mine := self.thinking.get(seat)) and mine.task is asyncio.current_task():
                del self.thinking[seat]
        self.tell(BotChose(seat, decision, action, "" if choice.level == level else choice.level))

    def least(self) -> float:
        """How long the next choice takes at least; programs need nobody to wait for them."""
        return 0 if only_programs(self.table.seats) else seconds(self.pace, self.table.settings, self.rng)

    async def choose(self, seat: int, level: str, view: Any) -> Choice:
        table, play = self.table, self.table.play
        if table.event and play is not None:
            seed, view = seed_of(play, seat), view_to_choose_from(play, seat)
            return await self.thinkers.choose_fixed(level, table.game, view, seed, table.host)
        people, rationed = self.people_play(), not table.settings.rated
        return await self.thinkers.choose(level, table.game, view, table.host, people=people, rationed=rationed)

    def people_play(self) -> bool:
        return any(seat.person is not None and seat.bot is None for seat in self.table.seats)

    def stop(self) -> None:
        for thinking in self.thinking.values():
            thinking.task.cancel()
        self.thinking.clear()
