"""Judges a match, bit by bit."""

import hashlib
from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct

from tavolino.coach.decide import decide
from tavolino.coach.effort import USUAL, Effort
from tavolino.coach.judgement import METHOD, Decision, Judgement, SeatSum, Step
from tavolino.coach.kernel_worlds import KernelWorlds
from tavolino.coach.missing import missing_of
from tavolino.coach.plain_worlds import PlainWorlds
from tavolino.coach.positions import Played, Position, positions_of
from tavolino.coach.sums import sum_of_seat
from tavolino.coach.values import Turn, Value, expected, first_step, last_value, step_after, turn_of
from tavolino.fast.compiler import COMPILED
from tavolino.game import BadMessage
from tavolino.match.record import Record
from tavolino.match.replay import OldRules


class Progress(Struct, frozen=True):
    done: int
    total: int  # in the same unit, about equal amounts of work


class Judging:
    """Judges a match while it is iterated over; each turn is a fraction of a second of work and yields the progress.

    All values of the steps come first, then the decisions, those first where the value moved most. `found` is what
    is known so far, a whole `Judgement` at any time. `stop` ends the iteration soon, from any thread; a new `Judging`
    of the same record, effort and seed with `found` goes on where the old one stopped, and ends with the same numbers.

    Raises BadMessage for a record that cannot be judged at all: of a running match, of newer rules, a damaged one.
    """

    def __init__(
        self, record: Record, effort: Effort = USUAL, *, seed: int = 0, found: Judgement | None = None
    ) -> None:
        self.record = record
        self.digest = digest_of(record)
        self.effort = effort.of_match(len(record.actions))
        self.seed = seed
        self.stopped = False
        self.steps: list[Step] = []
        self.decisions: dict[int, Decision] = {}
        self.turn: Turn | None = None  # the action after the last step, once it is taken apart
        try:
            self.played: Played | None = positions_of(record)
        except OldRules:
            self.played = None
        if self.played is not None and (self.played.truths is None or not COMPILED):
            self.effort = self.effort.scarce()
        self.worlds = None if self.played is None else worlds_of(self.played, seed, self.effort)
        if found is not None:
            self.go_on_from(found)

    def go_on_from(self, found: Judgement) -> None:
        asked = (METHOD, self.digest, self.seed, self.effort.name)
        if (found.method, found.record, found.seed, found.effort) != asked:
            raise BadMessage("This judgement is of another match, of another effort or seed, or of another program.")
        self.steps = list(found.steps)
        self.decisions = {decision.number: decision for decision in found.decisions}

    def stop(self) -> None:
        """End the iteration soon, with what was found; may be called from any thread."""
        self.stopped = True
        if self.worlds is not None:
            self.worlds.stop()

    def __iter__(self) -> Iterator[Progress]:
        yield from self.values()
        for position in [] if self.stopped else self.by_weight():
            if self.stopped:
                return
            decision = self.decide(position.number)
            if decision is not None:
                self.decisions[position.number] = decision
                yield self.progress

    def values(self) -> Iterator[Progress]:
        """Only what the match was worth at each step: enough to tell luck from skill."""
        while not self.stopped and len(self.steps) < self.steps_in_all:
            step = self.next_step()
            if step is not None:
                self.steps.append(step)
                yield self.progress

    def decide(self, number: int) -> Decision | None:
        """Judge one action of the record, whatever was judged before; None if it was stopped."""
        assert self.played is not None
        assert self.worlds is not None
        position = self.played.positions[number]
        return decide(self.played.game, self.worlds, position, self.played.seats, self.effort)

    @property
    def steps_in_all(self) -> int:
        return len(self.positions) + 1 if isinstance(self.worlds, KernelWorlds) and self.worlds.tells_luck else 0

    @property
    def positions(self) -> tuple[Position, ...]:
        return self.played.positions if self.played else ()

    def next_step(self) -> Step | None:
        """The next value, and what led to it; None if it was stopped."""
        played, worlds, number = self.played, self.worlds, len(self.steps)
        assert played is not None
        assert isinstance(worlds, KernelWorlds)
        before = self.turn
        if number > 0 and before is None:  # it was found by an earlier judging
            before = self.taken_apart(number - 1)
        value: Value | None
        if number < len(played.positions):
            self.turn = self.taken_apart(number)
            value = self.turn.before if self.turn else None
        else:
            value = last_value(worlds, played.truths, number, played.outcome, self.effort.values)
        if value is None:
            return None
        if number == 0:
            return first_step(worlds, value)
        if before is None:
            return None
        dealt = played.rounds[number] != played.rounds[number - 1]
        return step_after(played.positions[number - 1], before, value, dealt=dealt)

    def taken_apart(self, number: int) -> Turn | None:
        assert self.played is not None
        assert isinstance(self.worlds, KernelWorlds)
        position, effort = self.played.positions[number], self.effort
        return turn_of(self.worlds, self.played.truths, position, effort.values, luck_only=effort.worlds == 0)

    def by_weight(self) -> list[Position]:
        """The decisions still to be judged, those first where most was at stake."""

        def weight(position: Position) -> float:
            if not self.steps:
                return 0.0
            step = self.steps[position.number + 1]
            shares = [getattr(step.decision, unit)[position.seat] for unit in ("win", "points")]
            hidden = [getattr(step.hidden, unit)[position.seat] for unit in ("win", "points")]
            alone = len(step.win) == 1
            return float(abs(shares[alone] + hidden[alone]))

        left = [position for position in self.positions if position.number not in self.decisions]
        return sorted(left, key=lambda position: (len(position.view.legal) == 1, -weight(position)))

    @property
    def progress(self) -> Progress:
        return Progress(len(self.steps) + len(self.decisions), self.steps_in_all + len(self.positions))

    @property
    def found(self) -> Judgement:
        record, progress = self.record, self.progress
        decisions = [self.decisions[number] for number in sorted(self.decisions)]
        return Judgement(
            method=METHOD,
            record=self.digest,
            game=record.game,
            rules_version=record.rules_version,
            options=record.options,
            seats=len(record.seats),
            seed=self.seed,
            effort=self.effort.name,
            complete=progress.done == progress.total,
            missing=missing_of(record, self.worlds),
            steps=tuple(self.steps),
            decisions=tuple(decisions),
            sums=self.sums(decisions),
        )

    def sums(self, decisions: Sequence[Decision]) -> tuple[SeatSum, ...]:
        if self.played is None:
            return ()
        valued = 0 < self.steps_in_all == len(self.steps)
        prior = expected(self.worlds) if valued and isinstance(self.worlds, KernelWorlds) else None
        game, seats = self.played.game, self.played.seats
        return tuple(sum_of_seat(game, seat, seats, self.steps, decisions, prior) for seat in range(seats))


def worlds_of(played: Played, seed: int, effort: Effort) -> KernelWorlds | PlainWorlds:
    if played.truths is None:
        return PlainWorlds(played.game, played.seats, seed)
    return KernelWorlds(played.game, played.options, played.seats, seed, effort.in_advance)


def digest_of(record: Record) -> str:
    """The same for the same match, whoever wrote the record and whatever else it says."""
    played = (record.game, record.rules_version, record.options, record.secret, record.contributions, record.actions)
    return hashlib.sha256(msgspec.json.encode(played, order="sorted")).hexdigest()[:32]


def judge(record: Record, effort: Effort = USUAL, *, seed: int = 0) -> Judgement:
    """The whole judgement of a finished match. The same record, effort and seed give the same one, on any machine."""
    judging = Judging(record, effort, seed=seed)
    for _ in judging:
        pass
    return judging.found
