"""What all versions share."""

from dataclasses import dataclass
from random import Random
from typing import Any

from msgspec import Struct

from tavolino.chance import Chance
from tavolino.game import BadMessage, Outcome, Refusal, places
from tavolino.words import PlainText, plain_text


class Options(Struct, frozen=True):
    heap: int = 12


class Take(Struct, frozen=True, tag="take"):
    count: int


class Taken(Struct, frozen=True, tag="taken"):
    seat: int
    count: int


@dataclass
class State:
    options: Options
    seats: int
    most: int
    left: int
    turn: int
    loser: int | None = None


class View(Struct, frozen=True):
    seat: int | None
    legal: tuple[Take, ...]
    options: Options
    seats: int
    most: int
    left: int
    turn: int
    loser: int | None


name = "little"
title = "Little"
action_type = Take
end_reasons = ("empty",)
seat_counts = (2, 3)
table_options = simulation_options = Options()


def deal_with(most: int, seats: int, options: Options, chance: Chance) -> State:
    return State(options, seats, most, options.heap, chance.below(seats, "first"))


def legal(state: State, seat: int) -> list[Take]:
    if state.loser is not None or seat != state.turn:
        return []
    return [Take(count) for count in range(1, min(state.most, state.left) + 1)]


def awaited(state: State) -> list[int]:
    return [] if state.loser is not None else [state.turn]


def cuts_short(state: State, seat: int, action: Take) -> int | None:  # noqa: ARG001 - nobody speaks up
    return None


def apply(state: State, seat: int, action: Take) -> list[Taken]:
    state.left -= action.count
    state.turn = (seat + 1) % state.seats
    if not state.left:
        state.loser = seat
    return [Taken(seat, action.count)]


def score(state: State) -> tuple[int, ...]:
    return tuple(int(state.loser is not None and seat != state.loser) for seat in range(state.seats))


def outcome(state: State) -> Outcome | None:
    scores = score(state)
    return None if state.loser is None else Outcome(scores, places(scores), "empty")


def view(state: State, seat: int | None) -> View:
    choices = () if seat is None else tuple(legal(state, seat))
    return View(seat, choices, state.options, state.seats, state.most, state.left, state.turn, state.loser)


def seen(event: Taken, seat: int | None) -> Taken:  # noqa: ARG001 - nothing is hidden
    return event


def imagine(view: View, rng: Random) -> State:  # noqa: ARG001 - nothing is hidden
    return State(view.options, view.seats, view.most, view.left, view.turn, view.loser)


def write(action: Take) -> str:
    return f"take {action.count}"


def read(text: str) -> Take:
    verb, _, count = text.partition(" ")
    if verb != "take" or not count.isdecimal():
        raise BadMessage(f"{text!r} is no action of Little.")
    return Take(int(count))


def why_not(state: State, seat: int, action: Take) -> Refusal:  # noqa: ARG001 - the same for all
    return Refusal("L-1", f"Take one to {state.most} when it is your turn.")


def sensible(view: View, rng: Random) -> Take:
    return rng.choice(view.legal)


def tell(event: Taken, seats: int, options: Options) -> PlainText:  # noqa: ARG001 - the same for all
    return plain_text(f"Seat {event.seat} takes {event.count}.")


def trace(state: State) -> dict[str, Any]:
    return {"left": state.left, "turn": state.turn}


def cards(state: State) -> list[int]:  # noqa: ARG001 - matches are no cards
    return []
