"""How search plays a match of Qwinto on from a leaf of its tree, and how it judges the position it reaches."""

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

HORIZON = {1: 10, 2: 15, 3: 20, 4: 25}  # by seats: five turns
segment = whole_match
EXPLORATION = 0.2  # little, because so many actions are legal
MODELLED_FROM = 1  # seats: `choose` always acts for the others, for what they do serves their own sheets above all

# The weights of the quick policy. Arrays hold whole numbers, so a cell and a point are cut into parts. The weights were
# found by letting such policies play each other.
LARGEST = 2**30  # above all worths
PARTS = 64  # of a cell
POINT = 1024  # parts of a point
BOUNDS = HIGHEST + 2  # numbers beside a gap: 0 and 19 where it ends the row
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
WORTH_OF_LAST = round(POINT * 0.65)  # for each point above the usual at the end of a row
WORTH_OF_MISTHROW = -MISTHROW_COST * POINT

SPREAD = 10.0  # so many points ahead are a clear lead
SOLO = 60.0  # points of a usual solo match
PROMISE_OF_CELL, PROMISE_OF_COLUMN = 4.0, 0.4  # in points: what they brought in matches of that policy

# With three seats or more a sheet is worth what the heuristic sees in it (sense.py). Against three heuristics that
# served search best: it finished ahead of 55 % of them (64 deals, 1,000 simulations, four seats; each figure ± 5 %).
# Weights fitted to who won had 45 %. The points expected at the end, by a fit to 10,000 matches, predicted much better
# and had 37 %.
SHARE_OF_COLUMN = 0.1, 0.3  # of its bonus cell, with one number in it and with two
CLEAR = 12.0  # so much more makes a seat e times as likely to win: 7 had 47 %
FIRST = 0.4  # of the reward for being first, as much for each of the others behind: 0.1 had 54 %, 0.7 had 50 %


def horizon(state: Record) -> int:
    """How many actions search looks ahead from a state.

    From three seats on, what to write is judged as soon as everybody has written; what comes later are mostly numbers
    of the others. Looking five turns ahead it filled its sheet worse than the heuristic does: a seat that was searched
    for in this only finished ahead of 38 % of three heuristics (± 6, 48 deals).
    """
    seats = int(state["seats"])
    return seats if seats > 2 and state["writing"] else HORIZON[seats]


@compiled
def imagine(states: States, index: int, seat: int, dice: Dice) -> None:
    """Make a world that the seat cannot tell from the true one: others who have decided do so again, unseen."""
    redeal(states, index, seat, dice)
    state = states[index]
    for other in range(state.seats):
        if other != seat and state.decided[other] != UNDECIDED:
            state.decided[other] = choose_decision(states, index, other)


@compiled
def choose(states: States, index: int, seat: int, actions: Pile, dice: Dice) -> int:  # noqa: ARG001 - other games list
    """A sensible legal action, found quickly, to play a match on in search."""
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
    """The best for one's own sheet of a few plays: each card, and each pair, in one place that chance picks.

    To weigh all places, and what a number brings the others, takes four times as long: here speed is worth more to
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
                    most, best = worth, PLAY_TWO[first][COLOUR[second]][2 * place + (chance >> 2)]
    return int(best)


@compiled
def worth_of_play(states: States, index: int, seat: int, card: int, one: int, other: int) -> int:
    """What the number brings the seat that plays it."""
    number = VALUE[card] + VALUE[one] + VALUE[other]
    worth, _ = best_entry(states, index, seat, number, BIT[card] | BIT[one] | BIT[other])
    return max(worth, WORTH_OF_MISTHROW)


@inlined
def best_entry(states: States, index: int, seat: int, number: int, colours: int) -> tuple[int, int]:
    """The most a number can do for a sheet, and the cell where; less than any worth where it fits nowhere."""
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
    """The number fills a cell and breaks a gap in two, in which other numbers will fit.

    Only three cells are looked at: where the number lies between its neighbours in the row, and the two beside.
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
    """How many of the empty cells between two numbers will be filled, about, in parts."""
    return int(CHANCES[(BOUNDS * lower + upper) * (ROW_LENGTH + 1) + empty])


@compiled
def rewards(states: States, index: int, result: Vector) -> None:
    """What the match is worth to each seat, 0 to 1: who is ahead, and by how much; before the end, who will be."""
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
    """How many of the others a seat is ahead of, or will be, as a share."""
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
    """The chance of each seat to win, by what the sheets are worth."""
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
    """How far a seat is ahead of the best other one; in solo, of a usual match."""
    best = SOLO if seats == 1 else -1000.0
    for other in range(seats):
        if other != seat:
            best = max(best, result[SEATS + other])
    return float(result[SEATS + seat] - best)


@compiled
def potential(states: States, index: int, seat: int) -> float:
    """What the heuristic sees in a sheet: the numbers rows may come to hold, shares of full ones and of columns."""
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
    """The points a sheet will still bring, about, from cells that will be filled and from columns that lack one."""
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
