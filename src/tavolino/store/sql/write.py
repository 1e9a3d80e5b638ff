"""One statement of a write, in the SQL of SQLite."""

from typing import NamedTuple


class Write(NamedTuple):
    statement: str
    values: tuple[object, ...]
