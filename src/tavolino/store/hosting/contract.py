"""What a store keeps for those who run the place: bans, reports of players, and figures of each day."""

from collections.abc import Collection
from typing import Literal, NamedTuple, Protocol, TypeAlias

from msgspec import Struct

Figure: TypeAlias = Literal["begun", "ended", "people", "sockets"]
Reason: TypeAlias = Literal["rude", "name", "spoiling", "other"]


class Ban(Struct, frozen=True):
    """Somebody, or a network, that may not come in."""

    kind: Literal["person", "network"]
    target: str  # the id of a person, or a network: 203.0.113.7, 203.0.113.0/24, 2001:db8::/64
    since: int  # seconds since 1970
    ends: int | None = None  # None: never
    why: str = ""  # for those who run the place; nobody else reads it


class ChatLine(Struct, frozen=True):
    person: str
    name: str
    text: str


class Report(Struct, frozen=True):
    """What one player told those who run the place about another."""

    id: str
    made: int  # seconds since 1970
    reporter: str  # a person
    reported: str  # a person
    name: str  # of the one who is reported
    table: str
    game: str
    reason: Reason
    words: str = ""  # in the reporter's own words
    chat: tuple[ChatLine, ...] = ()  # the last lines that the reporter saw, the oldest first


class DayFigure(NamedTuple):
    """One number of one day. It names nobody."""

    day: str  # 2026-05-01, in UTC
    what: Figure
    game: str  # empty where it is about all games
    number: int


class OpenTable(NamedTuple):
    """An open table, as far as it is known without its log."""

    id: str
    opened: int  # seconds since 1970
    stage: str  # empty if it is not known
    rules: str  # of the match in play


class PersonName(NamedTuple):
    id: str
    name: str


class HostingStore(Protocol):
    async def open_tables(self, most: int, start: str = "") -> list[OpenTable]:
        """The open tables whose names begin like this, the newest first."""

    async def people_with(self, start: str, most: int) -> list[PersonName]:
        """The people whose ids begin with these hexadecimal digits."""

    async def bans(self) -> list[Ban]:
        """The oldest first, those that have ended included."""

    async def add_ban(self, ban: Ban) -> None:
        """Store a ban, in place of an earlier one of the same person or network."""

    async def end_ban(self, target: str) -> None: ...

    async def add_report(self, report: Report) -> None: ...

    async def reports(self, reporter: str | None = None) -> list[Report]:
        """All, or those that one person has made; the newest first."""

    async def drop_reports(self, made_before: int) -> None: ...

    async def add_figures(self, figures: Collection[DayFigure]) -> None:
        """Count matches; of people and sockets, keep the largest number of a day."""

    async def day_figures(self, first: str) -> list[DayFigure]:
        """From a day on, the oldest first."""

    async def count_people(self, seen_since: int) -> int:
        """How many people have been seen since a time (seconds since 1970), as far as it was noted."""


def counts_up(what: Figure) -> bool:
    """Whether numbers of a day are added; otherwise the largest counts."""
    return what in ("begun", "ended")


def without_lines_of(chat: tuple[ChatLine, ...], person: str) -> tuple[ChatLine, ...]:
    """A person who is forgotten has said nothing."""
    return tuple(line for line in chat if line.person != person)
