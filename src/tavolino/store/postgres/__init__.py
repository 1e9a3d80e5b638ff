"""The store in a PostgreSQL database, which several servers (nodes) can use together.

A node has one session that writes, and that session holds the node's advisory lock. Without the session there is no
lock, and without the lock anybody may take the node's tables over; so a node that has lost them cannot append to them.
The key of a log, table and number, is the second net. docs/nodes.md describes the whole.
"""

from tavolino.store.postgres.place import Database
from tavolino.store.postgres.store import PostgresReader, PostgresStore

__all__ = ["Database", "PostgresReader", "PostgresStore"]
