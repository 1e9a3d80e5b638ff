"""What a learned net sees of Qwinto: cards, sheets, where every number still fits, and what the quick policy thinks.

The quick policy's own figures are among the inputs (what each number that can be made is worth, and where the present
one would go best): they sum up a sheet in a way that a small net takes long to find.
"""

from tavolino.fast.arrays import Inputs, States, Vector
from tavolino.fast.compiler import compiled
from tavolino.fast.inputs import add, add_unless_zero, clear
from tavolino.fast.pile import size
from tavolino.games.qwinto.kernel import (
    BESIDE,
    CARD_COUNT,
    CELL_COUNT,
    CELL_OF,
    FIRST,
    LAST,
    LAST_PLACE,
    NOWHERE,
    NUMBERS,
    PASS,
    ROW_COUNT,
    SEATS,
    STACKS,
    UNDECIDED,
    points,
)
from tavolino.games.qwinto.playout import LARGEST, POINT, best_entry, worth_of_play
from tavolino.games.qwinto.rules import HAND
from tavolino.games.qwinto.sheet import EMPTY, HIGHEST, MISTHROWS, ROW_LENGTH
from tavolino.games.qwinto.state import Options

OPTIONS = (Options(),)
WORTH_OF_PLACE = 0.2  # of being ahead of all others; a hundred points are worth 1
MOST = 60 + 12 + 40 + 27 + 4 * (12 + 2 * 27 + 57)
PLAYS = CARD_COUNT * STACKS
WIDTHS = {"policy": (256, 128), "prior": (64, 32), "value": (64, 32), "critic": (384, 192)}
LESSONS = 20_000_000
CURIOSITY = 0.2
MODELLED_FROM = 1
OUTPUTS = 2 * PLAYS + CELL_COUNT + 1  # play a card, end a pair with it, write into a cell, pass

# Where the parts start:
HAND_AT = 0
TOPS_AT = HAND_AT + CARD_COUNT
COVERED_AT = TOPS_AT + STACKS * CARD_COUNT
PLAYS_AT = COVERED_AT + CARD_COUNT  # what each card on each place is worth
NUMBER_AT = PLAYS_AT + PLAYS
COLOURS_AT = NUMBER_AT + NUMBERS
BEST_AT = COLOURS_AT + ROW_COUNT  # the cell where the number goes best, and one more for none
TABLE_AT = BEST_AT + CELL_COUNT + 1
TABLE = 3
OWN_AT = TABLE_AT + TABLE  # the numbers on the own sheet, cell by cell
SIDES_AT = OWN_AT + CELL_COUNT * NUMBERS
FITS = ROW_COUNT * NUMBERS
SIDE = 5 + MISTHROWS + ROW_COUNT + 2 * CELL_COUNT + FITS  # inputs about each seat
HIDDEN = CARD_COUNT + CELL_COUNT + 1


def known_inputs(seats: int) -> int:
    return SIDES_AT + SIDE * seats


def hidden_inputs(seats: int) -> int:
    return HIDDEN * (seats - 1)


@compiled
def worth(states: States, index: int, result: Vector) -> None:
    """Points, and among several seats a little for each other seat that a seat is ahead of.

    Nets that learn only to win give up too early, and find out too slowly what fills a sheet.
    """
    seats = int(states[index].seats)
    for seat in range(seats):
        result[seat] = points(states, index, seat) / 100.0
    for seat in range(seats):
        result[SEATS + seat] = 0.0
        for other in range(seats):
            if other != seat:
                ahead = result[seat] - result[other]
                result[SEATS + seat] += (1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0) / (seats - 1)
    for seat in range(seats):
        result[seat] += WORTH_OF_PLACE * result[SEATS + seat]


@compiled
def output(action: int, seat: int, seats: int) -> int:  # noqa: ARG001 - no action names a seat
    if action == PASS:
        return OUTPUTS - 1
    if CELL_OF[action] >= 0:
        return int(2 * PLAYS + CELL_OF[action])
    play = LAST[action] * STACKS + LAST_PLACE[action]
    return int(play + PLAYS if FIRST[action] >= 0 else play)


@compiled
def known(states: States, index: int, seat: int, inputs: Inputs) -> None:
    state = states[index]
    clear(inputs)
    for place in range(STACKS):
        add(inputs, TOPS_AT + CARD_COUNT * place + state.tops[place], 1.0)
    for card in range(CARD_COUNT):
        add_unless_zero(inputs, COVERED_AT + card, state.covered[card])
    add_hand(states, index, seat, inputs)
    if state.writing:
        add_number(states, index, seat, inputs)
    add_unless_zero(inputs, TABLE_AT, state.writing)
    add_unless_zero(inputs, TABLE_AT + 1, size(state.pile) / CARD_COUNT)
    add_unless_zero(inputs, TABLE_AT + 2, int(seat == state.active))
    for cell in range(CELL_COUNT):
        if state.sheets[seat][cell] != EMPTY:
            add(inputs, OWN_AT + NUMBERS * cell + state.sheets[seat][cell], 1.0)
    for step in range(state.seats):
        add_side(states, index, (seat + step) % state.seats, SIDES_AT + SIDE * step, inputs)


@compiled
def hidden(states: States, index: int, seat: int, inputs: Inputs) -> None:
    state = states[index]
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        start = SIDES_AT + SIDE * state.seats + HIDDEN * (step - 1)
        for place in range(1, size(state.hands[other]) + 1):
            add(inputs, start + state.hands[other][place], 1.0)
        if state.decided[other] == PASS:
            add(inputs, start + CARD_COUNT + CELL_COUNT, 1.0)
        elif state.decided[other] != UNDECIDED:
            add(inputs, start + CARD_COUNT + CELL_OF[state.decided[other]], 1.0)


@compiled
def add_hand(states: States, index: int, seat: int, inputs: Inputs) -> None:
    state = states[index]
    hand = state.hands[seat]
    for held in range(1, size(hand) + 1):
        add(inputs, HAND_AT + hand[held], 1.0)
        if not state.writing and seat == state.active:
            for place in range(STACKS):
                one, other = state.tops[BESIDE[place][0]], state.tops[BESIDE[place][1]]
                worth = worth_of_play(states, index, seat, hand[held], one, other)
                add(inputs, PLAYS_AT + STACKS * hand[held] + place, worth / (10.0 * POINT))


@compiled
def add_number(states: States, index: int, seat: int, inputs: Inputs) -> None:
    state = states[index]
    add(inputs, NUMBER_AT + min(state.number, HIGHEST), 1.0)
    for row in range(ROW_COUNT):
        add_unless_zero(inputs, COLOURS_AT + row, int(state.colours & (1 << row) != 0))
    worth, cell = best_entry(states, index, seat, state.number, state.colours)
    if worth == -LARGEST:
        add(inputs, BEST_AT + CELL_COUNT, 1.0)
    else:
        add(inputs, BEST_AT + cell, 0.5 + worth / (10.0 * POINT))


@compiled
def add_side(states: States, index: int, seat: int, start: int, inputs: Inputs) -> None:
    state = states[index]
    add_unless_zero(inputs, start, int(seat == state.active))
    add_unless_zero(inputs, start + 1, int(state.decided[seat] != UNDECIDED))
    add_unless_zero(inputs, start + 2, size(state.hands[seat]) / HAND)
    add_unless_zero(inputs, start + 3, points(states, index, seat) / 50.0)
    if state.misses[seat] > 0:
        add(inputs, start + 3 + state.misses[seat], 1.0)
    at = start + 5 + MISTHROWS
    for row in range(ROW_COUNT):
        add_unless_zero(inputs, at + row, state.written[seat][row] / ROW_LENGTH)
    at += ROW_COUNT
    for cell in range(CELL_COUNT):
        if state.sheets[seat][cell] != EMPTY:
            add(inputs, at + cell, 1.0)
            add(inputs, at + CELL_COUNT + cell, state.sheets[seat][cell] / HIGHEST)
    at += 2 * CELL_COUNT
    for place in range(FITS):
        if state.spans[seat][place] != NOWHERE:
            add(inputs, at + place, 1.0)
