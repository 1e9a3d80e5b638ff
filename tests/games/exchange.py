"""Deal again what a seat must not know: exchange cards among the places that are hidden from it."""

from collections.abc import Iterable
from random import Random
from typing import Any, TypeAlias

Place: TypeAlias = tuple[list[Any], int]  # a list on the table and an index in it


def all_places(*cards: list[Any]) -> list[Place]:
    return [(pile, index) for pile in cards for index in range(len(pile))]


def exchange(places: Iterable[Place], rng: Random, *, few: bool) -> None:
    """Shuffle the cards of all these places, or exchange only two of them."""
    chosen = list(places)
    if few:
        chosen = rng.sample(chosen, min(2, len(chosen)))
    cards = [pile[index] for pile, index in chosen]
    rng.shuffle(cards)
    for (pile, index), card in zip(chosen, cards, strict=True):
        pile[index] = card
