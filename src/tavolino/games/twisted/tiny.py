"""Twisted with a handful of cards: small enough to be solved, played by the rules as they are.

Only the setting up differs (T-S1): two seats, a few cards each, a short pile, one round, and seat 0 begins. Hands are
dealt in rising order, because the order of a hand means nothing.
"""

from collections.abc import Iterator
from itertools import combinations, permutations

from tavolino.chance import SIZE, Chance
from tavolino.games.twisted.state import Options, Player, State

SEATS = 2
CARDS = (12, 13, 21, 22, 31)  # two pairs of twins and a toad
HAND = 2

Cards = tuple[int, ...]


def deals() -> Iterator[tuple[Cards, Cards, Cards]]:
    """The two hands and the pile, in all ways, each as likely as the other."""
    for first in combinations(CARDS, HAND):
        rest = [card for card in CARDS if card not in first]
        for second in combinations(rest, HAND):
            for pile in permutations([card for card in rest if card not in second]):
                yield first, second, pile


ALL = tuple(deals())
DEALS = len(ALL)


def deal(number: int) -> State:
    *hands, pile = ALL[number]
    return State(
        options=Options(rounds=1),
        chance=Chance(bytes(SIZE)),  # nothing random is left
        players=[Player(hand=list(hand)) for hand in hands],
        dealer=1,
        round=1,
        turn=0,
        pile=list(pile),
    )
