"""The vector of numbering.py, made from the kernel's record without a view: for learning at the kernel's speed.

It shows no more than the view does: only how many cards other hands and the pile have, and only that others have
decided, not what.
"""

from tavolino.fast.arrays import Pile, States, Vector
from tavolino.fast.compiler import compiled, inlined
from tavolino.fast.constants import constant
from tavolino.fast.pile import size
from tavolino.games.qwinto.cards import PLACES
from tavolino.games.qwinto.kernel import (
    CARD_COUNT,
    CELL_COUNT,
    CELL_OF,
    PASS,
    ROW_COUNT,
    STACKS,
    UNDECIDED,
)
from tavolino.games.qwinto.numbering import ALL_CELLS, LAYOUT, MOST_POINTS, OBSERVATION
from tavolino.games.qwinto.rules import HAND
from tavolino.games.qwinto.sheet import HIGHEST, MISTHROWS

HELD, COVERED, SEAT = LAYOUT.at("hand"), LAYOUT.at("covered"), LAYOUT.at("seat")
TOP = constant([LAYOUT.at(place) for place in PLACES])
SIDE = LAYOUT.width("sides")
THERE, ACTIVE, DECIDED, CARDS, MISSED, POINTS, SHEET = (
    LAYOUT.at("sides", name)
    for name in ("there", "active", "decided", "cards", "misthrows", "points", str(ALL_CELLS[0]))
)
DECISION, PASSED, COLOURS = LAYOUT.at("decision"), LAYOUT.at("decision", "pass"), LAYOUT.at("colours")
NUMBER, PLAYING, WRITING, PILE = (LAYOUT.at("table", name) for name in ("number", "play", "write", "pile"))

# Multiplying takes a fraction of the time of dividing, and in single precision both give the same (a test tries it).
PART_OF_HAND, PART_OF_MISTHROWS, PART_OF_POINTS = 1 / HAND, 1 / MISTHROWS, 1 / MOST_POINTS
PART_OF_HIGHEST, PART_OF_CARDS = 1 / HIGHEST, 1 / CARD_COUNT


@compiled
def observe(states: States, index: int, seat: int, vector: Vector) -> None:
    """What the seat may know now, as a vector of OBSERVATION numbers."""
    state = states[index]
    for place in range(OBSERVATION):
        vector[place] = 0.0
    observe_cards(states, index, state.hands[seat], vector)
    vector[SEAT + seat] = 1.0
    for step in range(state.seats):
        observe_side(states, index, (seat + step) % state.seats, vector, step * SIDE)
    observe_decision(state.decided[seat], vector)
    observe_table(states, index, vector)


@compiled
def observe_cards(states: States, index: int, hand: Pile, vector: Vector) -> None:
    state = states[index]
    for held in range(1, size(hand) + 1):
        vector[HELD + hand[held]] = 1.0
    for place in range(STACKS):
        vector[TOP[place] + state.tops[place]] = 1.0
    for card in range(CARD_COUNT):
        vector[COVERED + card] = state.covered[card]


@inlined
def observe_side(states: States, index: int, seat: int, vector: Vector, side: int) -> None:
    state = states[index]
    vector[THERE + side] = 1.0
    vector[ACTIVE + side] = int(seat == state.active and state.reason == 0)
    vector[DECIDED + side] = int(state.decided[seat] != UNDECIDED)
    vector[CARDS + side] = size(state.hands[seat]) * PART_OF_HAND
    vector[MISSED + side] = state.misses[seat] * PART_OF_MISTHROWS
    vector[POINTS + side] = state.points[seat] * PART_OF_POINTS
    for cell in range(CELL_COUNT):
        vector[SHEET + side + cell] = state.sheets[seat][cell] * PART_OF_HIGHEST


@compiled
def observe_decision(decided: int, vector: Vector) -> None:
    """This seat's own decision, while others are still deciding."""
    if decided == PASS:
        vector[PASSED] = 1.0
    elif decided != UNDECIDED:
        vector[DECISION + CELL_OF[decided]] = 1.0


@compiled
def observe_table(states: States, index: int, vector: Vector) -> None:
    state = states[index]
    for row in range(ROW_COUNT):
        vector[COLOURS + row] = int(state.colours & (1 << row) != 0)
    vector[NUMBER] = state.number * PART_OF_HIGHEST
    vector[PLAYING] = int(state.reason == 0 and state.writing == 0)
    vector[WRITING] = int(state.reason == 0 and state.writing != 0)
    vector[PILE] = size(state.pile) * PART_OF_CARDS
