"""What the server stores: the log of every table, the people, and the records of finished matches.

`contract.py` says what a store does. `SqliteStore` keeps everything in one file, `MemoryStore` in memory, and
`postgres/` in a database that several servers can use.
"""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from tavolino.game import BadMessage
from tavolino.store.accounts.contract import Account, Card, Passkey, Purpose, Ticket
from tavolino.store.bulletin import Bulletin
from tavolino.store.circle.contract import Encounters, Invitation, Inviters, Tie, Visibility
from tavolino.store.coach.contract import (
    JudgedMistake,
    JudgedSeat,
    JudgingJob,
    KeptJudgement,
    OwnJudgement,
    OwnMistake,
    Practice,
)
from tavolino.store.contests.contract import Contest, Participant, Plan, Play, Rotation, SeatScore
from tavolino.store.contract import (
    Addition,
    Device,
    Fenced,
    KeptRecord,
    Log,
    NewRecord,
    PlayedMatch,
    Quiet,
    Scope,
    Store,
    Summary,
    Unwritable,
)
from tavolino.store.daily.contract import DailyBar, DailyDay, DailyPlay, DailyTry
from tavolino.store.deals import Deal
from tavolino.store.events.contract import EventDeal
from tavolino.store.hosting.contract import Ban, ChatLine, DayFigure, Figure, OpenTable, PersonName, Reason, Report
from tavolino.store.notices.contract import Channel, ChannelKind, NewNotice, What, Wishes
from tavolino.store.notices.contract import Notice as TakenNotice
from tavolino.store.played import Result
from tavolino.store.queue.contract import Seeker
from tavolino.store.ratings.contract import (
    KeptRating,
    Profile,
    Qualified,
    Ranked,
    RatedMatch,
    RatedSeat,
    RatedThen,
    ResultsOf,
    Tally,
    Unrated,
)
from tavolino.store.slow.contract import SeatLine, SlowSeat, Waits
from tavolino.store.sqlite.backup import back_up
from tavolino.store.sqlite.memory import MemoryStore
from tavolino.store.sqlite.place import InUse, explaining_errors, is_postgres, place_of
from tavolino.store.sqlite.store import SqliteReader, SqliteStore

if TYPE_CHECKING:
    from tavolino.store.postgres import PostgresReader

__all__ = [
    "Account",
    "Addition",
    "Ban",
    "Bulletin",
    "Card",
    "Channel",
    "ChannelKind",
    "ChatLine",
    "Contest",
    "DailyBar",
    "DailyDay",
    "DailyPlay",
    "DailyTry",
    "DayFigure",
    "Deal",
    "Device",
    "Encounters",
    "EventDeal",
    "Fenced",
    "Figure",
    "InUse",
    "Invitation",
    "Inviters",
    "JudgedMistake",
    "JudgedSeat",
    "JudgingJob",
    "KeptJudgement",
    "KeptRating",
    "KeptRecord",
    "Log",
    "MemoryStore",
    "NewNotice",
    "NewRecord",
    "OpenTable",
    "OwnJudgement",
    "OwnMistake",
    "Participant",
    "Passkey",
    "PersonName",
    "Plan",
    "Play",
    "PlayedMatch",
    "Practice",
    "Profile",
    "Purpose",
    "Qualified",
    "Quiet",
    "Ranked",
    "RatedMatch",
    "RatedSeat",
    "RatedThen",
    "Reason",
    "Report",
    "Result",
    "ResultsOf",
    "Rotation",
    "Scope",
    "SeatLine",
    "SeatScore",
    "Seeker",
    "SlowSeat",
    "SqliteReader",
    "SqliteStore",
    "Store",
    "Summary",
    "TakenNotice",
    "Tally",
    "Ticket",
    "Tie",
    "Unrated",
    "Unwritable",
    "Visibility",
    "Waits",
    "What",
    "Wishes",
    "back_up",
    "explaining_errors",
    "is_postgres",
    "open_reader",
    "open_store",
    "place_of",
]


def open_store(place: str | Path | None, node: str | None = None, house: str = "") -> Store:
    """The store at a URL or a path, or in the user's data folder; raises BadMessage if it cannot be used.

    `node`: the address by which the other servers that use this database reach this one; None: there are no others.
    """
    if isinstance(place, str) and is_postgres(place):
        found: Store = postgres_library().PostgresStore(postgres_library().Database(place, node, house))
        return found
    if node is not None:
        raise BadMessage("Several servers need one PostgreSQL database: --db postgresql://…")
    return SqliteStore(place if isinstance(place, Path) else place_of(place))


def open_reader(place: str | None) -> "SqliteReader | PostgresReader":
    """The same to read only, also while servers use it."""
    if place is not None and is_postgres(place):
        found: PostgresReader = postgres_library().PostgresReader(postgres_library().Database(place))
        return found
    path = place_of(place)
    if not path.is_file():
        raise BadMessage(f"There is no database {path}.")
    return SqliteReader(path)


def postgres_library() -> ModuleType:
    """An extra; raises BadMessage if it is not installed."""
    try:
        return import_module("tavolino.store.postgres")
    except ModuleNotFoundError as fault:
        if not (fault.name or "").startswith("psycopg"):
            raise
        raise BadMessage("PostgreSQL needs another library: install tavolino with its extra `postgres`.") from None
