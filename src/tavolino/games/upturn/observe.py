"""The vector of numbering.py, made from the kernel's record without a view: for learning at the kernel's speed.

It shows no more than the view does: of other racks and the bag only the number of tiles.
"""

from tavolino.fast.arrays import Pile, Record, States, Vector
from tavolino.fast.compiler import compiled
from tavolino.fast.constants import constant
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
from tavolino.games.upturn.numbering import CALLS, EVERY_NUMBER, KINDS, OBSERVATION, PHASES, SEATS, SIDE
from tavolino.games.upturn.rules import RACK
from tavolino.games.upturn.tiles import TWINS

CODES = [code_of(tile) for tile in KINDS]
PLACE = constant([CODES.index(code) if code in CODES else -1 for code in range(max(CODES) + 1)])  # among the kinds
MOST = constant(list(KINDS.values()))  # of each kind
TWIN_PLACE = constant([TWINS.index(number) if number in TWINS else -1 for number in range(NUMBER_END)])

KIND_COUNT, NUMBER_COUNT = len(KINDS), len(EVERY_NUMBER)
# Where the parts of the vector begin:
RACK_AT, RUNNING_AT, EARLIER_AT, OFFERED_AT = 0, KIND_COUNT, 2 * KIND_COUNT, 3 * KIND_COUNT
SET_AT = 4 * KIND_COUNT
PENALTIES_AT = SET_AT + NUMBER_COUNT
LAST_AT = PENALTIES_AT + NUMBER_COUNT
TWIN_AT = LAST_AT + NUMBER_COUNT
SEAT_AT = TWIN_AT + len(TWINS)
SIDES_AT = SEAT_AT + SEATS
PHASE_AT = SIDES_AT + SEATS * SIDE
CALL_AT = PHASE_AT + len(PHASES)
TURN_AT = CALL_AT + len(CALLS)


@compiled
def observe(states: States, index: int, seat: int, vector: Vector) -> None:
    """What the seat may know now, as a vector of OBSERVATION numbers."""
    state = states[index]
    for place in range(OBSERVATION):
        vector[place] = 0.0
    observe_tiles(state, seat, vector)
    observe_set(state, vector)
    vector[LAST_AT + state.last - 1] = 1.0
    if state.run != 0:
        vector[TWIN_AT + TWIN_PLACE[state.run]] = 1.0
    vector[SEAT_AT + seat] = 1.0
    for step in range(state.seats):
        observe_side(state, (seat + step) % state.seats, vector, SIDES_AT + step * SIDE)
    observe_turn(state, vector)


@compiled
def observe_tiles(state: Record, seat: int, vector: Vector) -> None:
    """For each kind of tile, how many there are as a share of the most there can be."""
    rack = state.racks[seat]
    lines = state.lines
    count(rack, 1, size(rack), vector, RACK_AT)
    count(lines, state.earlier + 1, size(lines), vector, RUNNING_AT)
    count(lines, 1, state.earlier, vector, EARLIER_AT)
    if state.seen != 0 and state.phase == GIVE and seat == state.turn:
        bag = state.bag
        count(bag, size(bag), size(bag), vector, OFFERED_AT)  # U-N7
    for kind in range(NUMBER_COUNT, KIND_COUNT):  # a number is there only once
        vector[RACK_AT + kind] /= MOST[kind]
        vector[RUNNING_AT + kind] /= MOST[kind]
        vector[EARLIER_AT + kind] /= MOST[kind]
        vector[OFFERED_AT + kind] /= MOST[kind]


@compiled
def count(tiles: Pile, first: int, end: int, vector: Vector, start: int) -> None:
    for place in range(first, end + 1):
        vector[start + PLACE[tiles[place]]] += 1.0


@compiled
def observe_set(state: Record, vector: Vector) -> None:
    for number in range(1, NUMBER_END):
        vector[SET_AT + number - 1] = int(state.kinds[number] != 0)
        vector[PENALTIES_AT + number - 1] = int(state.kinds[number] == PENALTY_TILE)


@compiled
def observe_side(state: Record, seat: int, vector: Vector, start: int) -> None:
    tiles = size(state.racks[seat])
    vector[start] = 1.0
    vector[start + 1] = int(seat == state.turn and state.over == 0)
    vector[start + 2] = tiles / (tiles + RACK)
    vector[start + 3] = int(seat == state.uncalled)
    vector[start + 4] = int(seat == state.forgot)
    vector[start + 5] = state.called[seat]


@compiled
def observe_turn(state: Record, vector: Vector) -> None:
    if not state.over:
        vector[PHASE_AT + state.phase] = 1.0  # the kernel numbers them in the same order
    vector[CALL_AT] = int(state.call == CAUGHT)
    vector[CALL_AT + 1] = int(state.call == STRICT)
    vector[CALL_AT + 2] = int(state.call == AUTO)
    vector[CALL_AT + 3] = int(state.call == LATE)
    vector[TURN_AT] = int(state.going == UP)
    vector[TURN_AT + 1] = int(state.going == DOWN)
    vector[TURN_AT + 2] = int(state.marker == RIGHT)
    vector[TURN_AT + 3] = state.drawn
    vector[TURN_AT + 4] = state.fruitless
    vector[TURN_AT + 5] = state.laid
    vector[TURN_AT + 6] = state.dry / SEATS
    vector[TURN_AT + 7] = state.owed / TILES
    vector[TURN_AT + 8] = state.added / TILES
    vector[TURN_AT + 9] = size(state.bag) / TILES
    vector[TURN_AT + 10] = state.seen
