"""Who is found for whom: a decision without side effects, so that any server can make it."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from tavolino.store import Seeker

NEAR = 100  # points of rating between two who are found for each other at once
WIDER = 10  # points more for each second that the one who waits longer has waited
MOST = 100  # of those who want the same that one person is compared with in one step; with others a second later
Wish: TypeAlias = tuple[str, int, str, bool]


class Party(NamedTuple):
    """Those who were found for each other, who waited longest first."""

    seekers: tuple[Seeker, ...]
    bots: int  # seats that bots take


def parties(waiting: Sequence[Seeker], apart: Callable[[str, str], bool], now: int) -> list[Party]:
    """Who waits longest chooses first: the nearest in rating who want the same and whom nobody here blocks."""
    by_wish: defaultdict[Wish, list[Seeker]] = defaultdict(list)
    for one in sorted(waiting, key=lambda one: (one.since, one.person)):
        by_wish[wish_of(one)].append(one)
    return [party for same in by_wish.values() for party in among(same, apart, now)]


def among(left: Sequence[Seeker], apart: Callable[[str, str], bool], now: int) -> Iterator[Party]:
    """Those who all want the same, who waited longest first."""
    while left:
        first, *others = left
        party = party_of(first, some_of(others, now), apart, now)
        taken = {first.person} if party is None else {one.person for one in party.seekers}
        left = [one for one in others if one.person not in taken]
        if party:
            yield party


def some_of(others: list[Seeker], now: int) -> list[Seeker]:
    start = now * MOST % len(others) if len(others) > MOST else 0
    return [*others[start:], *others[:start]][:MOST]


def party_of(first: Seeker, others: Sequence[Seeker], apart: Callable[[str, str], bool], now: int) -> Party | None:
    full = chosen(first, others, apart, now)
    if len(full) == first.seats:
        return Party(full, 0)
    if first.fill is None or now - first.since < first.fill:
        return None
    with_bots = chosen(first, [one for one in others if one.fill is not None], apart, now)
    return Party(with_bots, first.seats - len(with_bots))


def chosen(first: Seeker, others: Sequence[Seeker], apart: Callable[[str, str], bool], now: int) -> tuple[Seeker, ...]:
    party = [first]
    for one in sorted(others, key=lambda other: (distance(first, other), other.since, other.person)):
        near = all(distance(one, other) <= reach(one, other, now) for other in party)
        if len(party) < first.seats and near and not any(apart(one.person, other.person) for other in party):
            party.append(one)
    return tuple(party)


def wish_of(one: Seeker) -> Wish:
    """Those with the same wish can be found for each other."""
    return one.game, one.seats, one.clock, one.rated


def distance(one: Seeker, other: Seeker) -> int:
    """Somebody without a rating is near everybody."""
    return 0 if one.rating is None or other.rating is None else abs(one.rating - other.rating)


def reach(one: Seeker, other: Seeker, now: int) -> int:
    return NEAR + WIDER * max(0, now - min(one.since, other.since))
