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
SIDE = len(ALL_CELLS) + 6  # numbers about each seat
OBSERVATION = (2 + len(PLACES)) * len(DECK) + SEATS + SEATS * SIDE + len(ALL_CELLS) + 1 + len(COLOURS) + 4

MOST_POINTS = 150  # a little more than a perfect sheet: three rows and five columns of at most 18 each


def number_of(action: Action) -> int:
    return NUMBERS[action]


def action_of(number: int) -> Action:
    return ALL[number]


def observation(view: View) -> list[float]:
    """The cards one by one (hand, each visible place, covered), this seat's number, every seat starting with this one,
    this seat's decision, and the number to be written."""
    assert view.seat is not None
    covered = {card for stack in view.grid.values() for card in stack[:-1]}
    return [
        *(float(card in view.hand) for card in DECK),
        *(float(view.grid[place][-1] == card) for place in PLACES for card in DECK),
        *(float(card in covered) for card in DECK),
        *(float(seat == view.seat) for seat in range(SEATS)),
        *sides_from(view, view.seat),
        *(float(view.decision == Write(cell)) for cell in ALL_CELLS),
        float(view.decision == Pass()),
        *(float(colour in view.colours) for colour in COLOURS),
        0.0 if view.number is None else view.number / HIGHEST,
        float(view.phase == "play"),
        float(view.phase == "write"),
        view.pile / len(DECK),
    ]


def sides_from(view: View, first: int) -> list[float]:
    """What is known about each seat, this one first; zeros for empty seats."""
    seats = [(first + step) % len(view.sides) for step in range(len(view.sides))]
    numbers = [number for seat in seats for number in side_numbers(view, seat, view.sides[seat])]
    return [*numbers, *[0.0] * (SEATS * SIDE - len(numbers))]


def side_numbers(view: View, seat: int, side: Side) -> list[float]:
    written = {entry.cell: entry.number for entry in side.entries}
    return [
        1.0,
        float(seat == view.active),
        float(side.decided),
        side.cards / HAND,
        side.misses / MISTHROWS,
        side.points / MOST_POINTS,
        *(written.get(cell, 0) / HIGHEST for cell in ALL_CELLS),
    ]
