"""Who is found for whom: a decision without side effects, so that any server can make it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tavolino.store import Seeker

NEAR = 100  # points of rating between two who are found for each other at once
WIDER = 10  # points more for each second that the one who waits longer has waited


class Party(NamedTuple):
    """Those who were found for each other, who waited longest first."""

    seekers: tuple[Seeker, ...]
    bots: int  # seats that bots take


def parties(waiting: Sequence[Seeker], apart: Callable[[str, str], bool], now: int) -> list[Party]:
    """Who waits longest chooses first: the nearest in rating who want the same and whom nobody here blocks."""
    left = sorted(waiting, key=lambda one: (one.since, one.person))
    found: list[Party] = []
    while left:
        first, *others = left
        party = party_of(first, others, apart, now)
        taken = {first.person} if party is None else {one.person for one in party.seekers}
        left = [one for one in left if one.person not in taken]
        if party:
            found.append(party)
    return found


def party_of(first: Seeker, others: Sequence[Seeker], apart: Callable[[str, str], bool], now: int) -> Party | None:
    full = chosen(first, [one for one in others if same_wish(first, one)], apart, now)
    if len(full) == first.seats:
        return Party(full, 0)
    if first.fill is None or now - first.since < first.fill:
        return None
    with_bots = chosen(first, [one for one in others if same_wish(first, one) and one.fill is not None], apart, now)
    return Party(with_bots, first.seats - len(with_bots))


def chosen(first: Seeker, others: Sequence[Seeker], apart: Callable[[str, str], bool], now: int) -> tuple[Seeker, ...]:
    party = [first]
    for one in sorted(others, key=lambda other: (distance(first, other), other.since, other.person)):
        near = all(distance(one, other) <= reach(one, other, now) for other in party)
        if len(party) < first.seats and near and not any(apart(one.person, other.person) for other in party):
            party.append(one)
    return tuple(party)


def same_wish(one: Seeker, other: Seeker) -> bool:
    return (one.game, one.seats, one.clock, one.rated) == (other.game, other.seats, other.clock, other.rated)


def distance(one: Seeker, other: Seeker) -> int:
    """Somebody without a rating is near everybody."""
    return 0 if one.rating is None or other.rating is None else abs(one.rating - other.rating)


def reach(one: Seeker, other: Seeker, now: int) -> int:
    return NEAR + WIDER * max(0, now - min(one.since, other.since))
