"""What a learned net sees of Upturn: the tiles one by one, each number's distance from the last one, and the turn.

Seats that an action names are counted from the seat that acts.
"""

from tavolino.fast.arrays import Inputs, Pile, Record, States, Vector
from tavolino.fast.compiler import compiled
from tavolino.fast.constants import constant
from tavolino.fast.inputs import add, add_unless_zero, clear
from tavolino.fast.pile import size
from tavolino.games.upturn.kernel import (
    CATCH,
    CAUGHT,
    DOWN,
    GIVE,
    GIVE_TO,
    LATE,
    NUMBER_END,
    RIGHT,
    SEATS,
    STRICT,
    TILES,
    TWIN,
    UP,
    code_of,
)
from tavolino.games.upturn.numbering import ACTIONS, KINDS
from tavolino.games.upturn.playout import rewards
from tavolino.games.upturn.state import Options

OPTIONS = (Options(call="auto"), Options())
WIDTHS = {"policy": (512, 256), "prior": (128, 64), "value": (128, 32), "critic": (512, 256)}
LESSONS = 15_000_000  # matches of beginners never end, so nobody learns from them
CURIOSITY = 0.5
MODELLED_FROM = 3
OUTPUTS = ACTIONS
MOST = 2 * TILES + 60

CODES = [code_of(tile) for tile in KINDS]
KIND = constant([CODES.index(code) if code in CODES else -1 for code in range(max(CODES) + 1)])
KIND_COUNT = len(KINDS)
STEPS = 2 * NUMBER_END - 1  # how far a number can be from the last one, down and up

# Where the parts start:
RACK_AT, LINE_AT, EARLIER_AT = 0, KIND_COUNT, 2 * KIND_COUNT
NEAR_AT = 3 * KIND_COUNT
LAST_AT = NEAR_AT + STEPS
TURN_AT = LAST_AT + NUMBER_END
TURN = 20  # numbers about the turn
SIDES_AT = TURN_AT + TURN
SIDE = 8  # numbers about each seat
FEW = 4  # so few tiles are inputs of their own
HIDDEN = KIND_COUNT + STEPS  # inputs for each rack that the seat cannot see

GIVE_FIRST, CATCH_FIRST = int(GIVE_TO[0]), int(CATCH[0])


def known_inputs(seats: int) -> int:
    return SIDES_AT + SIDE * seats


def hidden_inputs(seats: int) -> int:
    return HIDDEN * (seats - 1)


@compiled
def worth(states: States, index: int, result: Vector) -> None:
    rewards(states, index, result)


@compiled
def output(action: int, seat: int, seats: int) -> int:
    for first in (GIVE_FIRST, CATCH_FIRST):
        if first <= action < first + SEATS:
            return first + (action - first - seat) % seats
    return action


@compiled
def known(states: States, index: int, seat: int, inputs: Inputs) -> None:
    state = states[index]
    clear(inputs)
    lines = state.lines
    add_tiles(state.racks[seat], 1, size(state.racks[seat]), RACK_AT, inputs)
    add_tiles(lines, state.earlier + 1, size(lines), LINE_AT, inputs)
    add_tiles(lines, 1, state.earlier, EARLIER_AT, inputs)
    add_distances(state, state.racks[seat], NEAR_AT, inputs)
    add(inputs, LAST_AT + state.last, 1.0)
    add_turn(state, inputs)
    for step in range(state.seats):
        add_side(state, (seat + step) % state.seats, SIDES_AT + SIDE * step, inputs)


@compiled
def hidden(states: States, index: int, seat: int, inputs: Inputs) -> None:
    state = states[index]
    for step in range(1, state.seats):
        start = SIDES_AT + SIDE * state.seats + HIDDEN * (step - 1)
        rack = state.racks[(seat + step) % state.seats]
        add_tiles(rack, 1, size(rack), start, inputs)
        add_distances(state, rack, start + KIND_COUNT, inputs)


@compiled
def add_tiles(tiles: Pile, first: int, end: int, start: int, inputs: Inputs) -> None:
    """One input for each kind; a kind that there are several of counts as often as it is there."""
    for place in range(first, end + 1):
        kind = start + KIND[tiles[place]]
        if tiles[place] < NUMBER_END:
            add(inputs, kind, 1.0)
        else:
            add_again(inputs, kind)


@compiled
def add_again(inputs: Inputs, place: int) -> None:
    for entry in range(1, inputs.places[0] + 1):
        if inputs.places[entry] == place:
            inputs.numbers[entry] += 1.0
            return
    add(inputs, place, 1.0)


@compiled
def add_distances(state: Record, rack: Pile, start: int, inputs: Inputs) -> None:
    for place in range(1, size(rack) + 1):
        if rack[place] < NUMBER_END:
            twin = 2.0 if state.kinds[rack[place]] == TWIN else 1.0
            add(inputs, start + rack[place] - state.last + NUMBER_END - 1, twin)


@compiled
def add_turn(state: Record, inputs: Inputs) -> None:
    at = TURN_AT
    add(inputs, at + state.phase, 1.0)  # 0 – 3
    add_unless_zero(inputs, at + 4, int(state.going == UP))
    add_unless_zero(inputs, at + 5, int(state.going == DOWN))
    add_unless_zero(inputs, at + 6, int(state.marker == RIGHT))
    add_unless_zero(inputs, at + 7, state.drawn)
    add_unless_zero(inputs, at + 8, state.fruitless)
    add_unless_zero(inputs, at + 9, state.laid)
    add_unless_zero(inputs, at + 10, state.dry / SEATS)
    add_unless_zero(inputs, at + 11, state.owed / 5.0)
    add_unless_zero(inputs, at + 12, state.added / 5.0)
    add_unless_zero(inputs, at + 13, size(state.bag) / TILES)
    add_unless_zero(inputs, at + 14, (state.run - state.last) / 50.0 if state.run != 0 else 0.0)
    add_unless_zero(inputs, at + 15, (state.last - 50) / 50.0)
    add_unless_zero(inputs, at + 16, int(state.call == CAUGHT))
    add_unless_zero(inputs, at + 17, int(state.call == STRICT))
    add_unless_zero(inputs, at + 18, int(state.call == LATE))
    add_unless_zero(inputs, at + 19, int(state.phase == GIVE and state.owed > 1))


@compiled
def add_side(state: Record, seat: int, start: int, inputs: Inputs) -> None:
    tiles = size(state.racks[seat])
    if 0 < tiles <= FEW:
        add(inputs, start + tiles - 1, 1.0)
    add_unless_zero(inputs, start + FEW, tiles / 12.0)
    add_unless_zero(inputs, start + FEW + 1, int(seat == state.turn))
    add_unless_zero(inputs, start + FEW + 2, int(seat in (state.uncalled, state.forgot)))
    add_unless_zero(inputs, start + FEW + 3, state.called[seat])
