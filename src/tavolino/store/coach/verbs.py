"""The verbs for the coach, as all SQL databases have them."""

import asyncio
from collections.abc import Callable
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

from tavolino.store.coach import practice as practice_sql
from tavolino.store.coach import sql as coach_sql
from tavolino.store.coach.contract import JudgedSeat, JudgingJob, KeptJudgement, OwnJudgement, OwnMistake, Practice
from tavolino.store.sql.write import Write

P = ParamSpec("P")
T = TypeVar("T")


class CoachVerbs(Protocol):
    async def read(self, query: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs) -> T: ...

    def write(self, *writes: Write) -> "asyncio.Future[None]": ...

    async def judgement(self, record: str) -> KeptJudgement | None:
        return await self.read(coach_sql.read_judgement, record)

    async def keep_judgement(self, kept: KeptJudgement, seats: tuple[JudgedSeat, ...]) -> None:
        await self.write(*coach_sql.keep(kept, seats))

    async def ask_to_judge(self, record: str, game: str, rank: int, now: int, most: int) -> bool:
        await self.write(coach_sql.ask(record, game, rank, now, most))
        return await self.judging_job(record) is not None

    async def judging_jobs(self) -> list[JudgingJob]:
        return await self.read(coach_sql.read_jobs)

    async def judging_job(self, record: str) -> JudgingJob | None:
        return await self.read(coach_sql.read_job, record)

    async def take_judging_job(self, holder: str, now: int, seconds: int) -> JudgingJob | None:
        await self.write(coach_sql.take_job(holder, now, seconds))
        return await self.read(coach_sql.read_job_of, holder, now)

    async def go_on_judging(self, job: JudgingJob, now: int) -> bool:
        await self.write(coach_sql.note_progress(job, now))
        kept = await self.judging_job(job.record)
        return kept is not None and kept.holder == job.holder

    async def free_judging_jobs(self, holder: str | None = None) -> None:
        await self.write(coach_sql.free_jobs(holder))

    async def drop_judging_job(self, record: str) -> None:
        await self.write(coach_sql.drop_job(record))

    async def judgements_of(self, person: str, most: int) -> list[OwnJudgement]:
        return await self.read(coach_sql.read_judgements_of, person, most)

    async def seats_played(self, person: str, record: str) -> list[int]:
        return await self.read(coach_sql.read_seats_played, person, record)

    async def mistakes_of(self, person: str, most: int) -> list[OwnMistake]:
        return await self.read(practice_sql.read_mistakes_of, person, most)

    async def mistake_of(self, person: str, record: str, step: int) -> OwnMistake | None:
        return await self.read(practice_sql.read_mistake_of, person, record, step)

    async def practise(self, practice: Practice, today: int, most: int) -> None:
        await self.write(*practice_sql.practise(practice, today, most))
