"""Which matches are played on a deal: every bot plays it from every seat.

A deal is a number; its seed follows from it. A seating names the bot in each seat.
"""

import hmac
from collections.abc import Iterator, Sequence
from itertools import islice, permutations
from math import factorial
from typing import TypeAlias

from msgspec import Struct

Seating: TypeAlias = tuple[str, ...]


class Fixture(Struct, frozen=True):
    """A match that is to be played."""

    deal: int
    seating: Seating


def deal_seed(seed: bytes, deal: int) -> bytes:
    return hmac.digest(seed, b"deal %d" % deal, "sha256")


def fixtures(bots: Sequence[str], seats: int, deals: int) -> Iterator[Fixture]:
    """All bots at one table."""
    for deal in range(deals):
        for seating in seatings(bots, seats, deal):
            yield Fixture(deal, seating)


def seatings(bots: Sequence[str], seats: int, deal: int) -> list[Seating]:
    """All rotations of the bots over the seats.

    Where seats are left over, one bot takes them with copies of itself and the others sit once; each bot does so in
    turn. A and B at four seats: A plays three copies of B from all four seats, and B three copies of A. So on every
    deal every bot holds every seat equally often.

    Three bots can sit round a table in two orders, four in six; the deals take the orders in turn.
    """
    order = circle(bots, deal)
    left_over = seats - len(bots)
    circles = [with_copies(order, place, left_over) for place in range(len(order))] if left_over else [order]
    return [seating for seated in circles for seating in rotations(seated)]


def circle(bots: Sequence[str], deal: int) -> Seating:
    """The order round the table on this deal: the first bot stays, the others change places."""
    first, *others = bots
    orders = permutations(others)
    return (first, *next(islice(orders, deal % factorial(len(others)), None)))


def with_copies(order: Seating, place: int, copies: int) -> Seating:
    return order[:place] + (order[place],) * copies + order[place:]


def rotations(order: Seating) -> list[Seating]:
    return [order[start:] + order[:start] for start in range(len(order))]
