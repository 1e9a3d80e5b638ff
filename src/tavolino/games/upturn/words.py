"""The events of Upturn as sentences; their words are in `upturn.ftl`."""

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
from tavolino.games.upturn.state import Options
from tavolino.games.upturn.tiles import TWINS, ActionTile, Tile
from tavolino.words import Joined, Seat, Sentence, sentence

ACTION_TILES: dict[ActionTile, Sentence] = {
    "up": sentence("upturn-tile-up"),
    "down": sentence("upturn-tile-down"),
    "updown": sentence("upturn-tile-updown"),
    "skip1": sentence("upturn-tile-skip1"),
    "skip2": sentence("upturn-tile-skip2"),
    "joker": sentence("upturn-tile-joker"),
}


def tell(event: Event, seats: int, options: Options) -> Sentence:
    match event:
        case Laid(seat, str() as tile):
            return sentence("upturn-played", who=Seat(seat), tile=named(tile, options))
        case Laid(seat, tile):
            return sentence("upturn-laid", who=Seat(seat), tile=named(tile, options))
        case RunOpened(seat, twin):
            return sentence("upturn-run-opened", who=Seat(seat), twin=twin)
        case LineStarted():
            return line_started(event, seats, options)
        case Drawn(seat, None):
            return sentence("upturn-drawn-hidden", who=Seat(seat))
        case Drawn(seat, tile):
            assert tile is not None
            return sentence("upturn-drawn", who=Seat(seat), tile=named(tile, options))
        case Given(giver, seat, None):
            return sentence("upturn-given-hidden", who=Seat(giver), receiver=Seat(seat))
        case Given(giver, seat, tile):
            assert tile is not None
            return sentence("upturn-given", who=Seat(giver), receiver=Seat(seat), tile=named(tile, options))
        case NothingDrawn():
            return sentence("upturn-nothing-drawn")
        case Kept(seat):
            return sentence("upturn-kept", who=Seat(seat))
        case Passed(seat):
            return sentence("upturn-passed", who=Seat(seat))
        case Called(seat):
            return sentence("upturn-called", who=Seat(seat))
        case Caught(seat, None):
            return sentence("upturn-caught-self", who=Seat(seat))
        case Caught(seat, by):
            assert by is not None
            return sentence("upturn-caught", who=Seat(by), forgetful=Seat(seat))
        case Refilled(tiles):
            return sentence("upturn-refilled", count=tiles)
        case Ended(_, left):
            results = (sentence("upturn-left-of", who=Seat(seat), count=tiles) for seat, tiles in enumerate(left))
            return sentence("upturn-ended", results=Joined(tuple(results)))
        case _:
            assert_never(event)


def line_started(event: LineStarted, seats: int, options: Options) -> Sentence:
    """Between two it goes without saying whose turn comes next."""
    who, tile = Seat(event.seat), named(event.tile, options)
    if seats == 2:
        return sentence("upturn-line-started-two", who=who, tile=tile, going=event.going)
    following = Seat((event.seat + (1 if event.marker == "left" else -1)) % seats)
    return sentence("upturn-line-started", who=who, tile=tile, going=event.going, next=following)


def named(tile: Tile, options: Options) -> Sentence | str:
    """The twin 22; 17, a penalty tile; an Up tile."""
    if not isinstance(tile, int):
        return ACTION_TILES[tile]
    if tile in TWINS:
        return sentence("upturn-tile-twin", number=tile)
    return sentence("upturn-tile-penalty", number=tile) if tile in options.penalties else str(tile)
