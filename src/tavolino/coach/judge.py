"""Judges a match, bit by bit."""

from collections.abc import Iterator

from msgspec import Struct

from tavolino.coach.effort import USUAL, Effort
from tavolino.coach.judgement import Judgement
from tavolino.match.record import Record


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
        raise NotImplementedError

    def __iter__(self) -> Iterator[Progress]:
        raise NotImplementedError

    @property
    def progress(self) -> Progress:
        raise NotImplementedError

    @property
    def found(self) -> Judgement:
        raise NotImplementedError

    def stop(self) -> None:
        raise NotImplementedError


def judge(record: Record, effort: Effort = USUAL, *, seed: int = 0) -> Judgement:
    """The whole judgement of a finished match. The same record, effort and seed give the same one, on any machine."""
    judging = Judging(record, effort, seed=seed)
    for _ in judging:
        pass
    return judging.found
