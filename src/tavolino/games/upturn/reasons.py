"""Why one action of Upturn is better than another; the words are in `upturn-reasons.ftl`."""

from collections.abc import Hashable
from math import comb
from typing import assert_never

from tavolino.games.upturn.actions import (
    Action,
    Add,
    Call,
    Catch,
    Close,
    Draw,
    Give,
    Going,
    Keep,
    Lay,
    Pass,
    Skip,
    StartLine,
    Stop,
)
from tavolino.games.upturn.rules import MISSING
from tavolino.games.upturn.tiles import TWINS, ActionTile
from tavolino.games.upturn.view import View, unknown_tiles
from tavolino.parts import Advice
from tavolino.words import Seat, Sentence, sentence

COUNTS_POINTS = False  # the tiles on a rack say little about who empties it first
CLEARLY = 0.1  # a chance that is so much greater


def kind(view: View, action: Action) -> Hashable:
    match action:
        case Lay(number):
            return "run" if going_along(view, number) else "lay"
        case StartLine(tile, going):
            return tile, going
        case Skip(tile):
            return tile
        case _:
            return type(action)


def reason(view: View, better: Advice, worse: Advice | None) -> Sentence | None:
    action: Action = better.action
    other: Action | None = worse.action if worse else None
    match action:
        case Call():
            return sentence("upturn-reason-call")
        case Catch(seat):
            return sentence("upturn-reason-catch", forgetful=Seat(seat))
        case Lay(number):
            return why_lay(view, number, other)
        case Add(number):
            return why_add(view, number, other)
        case StartLine():
            return why_line(view, action, other)
        case Skip(tile):
            return why_skip(view, tile)
        case Give(seat):
            return why_give(view, seat)
        case Draw() | Pass() | Stop():
            return why_wait(view, action, other)
        case Close():
            return sentence("upturn-reason-close", number=other.number) if isinstance(other, Add) else None
        case Keep():
            return sentence("upturn-reason-keep", receiver=Seat(other.seat)) if isinstance(other, Give) else None
        case _:
            assert_never(action)


def numbers(view: View) -> list[int]:
    return [tile for tile in view.rack if isinstance(tile, int)]


def fits(number: int, last: int, going: Going | None) -> bool:
    """Before the first tile any number fits."""
    return number != last if going is None else number > last if going == "up" else number < last


def going_along(view: View, twin: int) -> list[int]:
    """The tiles of one's own that can be laid with this twin."""
    if twin not in TWINS:
        return []
    low, high = min(view.last, twin), max(view.last, twin)
    return [number for number in numbers(view) if low < number < high and number not in TWINS]


def way_after(view: View, number: int) -> Going:
    return view.going or ("up" if number > view.last else "down")


def seat_beside(view: View, side: str, steps: int = 1) -> int:
    assert view.seat is not None
    return (view.seat + (steps if side == "left" else -steps)) % len(view.tiles)


def why_lay(view: View, number: int, other: Action | None) -> Sentence | None:
    along = going_along(view, number)
    if len(along) + 1 == len(view.rack):
        return sentence("upturn-reason-run-wins", twin=number) if along else sentence("upturn-reason-wins")
    if along:
        penalties = sum(one in view.options.penalties for one in along)
        return sentence("upturn-reason-run", twin=number, count=len(along) + 1, given=len(along) + 1 + penalties)
    if number in view.options.penalties and not (isinstance(other, Lay) and other.number in view.options.penalties):
        return sentence("upturn-reason-penalty", number=number)
    if isinstance(other, Lay):
        left, less = (still_fitting(view, one) for one in (number, other.number))
        if left > less:
            return sentence("upturn-reason-keeps", number=number, mine=left, other=other.number, less=less)
    blocks = blocked_after(view, number)
    if blocks >= CLEARLY + (blocked_after(view, other.number) if isinstance(other, Lay) else 0.0):
        return blocking(view, number, way_after(view, number), view.marker)
    if left := still_fitting(view, number):
        return sentence("upturn-reason-still-fit", number=number, mine=left)
    return sentence("upturn-reason-fewer", count=len(view.rack) - 1)


def still_fitting(view: View, number: int) -> int:
    """How many of one's own numbers fit after this one."""
    return sum(fits(one, number, way_after(view, number)) for one in numbers(view))


def blocked_after(view: View, number: int) -> float:
    return chance_of_no_number(view, number, way_after(view, number), seat_beside(view, view.marker))


def chance_of_no_number(view: View, last: int, going: Going, seat: int) -> float:
    """The chance that this rack holds no number that fits, for all that one knows."""
    unknown = unknown_tiles(view)
    good = sum(isinstance(tile, int) and fits(tile, last, going) for tile in unknown)
    held = view.tiles[seat]
    return comb(len(unknown) - good, held) / comb(len(unknown), held)


def blocking(view: View, last: int, going: Going, side: str) -> Sentence:
    seat = seat_beside(view, side)
    chance = round(100 * chance_of_no_number(view, last, going, seat))
    return sentence("upturn-reason-blocks", next=Seat(seat), number=last, going=going, chance=chance)


def why_add(view: View, number: int, other: Action | None) -> Sentence | None:
    assert view.run is not None
    if isinstance(other, Add) and between(view.last, number, other.number):
        return sentence("upturn-reason-along-first", number=number, other=other.number)
    given = 2 if number in view.options.penalties else 1
    return sentence("upturn-reason-along", number=number, twin=view.run.twin, count=given)


def between(last: int, number: int, beyond: int) -> bool:
    return min(last, beyond) < number < max(last, beyond)


def why_line(view: View, action: StartLine, other: Action | None) -> Sentence | None:
    mine = [one for one in numbers(view) if fits(one, view.last, action.going)]
    if action.tile == "joker" and len(view.rack) == 2 and mine:
        return sentence("upturn-reason-joker-wins", number=mine[0])
    if found := keeps_number_for_the_end(view):
        return found
    if isinstance(other, StartLine) and other.going == action.going and other.side != action.side:
        following, instead = (seat_beside(view, one.side) for one in (action, other))
        if view.tiles[following] > view.tiles[instead]:
            count, few = view.tiles[following], view.tiles[instead]
            return sentence("upturn-reason-side", next=Seat(following), count=count, instead=Seat(instead), few=few)
    against = [one for one in numbers(view) if one not in mine and one != view.last]
    if len(mine) > len(against):
        return sentence("upturn-reason-turn", going=action.going, last=view.last, mine=len(mine), less=len(against))
    if chance_of_no_number(view, view.last, action.going, seat_beside(view, action.side)) >= CLEARLY:
        return blocking(view, view.last, action.going, action.side)
    if action.tile == "joker" and mine:
        return sentence("upturn-reason-joker")
    return sentence("upturn-reason-fewer", count=len(view.rack) - 1)


def keeps_number_for_the_end(view: View) -> Sentence | None:
    """The last tile must be a number: U-L1."""
    if len(view.rack) != 2 or len(numbers(view)) != 1:
        return None
    return sentence("upturn-reason-end-number", number=numbers(view)[0])


def why_skip(view: View, tile: ActionTile) -> Sentence:
    others = len(view.tiles) - 1
    if MISSING[tile] >= others:
        return sentence("upturn-reason-again")
    missing = [seat_beside(view, view.marker, step) for step in range(1, MISSING[tile] + 1)]
    fewest = min(missing, key=view.tiles.__getitem__)
    return sentence("upturn-reason-skip", next=Seat(fewest), count=view.tiles[fewest])


def why_give(view: View, seat: int) -> Sentence | None:
    assert view.seat is not None
    others = [tiles for other, tiles in enumerate(view.tiles) if other != view.seat]
    if len(others) == 1:
        return sentence("upturn-reason-give-only", receiver=Seat(seat), count=view.tiles[seat] + 1)
    if view.tiles[seat] == min(others):
        return sentence("upturn-reason-give", receiver=Seat(seat), count=view.tiles[seat])
    if seat == seat_beside(view, view.marker):
        return sentence("upturn-reason-give-next", receiver=Seat(seat), count=view.tiles[seat])
    return None


def why_wait(view: View, action: Draw | Pass | Stop, other: Action | None) -> Sentence | None:
    fitting = [one for one in numbers(view) if Lay(one) in view.legal]
    if other is None:
        return sentence("upturn-reason-only-draw") if isinstance(action, Draw) else None
    if fitting and len(numbers(view)) == 1 and len(view.rack) > 1:
        return sentence("upturn-reason-last-number", number=fitting[0])
    if isinstance(other, Lay):
        return why_not_lay(view, action, other.number)
    if isinstance(action, Draw):
        return sentence("upturn-reason-draw-first") if fitting else sentence("upturn-reason-keep-draw")
    return None if fitting else sentence("upturn-reason-keep-pass")


def why_not_lay(view: View, action: Draw | Pass | Stop, number: int) -> Sentence | None:
    jumped = [one for one in numbers(view) if between(view.last, one, number)]
    if jumped and number not in TWINS:
        return sentence("upturn-reason-jumps", number=number, count=len(jumped))
    if not still_fitting(view, number):
        return sentence("upturn-reason-nothing-left", number=number)
    return sentence("upturn-reason-draw-first") if isinstance(action, Draw) else None
