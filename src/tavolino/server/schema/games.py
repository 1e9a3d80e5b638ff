"""What a game declares: the types of its views, actions, events and options."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, get_args, get_type_hints

import msgspec

from tavolino.game import AnyGame, package_of

KINDS = ("View", "Action", "Event", "Options")


class GameTypes(NamedTuple):
    """Any where a game declares nothing, or something that has no form in JSON."""

    view: Any
    action: Any
    event: Any
    options: Any


def types_of(game: AnyGame) -> GameTypes:
    event = next(iter(get_args(returned(game.apply))), Any)
    declared = (returned(game.view), game.action_type, event, type(game.table_options))
    return GameTypes(*(one if is_writable(one) else Any for one in declared))


def returned(function: Callable[..., Any]) -> Any:
    """What a function says it returns. A game of another package may say nothing, or name what it doesn't import."""
    try:
        return get_type_hints(function).get("return", Any)
    except (NameError, TypeError):
        return Any


def is_writable(kind: Any) -> bool:
    try:
        msgspec.json.schema(kind)
    except TypeError:
        return False
    return True


def prefix_of(struct: type, games: Iterable[AnyGame]) -> str:
    """The game that a struct belongs to, as the beginning of its name; empty if it belongs to none."""
    homes = [game for game in games if f"{struct.__module__}.".startswith(f"{package_of(game)}.")]
    return homes[0].name.capitalize() if homes else ""
