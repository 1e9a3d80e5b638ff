"""Another: everybody has a hidden card and may draw one more. Two actions, and it is over; the higher sum wins."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from msgspec import Struct, structs

from tavolino.chance import SIZE, Chance
from tavolino.game import Outcome, places
from tavolino.usual import NoOptions

name = "another"
seat_counts = (2,)
end_reasons = ("all done",)
DECK = range(1, 7)


class Draw(Struct, frozen=True, tag="draw"):
    pass


class Rest(Struct, frozen=True, tag="rest"):
    pass


class Drawn(Struct, frozen=True, tag="drawn"):
    seat: int
    card: int | None  # None: another seat drew it


class Rested(Struct, frozen=True, tag="rested"):
    seat: int


Action: TypeAlias = Draw | Rest
Event: TypeAlias = Drawn | Rested
action_type = Action


@dataclass(slots=True)
class State:
    chance: Chance
    hands: list[list[int]]
    pile: list[int]
    turn: int = 0


class View(Struct, frozen=True):
    seat: int | None
    hand: tuple[int, ...]
    sizes: tuple[int, ...]  # of all hands
    turn: int
    legal: tuple[Action, ...]


def deal(seats: int, options: NoOptions, chance: Chance) -> State:  # noqa: ARG001 - it has none
    first, second, *pile = chance.shuffled(DECK, "deck")
    return State(chance, [[first], [second]], pile)


def legal(state: State, seat: int) -> list[Action]:
    return [Draw(), Rest()] if seat == state.turn else []


def apply(state: State, seat: int, action: Action) -> list[Event]:
    state.turn += 1
    if isinstance(action, Rest):
        return [Rested(seat)]
    state.hands[seat].append(state.pile.pop(0))
    return [Drawn(seat, state.hands[seat][-1])]


def score(state: State) -> tuple[int, ...]:
    return tuple(map(sum, state.hands))


def outcome(state: State) -> Outcome | None:
    return Outcome(score(state), places(score(state)), "all done") if state.turn > 1 else None


def view(state: State, seat: int | None) -> View:
    hand, actions = ([], []) if seat is None else (state.hands[seat], legal(state, seat))
    return View(seat, tuple(hand), tuple(map(len, state.hands)), state.turn, tuple(actions))


def seen(event: Event, seat: int | None) -> Event:
    return structs.replace(event, card=None) if isinstance(event, Drawn) and event.seat != seat else event


def imagine(view: View, rng: Random) -> State:
    unknown = [card for card in DECK if card not in view.hand]
    rng.shuffle(unknown)
    hands = []
    for seat, size in enumerate(view.sizes):
        hands.append(list(view.hand) if seat == view.seat else [unknown.pop() for _ in range(size)])
    return State(Chance(rng.randbytes(SIZE)), hands, unknown, view.turn)


def cards(state: State) -> Iterator[int]:
    yield from state.pile
    for hand in state.hands:
        yield from hand
