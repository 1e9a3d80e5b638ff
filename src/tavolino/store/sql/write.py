"""One statement to be written."""

from typing import NamedTuple


class Write(NamedTuple):
    statement: str
    values: tuple[object, ...]
