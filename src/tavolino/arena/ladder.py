"""A ladder: every pair of bots plays, and a rating puts all of them in order."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from tavolino.arena.deals import Fixture, seatings


def ladder_fixtures(bots: Sequence[str], seats: int, deals: int) -> Iterator[Fixture]:
    """All pairs on the same deals, so that no pair has luckier cards."""
    for deal in range(deals):
        for pair in combinations(bots, 2):
            for seating in seatings(pair, seats, deal):
                yield Fixture(deal, seating)
