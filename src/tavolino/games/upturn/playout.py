"""How search plays on from a leaf of its tree in Upturn, and how it judges the position it reaches."""

from math import sqrt

from tavolino.fast.arrays import Dice, Pile, Record, States, Vector
from tavolino.fast.compiler import compiled
from tavolino.fast.dice import below
from tavolino.fast.pile import size
from tavolino.fast.playouts import horizon_by_seats, whole_match
from tavolino.games.upturn.kernel import (
    CALLS,
    DOWN,
    DRAWS,
    GIVE,
    GIVE_TO,
    GOING,
    JOKER,
    KIND,
    LAYS,
    MISSES,
    NUMBER_END,
    PASSES,
    PENALTY_TILE,
    RUN,
    SEATS,
    SIDE,
    SKIP,
    STARTS,
    STOPS,
    SUBJECT,
    TILES,
    TWIN,
    UP,
    UP_AND_DOWN,
    fits,
    legal,
    redeal,
)
from tavolino.games.upturn.rules import RACK

horizon = horizon_by_seats({2: 16, 3: 20, 4: 24})  # beyond that, runs make leads mostly chance
imagine = redeal
segment = whole_match
EXPLORATION = 0.5
MODELLED_FROM = SEATS + 1  # seats: never; search considers every choice of the others


@compiled
def choose(states: States, index: int, seat: int, actions: Pile, dice: Dice) -> int:
    """A sensible legal action, found quickly, for playing on in a simulation."""
    legal(states, index, seat, actions)
    state = states[index]
    count = size(actions)
    if count == 1 or KIND[actions[count]] >= CALLS:
        return int(actions[count])  # a call or a catch is listed last and is always right
    if state.phase == GIVE:
        return int(GIVE_TO[nearest_to_winning(state, seat, dice)])
    if state.phase == RUN:
        return int(actions[1] if state.run > state.last else actions[count - 1])  # nearest first, so that all fit
    numbers = count_numbers(state.racks[seat])
    best = 0
    most = -1000.0
    for place in range(1, count + 1):
        value = worth(state, seat, numbers, actions[place]) + below(dice, 1000) / 1e6
        if value > most:
            best, most = actions[place], value
    return int(best)


@compiled
def nearest_to_winning(state: Record, seat: int, dice: Dice) -> int:
    best = 0
    fewest = 1000
    for other in range(state.seats):
        tiles = 8 * state.held[other] + below(dice, 8)
        if other != seat and tiles < fewest:
            best, fewest = other, tiles
    return best


@compiled
def count_numbers(rack: Pile) -> int:
    place = size(rack)
    while place > 0 and rack[place] >= NUMBER_END:
        place -= 1
    return place


@compiled
def worth(state: Record, seat: int, numbers: int, action: int) -> float:
    """What an action is worth, compared with laying any tile."""
    kind = KIND[action]
    if kind == LAYS:
        return worth_of_number(state, seat, numbers, SUBJECT[action])
    if kind == DRAWS:
        return -6.0
    if kind in (PASSES, STOPS):
        return -7.0
    value = -6.0 if numbers == 0 else 0.0  # a rack of only action tiles cannot be emptied: U-L1
    if kind == STARTS:
        return value + worth_of_line(state, seat, numbers, SUBJECT[action], GOING[action], SIDE[action])
    if opens(state.racks[seat], numbers, state.last, state.going):
        value += 0.25
    if MISSES[SUBJECT[action] - SKIP] >= state.seats - 1:
        return value + 3.0  # play again
    return value - 2.0 + 1.0 / tiles_beside(state, seat, state.marker)


@compiled
def worth_of_number(state: Record, seat: int, numbers: int, number: int) -> float:
    """Small steps keep the seat's other numbers playable; a twin lays them too."""
    rack = state.racks[seat]
    twin = state.kinds[number] == TWIN
    run = count_fitting(state, rack, numbers, number) if twin else 0
    if run + 1 == size(rack):
        return 1000.0
    value = 3.0 * run if twin else -abs(number - state.last) / 25.0
    if state.kinds[number] == PENALTY_TILE:
        value += 1.5
    if run + 1 == numbers:
        value -= 6.0  # only action tiles are left: U-L1
    going = UP if number > state.last else DOWN
    if opens(rack, numbers, number, going):
        value += 0.25
    return value - 1.5 * room(number, going) / tiles_beside(state, seat, state.marker)


@compiled
def worth_of_line(state: Record, seat: int, numbers: int, tile: int, going: int, side: int) -> float:
    rack = state.racks[seat]
    waiting = tiles_beside(state, seat, side)
    value = -4.0 + waiting / 20.0
    open_to_me = opens(rack, numbers, state.last, going)
    if open_to_me:
        value += 0.25
    if tile == JOKER:
        return value + (1000.0 if open_to_me and size(rack) == 2 else 1.0)
    if tile == UP_AND_DOWN:
        value -= 1.0  # it can be played at any time, so it is worth keeping
    return value - 1.5 * room(state.last, going) / waiting


@compiled
def count_fitting(state: Record, rack: Pile, numbers: int, twin: int) -> int:
    count = 0
    for place in range(1, numbers + 1):
        if fits(state, rack[place], twin):
            count += 1
    return count


@compiled
def opens(rack: Pile, numbers: int, last: int, going: int) -> bool:
    """Whether any number on the rack could be laid."""
    if numbers == 0:
        return False
    return bool(rack[numbers] > last if going == UP else rack[1] < last)


@compiled
def room(last: int, going: int) -> float:
    """How much room the next seat has to lay numbers, 0 to 1."""
    return (99 - last if going == UP else last - 1) / 98.0


@compiled
def tiles_beside(state: Record, seat: int, side: int) -> int:
    return int(state.held[(seat + side) % state.seats])


@compiled
def rewards(states: States, index: int, result: Vector) -> None:
    """What the match is worth to each seat, 0 to 1: mostly for winning, a little for few tiles left.

    Before the end the chance of winning counts, roughly one over the root of the tiles left (found by playing out
    20,000 matches): a lead of a few tiles is soon lost to a twin's run.
    """
    state = states[index]
    fewest = TILES
    total = 0.0
    for seat in range(state.seats):
        rack = state.racks[seat]
        fewest = min(fewest, size(rack))
        result[seat] = 1.0 / sqrt(max(1, size(rack) if count_numbers(rack) > 0 else size(rack) + 1))  # U-L1
        total += result[seat]
    for seat in range(state.seats):
        left = size(state.racks[seat])
        won = result[seat] / total
        if state.over:
            won = 1.0 if left == fewest else 0.0  # U-E2
        result[seat] = 0.8 * won + 0.2 * RACK / (RACK + left)
