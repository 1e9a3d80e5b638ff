"""A recorded match as the coach needs it: every action with what its seat saw, and the whole truth at every step."""

from typing import Any, NamedTuple

from tavolino.bots.levels import has_kernel
from tavolino.fast.arrays import States
from tavolino.fast.states import new_states
from tavolino.game import AnyGame, BadMessage, Outcome, needed_part, round_number
from tavolino.match.match import Match
from tavolino.match.record import Record
from tavolino.match.replay import fresh_match, read_line, walk_from
from tavolino.parts import KERNEL


class Position(NamedTuple):
    """Before an action."""

    number: int  # of the action, from 0
    seat: int
    by: str
    view: Any  # of the seat
    taken: int  # the place of the action among the legal ones

    @property
    def action(self) -> Any:
        return self.view.legal[self.taken]


class Played(NamedTuple):
    game: AnyGame  # under the rules of the record
    options: Any
    seats: int
    positions: tuple[Position, ...]
    outcome: Outcome | None  # None: broken off
    rounds: tuple[int, ...]  # by step: the number of the round
    truths: States | None  # by step, as the kernel's records; None for a game without kernel, or if one doesn't fit


def positions_of(record: Record) -> Played:
    """Walk a record to its end. Raises what `fresh_match` and `walk_from` raise."""
    match = fresh_match(record, Match)
    steps = walk_from(match, record)
    truths = Truths(match.game, len(record.actions) + 1)
    truths.note(match.state)
    found, rounds = [], [round_number(match.game, match.state)]
    for number, line in enumerate(record.actions):
        seat, action = seat_and_action(match, line)
        view = match.view(seat)
        step = next(steps)  # raises BadMessage where the action cannot have happened
        found.append(Position(number, step.seat, step.by or "", view, view.legal.index(action)))
        rounds.append(round_number(match.game, match.state))
        truths.note(match.state)
    return Played(
        match.game, match.options, len(match.names), tuple(found), match.outcome, tuple(rounds), truths.states
    )


def seat_and_action(match: Match, line: str) -> tuple[int | None, Any]:
    """No seat for a line that `walk_from` is about to refuse."""
    try:
        seat, action = read_line(match.game, line)
    except BadMessage:
        return None, None
    return (seat, action) if seat in match.seats else (None, None)


class Truths:
    """The states of a match as the kernel's records."""

    def __init__(self, game: AnyGame, steps: int) -> None:
        self.noted = 0
        self.kernel = needed_part(game, KERNEL) if has_kernel(game) else None
        self.states: States | None = new_states(self.kernel.FIELDS, steps) if self.kernel else None

    def note(self, state: Any) -> None:
        if self.kernel is None or self.states is None:
            return
        try:
            self.kernel.pack(state, self.states, self.noted)
        except BadMessage:  # more rounds or points than a record can hold
            self.states = None
        self.noted += 1
