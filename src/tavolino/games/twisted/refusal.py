"""Why an action of Twisted is illegal, as a sentence."""

from typing import assert_never

from tavolino.game import Refusal
from tavolino.games.twisted.actions import Action, Place, Take, Twist
from tavolino.games.twisted.rules import REACH
from tavolino.games.twisted.state import DECK, TOADS, TWIN, State
from tavolino.words import sentence


def why_not(state: State, seat: int, action: Action) -> Refusal:
    if state.over:
        return Refusal("T-P2", sentence("why-over"))
    if seat != state.turn:
        return Refusal("T-S2", sentence("why-not-your-turn"))
    match action:
        case Place(card):
            return why_not_place(state, seat, card)
        case Twist(card):
            return why_not_twist(state, seat, card)
        case Take():
            return Refusal("T-G1", sentence("twisted-why-no-row"))
        case _:
            assert_never(action)


def why_not_place(state: State, seat: int, card: int) -> Refusal:
    if card not in state.players[seat].hand:
        return Refusal("T-A1", sentence("twisted-why-not-held", card=card))
    last = state.row[-1]
    lowest, highest = max(last - REACH, DECK[0]), min(last + REACH, DECK[-1])
    values = {"card": card, "reach": REACH, "last": last, "lowest": lowest, "highest": highest}
    return Refusal("T-A1", sentence("twisted-why-too-far", **values))


def why_not_twist(state: State, seat: int, card: int) -> Refusal:
    if card in TOADS:
        return Refusal("T-B1", sentence("twisted-why-toad", card=card))
    if card not in state.players[seat].hand:
        return Refusal("T-B1", sentence("twisted-why-not-held", card=card))
    if not state.row:
        return Refusal("T-B3", sentence("twisted-why-empty-row"))
    return Refusal("T-B1", sentence("twisted-why-no-twin", card=card, twin=TWIN[card]))
