"""What a store does: it keeps the logs of tables, the records of finished matches, and the people.

`SqliteStore` keeps them in one file, `PostgresStore` in a PostgreSQL database, `MemoryStore` only while the process
runs; all pass the same tests. Nothing outside this folder knows how anything is stored.

A log is append-only, and only its owner may append to it. `append` says which number its first entry gets. If the log
does not end right there, the table is not open, or somebody else owns it by now, nothing of this addition is written
and the caller gets `Fenced`. A file belongs as a whole to the program that opened it last. Several servers (nodes) can
use one PostgreSQL database; there a table belongs to the node that claimed it last.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias

from msgspec import Struct

from tavolino.game import BadMessage, TavolinoError
from tavolino.match.record import Record
from tavolino.store.accounts.contract import AccountStore
from tavolino.store.circle.contract import CircleStore
from tavolino.store.coach.contract import CoachStore
from tavolino.store.contests.contract import ContestStore
from tavolino.store.daily.contract import DailyStore
from tavolino.store.deals import Deal
from tavolino.store.events.contract import EventsStore
from tavolino.store.hosting.contract import HostingStore
from tavolino.store.notices.contract import NoticeStore
from tavolino.store.played import Result
from tavolino.store.queue.contract import QueueStore
from tavolino.store.ratings.contract import RatingsStore
from tavolino.store.slow.contract import SlowStore, Waits
from tavolino.words import sentence

Committed: TypeAlias = Callable[[float, int], None]  # gets the seconds of a commit, and how many callers shared it
Scope: TypeAlias = Literal["play", "read"]  # to read is to look at tables and lists, without asking for anything


class Fenced(Exception):
    """The log has grown without us, or the store belongs to another program: our copy is out of date."""

    def __init__(self) -> None:
        super().__init__("the log has another end, or another owner")


class Unwritable(TavolinoError):
    """The disk refuses to write, or the database is gone: nothing was stored."""

    def __init__(self, why: str) -> None:
        super().__init__(sentence("why-cannot-save"))
        self.why = why  # for the log


class Summary(NamedTuple):
    """What a server has to know of an open table before it reads the log."""

    stage: str = "lobby"  # lobby, playing or over
    rules: str = ""  # of the match in play: the game and its rules version
    awake: bool = False  # the table is in memory, and something can happen there although nobody asks
    event: str = ""  # what its match belongs to, such as the deal of a day; until that is revealed nothing closes it


NEW = Summary()


class Quiet(NamedTuple):
    """Since when a table has been quiet, in the store's uptime."""

    table: str
    seen: int  # when somebody was last there
    acted: int  # when its log last grew


class Log(NamedTuple):
    """The log of a table as it was read."""

    table: str
    rows: list[tuple[int, bytes]]  # the number of each entry, and the entry
    is_open: bool = True
    opened: int = 0  # when: seconds since 1970
    acted: int | None = None  # the uptime of its last entry, as far as it was noted
    summary: Summary | None = None  # None: an older version wrote it

    def entries(self) -> list[bytes]:
        """The entries in order; raises BadMessage if one is missing or duplicated."""
        if [number for number, _ in self.rows] != list(range(len(self.rows))):
            raise BadMessage(f"The log of table {self.table[:3]}… has a gap or a double entry.")
        return [body for _, body in self.rows]


class NewRecord(Struct, frozen=True):
    """A finished match, ready to be stored."""

    id: str
    record: Record
    results: tuple[Result, ...]
    ended: int  # seconds since 1970
    rated: bool = False  # it changes the ratings of those who played
    signs: tuple[str, ...] = ()  # of a match of an event: how it went for each seat, without showing a card


class KeptRecord(Struct, frozen=True):
    id: str
    ended: int
    record: Record


class PlayedMatch(Struct, frozen=True):
    """One line of a person's list of matches, made without reading the record."""

    id: str
    ended: int
    game: str
    rehearsal: bool
    seat: int | None  # where the person sat
    results: tuple[Result, ...]  # one for each seat, in order


class Device(Struct, frozen=True):
    """A browser or a program that acts for a person. Its token is good as long as the store has it."""

    id: str
    since: int  # when it was first seen: seconds since 1970, to the hour, like the next one
    seen: int  # when it was last seen
    browser: str = ""  # Firefox; empty: not known
    system: str = ""  # Android
    name: str = ""  # of a program; empty: a browser
    scope: Scope = "play"
    ends: int | None = None  # when the token of a program ends


class Addition(NamedTuple):
    """What one step adds to the log of a table, written as a whole or not at all."""

    table: str
    number: int  # of the first entry
    entries: Sequence[bytes]  # at least one
    people: Sequence[str] = ()  # the people they name, so that `forget` finds the table
    record: NewRecord | None = None  # of the match that this step ended
    summary: Summary | None = None  # if it has changed
    deals: Sequence[Deal] = ()  # what this step adds to the public list
    waits: Waits | None = None  # if it changes for whom a slow match waits


class Store(
    HostingStore,
    AccountStore,
    RatingsStore,
    EventsStore,
    DailyStore,
    SlowStore,
    NoticeStore,
    CircleStore,
    QueueStore,
    ContestStore,
    CoachStore,
    Protocol,
):
    async def open_table(
        self,
        table: str,
        entries: Sequence[bytes],
        people: Collection[str],
        summary: Summary = NEW,
        deals: Sequence[Deal] = (),
    ) -> None:
        """Store a new table with the first entries of its log; raises Fenced if the name is taken."""

    def append(self, addition: Addition, then: Callable[[Exception | None], None]) -> None:
        """Call `then` in the running event loop once this is on disk, or with what went wrong, such as `Fenced`.

        Calls are in the order of the appends, and never before `append` has returned.
        """

    @property
    def several(self) -> bool:
        """Whether other servers may use the same database."""

    def attend(self, hear: Callable[[bytes], Awaitable[None]], lost: Callable[[], None]) -> None:
        """From now on, hear what all servers are told. `lost` is called in the event loop when this server has lost
        its tables: their logs may be growing elsewhere."""

    async def claim(self, table: str) -> str | None:
        """Become the owner of a table. If another server owns it, returns that server's address instead."""

    async def is_ours(self, table: str, known: Callable[[], int]) -> bool:
        """Whether this server still owns an open table, and no other has written to its log.

        `known`: how many entries we know, those that are being written included. It is called in the event loop after
        the database has answered, because the log may grow meanwhile.
        """

    async def release(self, tables: Collection[str]) -> None:
        """Give up tables, so that any server can claim them. Everything appended to them so far is on disk then."""

    async def share(self, topic: str, values: Mapping[str, bytes]) -> None:
        """Replace what this server says about a topic. Others read it as long as this server lives."""

    async def shared(self, topic: str) -> list[bytes]:
        """What all servers say about a topic, this one included."""

    async def tell_all(self, message: bytes) -> None:
        """Tell all servers something, this one included; returns when all of them have acted on it."""

    async def close_tables(self, tables: Collection[str]) -> None:
        """Accept no more entries for these tables. Their logs stay until `drop_logs`."""

    def open_logs(self) -> AsyncIterator[Log]:
        """The logs of all open tables, oldest table first."""

    async def log(self, table: str) -> Log:
        """The log of one table; empty and not open if there is no such table."""

    async def count_open(self) -> int:
        """How many tables are open."""

    async def tables_to_wake(self, rules: Collection[str]) -> list[str]:
        """The open tables to read at the start.

        Something can happen there although nobody asks, their match has other rules than these, or nothing is known.
        """

    async def open_tables_of(self, person: str, most: int | None = None) -> list[str]:
        """The open tables whose logs name a person, the latest first. With `most`, those that are over are left out,
        and slow matches, which have a list of their own."""

    async def quiet_tables(self, seen_before: int, over_before: int, most: int) -> list[str]:
        """The open tables where nobody has been since an uptime; `over_before` is for those that are over."""

    async def empty_tables(self, stage: str, seen_before: int) -> list[str]:
        """The open tables in this stage where nobody has been since an uptime, the longest empty first."""

    async def note(self, quiet: Collection[Quiet]) -> None:
        """Remember since when tables have been quiet, and the uptime."""

    async def summarise(self, table: str, summary: Summary) -> None: ...

    def uptime(self) -> int:
        """For how many seconds servers have used this store, all together. No clock of a machine can change it."""

    async def drop_logs(self, closed_before: int) -> int:
        """Drop the logs of tables that were closed before a time (seconds since 1970); returns how many tables.

        Tables can append meanwhile. Records stay.
        """

    async def deals(self, first: int, most: int) -> list[str]:
        """Lines of the public list of deals, from a number on. Nothing ever changes or removes one."""

    async def deals_count(self) -> int:
        """How many lines the list has."""

    async def keep_record(self, record: NewRecord) -> None:
        """Store a record that was not played here; raises BadMessage if the name is taken."""

    async def record(self, name: str) -> KeptRecord | None: ...

    async def promised_records(self) -> set[str]:
        """The names that the matches at open tables have for their records, before and after they are stored."""

    def records(self, game: str | None = None) -> AsyncIterator[KeptRecord]:
        """Oldest first."""

    async def drop_records(self, ended_before: int) -> int:
        """Remove the records and results of matches that ended before a time (seconds since 1970); returns how many.

        A table whose match it was stays as it is. So does the public list of deals.
        """

    async def matches_of(self, person: str, limit: int | None = None) -> list[PlayedMatch]:
        """Newest first."""

    async def records_of(self, person: str) -> list[KeptRecord]:
        """Newest first."""

    async def remember(self, person: str, name: str) -> None:
        """Store a person, or their new name."""

    async def name_of(self, person: str) -> str | None:
        """The name of a person; None if they were never here or have been forgotten."""

    async def absent_people(self, seen_before: int, most: int) -> list[str]:
        """People who came before a time (seconds since 1970), and none of whose devices was seen since."""

    async def add_device(self, person: str, device: Device) -> None:
        """Store a device of a person; does nothing if they have been forgotten."""

    async def devices_of(self, person: str) -> list[Device]:
        """The last seen first."""

    async def note_devices(self, seen: Mapping[tuple[str, str], int]) -> None:
        """Remember when devices were last seen, by person and device. One that has been ended stays so."""

    async def end_devices(self, person: str, devices: Collection[str]) -> None:
        """Remove devices of a person; from then on their tokens are worthless."""

    async def forget(self, person: str, anonymise: Callable[[bytes], bytes]) -> set[str]:
        """Remove a person and their name everywhere; returns the tables whose logs have changed.

        `anonymise` removes them from a log entry; it is called in another thread.
        """

    async def signing_keys(self) -> list[bytes]:
        """The keys that sign tokens, newest first; there is always one."""

    async def add_signing_key(self, key: bytes) -> None:
        """From now on this key signs; tokens of the others are still good."""

    async def drop_signing_keys(self) -> None:
        """Drop all keys but the newest: tokens that they signed are worthless."""

    async def settle(self) -> None:
        """Return when everything appended so far is on disk."""

    async def check(self) -> None:
        """Return if an action could be written to disk just now; raises Unwritable if not."""

    @property
    def trouble(self) -> str | None:
        """Why nothing can be written at the moment."""

    def measure(self, committed: Committed) -> None:
        """Call this after each commit from now on, in the thread that writes."""

    def beat_age(self) -> float:
        """How many seconds ago the database last heard from this node; 0 where it needn't hear."""

    def is_gone(self) -> bool:
        """Whether the database was deleted or replaced; from then on nothing is written any more."""

    def announce(self, address: str) -> None:
        """Publish the address of this store's server, for other programs that want to use the store."""

    def close(self) -> None:
        """Write everything appended so far, then release all resources."""
