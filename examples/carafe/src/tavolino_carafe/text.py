"""Carafe as text: actions and events, why an action is illegal, and the whole state for checkers."""

from collections.abc import Iterator
from typing import Any, assert_never

from tavolino.game import BadMessage, Refusal
from tavolino.words import Seat, Sentence, sentence
from tavolino_carafe.actions import Action, Drawn, Event, Filled, Pour, Poured, Spill, Spilled
from tavolino_carafe.state import DECK, Options, State


def write(action: Action) -> str:
    match action:
        case Pour(card):
            return f"pour {card}"
        case Spill():
            return "spill"
        case _:
            assert_never(action)


def read(text: str) -> Action:
    match text.split():
        case ["pour", card] if card in map(str, DECK):
            return Pour(int(card))
        case ["spill"]:
            return Spill()
        case _:
            raise BadMessage(f"{text!r} is no action of Carafe; write 'pour 7' or 'spill'.")


def tell(event: Event, seats: int, options: Options) -> Sentence:  # noqa: ARG001 - these events say it all
    match event:
        case Poured(seat, card, total):
            return sentence("carafe-poured", who=Seat(seat), card=card, total=total)
        case Drawn(seat, None):
            return sentence("carafe-drew-hidden", who=Seat(seat))
        case Drawn(seat, card):
            assert card is not None
            return sentence("carafe-drew", who=Seat(seat), card=card)
        case Filled(seat, cards):
            return sentence("carafe-filled", who=Seat(seat), count=len(cards))
        case Spilled(seat, cards):
            return sentence("carafe-spilled", who=Seat(seat), count=len(cards))
        case _:
            assert_never(event)


def why_not(state: State, seat: int, action: Action) -> Refusal:
    if state.over:
        return Refusal("C-E1", sentence("why-over"))
    if seat != state.turn:
        return Refusal("C-S2", sentence("why-not-your-turn"))
    match action:
        case Pour(card) if card not in state.players[seat].hand:
            return Refusal("C-A1", sentence("carafe-why-not-held", card=card))
        case Pour(card):
            room = state.options.brim - sum(state.carafe)
            return Refusal("C-A1", sentence("carafe-why-no-room", card=card, room=room))
        case Spill():
            return Refusal("C-G1", sentence("carafe-why-pour"))
        case _:
            assert_never(action)


def trace(state: State) -> dict[str, Any]:
    return {
        "turn": state.turn,
        "carafe": state.carafe,
        "pile": state.pile,
        "hands": [player.hand for player in state.players],
        "won": [player.won for player in state.players],
        "spilled": [player.spilled for player in state.players],
    }


def cards(state: State) -> Iterator[int]:
    yield from state.carafe
    yield from state.pile
    for player in state.players:
        yield from [*player.hand, *player.won, *player.spilled]
