"""Upturn in numbers, for learners: every action has one, and a view is a vector.

    0 –  98   lay 1 … 99                     204   stop
   99 – 188   add 1 … 98, twins left out     205   draw
        189   close                          206   pass
  190 – 193   up, down: left, right          207 – 210   give to seat 0 … 3
  194 – 197   updown: up, down: left, right  211   keep
  198 – 201   joker: up, down: left, right   212   call
  202 – 203   skip1, skip2                   213 – 216   catch seat 0 … 3

All numbers from 1 to 99 have a place, because a custom set of tiles may contain any of them (U-C5).
"""

from collections import Counter
from collections.abc import Iterable
from typing import get_args

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
    Side,
    Skip,
    StartLine,
    Stop,
)
from tavolino.games.upturn.rules import CHOICES, RACK
from tavolino.games.upturn.state import Phase
from tavolino.games.upturn.tiles import ACTION_TILES, NUMBERS, TWINS, Tile
from tavolino.games.upturn.view import View

SEATS = 4  # a vector has room for this many
EVERY_NUMBER = range(1, 100)
SIDES: tuple[Side, ...] = get_args(Side)
PHASES: tuple[Phase, ...] = get_args(Phase)
CALLS = ("caught", "strict", "auto", "late")

ALL: tuple[Action, ...] = (
    *map(Lay, EVERY_NUMBER),
    *(Add(number) for number in EVERY_NUMBER if number not in TWINS),
    Close(),
    *(
        StartLine(tile, going, side)
        for tile in ("up", "down", "updown", "joker")
        for going in CHOICES[tile]
        for side in SIDES
    ),
    Skip("skip1"),
    Skip("skip2"),
    Stop(),
    Draw(),
    Pass(),
    *map(Give, range(SEATS)),
    Keep(),
    Call(),
    *map(Catch, range(SEATS)),
)
NUMBER_OF = {action: number for number, action in enumerate(ALL)}
ACTIONS = len(ALL)

KINDS: dict[Tile, int] = dict.fromkeys(EVERY_NUMBER, 1)  # how many of each there can be
KINDS.update(ACTION_TILES.items())
TILES = len(NUMBERS) + sum(ACTION_TILES.values())
SIDE = 6  # numbers about each seat
TURN = 11  # numbers about the turn
OBSERVATION = (
    4 * len(KINDS) + 3 * len(EVERY_NUMBER) + len(TWINS) + SEATS + SEATS * SIDE + len(PHASES) + len(CALLS) + TURN
)


def number_of(action: Action) -> int:
    return NUMBER_OF[action]


def action_of(number: int) -> Action:
    return ALL[number]


def observation(view: View) -> list[float]:
    """Tiles by kind (rack, running line, earlier lines, the one looked at), the set in play, the last number, this
    seat's number, every seat from this one on, and the state of the turn."""
    assert view.seat is not None
    *earlier, running = view.lines
    twin = view.run.twin if view.run else None
    numbers, penalties = {*view.options.numbers}, {*view.options.penalties}
    return [
        *shares(view.rack),
        *shares(running),
        *shares(tile for line in earlier for tile in line),
        *shares([] if view.offered is None else [view.offered]),
        *(float(number in numbers) for number in EVERY_NUMBER),
        *(float(number in penalties) for number in EVERY_NUMBER),
        *(float(number == view.last) for number in EVERY_NUMBER),
        *(float(number == twin) for number in TWINS),
        *(float(seat == view.seat) for seat in range(SEATS)),
        *sides_from(view, view.seat),
        *(float(phase == view.phase) for phase in PHASES),
        *(float(call == view.options.call) for call in CALLS),
        float(view.going == "up"),
        float(view.going == "down"),
        float(view.marker == "right"),
        float(view.drawn),
        float(view.fruitless),
        float(view.laid),
        view.dry / SEATS,
        view.owed / TILES,
        view.run.added / TILES if view.run else 0.0,
        view.bag / TILES,
        float(view.options.handing == "seen"),
    ]


def shares(tiles: Iterable[Tile]) -> list[float]:
    """For each kind of tile, how many there are as a share of the most there can be."""
    counts = Counter(tiles)
    return [counts[tile] / most for tile, most in KINDS.items()]


def sides_from(view: View, first: int) -> list[float]:
    """What is known about each seat, this one first; zeros for empty seats."""
    seats = [(first + step) % len(view.tiles) for step in range(len(view.tiles))]
    numbers = [number for seat in seats for number in side_numbers(view, seat)]
    return [*numbers, *[0.0] * (SEATS * SIDE - len(numbers))]


def side_numbers(view: View, seat: int) -> list[float]:
    tiles = view.tiles[seat]
    return [
        1.0,
        float(seat == view.turn),
        tiles / (tiles + RACK),  # a half at the deal; differences count more when there are few tiles
        float(seat == view.uncalled),
        float(seat == view.forgot),
        float(seat in view.called),
    ]
