"""The options of a game: complete, changed, as JSON values."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec.structs import fields

from tavolino.game import AnyGame, BadMessage, later_options
from tavolino.words import known_names


def changed_options(game: AnyGame, start: Any, changes: Mapping[str, Any], *, recorded: bool = False) -> Any:
    """The options with some values changed, given as JSON values.

    Options that were recorded earlier may be larger than a program allows now.
    """
    kinds = {field.name: field.type for field in fields(type(start))}
    values = {}
    for key, value in changes.items():
        if key not in kinds:
            offered = known_names(key, kinds) if kinds else "it has none."
            raise BadMessage(f"{game.title} has no option {key!r}; {offered}")
        values[key] = read_value(key, unlimited(kinds[key]) if recorded else kinds[key], value)
    try:
        return msgspec.structs.replace(start, **values)
    except ValueError as fault:
        raise BadMessage(f"{game.title} cannot be played with these options: {fault}.") from None


def options_as_json(options: Any) -> dict[str, Any]:
    """All options as JSON values, as records and logs hold them."""
    values: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return values


def unusual_options(game: AnyGame, options: Any) -> dict[str, Any]:
    """Those that differ from what a table of this game starts from, as JSON values."""
    usual = options_as_json(game.table_options)
    return {key: value for key, value in options_as_json(options).items() if value != usual[key]}


def exact_options(game: AnyGame, values: Mapping[str, Any]) -> Any:
    """The options that a record names: every one of them, as the JSON value it is."""
    kinds = [field.name for field in fields(type(game.table_options))]
    if missing := [key for key in kinds if key not in values and key not in later_options(game)]:
        raise BadMessage(f"Option {missing[0]} of {game.title} is missing.")
    return recorded_options(game, values)


def recorded_options(game: AnyGame, values: Mapping[str, Any]) -> Any:
    """The options of a match that was begun earlier, perhaps before the game had all of them."""
    return changed_options(game, game.table_options, {**later_options(game), **values}, recorded=True)


def read_value(key: str, kind: Any, value: Any) -> Any:
    try:
        return msgspec.convert(value, kind)
    except (msgspec.ValidationError, UnicodeEncodeError):
        raise BadMessage(f"Option {key} must be {in_words(kind)}, not {value!r}.") from None


def unlimited(kind: Any) -> Any:
    """The same kind of value, as large as one likes."""
    if get_origin(kind) is not Annotated:
        return kind
    inner, meta = get_args(kind)
    return Annotated[inner, msgspec.Meta(ge=meta.ge)]


def in_words(kind: Any) -> str:
    """What a value of this type looks like, for a person."""
    if get_origin(kind) is Annotated:
        inner, meta = get_args(kind)
        return f"{in_words(inner)}, {f'{meta.ge} or more' if meta.le is None else f'{meta.ge} to {meta.le}'}"
    if get_origin(kind) is Literal:
        return " or ".join(map(str, get_args(kind)))
    if get_origin(kind) is tuple:
        return "whole numbers with commas between them"
    return {int: "a whole number", bool: "true or false"}.get(kind, "something else")
