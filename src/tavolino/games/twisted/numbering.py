"""Twisted in numbers, for learners: every action has one, and a view is a vector.

 0 –  78   place a card, from 12 up
79 – 150   twist with a card, from 12 up, toads left out
     151   take
"""

from tavolino.games.twisted.actions import Action, Place, Take, Twist
from tavolino.games.twisted.rules import cost
from tavolino.games.twisted.state import DECK, TWIN
from tavolino.games.twisted.view import Side, View
from tavolino.parts.layout import Layout, Number, Slice, each

ALL: tuple[Action, ...] = (*map(Place, DECK), *map(Twist, TWIN), Take())
NUMBERS = {action: number for number, action in enumerate(ALL)}
ACTIONS = len(ALL)

SEATS = 4  # a vector has room for this many
WORST = cost(list(DECK))  # nobody can lose more than all cards in a round
CARDS = len(DECK)
LAYOUT = Layout(
    Slice("hand", each(DECK, "1 for a card in the hand")),
    Slice("row", each(DECK, "the last card of the row 1, the one before 1/2, then 1/3 …")),
    Slice("gone", each(DECK, "1 for a card that somebody has won or lost, unless nobody may see it")),
    Slice("seat", each(range(SEATS), "1 for the own seat")),
    Slice(
        "sides",
        (
            Number("there", "1; all numbers of an empty seat are 0"),
            Number("to act", "1 for the seat whose turn it is"),
            Number("dealer", "1 for the dealer"),
            Number("over", "1 when the match is over"),
            Number("cards", "cards in the hand", 9),
            Number("won", "cards won in this round", CARDS),
            Number("lost", "cards lost in this round", CARDS),
            Number("unseen", "lost cards that nobody may see", CARDS),
            Number("points", "points in this round, as far as everybody knows", WORST),
            Number("total", "points of all rounds as a share of the worst in as many"),
        ),
        SEATS,
    ),
    Slice(
        "table",
        (
            Number("pile", "cards in the pile", CARDS),
            Number("cost", "what the row costs", WORST),
            Number("round", "the number of the round as a share of all"),
            Number("rounds", "1 divided by the number of rounds"),
            Number("expert", "1 with the rules for experts"),
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
    place_in_row = {card: 1 / distance for distance, card in enumerate(reversed(view.row), start=1)}
    gone = {card for side in view.sides for card in (*side.won, *side.lost)}
    seats = [(view.seat + step) % len(view.sides) for step in range(len(view.sides))]
    return LAYOUT.vector(
        hand=(card in view.hand for card in DECK),
        row=(place_in_row.get(card, 0) for card in DECK),
        gone=(card in gone for card in DECK),
        seat=(seat == view.seat for seat in range(SEATS)),
        sides=(side_numbers(view, seat, view.sides[seat]) for seat in seats),
        table=(
            view.pile,
            view.row_cost,
            view.round / view.options.rounds,
            1 / view.options.rounds,
            view.options.expert,
        ),
    )


def side_numbers(view: View, seat: int, side: Side) -> tuple[float, ...]:
    return (
        1,
        seat == view.turn,
        seat == view.dealer,
        view.over,
        side.cards,
        len(side.won),
        len(side.lost),
        side.lost.count(None),
        side.points,
        side.total / (WORST * view.options.rounds),
    )
