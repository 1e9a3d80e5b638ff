"""Random options, for matches that try everything."""

from random import Random
from typing import Annotated, Any, Literal, get_args, get_origin

from msgspec import structs
from msgspec.structs import fields


def some_options(start: Any, rng: Random) -> Any:
    """Any choice where there are few, small numbers, lists unchanged."""
    values = {field.name: some_value(field.type, getattr(start, field.name), rng) for field in fields(type(start))}
    return structs.replace(start, **values)


def some_value(kind: Any, usual: Any, rng: Random) -> Any:
    if get_origin(kind) is Annotated:
        lowest = get_args(kind)[1].ge
        return rng.randint(lowest, lowest + 2)
    if get_origin(kind) is Literal:
        return rng.choice(get_args(kind))
    return rng.choice([False, True]) if kind is bool else usual
