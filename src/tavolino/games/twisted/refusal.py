"""Why an action of Twisted is not legal, in a sentence."""

from typing import assert_never

from tavolino.game import Refusal
from tavolino.games.twisted.actions import Action, Place, Take, Twist
from tavolino.games.twisted.rules import REACH
from tavolino.games.twisted.state import DECK, TOADS, TWIN, State


def why_not(state: State, seat: int, action: Action) -> Refusal:
    if state.over:
        return Refusal("T-P2", "The match is over.")
    if seat != state.turn:
        return Refusal("T-S2", "It is not your turn.")
    match action:
        case Place(card):
            return why_not_place(state, seat, card)
        case Twist(card):
            return why_not_twist(state, seat, card)
        case Take():
            return Refusal("T-G1", "There is no row to take: place a card to open a new one.")
        case _:
            assert_never(action)


def why_not_place(state: State, seat: int, card: int) -> Refusal:
    if card not in state.players[seat].hand:
        return Refusal("T-A1", f"You do not hold {card}.")
    last = state.row[-1]
    lowest, highest = max(last - REACH, DECK[0]), min(last + REACH, DECK[-1])
    return Refusal("T-A1", f"{card} is more than {REACH} away from {last}; only {lowest} to {highest} can be placed.")


def why_not_twist(state: State, seat: int, card: int) -> Refusal:
    if card in TOADS:
        return Refusal("T-B1", f"{card} is a toad: it has no twin and twists nothing.")
    if card not in state.players[seat].hand:
        return Refusal("T-B1", f"You do not hold {card}.")
    if not state.row:
        return Refusal("T-B3", "The row is empty, so there is nothing to twist: place a card.")
    return Refusal("T-B1", f"{TWIN[card]}, the twin of {card}, does not lie in the row.")
