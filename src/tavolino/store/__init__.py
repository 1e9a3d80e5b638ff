"""What is kept: the log of every table, the people, and the records of finished matches, in one SQLite file."""

from tavolino.store.place import InUse, place_of
from tavolino.store.store import KeptRecord, Log, Store
from tavolino.store.writer import Write

__all__ = ["InUse", "KeptRecord", "Log", "Store", "Write", "place_of"]
