"""What the server keeps, as verbs: the logs of its tables, the records of finished matches, and the people.

`SqliteStore` keeps it in one file, `MemoryStore` for as long as the process lives; both pass the same tests. Nothing
outside this folder knows how anything is stored.

A log only grows at its end, and only its owner may append to it. `append` says which number its first entry gets. If
the log does not end just there, the table is not open, or the store belongs to somebody else by now, nothing of this
addition is written and the caller gets `Fenced`. A store belongs to the program that opened it last; after that, no
other one writes anything.
"""

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from typing import NamedTuple, Protocol

from msgspec import Struct

from tavolino.game import BadMessage
from tavolino.match.record import Record


class Fenced(Exception):
    """The log has grown without us, or the store belongs to somebody else: what we know of it is out of date."""

    def __init__(self) -> None:
        super().__init__("the log has another end, or another owner")


class Log(NamedTuple):
    """The log of a table as it was found."""

    table: str
    rows: list[tuple[int, bytes]]  # the number of each entry, and the entry

    def entries(self) -> list[bytes]:
        """The entries in order; raises BadMessage if one is missing or there twice."""
        if [number for number, _ in self.rows] != list(range(len(self.rows))):
            raise BadMessage(f"The log of table {self.table[:3]}… has a gap or a double entry.")
        return [body for _, body in self.rows]


class Result(Struct, frozen=True):
    """How one seat did in a match. Several people may have held it in turn; each has a result then."""

    seat: int | None  # None: an old record does not say which
    name: str  # empty: the person asked to be forgotten
    person: str | None
    bot: str | None  # the level that played here at the end
    score: int | None  # None: the match was broken off
    place: int | None
    by_person: bool | None  # whether a person took every decision; None: an old record does not say


class NewRecord(Struct, frozen=True):
    """A finished match, ready to be kept."""

    id: str
    record: Record
    results: tuple[Result, ...]
    ended: int  # seconds since 1970


class KeptRecord(Struct, frozen=True):
    id: str
    ended: int
    record: Record


class PlayedMatch(Struct, frozen=True):
    """One line of a person's list of matches. It needs no record to be read."""

    id: str
    ended: int
    game: str
    rehearsal: bool
    seat: int | None  # where the person sat
    results: tuple[Result, ...]  # one for each seat, in order


class Addition(NamedTuple):
    """What one step adds to the log of a table, written as a whole or not at all."""

    table: str
    number: int  # of the first entry
    entries: Sequence[bytes]  # at least one
    people: Sequence[str] = ()  # whom they name, so that `forget` finds the table
    record: NewRecord | None = None  # of the match that ended with it


class Store(Protocol):
    async def open_table(self, table: str, entries: Sequence[bytes], people: Collection[str]) -> None:
        """Keep a new table with the first entries of its log; raises Fenced if there is one of that name."""

    def append(self, addition: Addition, then: Callable[[Exception | None], None]) -> None:
        """Call `then` in the running event loop once this is on disk, with `Fenced` or what else went wrong.

        Never before `append` has returned, and in the order in which it was called.
        """

    async def close_table(self, table: str) -> None:
        """Nothing is appended to this table any more. Its log stays until `drop_logs`."""

    def open_logs(self) -> AsyncIterator[Log]:
        """The logs of all open tables, the oldest table first."""

    async def log(self, table: str) -> Log:
        """The log of one table; empty for one that was never here."""

    async def drop_logs(self, closed_before: int) -> int:
        """Drop the logs of tables that were closed before a time (seconds since 1970); returns how many tables.

        Others can append in between. Records stay.
        """

    async def keep_record(self, record: NewRecord) -> None:
        """Keep a record that no table here has played; raises BadMessage if there is one of that name."""

    async def record(self, name: str) -> KeptRecord | None: ...

    def records(self, game: str | None = None) -> AsyncIterator[KeptRecord]:
        """The oldest first."""

    async def matches_of(self, person: str, limit: int | None = None) -> list[PlayedMatch]:
        """The newest first."""

    async def records_of(self, person: str) -> list[KeptRecord]:
        """The newest first."""

    async def remember(self, person: str, name: str) -> None:
        """Keep a person, or their new name."""

    async def name_of(self, person: str) -> str | None:
        """The name of a person; None for somebody who was never here, or is forgotten."""

    async def forget(self, person: str, anonymise: Callable[[bytes], bytes]) -> set[str]:
        """Remove a person and their name everywhere; returns the tables whose log has changed.

        `anonymise` returns an entry of a log without them; it is called in another thread.
        """

    async def signing_keys(self) -> list[bytes]:
        """The keys that sign tokens, the newest first; there is always one."""

    async def settle(self) -> None:
        """Return when everything that was appended before is on disk."""

    async def check(self) -> None:
        """Return when the disk has taken something new; raises what is wrong if it does not."""

    def announce(self, address: str) -> None:
        """Tell other programs that want to use this store where its server is."""

    def close(self) -> None:
        """Write what was appended so far, then let go of everything."""
