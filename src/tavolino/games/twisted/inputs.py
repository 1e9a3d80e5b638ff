"""What a learned net sees of Twisted: the cards one by one, and a few numbers about every seat and the table."""

from tavolino.fast.arrays import Inputs, Pile, Record, States, Vector
from tavolino.fast.compiler import compiled
from tavolino.fast.inputs import add, add_unless_zero, clear
from tavolino.fast.pile import size
from tavolino.games.twisted.kernel import COSTS, PLACE_IN_DECK
from tavolino.games.twisted.numbering import ACTIONS
from tavolino.games.twisted.observe import CARDS
from tavolino.games.twisted.playout import rewards
from tavolino.games.twisted.state import Options

OPTIONS = (Options(),)
WIDTHS = {"policy": (512, 256), "prior": (128, 64), "value": (128, 32), "critic": (512, 256)}
LESSONS = 0
CURIOSITY = 0.5
MODELLED_FROM = 3
OUTPUTS = ACTIONS
MOST = CARDS + 48  # a card is in one place, and there are a few numbers besides

HAND_AT, ROW_AT, LAST_AT, GONE_AT, TABLE_AT = range(0, 5 * CARDS, CARDS)  # where the parts start
TABLE = 5  # numbers about the table
SIDES_AT = TABLE_AT + TABLE
SIDE = 7  # numbers about each seat


def known_inputs(seats: int) -> int:
    return SIDES_AT + SIDE * seats


def hidden_inputs(seats: int) -> int:
    return CARDS * (seats - 1)


@compiled
def worth(states: States, index: int, result: Vector) -> None:
    rewards(states, index, result)


@compiled
def output(action: int, seat: int, seats: int) -> int:  # noqa: ARG001 - no action names a seat
    return action


@compiled
def known(states: States, index: int, seat: int, inputs: Inputs) -> None:
    state = states[index]
    clear(inputs)
    add_cards(state.hands[seat], HAND_AT, inputs)
    row = state.row
    for place in range(1, size(row) + 1):
        add(inputs, ROW_AT + PLACE_IN_DECK[row[place]], 1.0 / (size(row) + 1 - place))  # the last one: 1
    if size(row) > 0:
        add(inputs, LAST_AT + PLACE_IN_DECK[row[size(row)]], 1.0)
    add_table(state, inputs)
    for step in range(state.seats):
        other = (seat + step) % state.seats
        add_shown(state, state.won[other], inputs)
        add_shown(state, state.lost[other], inputs)
        add_side(state, other, SIDES_AT + SIDE * step, inputs)


@compiled
def hidden(states: States, index: int, seat: int, inputs: Inputs) -> None:
    state = states[index]
    for step in range(1, state.seats):
        start = SIDES_AT + SIDE * state.seats + CARDS * (step - 1)
        add_cards(state.hands[(seat + step) % state.seats], start, inputs)


@compiled
def add_cards(cards: Pile, start: int, inputs: Inputs) -> None:
    for place in range(1, size(cards) + 1):
        add(inputs, start + PLACE_IN_DECK[cards[place]], 1.0)


@compiled
def add_shown(state: Record, cards: Pile, inputs: Inputs) -> None:
    """The cards that everybody has seen: not the extra ones (T-V2)."""
    for place in range(1, size(cards) + 1):
        if state.shown[PLACE_IN_DECK[cards[place]]]:
            add(inputs, GONE_AT + PLACE_IN_DECK[cards[place]], 1.0)


@compiled
def add_table(state: Record, inputs: Inputs) -> None:
    row = state.row
    cost = 0
    for place in range(1, size(row) + 1):
        cost += COSTS[row[place]]
    add_unless_zero(inputs, TABLE_AT, size(state.pile) / 60.0)
    add_unless_zero(inputs, TABLE_AT + 1, cost / 20.0)
    add_unless_zero(inputs, TABLE_AT + 2, size(row) / 8.0)
    add_unless_zero(inputs, TABLE_AT + 3, int(state.round == state.rounds))
    add_unless_zero(inputs, TABLE_AT + 4, int(size(state.pile) == 0))


@compiled
def add_side(state: Record, seat: int, start: int, inputs: Inputs) -> None:
    points = shown_points(state, seat)
    add_unless_zero(inputs, start, size(state.hands[seat]) / 9.0)
    add_unless_zero(inputs, start + 1, size(state.won[seat]) / 20.0)
    add_unless_zero(inputs, start + 2, points / 20.0)
    add_unless_zero(inputs, start + 3, state.totals[seat] / 20.0)
    add_unless_zero(inputs, start + 4, (state.totals[seat] + points) / 20.0)
    add_unless_zero(inputs, start + 5, int(seat == state.dealer))
    add_unless_zero(inputs, start + 6, int(seat == state.turn))


@compiled
def shown_points(state: Record, seat: int) -> int:
    """Points in this round, without cards that nobody has seen (T-V2)."""
    lost = state.lost[seat]
    total = size(state.won[seat])
    for place in range(1, size(lost) + 1):
        if state.shown[PLACE_IN_DECK[lost[place]]]:
            total -= COSTS[lost[place]]
    return int(total)
