"""A table: seats, the people and bots in them, watchers, clocks, undo, chat, and one match after another.

`log` defines what a table is, `decisions` who may do what, and `runtime` runs it.
"""

from tavolino.table.errors import Elsewhere, NotAllowed, NotFound
from tavolino.table.log.settings import Bank, PerMove, Settings
from tavolino.table.runtime.actor import TableActor
from tavolino.table.runtime.bot_players import Pace
from tavolino.table.runtime.connection import Connection
from tavolino.table.runtime.tables import Tables
from tavolino.table.runtime.thinkers import Thinkers

__all__ = [
    "Bank",
    "Connection",
    "Elsewhere",
    "NotAllowed",
    "NotFound",
    "Pace",
    "PerMove",
    "Settings",
    "TableActor",
    "Tables",
    "Thinkers",
]
