"""What is kept: the log of every table, the people, and the records of finished matches, in one SQLite file."""

from tavolino.store.place import InUse, place_of
from tavolino.store.store import KeptRecord, Store
from tavolino.store.writer import Write

__all__ = ["InUse", "KeptRecord", "Store", "Write", "place_of"]
