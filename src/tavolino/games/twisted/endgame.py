"""The end of a round with two players, solved exactly.

Once the pile is empty, everything is known, unless there are unseen extra cards (T-V1): a card that you have neither
seen nor hold is in the other hand. So alpha-beta search over all actions to the end of the round finds the best one.
What counts is the lead of the seat to act.
"""


from tavolino.fast.arrays import Dice, Numbers, States
from tavolino.fast.compiler import compiled
from tavolino.fast.pile import size
from tavolino.fast.states import copy_state, new_numbers, new_states
from tavolino.games.twisted.kernel import FIELDS, MOST_ACTIONS, legal, step

DEEPEST = 40  # a turn uses up a card, and a `take` ends the round: 18 cards, and some to spare
CERTAIN = 1000  # larger than any lead

LEFT, LOW, HIGH = range(3)  # for each level: actions left to try, and the bounds of alpha-beta


@compiled
def known(states: States, index: int) -> bool:
    """Whether the seat to act knows where every card is."""
    state = states[index]
    unseen = size(state.unseen[0]) + size(state.unseen[1])
    return bool(state.seats == 2 and size(state.pile) == 0 and unseen == 0 and not state.over)


@compiled
def solve(states: States, actions: Numbers, leads: Numbers, stack: Numbers, dice: Dice) -> None:
    """The lead at the end of the round after each legal action in state 0, in the order of `legal`.

    The other states, `actions` and `stack` are scratch space, one entry for each level below.
    """
    seat = states[0].turn
    legal(states, 0, seat, actions[0])
    for place in range(1, size(actions[0]) + 1):
        copy_state(states, 1, states, 0)
        step(states, 1, seat, actions[0][place], dice)
        if ended(states, 1):
            leads[place - 1] = lead(states, 1, seat)
        else:
            leads[place - 1] = -best_lead(states, actions, stack, dice)


@compiled
def best_lead(states: States, actions: Numbers, stack: Numbers, dice: Dice) -> int:
    """The lead that the seat to act in state 1 gets with best play from both.

    Not recursive, because Numba cannot cache recursive functions.
    """
    level = 1
    enter(states, level, -CERTAIN, CERTAIN, actions, stack)
    while True:
        if stack[level][LEFT] == 0 or stack[level][LOW] >= stack[level][HIGH]:
            found = int(stack[level][LOW])
            if level == 1:
                return found
            level -= 1
            stack[level][LOW] = max(stack[level][LOW], -found)
            continue
        seat = states[level].turn
        action = actions[level][stack[level][LEFT]]  # last one first: `take` ends the round and sets a bound
        stack[level][LEFT] -= 1
        copy_state(states, level + 1, states, level)
        step(states, level + 1, seat, action, dice)
        if ended(states, level + 1):
            stack[level][LOW] = max(stack[level][LOW], lead(states, level + 1, seat))
        else:
            level += 1
            enter(states, level, -stack[level - 1][HIGH], -stack[level - 1][LOW], actions, stack)


@compiled
def enter(states: States, level: int, low: int, high: int, actions: Numbers, stack: Numbers) -> None:
    """Start on a position: all its actions are left to try, and only leads between low and high matter."""
    legal(states, level, states[level].turn, actions[level])
    stack[level][LEFT] = size(actions[level])
    stack[level][LOW] = low
    stack[level][HIGH] = high


@compiled
def ended(states: States, level: int) -> bool:
    return bool(states[level].over or states[level].round != states[0].round)


@compiled
def lead(states: States, level: int, seat: int) -> int:
    return int(states[level].totals[seat] - states[level].totals[1 - seat])


def leads(root: States, dice: Dice) -> dict[int, int] | None:
    """The lead that each legal action leads to, by its number; None if not everything is known."""
    if not known(root, 0):
        return None
    states = new_states(FIELDS, DEEPEST + 1)
    copy_state(states, 0, root, 0)
    actions = new_numbers(DEEPEST, MOST_ACTIONS + 1)
    stack = new_numbers(DEEPEST, 3)
    found = new_numbers(1, MOST_ACTIONS)[0]
    solve(states, actions, found, stack, dice)
    numbers = actions[0][1 : actions[0][0] + 1]
    return {int(number): int(lead) for number, lead in zip(numbers, found, strict=False)}
