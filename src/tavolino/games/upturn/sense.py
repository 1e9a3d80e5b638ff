"""A sensible player of Upturn: small steps, long runs, and arrows when they open up more than they cost."""

from random import Random
from typing import assert_never

from tavolino.games.upturn.actions import (
    Action,
    Add,
    Call,
    Catch,
    Close,
    Draw,
    Give,
    Keep,
    Lay,
    Pass,
    Skip,
    StartLine,
    Stop,
)
from tavolino.games.upturn.tiles import TWINS, Tile, is_number
from tavolino.games.upturn.view import View

DEAD_END = 6.0  # the cost of keeping only action tiles, which can never be emptied: U-L1


def sensible(view: View, rng: Random) -> Action:
    return max(view.legal, key=lambda action: (worth(view, action), rng.random()))


def worth(view: View, action: Action) -> float:
    match action:
        case Call() | Catch():
            return 100.0
        case Add(number):
            return 50 - abs(number - view.last) / 100  # nearest first, so that all fit
        case Close() | Pass() | Stop() | Keep():
            return -1.0  # when nothing better is left
        case Give(seat):
            return 200.0 - view.tiles[seat]  # to the player closest to winning
        case Draw():
            return 0.0
        case Lay(number):
            return worth_of_number(view, number)
        case Skip(tile):
            again = len(view.tiles) == 2 or (tile == "skip2" and len(view.tiles) == 3)
            return (9.0 if again else 4.0) - dead_end(view, tile)
        case StartLine(tile, going, side):
            step = 1 if side == "left" else -1
            assert view.seat is not None
            waiting = view.tiles[(view.seat + step) % len(view.tiles)]
            open_before, open_after = numbers_beyond(view, view.going), numbers_beyond(view, going)
            joker = 2.0 if tile == "joker" else 0.0
            return 2.0 + joker + 0.8 * (open_after - open_before) + 0.05 * waiting - dead_end(view, tile)
        case _:
            assert_never(action)


def worth_of_number(view: View, number: int) -> float:
    """One tile fewer, minus the numbers of our own that the step jumps over; a twin takes those along."""
    jumped = numbers_between(view, number)
    if number in TWINS:
        return 6.0 + 3 * len(run_with(view, number))
    penalty = 1.0 if number in view.options.penalties else 0.0
    return 6.0 + penalty - 1.5 * len(jumped) - abs(number - view.last) / 20 - dead_end(view, number)


def run_with(view: View, twin: int) -> list[int]:
    """The numbers that a twin could take along."""
    return [tile for tile in numbers_between(view, twin) if tile not in TWINS]


def numbers_between(view: View, number: int) -> list[int]:
    low, high = min(view.last, number), max(view.last, number)
    return [tile for tile in view.rack if isinstance(tile, int) and low < tile < high]


def numbers_beyond(view: View, going: str | None) -> int:
    if going == "up":
        return sum(isinstance(tile, int) and tile > view.last for tile in view.rack)
    return sum(isinstance(tile, int) and tile < view.last for tile in view.rack)


def dead_end(view: View, laid: Tile) -> float:
    rest = list(view.rack)
    rest.remove(laid)
    return DEAD_END if rest and not any(is_number(tile) for tile in rest) else 0.0
