"""Tricks: a game of a page, in a single file and without a kernel, for search over the plain contract.

Everybody has five cards of twenty. The leader plays a card, the others follow in turn, the highest card wins the trick
and its winner leads the next. Most tricks win. `sensible` always plays the highest card, which throws good cards away.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from msgspec import Struct

from tavolino.chance import Chance
from tavolino.game import BadMessage, Outcome, Refusal, places
from tavolino.words import PlainText, Seat, plain_text

DECK = tuple(range(1, 21))
HAND = 5


class Options(Struct, frozen=True):
    pass


class Play(Struct, frozen=True, tag="play"):
    card: int


class Played(Struct, frozen=True, tag="played"):
    seat: int
    card: int


@dataclass(slots=True)
class State:
    hands: list[list[int]]
    rest: list[int]  # cards that nobody has
    turn: int
    tricks: list[int]
    trick: dict[int, int] = field(default_factory=dict)  # by seat
    gone: list[int] = field(default_factory=list)


class View(Struct, frozen=True):
    seat: int | None
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    turn: int
    tricks: tuple[int, ...]
    trick: dict[int, int]
    gone: tuple[int, ...]
    legal: tuple[Play, ...]


name = "tricks"
title = "Tricks"
rules_version = 1
action_type = Play
end_reasons = ("hands empty",)
seat_counts = (2, 3, 4)
table_options = simulation_options = Options()


def deal(seats: int, options: Options, chance: Chance) -> State:  # noqa: ARG001 - there are none
    cards = chance.shuffled(DECK, "deck")
    hands = [cards[seat * HAND : (seat + 1) * HAND] for seat in range(seats)]
    return State(hands, cards[seats * HAND :], chance.below(seats, "first"), [0] * seats)


def legal(state: State, seat: int) -> list[Play]:
    return [Play(card) for card in sorted(state.hands[seat])] if seat == state.turn else []


def awaited(state: State) -> list[int]:
    return [state.turn] if state.hands[state.turn] else []


def cuts_short(state: State, seat: int, action: Play) -> int | None:  # noqa: ARG001 - nobody speaks up
    return None


def apply(state: State, seat: int, action: Play) -> list[Played]:
    state.hands[seat].remove(action.card)
    state.trick[seat] = action.card
    state.turn = (seat + 1) % len(state.hands)
    if len(state.trick) == len(state.hands):
        state.turn = max(state.trick, key=lambda other: state.trick[other])
        state.tricks[state.turn] += 1
        state.gone += state.trick.values()
        state.trick = {}
    return [Played(seat, action.card)]


def score(state: State) -> tuple[int, ...]:
    return tuple(state.tricks)


def outcome(state: State) -> Outcome | None:
    scores = score(state)
    return None if any(state.hands) else Outcome(scores, places(scores), "hands empty")


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        hand=() if seat is None else tuple(state.hands[seat]),
        sizes=tuple(map(len, state.hands)),
        turn=state.turn,
        tricks=tuple(state.tricks),
        trick=dict(state.trick),
        gone=tuple(state.gone),
        legal=() if seat is None else tuple(legal(state, seat)),
    )


def seen(event: Played, seat: int | None) -> Played:  # noqa: ARG001 - all cards are played openly
    return event


def imagine(view: View, rng: Random) -> State:
    unknown = [card for card in DECK if card not in {*view.hand, *view.gone, *view.trick.values()}]
    rng.shuffle(unknown)
    hands = [
        list(view.hand) if seat == view.seat else [unknown.pop() for _ in range(size)]
        for seat, size in enumerate(view.sizes)
    ]
    return State(hands, unknown, view.turn, list(view.tricks), dict(view.trick), list(view.gone))


def write(action: Play) -> str:
    return f"play {action.card}"


def read(text: str) -> Play:
    match text.split():
        case ["play", card] if card in map(str, DECK):
            return Play(int(card))
    raise BadMessage(f"{text!r} is no action of Tricks.")


def why_not(state: State, seat: int, action: Play) -> Refusal:
    reason = f"You do not have {action.card}." if seat == state.turn else "It’s not your turn."
    return Refusal("X-1", reason)


def sensible(view: View, rng: Random) -> Play:  # noqa: ARG001 - it has no doubts
    return view.legal[-1]


def tell(event: Played, seats: int, options: Options) -> PlainText:  # noqa: ARG001 - the same for all
    return plain_text("{who} played {card}.", who=Seat(event.seat), card=event.card)


def trace(state: State) -> dict[str, Any]:
    return {"hands": state.hands, "turn": state.turn, "tricks": state.tricks, "trick": state.trick}


def cards(state: State) -> Iterator[int]:
    yield from [*state.rest, *state.gone, *state.trick.values()]
    for hand in state.hands:
        yield from hand
