"""The fast twin of rules.py and sheet.py: the same game on one fixed-size record, for search and learning.

Cards are numbered by their place in the deck, cells row by row from the left; a colour is a bit. The next card of the
draw pile comes last. Of a stack only the top matters, and a flag per card says whether it is covered. A span is a run
of neighbouring cells as one number: the first cell and the one after the last. Actions are numbers, see numbering.py.
"""

from tavolino.fast.arrays import Dice, Fields, Numbers, Pile, Record, States, Vector
from tavolino.fast.compiler import compiled
from tavolino.fast.constants import constant
from tavolino.fast.dice import below
from tavolino.fast.pile import append, clear, deal_back, extend, pop, remove, shuffle, size
from tavolino.fast.states import fill
from tavolino.games.qwinto.actions import Action, Pass, Play, PlayTwo, Write
from tavolino.games.qwinto.cards import CARD_COLOURS, COLOURS, DECK, NEIGHBOURS, PLACES, Card, Place
from tavolino.games.qwinto.numbering import ACTIONS, action_of, number_of
from tavolino.games.qwinto.rules import HAND, ROWS_TO_END
from tavolino.games.qwinto.sheet import (
    BONUS,
    CELLS,
    EMPTY,
    HIGHEST,
    LOWEST,
    MISTHROW_COST,
    MISTHROWS,
    ROW_LENGTH,
    ROWS,
    Cell,
    Sheet,
    written,
)
from tavolino.games.qwinto.sheet import points as points_of_sheet
from tavolino.games.qwinto.state import Options, State

SHEET = [cell for colour in COLOURS for cell in CELLS[colour]]
WAYS = [(place, beside) for place in PLACES for beside in NEIGHBOURS[place]]  # to put down two cards
SEATS = 4
CARD_COUNT, STACKS, CELL_COUNT, ROW_COUNT, WAY_COUNT = len(DECK), len(PLACES), len(SHEET), len(COLOURS), len(WAYS)
BONUS_COUNT = len(BONUS)
NUMBERS = HIGHEST + 1  # those that can be in a row, and 0
UNDECIDED = -1
NOWHERE = 0  # an empty span
SHIFT, MASK = 5, 31  # a span is its first cell, shifted, plus its end
REASONS = (None, "rows", "misthrows", "cards")
BY_ROWS, BY_MISTHROWS, BY_CARDS = 1, 2, 3

FIELDS: Fields = {
    "seats": (),
    "active": (),
    "reason": (),  # why the match is over; 0 while it is running
    "writing": (),  # 1 while everybody decides on the number
    "number": (),
    "colours": (),
    "decided": (SEATS,),  # as action numbers
    "tops": (STACKS,),
    "hands": (SEATS, HAND + 1),
    "misses": (SEATS,),
    "points": (SEATS,),  # derived from the sheet, kept for speed
    "sheets": (SEATS, CELL_COUNT),
    "written": (SEATS, ROW_COUNT),  # how many numbers each row has: also derived
    "spans": (SEATS, ROW_COUNT * NUMBERS),  # the cells of each row where each number keeps the order: also derived
    "covered": (CARD_COUNT,),  # 1 for a card with another on top
    "pile": (CARD_COUNT + 1,),
}
PILES = frozenset({"pile", "hands"})
MOST_ACTIONS = HAND * STACKS + HAND * (HAND - 1) * WAY_COUNT  # legal at once: three cards of the same value

CARD = {card: number for number, card in enumerate(DECK)}
PLACE = {place: number for number, place in enumerate(PLACES)}
CELL = {cell: number for number, cell in enumerate(SHEET)}

VALUE = constant([card.value for card in DECK])
COLOUR = constant([CARD_COLOURS.index(card.colour) for card in DECK])
BIT = constant([1 << COLOURS.index(card.colour) if card.colour in COLOURS else 0 for card in DECK])  # grey has no bit
BESIDE = constant([[PLACE[beside] for beside in NEIGHBOURS[place]] for place in PLACES])
OPPOSITE = constant([PLACE[({*PLACES} - {place, *NEIGHBOURS[place]}).pop()] for place in PLACES])


def others_in_column(cell: Cell) -> list[int]:
    """The two other cells of a column; the cell itself stands in for a missing one."""
    others = [CELL[Cell(row, cell.column)] for row in ROWS[cell.column] if row != cell.row]
    return [*others, CELL[cell], CELL[cell]][:2]


ONE = constant([others_in_column(cell)[0] for cell in SHEET])
OTHER = constant([others_in_column(cell)[1] for cell in SHEET])
BONUS_CELLS = constant([CELL[Cell(row, column)] for column, row in BONUS.items()])
BONUS_OF = constant([CELL[Cell(BONUS[cell.column], cell.column)] if cell.column in BONUS else -1 for cell in SHEET])


def number_of_pair(first: Card, second: Card, place: Place, beside: Place) -> int:
    return -1 if first == second else number_of(PlayTwo(first, place, second, beside))


# Action numbers: a play by card and place; a pair by its first card, the colour of its second and the way.
PLAY = constant([[number_of(Play(card, place)) for place in PLACES] for card in DECK])
PLAY_TWO = constant(
    [
        [[number_of_pair(first, Card(colour, first.value), *way) for way in WAYS] for colour in CARD_COLOURS]
        for first in DECK
    ]
)
WRITE = constant([number_of(Write(cell)) for cell in SHEET])
PASS = number_of(Pass())


def put_down(action: Action) -> tuple[int, int, int, int]:
    """The first card of a pair and its place, then the last card and its place; -1 for none."""
    match action:
        case Play(card, place):
            return -1, -1, CARD[card], PLACE[place]
        case PlayTwo(first, first_place, second, second_place):
            return CARD[first], PLACE[first_place], CARD[second], PLACE[second_place]
        case _:
            return -1, -1, -1, -1


# What each number means.
MEANINGS = [action_of(number) for number in range(ACTIONS)]
FIRST, FIRST_PLACE, LAST, LAST_PLACE = (constant([put_down(action)[part] for action in MEANINGS]) for part in range(4))
CELL_OF = constant([CELL[action.cell] if isinstance(action, Write) else -1 for action in MEANINGS])


def prepare(states: States, index: int, seats: int, options: Options) -> None:  # noqa: ARG001 - Qwinto has no options
    """Set what stays the same in a match, before it is dealt."""
    fill(states, index, {"seats": seats})


def pack(state: State, states: States, index: int) -> None:
    """The state of rules.py as a record."""
    prepare(states, index, len(state.hands), Options())
    covered = {card for stack in state.grid.values() for card in stack[:-1]}
    fill(
        states,
        index,
        {
            "active": state.active,
            "reason": REASONS.index(state.reason),
            "writing": int(state.number is not None),
            "number": state.number or 0,
            "colours": sum(1 << COLOURS.index(colour) for colour in state.colours),
            "decided": [decided(state, seat) for seat in range(len(state.hands))],
            "tops": [CARD[state.grid[place][-1]] for place in PLACES],
            "covered": [int(card in covered) for card in DECK],
            "pile": [len(state.pile), *(CARD[card] for card in reversed(state.pile))],
            "hands": [[len(hand), *(CARD[card] for card in hand)] for hand in state.hands],
            "sheets": [[sheet.rows[cell.row][cell.column] for cell in SHEET] for sheet in state.sheets],
            "written": [[written(row) for row in sheet.rows.values()] for sheet in state.sheets],
            "spans": [spans(sheet) for sheet in state.sheets],
            "misses": [sheet.misses for sheet in state.sheets],
            "points": [points_of_sheet(sheet) for sheet in state.sheets],
        },
    )


def decided(state: State, seat: int) -> int:
    return number_of(state.decided[seat]) if seat in state.decided else UNDECIDED


def spans(sheet: Sheet) -> list[int]:
    rows = [[sheet.rows[colour][cell.column] for cell in CELLS[colour]] for colour in COLOURS]
    return [span for row, numbers in enumerate(rows) for span in spans_of_row(numbers, ROW_LENGTH * row)]


def spans_of_row(numbers: list[int], first: int) -> list[int]:
    """All numbers between two neighbours in a row fit between them: Q-W2. Cells count from `first`."""
    spans = [NOWHERE] * LOWEST
    start = first
    for cell, number in enumerate(numbers, first):
        if number != EMPTY:
            spans += [span(start, cell)] * (number - len(spans))
            spans.append(NOWHERE)
            start = cell + 1
    return [*spans, *[span(start, first + ROW_LENGTH)] * (NUMBERS - len(spans))]


@compiled
def span(start: int, end: int) -> int:
    return (start << SHIFT) + end if start < end else NOWHERE


@compiled
def deal(states: States, index: int, dice: Dice) -> None:
    state = states[index]
    clear(state.pile)
    for card in range(CARD_COUNT):
        append(state.pile, card)
        state.covered[card] = 0
    shuffle(state.pile, dice)
    for seat in range(state.seats):
        deal_seat(state, seat)
    for place in range(STACKS):
        state.tops[place] = pop(state.pile)
    state.active = below(dice, state.seats)
    state.reason = 0
    announce_nothing(state)


@compiled
def deal_seat(state: Record, seat: int) -> None:
    """Three cards and an empty sheet: Q-S1."""
    clear(state.hands[seat])
    for _ in range(HAND):
        append(state.hands[seat], pop(state.pile))
    for cell in range(CELL_COUNT):
        state.sheets[seat][cell] = EMPTY
    for row in range(ROW_COUNT):
        state.written[seat][row] = 0
        state.spans[seat][NUMBERS * row] = NOWHERE
        for number in range(LOWEST, NUMBERS):
            state.spans[seat][NUMBERS * row + number] = span(ROW_LENGTH * row, ROW_LENGTH * (row + 1))
    state.misses[seat] = 0
    state.points[seat] = 0
    state.decided[seat] = UNDECIDED


@compiled
def next_seat(states: States, index: int) -> int:
    """The seat that acts now: of several, the first clockwise from the active one; -1 when the match is over."""
    state = states[index]
    if state.reason:
        return -1
    return next_undecided(state) if state.writing else int(state.active)


@compiled
def next_undecided(state: Record) -> int:
    """-1 when everybody has decided."""
    seat = int(state.active)
    for _ in range(state.seats):
        if state.decided[seat] == UNDECIDED:
            return seat
        seat = after(seat, state.seats)
    return -1


@compiled
def after(seat: int, seats: int) -> int:
    return seat + 1 if seat + 1 < seats else 0


@compiled
def legal(states: States, index: int, seat: int, actions: Pile) -> None:
    state = states[index]
    clear(actions)
    if state.reason:
        return
    if not state.writing:
        if seat == state.active:
            list_plays(state.hands[seat], actions)
    elif state.decided[seat] == UNDECIDED:
        list_decisions(state, seat, actions)


@compiled
def step(states: States, index: int, seat: int, action: int, dice: Dice) -> None:
    state = states[index]
    if not state.writing:
        play(state, seat, action)
        return
    state.decided[seat] = action
    if next_undecided(state) < 0:  # Q-T4: nothing is written before all have decided
        carry_out(state)
        go_on(state, dice)


@compiled
def scores(states: States, index: int, result: Vector) -> None:
    for seat in range(states[index].seats):
        result[seat] = points(states, index, seat)


@compiled
def list_plays(hand: Pile, actions: Pile) -> None:
    count = 0
    for held in range(1, size(hand) + 1):
        numbers = PLAY[hand[held]]
        for place in range(STACKS):
            count += 1
            actions[count] = numbers[place]  # Q-T1
    for held in range(2, size(hand) + 1):
        for other in range(1, held):
            if VALUE[hand[held]] == VALUE[hand[other]]:
                count = list_pair(hand[held], hand[other], actions, count)
                count = list_pair(hand[other], hand[held], actions, count)
    actions[0] = count


@compiled
def list_pair(first: int, second: int, actions: Pile, count: int) -> int:
    """Returns the new count of actions."""
    numbers = PLAY_TWO[first][COLOUR[second]]
    for way in range(WAY_COUNT):
        actions[count + way + 1] = numbers[way]  # Q-T2
    return count + WAY_COUNT


@compiled
def list_decisions(state: Record, seat: int, actions: Pile) -> None:
    number = state.number
    sheet = state.sheets[seat]
    count = 0
    if number >= LOWEST:  # Q-W1; no three cards make more than 18
        for row in range(ROW_COUNT):
            if state.colours & (1 << row):  # Q-T4
                cells = state.spans[seat][NUMBERS * row + number]  # Q-W2
                for cell in range(cells >> SHIFT, cells & MASK):
                    if sheet[ONE[cell]] != number and sheet[OTHER[cell]] != number:  # Q-W3
                        count += 1
                        actions[count] = WRITE[cell]
    actions[count + 1] = PASS
    actions[0] = count + 1


@compiled
def play(state: Record, seat: int, action: int) -> None:
    if FIRST[action] >= 0:
        put(state, seat, FIRST[action], FIRST_PLACE[action])
    put(state, seat, LAST[action], LAST_PLACE[action])
    announce(state, LAST_PLACE[action])


@compiled
def put(state: Record, seat: int, card: int, place: int) -> None:
    remove(state.hands[seat], card)
    state.covered[state.tops[place]] = 1
    state.tops[place] = card


@compiled
def announce(state: Record, place: int) -> None:
    """The last card and its two neighbours count: Q-T3."""
    card = state.tops[place]
    one = state.tops[BESIDE[place][0]]
    other = state.tops[BESIDE[place][1]]
    state.number = VALUE[card] + VALUE[one] + VALUE[other]
    state.colours = BIT[card] | BIT[one] | BIT[other]
    state.writing = 1


@compiled
def announce_nothing(state: Record) -> None:
    state.writing = 0
    state.number = 0
    state.colours = 0


@compiled
def carry_out(state: Record) -> None:
    for seat in range(state.seats):
        if state.decided[seat] != PASS:
            enter(state, seat, CELL_OF[state.decided[seat]])
        elif seat == state.active:
            state.misses[seat] += 1  # Q-T5, Q-T6
            state.points[seat] -= MISTHROW_COST  # Q-P3
        state.decided[seat] = UNDECIDED
    announce_nothing(state)


@compiled
def enter(state: Record, seat: int, cell: int) -> None:
    """Write the number; from now on smaller ones fit only to its left, larger ones only to its right: Q-W2."""
    row = cell // ROW_LENGTH
    state.sheets[seat][cell] = state.number
    state.written[seat][row] += 1
    state.points[seat] += points_of_row(state, seat, row) + points_of_column(state.sheets[seat], cell)
    spans = state.spans[seat]
    place = NUMBERS * row + state.number
    broken = spans[place]
    spans[place] = NOWHERE
    smaller = place - 1
    while spans[smaller] == broken:
        spans[smaller] = span(broken >> SHIFT, cell)
        smaller -= 1
    larger = place + 1
    while larger < NUMBERS * (row + 1) and spans[larger] == broken:
        spans[larger] = span(cell + 1, broken & MASK)
        larger += 1


@compiled
def points_of_row(state: Record, seat: int, row: int) -> int:
    """What the number just written brings in its row; the last one replaces all others by the number on the right."""
    if state.written[seat][row] < ROW_LENGTH:
        return 1  # Q-P1
    return int(state.sheets[seat][ROW_LENGTH * (row + 1) - 1]) - (ROW_LENGTH - 1)  # Q-P1


@compiled
def points_of_column(sheet: Numbers, cell: int) -> int:
    """What a number just written brings in its column: the bonus cell's if that is full now."""
    bonus = BONUS_OF[cell]
    if bonus < 0 or sheet[ONE[bonus]] == EMPTY or sheet[OTHER[bonus]] == EMPTY:
        return 0
    return int(sheet[bonus])  # Q-P2; an empty cell adds nothing


@compiled
def go_on(state: Record, dice: Dice) -> None:
    state.reason = reason_to_end(state)  # Q-E2: after everybody has decided, before anybody draws
    if not state.reason:
        draw(state, state.active, dice)
        state.active = after(state.active, state.seats)  # Q-T7


@compiled
def reason_to_end(state: Record) -> int:
    for seat in range(state.seats):
        if full_rows(state.written[seat]) == ROWS_TO_END:
            return BY_ROWS  # Q-E1
    for seat in range(state.seats):
        if state.misses[seat] == MISTHROWS:
            return BY_MISTHROWS  # Q-E1
    if state.seats == 1 and size(state.hands[0]) == 0 and size(state.pile) == 0:
        return BY_CARDS  # Q-V2
    return 0


@compiled
def full_rows(written: Numbers) -> int:
    full = 0
    for row in range(ROW_COUNT):
        full += int(written[row] == ROW_LENGTH)
    return full


@compiled
def draw(state: Record, seat: int, dice: Dice) -> None:
    """Draw back up to three cards: Q-T7."""
    while size(state.hands[seat]) < HAND:
        if size(state.pile) == 0:
            if state.seats == 1:
                return  # Q-V2
            reshuffle(state, dice)
        append(state.hands[seat], pop(state.pile))


@compiled
def reshuffle(state: Record, dice: Dice) -> None:
    """The covered cards become the new pile: Q-T8."""
    for card in range(CARD_COUNT):
        if state.covered[card]:
            state.covered[card] = 0
            append(state.pile, card)
    shuffle(state.pile, dice)


@compiled
def points(states: States, index: int, seat: int) -> int:
    return int(states[index].points[seat])


@compiled
def redeal(states: States, index: int, seat: int, dice: Dice) -> None:
    """Deal again what this seat cannot see: the other hands and the pile."""
    state = states[index]
    unseen = state.pile
    for other in range(state.seats):
        if other != seat:
            extend(unseen, state.hands[other])
    shuffle(unseen, dice)
    for other in range(state.seats):
        if other != seat:
            deal_back(state.hands[other], unseen)
