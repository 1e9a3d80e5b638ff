"""Qwinto in numbers, for learners: every action has one, and a view is a vector.

  0 – 127   play a card on a place: card by card, tl, tr, bl, br
128 – 895   play two cards of the same value: first card, second card, first place, second place
896 – 922   write into a cell: orange, yellow, purple, from the left
      923   pass
"""

from itertools import permutations

from tavolino.games.qwinto.actions import Action, Pass, Play, PlayTwo, Write
from tavolino.games.qwinto.cards import COLOURS, DECK, NEIGHBOURS, PLACES
from tavolino.games.qwinto.rules import HAND
from tavolino.games.qwinto.sheet import CELLS, HIGHEST, MISTHROWS
from tavolino.games.qwinto.view import Side, View
from tavolino.parts.layout import Layout, Number, Slice, each

ALL_CELLS = tuple(cell for colour in COLOURS for cell in CELLS[colour])
ALL: tuple[Action, ...] = (
    *(Play(card, place) for card in DECK for place in PLACES),
    *(
        PlayTwo(first, place, second, beside)
        for first, second in permutations(DECK, 2)
        if first.value == second.value
        for place in PLACES
        for beside in NEIGHBOURS[place]
    ),
    *map(Write, ALL_CELLS),
    Pass(),
)
NUMBERS = {action: number for number, action in enumerate(ALL)}
ACTIONS = len(ALL)

SEATS = 4  # a vector has room for this many
MOST_POINTS = 150  # a little more than a perfect sheet: three rows and five columns of at most 18 each
LAYOUT = Layout(
    Slice("hand", each(DECK, "1 for a card in the hand")),
    *(Slice(place, each(DECK, f"1 for the card on top at {place}")) for place in PLACES),
    Slice("covered", each(DECK, "1 for a card in the grid with another on top")),
    Slice("seat", each(range(SEATS), "1 for the own seat")),
    Slice(
        "sides",
        (
            Number("there", "1; all numbers of an empty seat are 0"),
            Number("active", "1 for the seat whose turn it is"),
            Number("decided", "1 for a seat that has decided where to write"),
            Number("cards", "cards in the hand", HAND),
            Number("misthrows", "misthrows", MISTHROWS),
            Number("points", "points so far", MOST_POINTS),
            *each(ALL_CELLS, "the number in this cell of the sheet", HIGHEST),
        ),
        SEATS,
    ),
    Slice(
        "decision",
        (*each(ALL_CELLS, "1 for the cell that the own seat has decided on"), Number("pass", "1 if it has passed")),
    ),
    Slice("colours", each(COLOURS, "1 for a row that may take the number")),
    Slice(
        "table",
        (
            Number("number", "the number to be written", HIGHEST),
            Number("play", "1 while the active seat plays cards"),
            Number("write", "1 while everybody decides where to write"),
            Number("pile", "cards in the pile", len(DECK)),
        ),
    ),
)
OBSERVATION = LAYOUT.size


def number_of(action: Action) -> int:
    return NUMBERS[action]


def action_of(number: int) -> Action:
    return ALL[number]


def observation(view: View) -> list[float]:
    assert view.seat is not None
    covered = {card for stack in view.grid.values() for card in stack[:-1]}
    tops = {place: [view.grid[place][-1] == card for card in DECK] for place in PLACES}
    seats = [(view.seat + step) % len(view.sides) for step in range(len(view.sides))]
    return LAYOUT.vector(
        hand=(card in view.hand for card in DECK),
        **tops,
        covered=(card in covered for card in DECK),
        seat=(seat == view.seat for seat in range(SEATS)),
        sides=(side_numbers(view, seat, view.sides[seat]) for seat in seats),
        decision=(*(view.decision == Write(cell) for cell in ALL_CELLS), view.decision == Pass()),
        colours=(colour in view.colours for colour in COLOURS),
        table=(view.number or 0, view.phase == "play", view.phase == "write", view.pile),
    )


def side_numbers(view: View, seat: int, side: Side) -> list[int]:
    written = {entry.cell: entry.number for entry in side.entries}
    return [
        1,
        seat == view.active,
        side.decided,
        side.cards,
        side.misses,
        side.points,
        *(written.get(cell, 0) for cell in ALL_CELLS),
    ]
