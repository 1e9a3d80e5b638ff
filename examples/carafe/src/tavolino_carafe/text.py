"""Carafe as text: actions and events, why an action is illegal, and the whole state for checkers."""

from collections.abc import Iterator
from typing import Any, assert_never

from tavolino.game import BadMessage, Refusal
from tavolino.words import PlainText, Seat, counted, plain_text
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


def tell(event: Event, seats: int, options: Options) -> PlainText:  # noqa: ARG001 - these events say it all
    match event:
        case Poured(seat, card, total):
            return plain_text("{who} poured {card}: {total}.", who=Seat(seat), card=card, total=total)
        case Drawn(seat, None):
            return plain_text("{who} drew a card.", who=Seat(seat))
        case Drawn(seat, card):
            assert card is not None
            return plain_text("{who} drew {card}.", who=Seat(seat), card=card)
        case Filled(seat, cards):
            return plain_text("To the brim! {who} won {cards}.", who=Seat(seat), cards=counted(len(cards), "card"))
        case Spilled(seat, cards):
            return plain_text("{who} spilled {cards}.", who=Seat(seat), cards=counted(len(cards), "card"))
        case _:
            assert_never(event)


def why_not(state: State, seat: int, action: Action) -> Refusal:
    if state.over:
        return Refusal("C-E1", "The match is over.")
    if seat != state.turn:
        return Refusal("C-S2", "It’s not your turn.")
    match action:
        case Pour(card) if card not in state.players[seat].hand:
            return Refusal("C-A1", f"You don’t have {card}.")
        case Pour(card):
            room = state.options.brim - sum(state.carafe)
            return Refusal("C-A1", f"{card} doesn’t fit: there’s room for {room}.")
        case Spill():
            return Refusal("C-G1", "One of your cards fits, so you have to pour.")
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
