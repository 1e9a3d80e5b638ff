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
from collections.abc import Iterable, Iterator
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
from tavolino.parts.layout import Layout, Number, Slice, each

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


def kinds(meaning: str) -> tuple[Number, ...]:
    return tuple(Number(str(tile), meaning, most) for tile, most in KINDS.items())


LAYOUT = Layout(
    Slice("rack", kinds("tiles of this kind on the rack")),
    Slice("line", kinds("tiles of this kind in the running line")),
    Slice("earlier", kinds("tiles of this kind in earlier lines")),
    Slice("offered", kinds("tiles of this kind that were looked at before one is handed out")),
    Slice("set", each(EVERY_NUMBER, "1 for a number in the set in play")),
    Slice("penalties", each(EVERY_NUMBER, "1 for a penalty tile in the set in play")),
    Slice("last", each(EVERY_NUMBER, "1 for the last number of the line")),
    Slice("twin", each(TWINS, "1 for the twin whose run is being laid")),
    Slice("seat", each(range(SEATS), "1 for the own seat")),
    Slice(
        "sides",
        (
            Number("there", "1; all numbers of an empty seat are 0"),
            Number("to act", "1 for the seat whose turn it is"),
            Number("tiles", f"n tiles on the rack as n ÷ (n + {RACK}): a half at the deal"),
            Number("uncalled", "1 for a seat that has one tile and has not called yet"),
            Number("forgot", "1 for a seat that forgot to call"),
            Number("called", "1 for a seat that has called"),
        ),
        SEATS,
    ),
    Slice("phase", each(PHASES, "1 for the part of the turn; all 0 when the match is over")),
    Slice("call", each(CALLS, "1 for the option `call`")),
    Slice(
        "turn",
        (
            Number("up", "1 where the line goes up"),
            Number("down", "1 where the line goes down"),
            Number("right", "1 where the turn goes to the right"),
            Number("drawn", "1 after a tile was drawn in this turn"),
            Number("fruitless", "1 if there was none to draw"),
            Number("laid", "1 after a tile was laid in this turn"),
            Number("dry", "turns in a row without a tile to draw", SEATS),
            Number("owed", "tiles still to be handed out", TILES),
            Number("added", "tiles added to the run", TILES),
            Number("bag", "tiles in the bag", TILES),
            Number("seen", "1 with the option `handing` = `seen`"),
        ),
    ),
)
OBSERVATION = LAYOUT.size


def number_of(action: Action) -> int:
    return NUMBER_OF[action]


def action_of(number: int) -> Action:
    return ALL[number]


def observation(view: View) -> list[float]:
    assert view.seat is not None
    *earlier, running = view.lines
    twin = view.run.twin if view.run else None
    numbers, penalties = {*view.options.numbers}, {*view.options.penalties}
    seats = [(view.seat + step) % len(view.tiles) for step in range(len(view.tiles))]
    return LAYOUT.vector(
        rack=counted(view.rack),
        line=counted(running),
        earlier=counted(tile for line in earlier for tile in line),
        offered=counted([] if view.offered is None else [view.offered]),
        set=(number in numbers for number in EVERY_NUMBER),
        penalties=(number in penalties for number in EVERY_NUMBER),
        last=(number == view.last for number in EVERY_NUMBER),
        twin=(number == twin for number in TWINS),
        seat=(seat == view.seat for seat in range(SEATS)),
        sides=(side_numbers(view, seat) for seat in seats),
        phase=(phase == view.phase for phase in PHASES),
        call=(call == view.options.call for call in CALLS),
        turn=turn_numbers(view),
    )


def counted(tiles: Iterable[Tile]) -> Iterator[int]:
    counts = Counter(tiles)
    return (counts[tile] for tile in KINDS)


def turn_numbers(view: View) -> tuple[int, ...]:
    return (
        view.going == "up",
        view.going == "down",
        view.marker == "right",
        view.drawn,
        view.fruitless,
        view.laid,
        view.dry,
        view.owed,
        view.run.added if view.run else 0,
        view.bag,
        view.options.handing == "seen",
    )


def side_numbers(view: View, seat: int) -> tuple[float, ...]:
    tiles = view.tiles[seat]
    return (
        1,
        seat == view.turn,
        tiles / (tiles + RACK),  # differences count more when there are few tiles
        seat == view.uncalled,
        seat == view.forgot,
        seat in view.called,
    )
