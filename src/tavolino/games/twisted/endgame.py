"""The end of a round with two players, solved exactly.

Once the pile is empty everything is known: what is not in one's own hand and has not been seen is in the other's. So
the best action can be found by looking at all of them (alpha-beta), to the end of the round. What counts is the lead
of the seat to act; the unseen extra cards of T-V1 are the same whatever is played.
"""

from typing import Any

from tavolino.fast.compiler import compiled
from tavolino.fast.dice import Dice
from tavolino.fast.pile import size
from tavolino.fast.states import States, copy_state, new_states
from tavolino.fast.tables import new_numbers
from tavolino.games.twisted.kernel import FIELDS, MOST_ACTIONS, legal, step

DEEPEST = 40  # a turn takes a card from a hand, and a `take` ends the round: 18 cards, and some to spare
CERTAIN = 1000  # no lead is so large


@compiled
def known(states: States, index: int) -> bool:
    """Whether the seat to act knows where every card is."""
    state = states[index]
    return bool(state.seats == 2 and size(state.pile) == 0 and not state.over)


@compiled
def solve(states: States, index: int, actions: Any, leads: Any, dice: Dice) -> None:
    """The lead at the end of the round after each legal action, in the order of `legal`.

    Uses the states after `index` and one row of `actions` for each level below.
    """
    seat = states[index].turn
    legal(states, index, seat, actions[0])
    for place in range(1, size(actions[0]) + 1):
        leads[place - 1] = lead_after(states, index, seat, actions[0][place], -CERTAIN, CERTAIN, actions, 1, dice)


@compiled
def lead_after(
    states: States, index: int, seat: int, action: int, low: int, high: int, actions: Any, level: int, dice: Dice
) -> int:
    """The lead of a seat after its action, if both go on as well as they can."""
    copy_state(states, index + 1, states, index)
    step(states, index + 1, seat, action, dice)
    state = states[index + 1]
    if state.over or state.round != states[index].round:
        return int(state.totals[seat] - state.totals[1 - seat])
    return -best_lead(states, index + 1, 1 - seat, -high, -low, actions, level, dice)


@compiled
def best_lead(states: States, index: int, seat: int, low: int, high: int, actions: Any, level: int, dice: Dice) -> int:
    legal(states, index, seat, actions[level])
    for place in range(size(actions[level]), 0, -1):  # taking first: it ends the round and sets a bound
        lead = lead_after(states, index, seat, actions[level][place], low, high, actions, level + 1, dice)
        low = max(low, lead)
        if low >= high:
            break
    return low


def leads(root: States, dice: Dice) -> dict[int, int] | None:
    """By the number of each legal action, the lead it comes to; None where not everything is known."""
    if not known(root, 0):
        return None
    states = new_states(FIELDS, DEEPEST + 1)
    copy_state(states, 0, root, 0)
    actions = new_numbers(DEEPEST, MOST_ACTIONS + 1)
    found = new_numbers(1, MOST_ACTIONS)[0]
    solve(states, 0, actions, found, dice)
    numbers = actions[0][1 : actions[0][0] + 1]
    return {int(number): int(lead) for number, lead in zip(numbers, found, strict=False)}
