"""One statement for the thread that writes."""

from typing import NamedTuple


class Write(NamedTuple):
    statement: str
    values: tuple[object, ...]
