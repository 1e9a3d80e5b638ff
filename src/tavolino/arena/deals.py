"""Which matches are played on a deal: every bot plays it from every seat.

A deal is a number, from which its seed follows. A seating names the bot in each seat.
"""

import hmac
from collections.abc import Iterator, Sequence
from itertools import islice, permutations
from math import factorial
from typing import TypeAlias

from msgspec import Struct

from tavolino.words import join_words

Seating: TypeAlias = tuple[str, ...]


class Fixture(Struct, frozen=True):
    """A match to be played."""

    deal: int
    seating: Seating

    def __str__(self) -> str:
        return f"Deal {self.deal}, seating {join_words(self.seating)}"


def deal_seed(seed: bytes, deal: int) -> bytes:
    return hmac.digest(seed, b"deal %d" % deal, "sha256")


def fixtures(bots: Sequence[str], seats: int, deals: int) -> Iterator[Fixture]:
    """All bots at one table."""
    for deal in range(deals):
        for seating in seatings(bots, seats, deal):
            yield Fixture(deal, seating)


def seatings(bots: Sequence[str], seats: int, deal: int) -> list[Seating]:
    """All rotations of the bots over the seats.

    If there are more seats than bots, each bot in turn fills the rest with copies of itself, while the others sit once.
    A and B at four seats: A plays three copies of B from all four seats, and B three copies of A. So on every deal
    every bot plays every seat equally often.

    Three bots can sit round a table in two orders, four in six; the deals cycle through the orders.
    """
    order = circle(bots, deal)
    left_over = seats - len(bots)
    circles = [with_copies(order, place, left_over) for place in range(len(order))] if left_over else [order]
    return [seating for seated in circles for seating in rotations(seated)]


def circle(bots: Sequence[str], deal: int) -> Seating:
    """The order round the table on this deal: the first bot stays put, the others change places."""
    first, *others = bots
    orders = permutations(others)
    return (first, *next(islice(orders, deal % factorial(len(others)), None)))


def with_copies(order: Seating, place: int, copies: int) -> Seating:
    return order[:place] + (order[place],) * copies + order[place:]


def rotations(order: Seating) -> list[Seating]:
    return [order[start:] + order[:start] for start in range(len(order))]
