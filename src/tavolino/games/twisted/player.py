"""The playout's player of Twisted, who also sees that taking the row ends the last round: T-E2.

With the extra cards (T-V1) nobody knows the points before the end, so there it is the playout's player itself.
"""

from tavolino.fast.arrays import Dice, Pile, Record, States
from tavolino.fast.compiler import compiled
from tavolino.fast.pile import pop, size
from tavolino.games.twisted import playout
from tavolino.games.twisted.kernel import COSTS, TAKE, legal, points

quick = playout.choose


@compiled
def choose(states: States, index: int, seat: int, actions: Pile, dice: Dice) -> int:
    state = states[index]
    if size(state.pile) > 0 or state.round < state.rounds or size(state.row) == 0 or state.expert:
        return int(quick(states, index, seat, actions, dice))
    if lead_after_take(states, index, seat) > 0:
        return TAKE
    action = quick(states, index, seat, actions, dice)
    if action != TAKE:
        return int(action)
    legal(states, index, seat, actions)
    pop(actions)  # `take` comes last, and loses
    return int(actions[size(actions)]) if size(actions) > 0 else TAKE


@compiled
def lead_after_take(states: States, index: int, seat: int) -> int:
    state = states[index]
    lead = 1000
    mine = state.totals[seat] + points(states, index, seat) - cost(state)
    for other in range(state.seats):
        if other != seat:
            lead = min(lead, mine - state.totals[other] - points(states, index, other))
    return int(lead)


@compiled
def cost(state: Record) -> int:
    total = 0
    for place in range(1, size(state.row) + 1):
        total += COSTS[state.row[place]]
    return total
