"""The vector of numbering.py, made from the kernel's record without a view: for learning at the kernel's speed.

It shows no more than the view does: of other hands, the pile and unseen cards only the number of cards.
"""

from tavolino.fast.arrays import Pile, States, Vector
from tavolino.fast.compiler import compiled
from tavolino.fast.constants import constant
from tavolino.fast.pile import size
from tavolino.games.twisted.kernel import COSTS, LARGEST
from tavolino.games.twisted.numbering import OBSERVATION, SEATS, SIDE, WORST
from tavolino.games.twisted.state import DECK

PLACE = constant([DECK.index(card) if card in DECK else -1 for card in range(LARGEST)])
CARDS = len(DECK)
HAND_AT, ROW_AT, GONE_AT = 0, CARDS, 2 * CARDS  # where the parts of the vector start
SEAT_AT = 3 * CARDS
SIDES_AT = SEAT_AT + SEATS
TABLE_AT = SIDES_AT + SEATS * SIDE


@compiled
def observe(states: States, index: int, seat: int, vector: Vector) -> None:
    """What the seat may know now, as a vector of OBSERVATION numbers."""
    state = states[index]
    for place in range(OBSERVATION):
        vector[place] = 0.0
    mark(state.hands[seat], 1.0, vector, HAND_AT)
    observe_row(state.row, vector)
    vector[SEAT_AT + seat] = 1.0
    for step in range(state.seats):
        other = (seat + step) % state.seats
        observe_gone(states, index, other, vector)
        observe_side(states, index, other, vector, SIDES_AT + step * SIDE)
    observe_table(states, index, vector)


@compiled
def mark(cards: Pile, number: float, vector: Vector, start: int) -> None:
    """Write the number at the place of every card."""
    for place in range(1, size(cards) + 1):
        vector[start + PLACE[cards[place]]] = number


@compiled
def observe_row(row: Pile, vector: Vector) -> None:
    for place in range(1, size(row) + 1):
        vector[ROW_AT + PLACE[row[place]]] = 1 / (size(row) + 1 - place)  # the last one: 1


@compiled
def observe_gone(states: States, index: int, seat: int, vector: Vector) -> None:
    """The cards that this seat has won or lost."""
    state = states[index]
    mark(state.won[seat], 1.0, vector, GONE_AT)
    mark(state.lost[seat], 1.0, vector, GONE_AT)
    if not state.over:
        mark(state.unseen[seat], 0.0, vector, GONE_AT)  # T-V2


@compiled
def observe_side(states: States, index: int, seat: int, vector: Vector, start: int) -> None:
    state = states[index]
    won = size(state.won[seat])
    lost = size(state.lost[seat])
    vector[start] = 1.0
    vector[start + 1] = int(seat == state.turn and not state.over)
    vector[start + 2] = int(seat == state.dealer)
    vector[start + 3] = state.over
    vector[start + 4] = size(state.hands[seat]) / 9
    vector[start + 5] = won / CARDS
    vector[start + 6] = lost / CARDS
    if not state.over:  # at the end all cards are shown, and the points are part of the total
        known = cost(state.lost[seat]) - cost(state.unseen[seat])
        vector[start + 7] = size(state.unseen[seat]) / CARDS
        vector[start + 8] = (won - known) / WORST
    vector[start + 9] = state.totals[seat] / (WORST * state.rounds)


@compiled
def cost(cards: Pile) -> int:
    total = 0
    for place in range(1, size(cards) + 1):
        total += COSTS[cards[place]]  # T-P1
    return total


@compiled
def observe_table(states: States, index: int, vector: Vector) -> None:
    state = states[index]
    vector[TABLE_AT] = size(state.pile) / CARDS
    vector[TABLE_AT + 1] = cost(state.row) / WORST
    vector[TABLE_AT + 2] = state.round / state.rounds
    vector[TABLE_AT + 3] = 1 / state.rounds
    vector[TABLE_AT + 4] = state.expert
