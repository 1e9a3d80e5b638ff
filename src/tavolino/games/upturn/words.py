"""The events of Upturn as sentences."""

from collections.abc import Sequence
from typing import assert_never

from tavolino.games.upturn.actions import (
    Called,
    Caught,
    Drawn,
    Ended,
    Event,
    Given,
    Kept,
    Laid,
    LineStarted,
    NothingDrawn,
    Passed,
    Refilled,
    RunOpened,
)
from tavolino.games.upturn.tiles import Tile
from tavolino.words import counted, listed

TILE_NAMES: dict[Tile, str] = {
    "up": "Up",
    "down": "Down",
    "updown": "Up&Down",
    "skip1": "Skip 1",
    "skip2": "Skip 2",
    "joker": "the Joker",
}
REASONS = {"empty rack": "a rack is empty", "blocked": "nobody can go on"}


def tell(event: Event, names: Sequence[str]) -> str:
    match event:
        case Laid(seat, tile):
            return f"{names[seat]} lays {named(tile)}."
        case RunOpened(seat, twin):
            return f"{names[seat]} opens a run to the twin {twin}."
        case LineStarted(seat, tile, going, marker):
            return f"{names[seat]} plays {named(tile)}: a new line goes {going}, and the {marker} neighbour is next."
        case Drawn(seat, tile):
            return f"{names[seat]} draws {'a tile' if tile is None else named(tile)}."
        case Given(giver, seat, tile):
            return f"{names[giver]} gives {names[seat]} {'a tile' if tile is None else named(tile)}."
        case NothingDrawn(seat):
            return f"There is no tile left for {names[seat]} to draw."
        case Kept(seat):
            return f"{names[seat]} hands out no more."
        case Passed(seat):
            return f"{names[seat]} passes."
        case Called(seat):
            return f"{names[seat]} says: Upturn!"
        case Caught(seat, None):
            return f"{names[seat]} forgot to say Upturn."
        case Caught(seat, by):
            assert by is not None
            return f"{names[by]} caught {names[seat]}, who forgot to say Upturn."
        case Refilled(tiles):
            return f"The bag is filled again with {counted(tiles, 'tile')} from the table."
        case Ended(reason, left):
            results = listed(f"{name} {counted(count, 'tile')}" for name, count in zip(names, left, strict=True))
            return f"The match is over, {REASONS[reason]}: {results} left."
        case _:
            assert_never(event)


def named(tile: Tile) -> str:
    return TILE_NAMES.get(tile, str(tile))
