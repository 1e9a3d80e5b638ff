"""What the match was worth to everybody at each step, and where each change came from.

With V for the value of a position, all hands open, the quick player in every seat, an action a of a seat in position s
is taken apart like this:

    waited     Q(s, quick) - V(s)       only where another seat would have acted first
    decision   from the seat's own view: Q(view, a) - Q(view, quick)
    hidden     Q(s, a) - Q(s, quick), less the decision
    chance     V(s') - Q(s, a)          s' is the next position, after what was really drawn

The four add up to V(s') - V(s). Q(s, a) averages over everything that could have been drawn after the action, s' is
what was drawn, so the mean of `chance` is zero, whatever the quick player is worth. That is the idea of AIVAT (Burch,
Schmid, Moravčík, Morrill and Bowling, 2018). The same dice are used in all worlds of the same number, so that an action
after which nothing is drawn has no chance at all, and one that the quick player would also choose no decision.
"""

from typing import Any, NamedTuple

from tavolino.coach.compiled.desk import NATURAL, OPEN, QUICK, SEATS, TAKEN
from tavolino.coach.judgement import Figure, Shares, Step
from tavolino.coach.kernel_worlds import KernelWorlds
from tavolino.coach.positions import Position
from tavolino.coach.tries import error_of
from tavolino.fast.arrays import States
from tavolino.game import Outcome

PARTS = 2**20  # values are whole multiples of one of these, and add up without rounding


class Value(NamedTuple):
    """What a position is worth, by seat."""

    win: tuple[Figure, ...]
    points: tuple[Figure, ...]

    @property
    def shares(self) -> Shares:
        return Shares(tuple(one.mean for one in self.win), tuple(one.mean for one in self.points))


class Turn(NamedTuple):
    """An action, before it is known what was drawn after it."""

    before: Value
    waited: Shares
    decision: Shares
    hidden: Shares
    after: Shares  # before what was drawn
    silent: int | None


def turn_of(
    worlds: KernelWorlds, truths: States, position: Position, count: int, *, luck_only: bool = False
) -> Turn | None:
    """Take an action apart in so many worlds; None if it was stopped. With `luck_only` all of it counts as hidden."""
    seats = worlds.seats
    worlds.put(truths, position.number)
    first = worlds.next_seat()
    opened = worlds.contrast(OPEN, position.seat, position.action, count, worlds.key("open"))
    if opened is None:
        return None
    sums, squares = opened
    before = value_of(sums[NATURAL], squares, seats, count)
    quick, taken = (shares_of(sums[row], seats, count) for row in (QUICK, TAKEN))
    decision = less(quick, quick)
    if len(position.view.legal) > 1 and not luck_only:
        worlds.imagine(position.view, position.number)
        key = worlds.key(position.number, "contrast")
        seen = worlds.contrast(position.seat, position.seat, position.action, count, key)
        if seen is None:
            return None
        decision = less(*(shares_of(seen[0][row], seats, count) for row in (TAKEN, QUICK)))
    return Turn(
        before=before,
        waited=less(quick, before.shares),
        decision=decision,
        hidden=less(less(taken, quick), decision),
        after=taken,
        silent=None if first == position.seat else first,
    )


def last_value(worlds: KernelWorlds, truths: States, number: int, outcome: Outcome | None, count: int) -> Value | None:
    """The result; in a match that was broken off, what was to be expected."""
    if outcome is not None:
        winners = outcome.places.count(1)
        win = tuple(Figure(grain(1 / winners if place == 1 else 0.0)) for place in outcome.places)
        return Value(win, tuple(Figure(float(score)) for score in outcome.scores))
    worlds.put(truths, number)
    found = worlds.worth(count, worlds.key("open"))
    return None if found is None else value_of(found[0][NATURAL], found[1], worlds.seats, count)


def first_step(worlds: KernelWorlds, value: Value) -> Step:
    """The deal, against what was to be expected before it."""
    none = less(value.shares, value.shares)
    chance = less(value.shares, expected(worlds))
    return Step(0, None, value.win, value.points, none, chance, none, none, dealt=True)


def expected(worlds: KernelWorlds) -> Shares:
    """Before the deal, when all seats are alike."""
    return Shares(
        (grain(1 / worlds.seats),) * worlds.seats, (grain(worlds.expected_points()),) * worlds.seats
    )


def step_after(position: Position, turn: Turn, value: Value, *, dealt: bool) -> Step:
    chance = less(value.shares, turn.after)
    return Step(
        position.number + 1, position.seat, value.win, value.points,
        turn.waited, chance, turn.hidden, turn.decision, dealt, turn.silent,
    )  # fmt: skip


def value_of(sums: Any, squares: Any, seats: int, worlds: int) -> Value:
    def figure(column: int) -> Figure:
        mean = float(sums[column]) / worlds
        return Figure(grain(mean), error_of(mean, float(squares[column]), worlds))

    return Value(
        tuple(figure(seat) for seat in range(seats)), tuple(figure(SEATS + seat) for seat in range(seats))
    )


def shares_of(sums: Any, seats: int, worlds: int) -> Shares:
    win, points = (
        tuple(grain(float(sums[first + seat]) / worlds) for seat in range(seats)) for first in (0, SEATS)
    )
    return Shares(win, points)


def less(one: Shares, other: Shares) -> Shares:
    return Shares(
        tuple(first - second for first, second in zip(one.win, other.win, strict=True)),
        tuple(first - second for first, second in zip(one.points, other.points, strict=True)),
    )


def grain(number: float) -> float:
    return round(number * PARTS) / PARTS
