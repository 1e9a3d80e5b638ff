"""The vector of numbering.py, made from the kernel's record without a view: for learning at the kernel's speed.

It shows no more than the view does: of other hands, the pile and unseen cards only the number of cards.
"""

from tavolino.fast.arrays import Pile, States, Vector
from tavolino.fast.compiler import compiled, inlined
from tavolino.fast.pile import size
from tavolino.games.twisted import kernel
from tavolino.games.twisted.kernel import COSTS, PLACE_IN_DECK
from tavolino.games.twisted.numbering import LAYOUT, OBSERVATION, WORST
from tavolino.games.twisted.state import DECK

CARDS = len(DECK)
HAND, ROW, GONE, SEAT = LAYOUT.at("hand"), LAYOUT.at("row"), LAYOUT.at("gone"), LAYOUT.at("seat")
SIDE = LAYOUT.width("sides")
THERE, TO_ACT, DEALER, OVER, HAND_SIZE, WON, LOST, UNSEEN, POINTS, TOTAL = (
    LAYOUT.at("sides", name)
    for name in ("there", "to act", "dealer", "over", "cards", "won", "lost", "unseen", "points", "total")
)
PILE, COST, ROUND, ROUNDS, EXPERT = (
    LAYOUT.at("table", name) for name in ("pile", "cost", "round", "rounds", "expert")
)

# Multiplying takes a fraction of the time of dividing, and in single precision both give the same (a test tries it).
PART_OF_HAND, PART_OF_CARDS, PART_OF_WORST = 1 / 9, 1 / CARDS, 1 / WORST


@compiled
def observe(states: States, index: int, seat: int, vector: Vector) -> None:
    """What the seat may know now, as a vector of OBSERVATION numbers."""
    state = states[index]
    for place in range(OBSERVATION):
        vector[place] = 0.0
    mark(state.hands[seat], 1.0, vector, HAND)
    observe_gone(states, index, vector)
    observe_row(state.row, vector)
    vector[SEAT + seat] = 1.0
    for step in range(state.seats):
        observe_side(states, index, (seat + step) % state.seats, vector, step * SIDE)
    observe_table(states, index, vector)


@compiled
def mark(cards: Pile, number: float, vector: Vector, start: int) -> None:
    """Write the number at the place of every card."""
    for place in range(1, size(cards) + 1):
        vector[start + PLACE_IN_DECK[cards[place]]] = number


@compiled
def observe_gone(states: States, index: int, vector: Vector) -> None:
    """The cards that somebody has won or lost: all that have been shown, but for those in the row."""
    state = states[index]
    for card in range(CARDS):
        vector[GONE + card] = state.shown[card]
    mark(state.row, 0.0, vector, GONE)
    if state.over:
        for seat in range(state.seats):
            mark(state.unseen[seat], 1.0, vector, GONE)  # T-V2


@compiled
def observe_row(row: Pile, vector: Vector) -> None:
    for place in range(1, size(row) + 1):
        vector[ROW + PLACE_IN_DECK[row[place]]] = 1 / (size(row) + 1 - place)  # the last one: 1


@inlined
def observe_side(states: States, index: int, seat: int, vector: Vector, side: int) -> None:
    state = states[index]
    tally = state.tally[seat]
    vector[THERE + side] = 1.0
    vector[TO_ACT + side] = int(seat == state.turn and not state.over)
    vector[DEALER + side] = int(seat == state.dealer)
    vector[OVER + side] = state.over
    vector[HAND_SIZE + side] = size(state.hands[seat]) * PART_OF_HAND
    vector[WON + side] = tally[kernel.WON] * PART_OF_CARDS
    vector[LOST + side] = tally[kernel.LOST] * PART_OF_CARDS
    if not state.over:  # at the end all cards are shown, and the points are part of the total
        unseen = cost(state.unseen[seat]) if tally[kernel.UNSEEN] else 0
        vector[UNSEEN + side] = tally[kernel.UNSEEN] * PART_OF_CARDS
        vector[POINTS + side] = (tally[kernel.POINTS] + unseen) * PART_OF_WORST
    vector[TOTAL + side] = state.totals[seat] / (WORST * state.rounds)


@compiled
def cost(cards: Pile) -> int:
    total = 0
    for place in range(1, size(cards) + 1):
        total += COSTS[cards[place]]  # T-P1
    return total


@compiled
def observe_table(states: States, index: int, vector: Vector) -> None:
    state = states[index]
    vector[PILE] = size(state.pile) * PART_OF_CARDS
    vector[COST] = cost(state.row) * PART_OF_WORST
    vector[ROUND] = state.round / state.rounds
    vector[ROUNDS] = 1 / state.rounds
    vector[EXPERT] = state.expert
