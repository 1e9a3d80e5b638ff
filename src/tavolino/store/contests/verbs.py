"""The verbs for contests, as all SQL databases have them."""

import asyncio
from collections.abc import Callable
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

from tavolino.store.contests import sql as contests_sql
from tavolino.store.contests.contract import Absence, Contest, Participant, Play, Rotation
from tavolino.store.sql.write import Write

P = ParamSpec("P")
T = TypeVar("T")


class ContestVerbs(Protocol):
    async def read(self, query: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs) -> T: ...

    def write(self, *writes: Write) -> "asyncio.Future[None]": ...

    async def add_contest(self, contest: Contest) -> None:
        await self.write(contests_sql.add_contest(contest))

    async def contest(self, name: str) -> Contest | None:
        return await self.read(contests_sql.read_contest, name)

    async def due_contests(self, now: int) -> list[Contest]:
        return await self.read(contests_sql.read_due, now)

    async def listed_contests(self, most: int) -> list[Contest]:
        return await self.read(contests_sql.read_listed, most)

    async def contests_of(self, person: str, most: int) -> list[Contest]:
        return await self.read(contests_sql.read_contests_of, person, most)

    async def take_part(self, contest: str, participant: Participant) -> None:
        await self.write(*contests_sql.take_part(contest, participant))

    async def drop_out(self, contest: str, person: str, absence: Absence) -> None:
        await self.write(*contests_sql.drop_out(contest, person, absence))

    async def participants(self, contest: str) -> list[Participant]:
        return await self.read(contests_sql.read_participants, contest)

    async def begin_rotation(self, contest: str, rotation: Rotation) -> None:
        await self.write(*contests_sql.begin_rotation(contest, rotation))

    async def change_rotation(self, contest: Contest, rotation: Rotation) -> None:
        await self.write(*contests_sql.change_rotation(contest, rotation))

    async def begin_round(self, contest: str, number: int) -> None:
        await self.write(*contests_sql.begin_round(contest, number))

    async def add_play(self, contest: str, play: Play) -> None:
        await self.write(*contests_sql.add_play(contest, play))

    async def give_up_play(self, contest: str, play: Play, ended: int) -> None:
        await self.write(*contests_sql.give_up_play(contest, play, ended))

    async def plays(self, contest: str) -> list[Play]:
        return await self.read(contests_sql.read_plays, contest)

    async def unsettled_plays(self) -> list[tuple[str, Play]]:
        return await self.read(contests_sql.read_unsettled)

    async def rename_participant(self, person: str, name: str) -> None:
        await self.write(*contests_sql.rename(person, name))

    async def extend_contest(self, contest: str, ends: int) -> None:
        await self.write(*contests_sql.extend_contest(contest, ends))

    async def end_contest(self, contest: str, ended: int) -> None:
        await self.write(*contests_sql.end_contest(contest, ended))

    async def reveal_contest(self, contest: str, revealed: int) -> None:
        await self.write(*contests_sql.reveal_contest(contest, revealed))

    async def drop_contests(self, ended_before: int) -> None:
        await self.write(*contests_sql.drop_contests(ended_before))
