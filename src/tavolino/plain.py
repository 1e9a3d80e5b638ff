"""A view in zones, the same for every game, for a page or a terminal without a drawing of the game."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from tavolino.game import AnyGame, GameAction, Zone, part_of
from tavolino.parts import ZONES

APART = {"seat", "legal", "options"}  # view fields that are shown elsewhere, or not at all


class PlainView(Struct, frozen=True):
    """What is shown in place of a game's own view."""

    game: str  # its name, with which the keys of its words begin
    seat: int | None  # whose view it is; None: a watcher's
    legal: tuple[GameAction, ...]  # as in the game's view
    names: tuple[str, ...]  # the legal actions in notation
    zones: tuple[Zone, ...]  # everything that is on the table


def plain_view(game: AnyGame, state: Any, seat: int | None) -> PlainView:
    """What a seat may know, made from its view."""
    view = game.view(state, seat)
    names = tuple(game.write(action) for action in view.legal)
    zones = zones_of(game, view, len(game.score(state)))
    return PlainView(game.name, seat, tuple(view.legal), names, zones)


def zones_of(game: AnyGame, view: Any, seats: int) -> tuple[Zone, ...]:
    """The zones of a game, from its module `zones` or else from the fields of its view."""
    own = part_of(game, ZONES)
    return tuple(own.zones(view) if own else zones_in(view, seats))


def zones_in(thing: Any, seats: int, seat: int | None = None) -> Iterator[Zone]:
    for field in fields(thing):
        value = getattr(thing, field.name)
        if field.name in APART or value is None:
            continue
        cards = value if isinstance(value, tuple | list) else (value,)
        if seat is None and len(cards) == seats and all(isinstance(card, Struct) for card in cards):
            for number, part in enumerate(cards):  # one for each seat
                yield from zones_in(part, seats, number)
        else:
            yield Zone(field.name.replace("_", " ").capitalize(), tuple(map(written, cards)), seat=seat)


def written(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
