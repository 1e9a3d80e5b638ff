"""A sensible player of Twisted: scores each action by its gain, its risk and the chance that others get stuck."""

from random import Random
from typing import assert_never

from tavolino.games.twisted.actions import Action, Place, Take, Twist
from tavolino.games.twisted.rules import REACH, cost
from tavolino.games.twisted.state import TWIN
from tavolino.games.twisted.view import View, unknown_cards


def sensible(view: View, rng: Random) -> Action:
    unknown = unknown_cards(view)
    return max(view.legal, key=lambda action: (worth(view, action, unknown), rng.random()))


def worth(view: View, action: Action, unknown: list[int]) -> float:
    match action:
        case Twist():
            return 3.0  # two points, and one card fewer in a row we may have to take
        case Take():
            return -float(view.row_cost)
        case Place(card):
            return worth_of_place(view, card, unknown)
        case _:
            assert_never(action)


def worth_of_place(view: View, card: int, unknown: list[int]) -> float:
    """The expected gain or loss from the row with this card in it, until our next turn."""
    row = cost([*view.row, card])
    rest = [mine for mine in view.hand if mine != card]
    assert view.seat is not None
    following = [*view.sides[view.seat + 1 :], *view.sides[: view.seat]]  # the others, in playing order
    next_stuck = chance_of_none(len(reachable(card, unknown)), len(unknown), following[0].cards)
    # By our next turn the row has moved on. Count our cards within two steps of this one; each fits half the time.
    self_stuck = 0.5 ** len([mine for mine in rest if abs(mine - card) <= 2 * REACH])
    gain = next_stuck * row - (1 - next_stuck) * self_stuck * row
    twin = TWIN.get(card)
    if twin in rest:
        gain += 1.5  # bait: our twin may win it later
    elif twin in unknown:
        gain -= 2 * (1 - chance_of_none(1, len(unknown), sum(side.cards for side in following)))
    return gain


def reachable(last: int, cards: list[int]) -> list[int]:
    return [card for card in cards if abs(card - last) <= REACH]


def chance_of_none(good: int, unknown: int, hand: int) -> float:
    """Roughly the chance that a hand dealt from the unknown cards holds none of the good ones."""
    return (1 - good / unknown) ** hand if unknown else 1.0
