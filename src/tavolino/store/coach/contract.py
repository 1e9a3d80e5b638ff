"""Judgements of finished matches, one for each record, and the queue of matches that are to be judged.

Nothing here names a person: who played what is in the results of the match, and goes away with them.
"""

from typing import NamedTuple, Protocol


class KeptJudgement(NamedTuple):
    """A whole judgement. A better one takes its place: of a newer method, or of more effort."""

    record: str
    method: int
    rank: int  # of its effort: more is more
    made: int  # seconds since 1970
    body: bytes  # compressed JSON


class JudgedSeat(NamedTuple):
    """What a judgement says about one seat, for the figures of whoever played it."""

    seat: int
    body: bytes  # JSON


class JudgingJob(NamedTuple):
    record: str
    game: str
    rank: int
    asked: int  # seconds since 1970
    holder: str | None  # the server that works on it
    until: int  # when somebody else may take it over
    done: int
    total: int
    found: bytes  # what is known so far, as in `KeptJudgement.body`; empty: nothing yet


class OwnJudgement(NamedTuple):
    """A judged match of a person, who played a seat of it from the beginning to the end."""

    record: str
    ended: int
    game: str
    seats: int
    seat: int
    body: bytes  # as in `JudgedSeat`


class CoachStore(Protocol):
    async def judgement(self, record: str) -> KeptJudgement | None: ...

    async def keep_judgement(self, kept: KeptJudgement, seats: tuple[JudgedSeat, ...]) -> None:
        """Keep it unless there is a better one, or the record is gone; its job is done."""

    async def ask_to_judge(self, record: str, game: str, rank: int, now: int, most: int) -> bool:
        """Put a match into the queue if it isn't there already; False if there are `most` in it."""

    async def judging_jobs(self) -> list[JudgingJob]:
        """All of them in the order in which they were asked for, without what was found."""

    async def judging_job(self, record: str) -> JudgingJob | None: ...

    async def take_judging_job(self, holder: str, now: int, seconds: int) -> JudgingJob | None:
        """The next one that nobody works on, ours for so many seconds."""

    async def go_on_judging(self, job: JudgingJob, now: int) -> bool:
        """Write down how far it has come, and keep it for as long as it says; False if somebody else has it by now."""

    async def free_judging_jobs(self, holder: str | None = None) -> None:
        """Let others take the jobs of this holder; None: of everybody, because nobody else is there."""

    async def drop_judging_job(self, record: str) -> None: ...

    async def judgements_of(self, person: str, most: int) -> list[OwnJudgement]:
        """Newest first."""
