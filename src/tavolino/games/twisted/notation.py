"""Twisted as text: each action as one line, and the whole state as JSON."""

from collections.abc import Iterator
from typing import Any, assert_never

from tavolino.game import BadMessage
from tavolino.games.twisted.actions import Action, Place, Take, Twist
from tavolino.games.twisted.state import DECK, State


def write(action: Action) -> str:
    match action:
        case Place(card):
            return f"place {card}"
        case Twist(card):
            return f"twist {card}"
        case Take():
            return "take"
        case _:
            assert_never(action)


def read(text: str) -> Action:
    match text.split():
        case ["place", card]:
            return Place(read_card(card))
        case ["twist", card]:
            return Twist(read_card(card))
        case ["take"]:
            return Take()
        case _:
            raise BadMessage(f"{text!r} is no action of Twisted; write 'place 34', 'twist 94' or 'take'.")


def read_card(text: str) -> int:
    if text.isascii() and text.isdecimal() and len(text) < 3 and int(text) in DECK:
        return int(text)
    raise BadMessage(f"There is no card {text!r} in Twisted; the cards are 12 to 98 without 20, 30 … 90.")


def trace(state: State) -> dict[str, Any]:
    return {
        "round": state.round,
        "dealer": state.dealer,
        "turn": None if state.over else state.turn,
        "row": state.row,
        "pile": state.pile,
        "hands": [player.hand for player in state.players],
        "won": [player.won for player in state.players],
        "lost": [player.lost for player in state.players],
        "unseen": [player.unseen for player in state.players],
        "totals": [player.total for player in state.players],
        "over": state.over,
    }


def cards(state: State) -> Iterator[int]:
    yield from state.row
    yield from state.pile
    for player in state.players:
        yield from player.hand
        yield from player.won
        yield from player.lost
