"""What a store keeps about the daily deal."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple, Protocol


class DailyDay(NamedTuple):
    """A course on a day. Days are written 2026-11-19, in UTC."""

    day: str
    course: str
    event: str
    level: str  # of the bots
    options: dict[str, Any]  # those that differ from the game's


class DailyTry(NamedTuple):
    """The one counted try of a person. It is there before its table is."""

    person: str
    day: str
    course: str
    table: str
    begun: int  # seconds since 1970
    closes: int  # when the result must be there to count
    ended: int | None = None
    counted: bool = False
    score: int | None = None
    place: int | None = None
    record: str | None = None
    signs: str = ""  # rows of coloured squares


class DailyBar(NamedTuple):
    """One try of the strongest bot."""

    level: str
    score: int
    record: str  # the id that its record has once the day is revealed


class DailyPlay(NamedTuple):
    """What somebody made of a deal, when the day is over."""

    person: str
    name: str
    score: int
    place: int
    record: str
    signs: str
    hidden: bool  # their profile is, so nobody else learns who this was


class DailyStore(Protocol):
    async def add_daily(self, days: Collection[DailyDay]) -> None:
        """Does nothing for those that are there."""

    async def daily_days(self, first: str, last: str) -> list[DailyDay]:
        """The courses from one day to another, the first included and the last, too; the oldest first."""

    async def secret_days(self, before: str) -> list[DailyDay]:
        """The courses of days before this one that are not revealed yet."""

    async def begin_try(self, one: DailyTry) -> DailyTry:
        """The try of this person at this course: this one, or the one that was there before."""

    async def try_of(self, person: str, day: str, course: str) -> DailyTry | None: ...

    async def tries_of(self, person: str, first: str = "") -> list[DailyTry]:
        """From a day on, the oldest first."""

    async def days_of(self, person: str) -> list[str]:
        """The days on which a try of theirs was begun that counted, the oldest first."""

    async def daily_counts(self, day: str, course: str) -> list[tuple[int, int]]:
        """How many people have reached each score, the lowest first."""

    async def daily_players(self, day: str) -> dict[str, int]:
        """How many results each course of a day has."""

    async def daily_plays(self, day: str, course: str, first: int, most: int, *, fewest: bool) -> list[DailyPlay]:
        """The counted plays, the best first, from a number on."""

    async def daily_bars(self, day: str, course: str) -> list[DailyBar]:
        """The tries of the strongest bot, in their order."""

    async def add_bar(self, day: str, course: str, number: int, bar: DailyBar, body: bytes) -> None:
        """Does nothing if another server was faster."""

    async def bar_body(self, day: str, course: str, record: str) -> bytes | None: ...

    async def played_days(self, before: str, most: int) -> Sequence[str]:
        """The days before one that have courses, the latest first."""
