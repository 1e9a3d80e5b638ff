"""What one seat of Carafe may know (C-K1), and states that fit what it knows."""

from collections import Counter
from random import Random

from msgspec import Struct, structs

from tavolino.chance import SIZE, Chance
from tavolino_carafe.actions import Action, Drawn, Event
from tavolino_carafe.rules import legal
from tavolino_carafe.state import DECK, Options, Player, State


class Side(Struct, frozen=True):
    """One player's side of the table, as everybody sees it."""

    cards: int  # in hand
    won: tuple[int, ...]
    spilled: tuple[int, ...]


class View(Struct, frozen=True):
    seat: int | None
    options: Options
    turn: int
    carafe: tuple[int, ...]
    pile: int
    hand: tuple[int, ...]
    sides: tuple[Side, ...]
    legal: tuple[Action, ...]


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        turn=state.turn,
        carafe=tuple(state.carafe),
        pile=len(state.pile),
        hand=() if seat is None else tuple(state.players[seat].hand),
        sides=tuple(Side(len(side.hand), tuple(side.won), tuple(side.spilled)) for side in state.players),
        legal=() if seat is None else tuple(legal(state, seat)),
    )


def seen(event: Event, seat: int | None) -> Event:
    if isinstance(event, Drawn) and event.seat != seat:
        return structs.replace(event, card=None)
    return event


def imagine(view: View, rng: Random) -> State:
    """A state that fits the view: the cards this seat cannot see are shuffled and dealt."""
    unknown = unknown_cards(view)
    rng.shuffle(unknown)
    players = []
    for seat, side in enumerate(view.sides):
        hand = list(view.hand) if seat == view.seat else [unknown.pop() for _ in range(side.cards)]
        players.append(Player(hand, list(side.won), list(side.spilled)))
    return State(view.options, Chance(rng.randbytes(SIZE)), players, view.turn, unknown, list(view.carafe))


def unknown_cards(view: View) -> list[int]:
    known = Counter([*view.hand, *view.carafe])
    for side in view.sides:
        known.update([*side.won, *side.spilled])
    return sorted((Counter(DECK) - known).elements())
