"""Judgements of finished matches, one for each record, and the queue of matches that are to be judged.

Nothing of that names a person: who played what is in the results of the match, and goes away with them. Only how people
do when they try their mistakes again is kept by person.
"""

from typing import NamedTuple, Protocol


class KeptJudgement(NamedTuple):
    """A whole judgement. A better one takes its place: of a newer method, or of more effort."""

    record: str
    method: int
    rank: int  # of its effort: more is more
    made: int  # seconds since 1970
    body: bytes  # compressed JSON


class JudgedMistake(NamedTuple):
    step: int  # of the replay, just before the action
    kind: str
    verdict: str


class JudgedSeat(NamedTuple):
    """What a judgement says about one seat, for the figures of whoever played it."""

    seat: int
    body: bytes  # JSON
    mistakes: tuple[JudgedMistake, ...] = ()


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


class OwnMistake(NamedTuple):
    """A mistake of a person in a seat that they played from the beginning to the end, and how they did since."""

    record: str
    ended: int
    game: str
    seats: int
    seat: int
    step: int
    kind: str
    verdict: str
    in_a_row: int | None  # how often it went well since it last did not; None: never tried
    due: int | None  # the day when it comes again: since 1970, in UTC


class Practice(NamedTuple):
    """How somebody has just done with a position of their own."""

    person: str
    record: str
    step: int
    in_a_row: int
    due: int


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

    async def seats_played(self, person: str, record: str) -> list[int]:
        """Where a person sat in a recorded match."""

    async def mistakes_of(self, person: str, most: int) -> list[OwnMistake]:
        """Those of the newest matches first, in the order of the match."""

    async def mistake_of(self, person: str, record: str, step: int) -> OwnMistake | None: ...

    async def practise(self, practice: Practice, today: int, most: int) -> None:
        """Keep how it went, unless it is not due before a later day, or the mistake is no more.

        Of a person's `most` are kept, those that come again last.
        """
