"""What is at stake in a decision of Upturn, counted in each world until the match ends."""

from tavolino.fast.arrays import States, Vector
from tavolino.fast.compiler import compiled
from tavolino.fast.pile import size
from tavolino.games.upturn.kernel import ADDS, DRAWS, GIVES, KIND, STARTS, SUBJECT

NAMES = (
    "out",  # 1 if the seat is the first to have no tiles left
    "others-out",  # 1 if another seat is
    "handed",  # how many tiles the others hand to the seat
    "drawn",  # how many times the seat draws from the bag in its turn
    "stuck",  # 1 if it draws at once in its next turn, because nothing fits in this direction
    "turned",  # 1 if another seat starts a new line before that
    "run",  # how many tiles the seat lays in runs, twins not counted
)
OUT, OTHERS_OUT, HANDED, DRAWN, STUCK, TURNED, RUN, AWAY, BACK = range(9)


@compiled
def watch(states: States, index: int, seat: int, mover: int, action: int, tally: Vector) -> None:
    kind = KIND[action]
    if mover == seat:
        if tally[AWAY] != 0.0 and tally[BACK] == 0.0 and states[index].turn == seat:
            tally[BACK] = 1.0
            tally[STUCK] = 1.0 if kind == DRAWS else 0.0
        if kind == DRAWS:
            tally[DRAWN] += 1.0
        elif kind == ADDS:
            tally[RUN] += 1.0
        return
    tally[AWAY] = 1.0
    if kind == GIVES and SUBJECT[action] == seat:
        tally[HANDED] += 1.0
    elif kind == STARTS and tally[BACK] == 0.0:
        tally[TURNED] = 1.0


@compiled
def settle(states: States, start: int, end: int, seat: int, tally: Vector) -> None:  # noqa: ARG001 - the contract
    state = states[end]
    if size(state.racks[seat]) == 0:
        tally[OUT] = 1.0
        return
    for other in range(state.seats):
        if size(state.racks[other]) == 0:
            tally[OTHERS_OUT] = 1.0
