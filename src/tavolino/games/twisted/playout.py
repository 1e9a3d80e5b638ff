"""How search plays on from a leaf of its tree in Twisted, and how it judges the position it reaches."""

from math import exp

from tavolino.fast.arrays import Dice, Pile, Record, States, Vector
from tavolino.fast.compiler import compiled
from tavolino.fast.constants import constant
from tavolino.fast.dice import below
from tavolino.fast.pile import size
from tavolino.fast.playouts import horizon_by_seats
from tavolino.games.twisted.kernel import (
    COSTS,
    PLACE_IN_DECK,
    PLACED,
    SEATS,
    TAKE,
    TWINS,
    TWISTED,
    legal,
    redeal,
    scores,
)
from tavolino.games.twisted.rules import REACH
from tavolino.games.twisted.sense import chance_of_none
from tavolino.games.twisted.state import DECK

horizon = horizon_by_seats({2: 12, 3: 13, 4: 14})  # beyond that it is mostly chance
imagine = redeal
EXPLORATION = 0.5
MODELLED_FROM = 3  # seats: from here on, the others have too many choices to try each of them often enough

CLEAR, CLEAR_AT_END = 10.0, 4.0  # this many points are a clear lead

# The weights of sense.py. Arrays hold whole numbers, so a point is divided into parts.
POINT = 1000
WORTH_OF_TWIST, WORTH_OF_BAIT, COST_OF_LOAN = 3 * POINT, 3 * POINT // 2, 2 * POINT
HAND_END, UNKNOWN_END, NEAR_END = 11, len(DECK) + 1, 2 * REACH + 1
NONE = constant(  # the chance that the next hand cannot place, by its size, unknown cards and those in reach
    [
        round(POINT * chance_of_none(near, unknown, hand)) if near <= unknown else 0
        for hand in range(HAND_END)
        for unknown in range(UNKNOWN_END)
        for near in range(NEAR_END)
    ]
)
HALVES = constant([round(POINT * 0.5**cards) for cards in range(HAND_END)])


@compiled
def segment(states: States, index: int) -> int:
    """Search looks no further than the end of the current round."""
    return int(states[index].round)


@compiled
def choose(states: States, index: int, seat: int, actions: Pile, dice: Dice) -> int:
    """A quick version of sense.py: the legal action with the highest worth, a random one of equals."""
    legal(states, index, seat, actions)
    if size(actions) == 1:
        return int(actions[1])
    state = states[index]
    row = 0
    for place in range(1, size(state.row) + 1):
        row += COSTS[state.row[place]]
    held = 0
    for other in range(state.seats):
        held += size(state.hands[other]) if other != seat else 0
    following = size(state.hands[(seat + 1) % state.seats])
    best = 0
    most = -1000 * POINT
    for place in range(1, size(actions) + 1):
        action = actions[place]
        if action == TAKE:
            worth = -POINT * row
        elif TWISTED[action] != 0:
            worth = WORTH_OF_TWIST
        else:
            worth = worth_of_place(state, seat, PLACED[action], row, held, following)
        worth = 16 * worth + below(dice, 16)
        if worth > most:
            best, most = action, worth
    return int(best)


@compiled
def worth_of_place(state: Record, seat: int, card: int, row: int, held: int, following: int) -> int:
    """What the row with this card would win or lose, looking once round the table."""
    row += COSTS[card]
    unknown = size(state.pile) + held
    twin = TWINS[card]
    near = state.near[card]  # unknown cards that could be placed on it
    mine = 0  # the seat's own cards that could still be placed later
    bait = False
    hand = state.hands[seat]
    for place in range(1, size(hand) + 1):
        distance = abs(hand[place] - card)
        near -= int(distance <= REACH)
        mine += int(0 < distance <= 2 * REACH)
        bait |= hand[place] == twin
    next_stuck = NONE[(following * UNKNOWN_END + unknown) * NEAR_END + near]
    self_stuck = (POINT - next_stuck) * HALVES[mine] // POINT
    worth = (next_stuck - self_stuck) * row
    if bait:
        worth += WORTH_OF_BAIT
    elif twin != 0 and not state.shown[PLACE_IN_DECK[twin]] and unknown > 0:
        worth -= COST_OF_LOAN * held // unknown
    return int(worth)


@compiled
def rewards(states: States, index: int, result: Vector) -> None:
    """What the match is worth to each seat, 0 to 1: half for being first, half for being ahead of each other seat."""
    state = states[index]
    scores(states, index, result)
    scale = CLEAR_AT_END if state.over else CLEAR
    for seat in range(state.seats):
        lead = 1000.0
        pairs = 0.0
        for other in range(state.seats):
            if other != seat:
                ahead = result[seat] - result[other]
                lead = min(lead, ahead)
                pairs += worth_of_lead(ahead, scale, state.over)
        result[SEATS + seat] = (worth_of_lead(lead, scale, state.over) + pairs / (state.seats - 1)) / 2
    for seat in range(state.seats):
        result[seat] = result[SEATS + seat]


@compiled
def worth_of_lead(ahead: float, scale: float, over: int) -> float:
    """Before the end, how likely the lead is to last; at the end, mostly whether there is one, a little its size."""
    shade = 1.0 / (1.0 + exp(-ahead / scale))
    if not over:
        return shade
    return 0.2 * shade + (0.8 if ahead > 0 else 0.4 if ahead == 0 else 0.0)
