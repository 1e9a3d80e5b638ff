"""Starter: take numbers from a board, one of you by rows, the other by columns.

This file is a whole game. Change it step by step into yours: the facts, the cards, the rules, what is drawn. The
comments name the clauses of RULES.md. What the verbs mean, and which you can leave out, is in `tavolino/game.py`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Annotated

from msgspec import Meta, Struct

from tavolino.chance import SIZE, Chance
from tavolino.game import Outcome, Refusal, Zone, places
from tavolino.words import PlainText, Seat, plain_text

name = "starter"
title = "Starter"
about = "Take numbers from a board: one of you by rows, the other by columns."
minutes = 3
seat_counts = (2,)
end_reasons = ("nothing left",)  # B-E1


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    side: Annotated[int, Meta(ge=3, le=8)] = 5  # B-C1


table_options = Options()


class Take(Struct, frozen=True, tag="take"):
    """What a seat can ask for. With several kinds of actions, `action_type` is their union."""

    number: int


class Taken(Struct, frozen=True, tag="taken"):
    """What happened. An event that tells not everybody the same needs the verb `seen`."""

    seat: int
    number: int


action_type = Take


@dataclass(slots=True)
class State:
    """The whole truth. Only a match has it."""

    options: Options
    chance: Chance
    board: list[int]  # row by row; 0 where a number is gone
    points: list[int]
    turn: int = 0
    last: int | None = None  # the place of the number that was taken last


class View(Struct, frozen=True):
    """What one seat may know. Here nothing is hidden, so it is everything but the chance."""

    seat: int | None
    options: Options
    board: tuple[int, ...]
    points: tuple[int, ...]
    turn: int
    last: int | None
    legal: tuple[Take, ...]


def deal(seats: int, options: Options, chance: Chance) -> State:
    return State(options, chance, chance.shuffled(range(1, options.side**2 + 1), "board"), [0] * seats)


def legal(state: State, seat: int) -> list[Take]:
    return [Take(number) for number in reach(state, seat)] if seat == state.turn else []


def reach(state: State | View, seat: int) -> list[int]:
    """The numbers left in the row (first seat) or column (second seat) of the last one: B-A1, B-A2."""
    side, last = state.options.side, state.last
    if last is None:
        return sorted(state.board)
    first = last // side * side
    line = state.board[last % side :: side] if seat else state.board[first : first + side]
    return sorted(number for number in line if number)


def apply(state: State, seat: int, action: Take) -> list[Taken]:
    state.last = state.board.index(action.number)
    state.board[state.last] = 0
    state.points[seat] += action.number  # B-P1
    state.turn = 1 - seat
    return [Taken(seat, action.number)]


def score(state: State) -> tuple[int, ...]:
    return tuple(state.points)


def outcome(state: State) -> Outcome | None:
    return None if legal(state, state.turn) else Outcome(score(state), places(score(state)), "nothing left")


def view(state: State, seat: int | None) -> View:
    actions = () if seat is None else tuple(legal(state, seat))
    return View(seat, state.options, tuple(state.board), score(state), state.turn, state.last, actions)


def imagine(view: View, rng: Random) -> State:
    """A state that fits what a seat knows. Hidden cards would be shuffled and dealt here, by `rng`."""
    return State(view.options, Chance(rng.randbytes(SIZE)), list(view.board), list(view.points), view.turn, view.last)


def sensible(view: View, rng: Random) -> Take:
    """The largest number. A better idea makes every bot but `random` play better."""
    return max(view.legal, key=lambda action: (action.number, rng.random()))


def why_not(state: State, seat: int, action: Take) -> Refusal:
    if outcome(state):
        return Refusal("B-E1", "The match is over.")
    if seat != state.turn:
        return Refusal("B-A1", "It’s not your turn.")
    line = "column" if seat else "row"
    return Refusal("B-A2", f"{action.number} is not in the {line} of the number that was taken last.")


def tell(event: Taken, seats: int, options: Options) -> PlainText:
    return plain_text("{who} took {number}.", who=Seat(event.seat), number=event.number)


def zones(view: View) -> Iterator[Zone]:
    """What is where on the table. Whoever touches a card asks for its action."""
    written = tuple(str(number or "") for number in view.board)
    yield Zone("Board", written, actions=tuple(map(Take, view.board)), columns=view.options.side)
    for seat, points in enumerate(view.points):
        yield Zone("Columns" if seat else "Rows", (str(points),), seat=seat)
