"""Twisted with a handful of cards: small enough to be solved, played by the rules as they are.

Only the setting up differs (T-S1): two seats, a few cards each, a short pile, one round, and seat 0 begins. Hands are
dealt in rising order, because the order of a hand means nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations
from typing import TypeAlias

from tavolino.chance import SIZE, Chance
from tavolino.games.twisted.state import Options, Player, State

SEATS = 2

Cards: TypeAlias = tuple[int, ...]
Deal: TypeAlias = tuple[Cards, Cards, Cards]  # the two hands and the pile


class TinyOptions(Options, frozen=True):
    """Two pairs of twins and a toad."""

    @property
    def deck(self) -> Cards:
        return (12, 13, 21, 22, 31)


class SmallOptions(Options, frozen=True):
    """Three pairs of twins and a toad."""

    @property
    def deck(self) -> Cards:
        return (12, 13, 21, 22, 23, 31, 32)


OPTIONS = {"tiny": TinyOptions(rounds=1), "small": SmallOptions(rounds=1)}
HAND = {"tiny": 2, "small": 3}


def deals(deck: Cards, hand: int) -> Iterator[Deal]:
    """All ways to deal, each as likely as the other."""
    for first in combinations(deck, hand):
        rest = [card for card in deck if card not in first]
        for second in combinations(rest, hand):
            for pile in permutations([card for card in rest if card not in second]):
                yield first, second, pile


DEALS: Mapping[str, Sequence[Deal]] = {
    size: tuple(deals(options.deck, HAND[size])) for size, options in OPTIONS.items()
}


def deal(size: str, number: int) -> State:
    *hands, pile = DEALS[size][number]
    return State(
        options=OPTIONS[size],
        chance=Chance(bytes(SIZE)),  # nothing random is left
        players=[Player(hand=list(hand)) for hand in hands],
        dealer=1,
        round=1,
        turn=0,
        pile=list(pile),
    )
