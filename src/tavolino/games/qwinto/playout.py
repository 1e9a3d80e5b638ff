"""How search plays on from a leaf of its tree in Qwinto, and how it judges the position it reaches."""

from math import exp

from tavolino.fast.arrays import Dice, Numbers, Pile, Record, States, Vector
from tavolino.fast.compiler import compiled, inlined
from tavolino.fast.constants import constant
from tavolino.fast.dice import below
from tavolino.fast.pile import size
from tavolino.fast.playouts import whole_match
from tavolino.games.qwinto.kernel import (
    BESIDE,
    BIT,
    BONUS_CELLS,
    BONUS_COUNT,
    BONUS_OF,
    COLOUR,
    MASK,
    NOWHERE,
    NUMBERS,
    ONE,
    OPPOSITE,
    OTHER,
    PASS,
    PLAY,
    PLAY_TWO,
    ROW_COUNT,
    SEATS,
    SHIFT,
    UNDECIDED,
    VALUE,
    WRITE,
    points,
    redeal,
)
from tavolino.games.qwinto.rules import HAND
from tavolino.games.qwinto.sense import USUAL, USUAL_LAST, chance_to_fill
from tavolino.games.qwinto.sheet import EMPTY, HIGHEST, LOWEST, MISTHROW_COST, ROW_LENGTH

HORIZON = {1: 60, 2: 15, 3: 20, 4: 25}  # by seats: alone to the end of the match, otherwise five turns
segment = whole_match
EXPLORATION = 0.2  # little, because so many actions are legal
MODELLED_FROM = 1  # seats: `choose` always acts for the others, who mostly play for their own sheets

# The weights of the quick policy, found by letting such policies play each other. Arrays hold whole numbers, so a cell
# and a point are divided into parts.
LARGEST = 2**30  # more than any worth
PARTS = 64  # in a cell
POINT = 1024  # parts in a point
BOUNDS = HIGHEST + 2  # numbers beside a gap: 0 and 19 at the ends of a row
CHANCES = constant(
    [
        round(PARTS * empty * chance_to_fill(lower, upper, empty)) if empty and lower < upper else 0
        for lower in range(BOUNDS)
        for upper in range(BOUNDS)
        for empty in range(ROW_LENGTH + 1)
    ]
)
WORTH_OF_CELL = constant([round(POINT / PARTS * (4 + held**2 / 16)) for held in range(ROW_LENGTH)])  # by its row
WORTH_OF_COLUMN = constant([round(POINT * share) for share in (0.1, 0.15, 0.3)])  # for each point of its bonus cell
WORTH_OF_LAST = round(POINT * 0.65)  # for each point above the usual in the last cell of a row
WORTH_OF_MISTHROW = -MISTHROW_COST * POINT

SPREAD = 10.0  # this many points are a clear lead
SOLO = 82.0  # points in a typical solo match of search
PROMISE_OF_CELL, PROMISE_OF_COLUMN = 4.0, 0.4  # in points: what they were worth in matches of that policy

# With three seats or more the heuristic (sense.py) judges a sheet. That worked best against three heuristics: search
# finished ahead of 55 % of them (64 deals, 1,000 simulations, four seats; each figure ± 5 %). Weights fitted to who won
# reached 45 %. The expected final points, fitted to 10,000 matches, predicted much better but reached only 37 %.
SHARE_OF_COLUMN = 0.1, 0.3  # of its bonus cell, with one number in it and with two
CLEAR = 12.0  # this lead makes a seat e times as likely to win: 7 reached 47 %
FIRST = 0.4  # weight of being first; 0.8 - FIRST is for the seats behind: 0.1 reached 54 %, 0.7 reached 50 %


def horizon(state: Record) -> int:
    """How many actions search looks ahead from a state.

    With three seats or more, a decision to write is judged as soon as everybody has written: later numbers are mostly
    the others'. Looking five turns ahead, search filled its sheet worse than the heuristic: a seat that used search
    only for writing finished ahead of 38 % of three heuristics (± 6, 48 deals).
    """
    seats = int(state["seats"])
    return seats if seats > 2 and state["writing"] else HORIZON[seats]


@compiled
def imagine(states: States, index: int, seat: int, dice: Dice) -> None:
    """Make a world that looks the same to the seat: others who have decided decide again, unseen."""
    redeal(states, index, seat, dice)
    state = states[index]
    for other in range(state.seats):
        if other != seat and state.decided[other] != UNDECIDED:
            state.decided[other] = choose_decision(states, index, other)


@compiled
def choose(states: States, index: int, seat: int, actions: Pile, dice: Dice) -> int:  # noqa: ARG001 - other games list
    """A sensible legal action, found quickly, for playing on in a simulation."""
    if states[index].writing:
        return choose_decision(states, index, seat)
    return choose_play(states, index, seat, dice)


@compiled
def choose_decision(states: States, index: int, seat: int) -> int:
    state = states[index]
    worth, cell = best_entry(states, index, seat, state.number, state.colours)
    worth_of_pass = WORTH_OF_MISTHROW if seat == state.active else 0
    return int(WRITE[cell]) if worth > worth_of_pass else PASS


@compiled
def choose_play(states: States, index: int, seat: int, dice: Dice) -> int:
    """The best of a few plays for the seat's own sheet: each card and each pair, in one random place.

    Weighing all places, and what a number brings the others, takes four times as long; here speed is worth more to
    search than accuracy.
    """
    state = states[index]
    hand = state.hands[seat]
    tops = state.tops
    chance = below(dice, 1 << 2 * HAND + 3)
    best = -1
    most = -LARGEST
    for held in range(1, size(hand) + 1):
        card = hand[held]
        place = chance & 3
        chance >>= 2
        worth = worth_of_play(states, index, seat, card, tops[BESIDE[place][0]], tops[BESIDE[place][1]])
        if worth > most:
            most, best = worth, PLAY[card][place]
    place = chance & 3
    for held in range(2, size(hand) + 1):
        for other in range(1, held):
            first, second = hand[held], hand[other]
            if VALUE[first] == VALUE[second]:
                worth = worth_of_play(states, index, seat, first, second, tops[OPPOSITE[place]])
                if worth > most:
                    most, best = worth, PLAY_TWO[first][COLOUR[second]][2 * place + (chance >> 2 & 1)]
    return int(best)


@compiled
def worth_of_play(states: States, index: int, seat: int, card: int, one: int, other: int) -> int:
    """What the number is worth to the seat that plays it."""
    number = VALUE[card] + VALUE[one] + VALUE[other]
    worth, _ = best_entry(states, index, seat, number, BIT[card] | BIT[one] | BIT[other])
    return max(worth, WORTH_OF_MISTHROW)


@inlined
def best_entry(states: States, index: int, seat: int, number: int, colours: int) -> tuple[int, int]:
    """The most that a number is worth to a sheet, and in which cell; -LARGEST and -1 if it fits nowhere."""
    state = states[index]
    most = -LARGEST
    best = -1
    if number >= LOWEST:
        for row in range(ROW_COUNT):
            if colours & (1 << row):
                cells = state.spans[seat][NUMBERS * row + number]
                if cells != NOWHERE:
                    worth, cell = best_in_row(state.sheets[seat], cells, row, number, state.written[seat][row])
                    if worth > most:
                        most, best = worth, cell
    return most, best


@inlined
def best_in_row(sheet: Numbers, cells: int, row: int, number: int, held: int) -> tuple[int, int]:
    """The number fills a cell and splits a gap in two, each with room for other numbers.

    Looks at only three cells: the one in proportion to the number's distance from its neighbours, and those beside it.
    """
    start = cells >> SHIFT
    end = cells & MASK
    final = ROW_LENGTH * row + ROW_LENGTH - 1
    lower = sheet[start - 1] if start > ROW_LENGTH * row else LOWEST - 1
    upper = sheet[end] if end <= final else HIGHEST + 1
    before = chances(lower, upper, end - start)
    most = -LARGEST
    best = -1
    middle = start + (number - lower - 1) * (end - start) // (upper - lower - 1)
    for cell in range(max(start, middle - 1), min(end, middle + 2)):
        one = sheet[ONE[cell]]
        other = sheet[OTHER[cell]]
        if one == number or other == number:
            continue  # Q-W3
        filled = PARTS + chances(lower, number, cell - start) + chances(number, upper, end - cell - 1) - before
        worth = filled * WORTH_OF_CELL[held]
        if BONUS_OF[cell] >= 0:
            bonus = number if BONUS_OF[cell] == cell else sheet[BONUS_OF[cell]]
            share = WORTH_OF_COLUMN[int(one != EMPTY) + int(other != EMPTY)]
            worth += share * (bonus if bonus != EMPTY else USUAL)
        if cell == final:
            worth += (number - USUAL_LAST) * WORTH_OF_LAST
        if worth > most:
            most, best = worth, cell
    return most, best


@inlined
def chances(lower: int, upper: int, empty: int) -> int:
    """About how many of the empty cells between two numbers will be filled, in parts."""
    return int(CHANCES[(BOUNDS * lower + upper) * (ROW_LENGTH + 1) + empty])


@compiled
def rewards(states: States, index: int, result: Vector) -> None:
    """What the match is worth to each seat, 0 to 1: who is ahead and by how much; before the end, who is likely to."""
    state = states[index]
    many = state.seats > 2
    for seat in range(state.seats):
        if many and not state.reason:
            result[SEATS + seat] = potential(states, index, seat)
        else:
            result[SEATS + seat] = points(states, index, seat)
            if not state.reason:
                result[SEATS + seat] += promise(states, index, seat)
    if many and not state.reason:
        share_chances(result, state.seats)
    for seat in range(state.seats):
        ahead = lead(result, seat, state.seats)
        shade = 1.0 / (1.0 + exp(-ahead / SPREAD))
        if many:
            first = result[seat] if not state.reason else 1.0 if ahead >= 0 else 0.0
            result[seat] = FIRST * first + (0.8 - FIRST) * pairs(result, seat, state.seats, state.reason) + 0.2 * shade
        elif state.reason and state.seats > 1:
            result[seat] = 0.8 * (1.0 if ahead >= 0 else 0.0) + 0.2 * shade
        else:
            result[seat] = shade


@compiled
def pairs(result: Vector, seat: int, seats: int, over: int) -> float:
    """The share of the other seats that a seat is ahead of, or probably will be."""
    total = 0.0
    for other in range(seats):
        if other != seat:
            ahead = result[SEATS + seat] - result[SEATS + other]
            if over:
                total += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
            else:
                total += 1.0 / (1.0 + exp(-ahead / CLEAR))
    return total / (seats - 1)


@compiled
def share_chances(result: Vector, seats: int) -> None:
    """Each seat's chance of winning, from what the sheets are worth."""
    best = result[SEATS]
    for seat in range(1, seats):
        best = max(best, result[SEATS + seat])
    total = 0.0
    for seat in range(seats):
        result[seat] = exp((result[SEATS + seat] - best) / CLEAR)
        total += result[seat]
    for seat in range(seats):
        result[seat] /= total


@compiled
def lead(result: Vector, seat: int, seats: int) -> float:
    """How far a seat is ahead of the best other one; in solo play, of a typical match."""
    best = SOLO if seats == 1 else -1000.0
    for other in range(seats):
        if other != seat:
            best = max(best, result[SEATS + other])
    return float(result[SEATS + seat] - best)


@compiled
def potential(states: States, index: int, seat: int) -> float:
    """How the heuristic values a sheet: cells likely to be filled, and shares of full rows and of columns."""
    state = states[index]
    sheet = state.sheets[seat]
    worth: float = -MISTHROW_COST * float(state.misses[seat])
    for row in range(ROW_COUNT):
        filled = state.written[seat][row] + chances_of_row(sheet, row) / PARTS
        share = filled / ROW_LENGTH
        last = sheet[ROW_LENGTH * (row + 1) - 1]
        worth += filled + (last if last != EMPTY else USUAL_LAST) * share * share * share * share
    return worth + worth_of_columns(sheet)


@compiled
def worth_of_columns(sheet: Numbers) -> float:
    worth = 0.0
    for column in range(BONUS_COUNT):
        cell = BONUS_CELLS[column]
        filled = int(sheet[cell] != EMPTY) + int(sheet[ONE[cell]] != EMPTY) + int(sheet[OTHER[cell]] != EMPTY)
        bonus = sheet[cell] if sheet[cell] != EMPTY else USUAL
        if filled == 3:
            worth += bonus
        elif filled > 0:
            worth += SHARE_OF_COLUMN[filled - 1] * bonus
    return worth


@compiled
def promise(states: States, index: int, seat: int) -> float:
    """About how many more points a sheet will bring, from cells still to fill and from columns that lack one."""
    sheet = states[index].sheets[seat]
    cells = 0
    for row in range(ROW_COUNT):
        cells += chances_of_row(sheet, row)
    columns = 0
    for column in range(BONUS_COUNT):
        cell = BONUS_CELLS[column]
        filled = int(sheet[cell] != EMPTY) + int(sheet[ONE[cell]] != EMPTY) + int(sheet[OTHER[cell]] != EMPTY)
        if filled == 2:
            columns += sheet[cell] if sheet[cell] != EMPTY else USUAL
    return PROMISE_OF_CELL * cells / PARTS + PROMISE_OF_COLUMN * columns


@compiled
def chances_of_row(sheet: Numbers, row: int) -> int:
    total = 0
    lower = LOWEST - 1
    empty = 0
    for cell in range(ROW_LENGTH * row, ROW_LENGTH * (row + 1)):
        if sheet[cell] == EMPTY:
            empty += 1
        else:
            total += chances(lower, sheet[cell], empty)
            lower = sheet[cell]
            empty = 0
    return total + chances(lower, HIGHEST + 1, empty)
