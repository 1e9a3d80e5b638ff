"""Passes over the arrays of a tree, compiled where Numba is installed.

`strategy` has a probability for every slot, those of both seats in one array. Values are rewards of one seat, summed
over all deals, each weighted with its chance and with the probability that chance and the other seat lead there.
"""

from tavolino.fast.arrays import Numbers, Vector
from tavolino.fast.compiler import compiled


@compiled
def reach_nodes(
    parent: Numbers, slot: Numbers, mover: Numbers, chance: float, strategy: Vector, seat: int, reach: Vector
) -> None:
    """How probable it is that chance and the other seat lead to each node."""
    for node in range(len(parent)):
        above = parent[node]
        if above < 0:
            reach[node] = chance
        else:
            reach[node] = reach[above] * (1.0 if mover[above] == seat else strategy[slot[node]])


@compiled
def reach_states(before: Numbers, owner: Numbers, strategy: Vector, reach: Vector) -> None:
    """How probable it is that a seat's own choices lead to each of its information states.

    `owner` is the information state of each slot.
    """
    for state in range(len(before)):
        slot = before[state]
        reach[state] = 1.0 if slot < 0 else reach[owner[slot]] * strategy[slot]


@compiled
def start_values(mover: Numbers, worth: Vector, reach: Vector, seat: int, values: Vector) -> None:
    sign = 1.0 if seat == 0 else -1.0
    for node in range(len(mover)):
        values[node] = sign * worth[node] * reach[node] if mover[node] < 0 else 0.0


@compiled
def sum_up(
    parent: Numbers, slot: Numbers, mover: Numbers, strategy: Vector, seat: int, values: Vector, slot_values: Vector
) -> float:
    """Add up values from the leaves to the deals, with this seat's own strategy; returns what the match is worth to it.

    `slot_values` gets what each of its choices is worth.
    """
    slot_values[:] = 0.0
    total = 0.0
    for node in range(len(parent) - 1, -1, -1):
        above = parent[node]
        if above < 0:
            total += values[node]
        elif mover[above] == seat:
            slot_values[slot[node]] += values[node]
            values[above] += strategy[slot[node]] * values[node]
        else:
            values[above] += values[node]
    return total


@compiled
def improve(first: Numbers, owners: Numbers, seat: int, slot_values: Vector, regrets: Vector, strategy: Vector) -> None:
    """One step of CFR+: regrets never fall below zero, and choices are played in proportion to them."""
    for state in range(len(owners)):
        if owners[state] != seat:
            continue
        begin, end = first[state], first[state + 1]
        played = 0.0
        for slot in range(begin, end):
            played += strategy[slot] * slot_values[slot]
        total = 0.0
        for slot in range(begin, end):
            regrets[slot] = max(0.0, regrets[slot] + slot_values[slot] - played)
            total += regrets[slot]
        for slot in range(begin, end):
            strategy[slot] = regrets[slot] / total if total > 0.0 else 1.0 / (end - begin)


@compiled
def add_to_average(
    first: Numbers, owners: Numbers, seat: int, weight: float, reach: Vector, strategy: Vector, sums: Vector
) -> None:
    for state in range(len(owners)):
        if owners[state] == seat:
            for slot in range(first[state], first[state + 1]):
                sums[slot] += weight * reach[state] * strategy[slot]


@compiled
def shares(first: Numbers, sums: Vector, strategy: Vector) -> None:
    """Turn the sums of each information state into probabilities; equal ones where there is nothing."""
    for state in range(len(first) - 1):
        begin, end = first[state], first[state + 1]
        total = 0.0
        for slot in range(begin, end):
            total += sums[slot]
        for slot in range(begin, end):
            strategy[slot] = sums[slot] / total if total > 0.0 else 1.0 / (end - begin)


@compiled
def answer(
    parent: Numbers,
    slot: Numbers,
    mover: Numbers,
    levels: Numbers,
    first: Numbers,
    owners: Numbers,
    state_levels: Numbers,
    seat: int,
    values: Vector,
    slot_values: Vector,
    best: Vector,
) -> float:
    """Like `sum_up`, but with the best choice in every information state, which `best` gets; level by level."""
    slot_values[:] = 0.0
    total = 0.0
    for level in range(len(levels) - 2, -1, -1):
        for node in range(levels[level], levels[level + 1]):
            if parent[node] < 0:
                total += values[node]
            elif mover[parent[node]] == seat:
                slot_values[slot[node]] += values[node]
            else:
                values[parent[node]] += values[node]
        if level == 0:
            break
        for state in range(state_levels[level - 1], state_levels[level]):
            if owners[state] == seat:
                choose_best(first[state], first[state + 1], slot_values, best)
        for node in range(levels[level], levels[level + 1]):
            if mover[parent[node]] == seat and best[slot[node]] > 0.0:
                values[parent[node]] += values[node]
    return total


@compiled
def choose_best(begin: int, end: int, slot_values: Vector, best: Vector) -> None:
    found = begin
    for slot in range(begin, end):
        best[slot] = 0.0
        if slot_values[slot] > slot_values[found]:
            found = slot
    best[found] = 1.0
