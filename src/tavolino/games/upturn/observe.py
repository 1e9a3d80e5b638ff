"""The vector of numbering.py, made from the kernel's record without a view: for learning at the kernel's speed.

It shows no more than the view does: of other racks and the bag only the number of tiles.
"""

from tavolino.fast.arrays import Pile, Record, States, Vector
from tavolino.fast.compiler import compiled, inlined
from tavolino.fast.constants import constant, parts
from tavolino.fast.pile import size
from tavolino.games.upturn.kernel import (
    AUTO,
    CAUGHT,
    DOWN,
    GIVE,
    LATE,
    NUMBER_END,
    PENALTY_TILE,
    RIGHT,
    STRICT,
    TILES,
    UP,
    code_of,
)
from tavolino.games.upturn.numbering import EVERY_NUMBER, KINDS, LAYOUT, OBSERVATION, SEATS
from tavolino.games.upturn.rules import RACK
from tavolino.games.upturn.tiles import TWINS

CODES = [code_of(tile) for tile in KINDS]
PLACE = constant([CODES.index(code) if code in CODES else -1 for code in range(max(CODES) + 1)])  # among the kinds
TWIN_PLACE = constant([TWINS.index(number) if number in TWINS else -1 for number in range(NUMBER_END)])

KIND_COUNT, NUMBER_COUNT = len(KINDS), len(EVERY_NUMBER)
ON_RACK, RUNNING, EARLIER, OFFERED = (LAYOUT.at(name) for name in ("rack", "line", "earlier", "offered"))
SET, PENALTIES, LAST, RUN_TWIN = (LAYOUT.at(name) for name in ("set", "penalties", "last", "twin"))
SEAT, PHASE = LAYOUT.at("seat"), LAYOUT.at("phase")
SIDE = LAYOUT.width("sides")
THERE, TO_ACT, HELD, UNCALLED, FORGOT, CALLED = (
    LAYOUT.at("sides", name) for name in ("there", "to act", "tiles", "uncalled", "forgot", "called")
)
BY_CATCHING, STRICTLY, BY_ITSELF, LATER = (LAYOUT.at("call", name) for name in ("caught", "strict", "auto", "late"))
GOES_UP, GOES_DOWN, TO_THE_RIGHT, DRAWN, FRUITLESS, LAID, DRY, OWED, ADDED, BAG, SEEN = (
    LAYOUT.at("turn", name)
    for name in ("up", "down", "right", "drawn", "fruitless", "laid", "dry", "owed", "added", "bag", "seen")
)

# Multiplying takes a fraction of the time of dividing, and in single precision both give the same (a test tries it).
PART_OF_SEATS, PART_OF_TILES = 1 / SEATS, 1 / TILES
PART_OF_ALL = parts(list(KINDS.values()))  # by kind


@compiled
def observe(states: States, index: int, seat: int, vector: Vector) -> None:
    """What the seat may know now, as a vector of OBSERVATION numbers."""
    state = states[index]
    for place in range(OBSERVATION):
        vector[place] = 0.0
    observe_tiles(state, seat, vector)
    observe_set(state, vector)
    vector[LAST + state.last - 1] = 1.0
    if state.run != 0:
        vector[RUN_TWIN + TWIN_PLACE[state.run]] = 1.0
    vector[SEAT + seat] = 1.0
    for step in range(state.seats):
        observe_side(state, (seat + step) % state.seats, vector, step * SIDE)
    observe_turn(state, vector)


@compiled
def observe_tiles(state: Record, seat: int, vector: Vector) -> None:
    """For each kind of tile, how many there are as a share of the most there can be."""
    rack = state.racks[seat]
    lines = state.lines
    count(rack, 1, size(rack), vector, ON_RACK)
    count(lines, state.earlier + 1, size(lines), vector, RUNNING)
    count(lines, 1, state.earlier, vector, EARLIER)
    if state.seen != 0 and state.phase == GIVE and seat == state.turn:
        bag = state.bag
        count(bag, size(bag), size(bag), vector, OFFERED)  # U-N7
    for kind in range(NUMBER_COUNT, KIND_COUNT):  # a number is there only once
        vector[ON_RACK + kind] *= PART_OF_ALL[kind]
        vector[RUNNING + kind] *= PART_OF_ALL[kind]
        vector[EARLIER + kind] *= PART_OF_ALL[kind]
        vector[OFFERED + kind] *= PART_OF_ALL[kind]


@compiled
def count(tiles: Pile, first: int, end: int, vector: Vector, start: int) -> None:
    for place in range(first, end + 1):
        vector[start + PLACE[tiles[place]]] += 1.0


@compiled
def observe_set(state: Record, vector: Vector) -> None:
    for number in range(1, NUMBER_END):
        vector[SET + number - 1] = int(state.kinds[number] != 0)
        vector[PENALTIES + number - 1] = int(state.kinds[number] == PENALTY_TILE)


@inlined
def observe_side(state: Record, seat: int, vector: Vector, side: int) -> None:
    tiles = state.held[seat]
    vector[THERE + side] = 1.0
    vector[TO_ACT + side] = int(seat == state.turn and state.over == 0)
    vector[HELD + side] = tiles / (tiles + RACK)
    vector[UNCALLED + side] = int(seat == state.uncalled)
    vector[FORGOT + side] = int(seat == state.forgot)
    vector[CALLED + side] = state.called[seat]


@compiled
def observe_turn(state: Record, vector: Vector) -> None:
    if not state.over:
        vector[PHASE + state.phase] = 1.0  # the kernel numbers them in the same order
    vector[BY_CATCHING] = int(state.call == CAUGHT)
    vector[STRICTLY] = int(state.call == STRICT)
    vector[BY_ITSELF] = int(state.call == AUTO)
    vector[LATER] = int(state.call == LATE)
    vector[GOES_UP] = int(state.going == UP)
    vector[GOES_DOWN] = int(state.going == DOWN)
    vector[TO_THE_RIGHT] = int(state.marker == RIGHT)
    vector[DRAWN] = state.drawn
    vector[FRUITLESS] = state.fruitless
    vector[LAID] = state.laid
    vector[DRY] = state.dry * PART_OF_SEATS
    vector[OWED] = state.owed * PART_OF_TILES
    vector[ADDED] = state.added * PART_OF_TILES
    vector[BAG] = size(state.bag) * PART_OF_TILES
    vector[SEEN] = state.seen
