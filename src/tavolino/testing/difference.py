"""The first place where two things differ that should be the same, and what both have there."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from itertools import zip_longest
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

LONGEST = 80  # letters of a value that are shown


class Missing:
    """What stands for something that only the other one has."""

    def __repr__(self) -> str:
        return "nothing"


MISSING = Missing()


class Difference(NamedTuple):
    path: str  # as in Python: sides[1].won[0]; empty for the whole thing
    expected: Any
    found: Any

    def __str__(self) -> str:
        where = f"{self.path} is" if self.path else "it is"
        return f"{where} {shown(self.found)}, but should be {shown(self.expected)}"


def first_difference(expected: Any, found: Any) -> Difference | None:
    return next(differences(expected, found, ""), None)


def differences(expected: Any, found: Any, path: str) -> Iterator[Difference]:
    there, here = parts(expected), parts(found)
    if type(expected) is not type(found) or there is None or here is None:
        if expected != found or type(expected) is not type(found):
            yield Difference(path, expected, found)
    elif isinstance(expected, list | tuple):
        for number, (one, other) in enumerate(zip_longest(expected, found, fillvalue=MISSING)):
            yield from differences(one, other, f"{path}[{number}]")
    else:
        for name in [*there, *(name for name in here if name not in there)]:
            step = f"[{name!r}]" if isinstance(expected, Mapping) else f".{name}" if path else str(name)
            yield from differences(there.get(name, MISSING), here.get(name, MISSING), f"{path}{step}")


def parts(thing: Any) -> Mapping[Any, Any] | None:
    """What something consists of, by name or number; None if it is one value."""
    if isinstance(thing, Struct):
        return msgspec.structs.asdict(thing)
    if is_dataclass(thing) and not isinstance(thing, type):
        return {field.name: getattr(thing, field.name) for field in fields(thing)}
    if isinstance(thing, list | tuple):
        return dict(enumerate(thing))
    return thing if isinstance(thing, Mapping) else None


def shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
