"""What the server stores: the log of every table, the people, and the records of finished matches.

`contract.py` says what a store does. `SqliteStore` keeps everything in one file, `MemoryStore` in memory.
"""

from pathlib import Path

from tavolino.store.backup import back_up
from tavolino.store.contract import (
    Addition,
    Device,
    Fenced,
    KeptRecord,
    Log,
    NewRecord,
    PlayedMatch,
    Quiet,
    Result,
    Scope,
    Store,
    Summary,
    Unwritable,
)
from tavolino.store.deals import Deal
from tavolino.store.memory import MemoryStore
from tavolino.store.place import InUse, explaining_errors, place_of
from tavolino.store.sqlite import SqliteReader, SqliteStore

__all__ = [
    "Addition",
    "Deal",
    "Device",
    "Fenced",
    "InUse",
    "KeptRecord",
    "Log",
    "MemoryStore",
    "NewRecord",
    "PlayedMatch",
    "Quiet",
    "Result",
    "Scope",
    "SqliteReader",
    "SqliteStore",
    "Store",
    "Summary",
    "Unwritable",
    "back_up",
    "explaining_errors",
    "open_store",
    "place_of",
]


def open_store(place: str | Path | None) -> Store:
    """The store at a URL or a path, or in the user's data folder; raises BadMessage if it cannot be used."""
    return SqliteStore(place if isinstance(place, Path) else place_of(place))
