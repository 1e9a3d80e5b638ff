"""Twisted in numbers, for learners: every action has one, and a view is a vector.

 0 –  78   place a card, from 12 up
79 – 150   twist with a card, from 12 up, toads left out
     151   take
"""

from tavolino.games.twisted.actions import Action, Place, Take, Twist
from tavolino.games.twisted.rules import cost
from tavolino.games.twisted.state import DECK, TWIN
from tavolino.games.twisted.view import Side, View

ALL: tuple[Action, ...] = (*map(Place, DECK), *map(Twist, TWIN), Take())
NUMBERS = {action: number for number, action in enumerate(ALL)}
ACTIONS = len(ALL)

SEATS = 4  # a vector has room for this many
SIDE = 10  # numbers about each seat
OBSERVATION = 3 * len(DECK) + SEATS + SEATS * SIDE + 5

WORST = cost(list(DECK))  # nobody can lose more than all cards in a round


def number_of(action: Action) -> int:
    return NUMBERS[action]


def action_of(number: int) -> Action:
    return ALL[number]


def observation(view: View) -> list[float]:
    """The cards one by one (hand, row, gone), this seat's number, every seat starting with this one, and the table."""
    assert view.seat is not None
    place_in_row = {card: 1 / distance for distance, card in enumerate(reversed(view.row), start=1)}  # the last one: 1
    gone = {card for side in view.sides for card in (*side.won, *side.lost)}
    return [
        *(float(card in view.hand) for card in DECK),
        *(place_in_row.get(card, 0.0) for card in DECK),
        *(float(card in gone) for card in DECK),
        *(float(seat == view.seat) for seat in range(SEATS)),
        *sides_from(view, view.seat),
        view.pile / len(DECK),
        view.row_cost / WORST,
        view.round / view.options.rounds,
        1 / view.options.rounds,
        float(view.options.expert),
    ]


def sides_from(view: View, first: int) -> list[float]:
    """What is known about each seat, this one first; zeros for empty seats."""
    seats = [(first + step) % len(view.sides) for step in range(len(view.sides))]
    numbers = [number for seat in seats for number in side_numbers(view, seat, view.sides[seat])]
    return [*numbers, *[0.0] * (SEATS * SIDE - len(numbers))]


def side_numbers(view: View, seat: int, side: Side) -> list[float]:
    return [
        1.0,
        float(seat == view.turn),
        float(seat == view.dealer),
        float(view.over),
        side.cards / 9,
        len(side.won) / len(DECK),
        len(side.lost) / len(DECK),
        side.lost.count(None) / len(DECK),
        side.points / WORST,
        side.total / (WORST * view.options.rounds),
    ]
