"""Who sits where in a contest in which people play each other.

In every round all tables play the same deal, and everybody sits at one of them. So everybody plays every deal once,
and is compared with those who held the same cards in the same seat at the other tables.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random
from typing import TypeAlias

Seating: TypeAlias = tuple[int, ...]  # the number of the participant in each seat
Round: TypeAlias = tuple[Seating, ...]  # by table
Met: TypeAlias = dict[tuple[int, int], int]  # how often two have sat at one table, the lower number first

PASSES = 4_000_000  # looks at two people who could change places, in a whole rotation
MOST_TRIES = 40  # for a round
FEW = 5  # seats, up to which every order of a table is looked at


def filled(people: int, seats: int) -> int:
    """How many take part with the bots that fill the last table; there are at least two tables."""
    return max(2, -(-people // seats)) * seats


def rotation(people: int, seats: int, rounds: int) -> tuple[Round, ...]:
    """The seats of all rounds. Numbers from `people` on are bots.

    Everybody meets as many others as possible and sits in each seat about equally often. The same numbers always
    lead to the same rotation.
    """
    everybody, rng = filled(people, seats), Random(f"{people} {seats} {rounds}")
    met: Met = defaultdict(int)
    sat = [[0] * seats for _ in range(everybody)]
    found: list[Round] = []
    for number in range(rounds):
        groups = pairs(everybody, number) if seats == 2 else new_groups(everybody, seats, rounds, met, rng)
        for group in groups:
            for pair in combinations(sorted(group), 2):
                met[pair] += 1
        found.append(tuple(seated(group, sat, rng) for group in groups))
    return tuple(found)


def pairs(everybody: int, number: int) -> list[list[int]]:
    """Two at a table: one stays, the others move on by one, so nobody meets anybody twice before they have met all."""
    moving = everybody - 1
    circle = [everybody - 1, *((number + place) % moving for place in range(moving))]
    return [[circle[place], circle[-place - 1]] for place in range(everybody // 2)]


def new_groups(everybody: int, seats: int, rounds: int, met: Met, rng: Random) -> list[list[int]]:
    """The best of some tries: in each, people change places between tables for as long as that helps."""
    looks = everybody * everybody * seats * 3
    tries = max(1, min(MOST_TRIES, PASSES // (looks * rounds)))
    best: tuple[int, list[list[int]]] | None = None
    for _ in range(tries):
        order = rng.sample(range(everybody), everybody)
        groups = improved([order[start : start + seats] for start in range(0, everybody, seats)], met)
        cost = sum(met[pair] ** 2 for group in groups for pair in combinations(sorted(group), 2))
        if best is None or cost < best[0]:
            best = (cost, groups)
        if best[0] == 0:
            break
    assert best is not None
    return best[1]


def improved(groups: list[list[int]], met: Met) -> list[list[int]]:
    changing = True
    while changing:
        changing = False
        for one, other in combinations(groups, 2):
            for here, there in places_of(one, other):
                if gain(one, here, other, there, met) > 0:
                    one[here], other[there] = other[there], one[here]
                    changing = True
    return groups


def places_of(one: Sequence[int], other: Sequence[int]) -> Iterator[tuple[int, int]]:
    return ((here, there) for here in range(len(one)) for there in range(len(other)))


def gain(one: list[int], here: int, other: list[int], there: int, met: Met) -> int:
    """How much less often people would meet again if these two changed places."""
    mine, theirs = one[here], other[there]
    stay = [person for person in one if person != mine]
    rest = [person for person in other if person != theirs]
    before = again(mine, stay, met) + again(theirs, rest, met)
    return before - again(theirs, stay, met) - again(mine, rest, met)


def again(person: int, others: Sequence[int], met: Met) -> int:
    return sum(met[min(person, other), max(person, other)] ** 2 for other in others)


def seated(group: list[int], sat: list[list[int]], rng: Random) -> Seating:
    """The order of a table in which people sit where they have sat least."""
    mixed = rng.sample(group, len(group))
    orders = permutations(mixed) if len(group) <= FEW else (turned(mixed, start) for start in range(len(group)))
    best = min(
        orders,
        key=lambda order: sum(sat[person][seat] ** 2 * 2 + sat[person][seat] for seat, person in enumerate(order)),
    )
    for seat, person in enumerate(best):
        sat[person][seat] += 1
    return tuple(best)


def turned(group: list[int], start: int) -> tuple[int, ...]:
    return (*group[start:], *group[:start])
