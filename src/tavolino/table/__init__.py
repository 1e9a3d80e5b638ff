"""A table: seats, the people and bots in them, those who watch, clocks, undo, talk, and one match after the other."""

from tavolino.table.answer import NotAllowed, Person
from tavolino.table.connection import Connection
from tavolino.table.inbox import Inbox, Pace
from tavolino.table.settings import Bank, PerMove, Settings
from tavolino.table.tables import NoTable, Tables
from tavolino.table.thinkers import Thinkers

__all__ = [
    "Bank", "Connection", "Inbox", "NoTable", "NotAllowed", "Pace", "PerMove", "Person", "Settings", "Tables",
    "Thinkers",
]
