"""Options as people type them: KEY=VALUE."""

import re
from collections.abc import Iterable
from typing import Annotated, Any, get_args, get_origin

from msgspec.structs import fields

from tavolino.game import AnyGame, BadMessage
from tavolino.match.options import changed_options

NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,40})")


def read_options(game: AnyGame, start: Any, pairs: Iterable[str]) -> Any:
    """The options to start from, with every KEY=VALUE put in."""
    changes: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise BadMessage(f"An option is written KEY=VALUE, not {pair!r}.")
        if key in changes:
            raise BadMessage(f"Option {key} is given twice.")
        changes[key] = value
    kinds = {field.name: field.type for field in fields(type(start))}
    return changed_options(game, start, {key: from_text(kinds.get(key), text) for key, text in changes.items()})


def from_text(kind: Any, text: str) -> Any:
    """The JSON value that a text stands for; the text itself where it stands for none."""
    if get_origin(kind) is Annotated:
        return from_text(get_args(kind)[0], text)
    if get_origin(kind) is tuple:
        parts = [part.strip() for part in text.split(",")] if text else []
        return [int(part) for part in parts] if all(map(NUMBER.fullmatch, parts)) else text
    if kind is int and NUMBER.fullmatch(text):
        return int(text)
    return {"true": True, "false": False}.get(text, text) if kind is bool else text
