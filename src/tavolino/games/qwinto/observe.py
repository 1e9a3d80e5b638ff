"""The vector of numbering.py, made from the kernel's record without a view: for learning at the kernel's speed.

It shows no more than the view does: only how many cards other hands and the pile have, and only that others have
decided, not what.
"""

from tavolino.fast.arrays import Pile, States, Vector
from tavolino.fast.compiler import compiled
from tavolino.fast.pile import size
from tavolino.games.qwinto.kernel import (
    CARD_COUNT,
    CELL_COUNT,
    CELL_OF,
    PASS,
    ROW_COUNT,
    STACKS,
    UNDECIDED,
    points,
)
from tavolino.games.qwinto.numbering import MOST_POINTS, OBSERVATION, SEATS, SIDE
from tavolino.games.qwinto.rules import HAND
from tavolino.games.qwinto.sheet import HIGHEST, MISTHROWS

HAND_AT, TOPS_AT = 0, CARD_COUNT  # where the parts of the vector start
COVERED_AT = TOPS_AT + STACKS * CARD_COUNT
SEAT_AT = COVERED_AT + CARD_COUNT
SIDES_AT = SEAT_AT + SEATS
DECISION_AT = SIDES_AT + SEATS * SIDE
TABLE_AT = DECISION_AT + CELL_COUNT + 1
SHEET_AT = SIDE - CELL_COUNT  # where the sheet starts among the numbers about a seat


@compiled
def observe(states: States, index: int, seat: int, vector: Vector) -> None:
    """What the seat may know now, as a vector of OBSERVATION numbers."""
    state = states[index]
    for place in range(OBSERVATION):
        vector[place] = 0.0
    observe_cards(states, index, state.hands[seat], vector)
    vector[SEAT_AT + seat] = 1.0
    for step in range(state.seats):
        observe_side(states, index, (seat + step) % state.seats, vector, SIDES_AT + step * SIDE)
    observe_decision(state.decided[seat], vector)
    observe_table(states, index, vector)


@compiled
def observe_cards(states: States, index: int, hand: Pile, vector: Vector) -> None:
    state = states[index]
    for held in range(1, size(hand) + 1):
        vector[HAND_AT + hand[held]] = 1.0
    for place in range(STACKS):
        vector[TOPS_AT + CARD_COUNT * place + state.tops[place]] = 1.0
    for card in range(CARD_COUNT):
        vector[COVERED_AT + card] = state.covered[card]


@compiled
def observe_side(states: States, index: int, seat: int, vector: Vector, start: int) -> None:
    state = states[index]
    vector[start] = 1.0
    vector[start + 1] = int(seat == state.active and state.reason == 0)
    vector[start + 2] = int(state.decided[seat] != UNDECIDED)
    vector[start + 3] = size(state.hands[seat]) / HAND
    vector[start + 4] = state.misses[seat] / MISTHROWS
    vector[start + 5] = points(states, index, seat) / MOST_POINTS
    for cell in range(CELL_COUNT):
        vector[start + SHEET_AT + cell] = state.sheets[seat][cell] / HIGHEST


@compiled
def observe_decision(decided: int, vector: Vector) -> None:
    """This seat's own decision, while others are still deciding."""
    if decided == PASS:
        vector[DECISION_AT + CELL_COUNT] = 1.0
    elif decided != UNDECIDED:
        vector[DECISION_AT + CELL_OF[decided]] = 1.0


@compiled
def observe_table(states: States, index: int, vector: Vector) -> None:
    state = states[index]
    for row in range(ROW_COUNT):
        vector[TABLE_AT + row] = int(state.colours & (1 << row) != 0)
    start = TABLE_AT + ROW_COUNT
    vector[start] = state.number / HIGHEST
    vector[start + 1] = int(state.reason == 0 and state.writing == 0)
    vector[start + 2] = int(state.reason == 0 and state.writing != 0)
    vector[start + 3] = size(state.pile) / CARD_COUNT
