"""Piles of cards: an array whose first entry is the number of cards that follow."""

from tavolino.fast.arrays import Dice, Pile
from tavolino.fast.compiler import compiled
from tavolino.fast.dice import rolled, shown


@compiled
def size(pile: Pile) -> int:
    return int(pile[0])


@compiled
def last(pile: Pile) -> int:
    return int(pile[pile[0]])


@compiled
def clear(pile: Pile) -> None:
    pile[0] = 0


@compiled
def append(pile: Pile, card: int) -> None:
    pile[0] += 1
    pile[pile[0]] = card


@compiled
def pop(pile: Pile) -> int:
    """Take the last card away."""
    card = int(pile[pile[0]])
    pile[0] -= 1
    return card


@compiled
def contains(pile: Pile, card: int) -> bool:
    for place in range(1, pile[0] + 1):  # noqa: SIM110 - a loop compiles, `any` does not
        if pile[place] == card:
            return True
    return False


@compiled
def remove(pile: Pile, card: int) -> None:
    """Take a card out; the others keep their order."""
    place = 1
    while pile[place] != card:
        place += 1
    for later in range(place, pile[0]):
        pile[later] = pile[later + 1]
    pile[0] -= 1


@compiled
def extend(pile: Pile, cards: Pile) -> None:
    for place in range(1, cards[0] + 1):
        append(pile, cards[place])


@compiled
def deal_back(hand: Pile, pile: Pile) -> None:
    """Replace the cards of a hand with as many from the end of the pile."""
    for place in range(1, hand[0] + 1):
        hand[place] = pop(pile)


@compiled
def shuffle(pile: Pile, dice: Dice) -> None:
    linear, shifted = dice[0], dice[1]
    for place in range(pile[0], 1, -1):
        linear, shifted = rolled(linear, shifted)
        other = 1 + (shown(linear, shifted) * place >> 32)
        card = pile[place]
        pile[place] = pile[other]
        pile[other] = card
    dice[0] = linear
    dice[1] = shifted
