"""What is at stake in a decision of Twisted, counted in each world until the round ends.

"This row" is the one on the table when the seat decides. It is over when somebody takes it.
"""

from tavolino.fast.arrays import States, Vector
from tavolino.fast.compiler import compiled
from tavolino.fast.pile import contains, size
from tavolino.games.twisted.kernel import COSTS, PLACED, TAKE, TWINS, TWISTED

NAMES = (
    "row-taken",  # 1 if the seat takes this row
    "row-cost",  # the points that it then costs
    "row-left",  # 1 if another seat takes this row
    "row-gain",  # the points that it costs the other
    "card-lost",  # 1 if another seat twists away the card that the decision placed
    "card-won",  # 1 if the seat itself wins it back by a twist
    "twists",  # how often the seat twists
    "twists-against",  # how often others do
)
ROW_TAKEN, ROW_COST, ROW_LEFT, ROW_GAIN, CARD_LOST, CARD_WON, TWISTS, AGAINST, BEGUN, CARD = range(10)


@compiled
def watch(states: States, index: int, seat: int, mover: int, action: int, tally: Vector) -> None:
    if tally[BEGUN] == 0.0:
        tally[BEGUN] = 1.0
        tally[CARD] = PLACED[action]
    if action == TAKE:
        if tally[ROW_TAKEN] + tally[ROW_LEFT] == 0.0:
            note_row(states, index, mover == seat, tally)
    elif TWISTED[action] != 0:
        tally[TWISTS if mover == seat else AGAINST] += 1.0
        card = int(tally[CARD])
        if card != 0 and TWINS[TWISTED[action]] == card and contains(states[index].row, card):
            tally[CARD_WON if mover == seat else CARD_LOST] = 1.0
            tally[CARD] = 0.0


@compiled
def note_row(states: States, index: int, own: bool, tally: Vector) -> None:  # noqa: FBT001 - compiled, by position
    row = states[index].row
    cost = 0.0
    for place in range(1, size(row) + 1):
        cost += COSTS[row[place]]
    tally[ROW_TAKEN if own else ROW_LEFT] = 1.0
    tally[ROW_COST if own else ROW_GAIN] = cost


@compiled
def settle(states: States, start: int, end: int, seat: int, tally: Vector) -> None:
    """Everything was counted on the way."""
