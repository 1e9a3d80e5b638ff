"""One statement to be written."""

from typing import NamedTuple

NO_VALUE = "Nothing here has such a name or number."  # such as one with a NUL in it


class Write(NamedTuple):
    statement: str
    values: tuple[object, ...]
