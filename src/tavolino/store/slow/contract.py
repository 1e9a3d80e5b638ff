"""The seats of slow matches: who sits where, for whom the match waits, and until when."""

from typing import NamedTuple, Protocol

from tavolino.store.notices.contract import NewNotice


class SlowSeat(NamedTuple):
    """One seat of a slow match, as the last commit left it."""

    table: str
    seat: int
    game: str
    person: str | None
    bot: str | None
    turn: int | None  # since when the match waits for this person, in the table's time; None: it doesn't
    due: int | None  # the uptime when their time is up


class Waits(NamedTuple):
    """What an addition changes for those who wait: all seats of the table anew, and who gets a notice."""

    seats: tuple[SlowSeat, ...]
    notices: tuple[NewNotice, ...] = ()
    past: tuple[tuple[str, int], ...] = ()  # people, and the turns of theirs that are over


class SeatLine(NamedTuple):
    """One seat in a person's list of slow matches."""

    table: str
    stage: str
    game: str
    seat: int
    person: str | None
    name: str | None
    bot: str | None
    turn: int | None
    due: int | None


class SlowStore(Protocol):
    async def slow_seats(self, table: str) -> list[SlowSeat]:
        """The seats of one table, in order; empty if it has no slow match."""

    async def slow_matches_of(self, person: str, most: int) -> list[SeatLine]:
        """All seats of the slow matches that a person plays or waits for, table by table, the soonest due first."""

    async def count_turns(self, person: str) -> int:
        """How many slow matches wait for a person."""

    async def tables_due(self, uptime: int, most: int) -> list[str]:
        """The open tables where somebody's time is up, the longest ago first."""

    async def set_slow_seats(self, table: str, seats: tuple[SlowSeat, ...]) -> None:
        """Put right what an older program, or a crash, has left."""
