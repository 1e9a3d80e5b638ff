"""The verbs about the people whom somebody knows, as all SQL databases have them."""

import asyncio
from collections.abc import Callable, Collection, Mapping
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

from tavolino.store.circle import sql as circle_sql
from tavolino.store.circle.contract import MOST_BLOCKED, Encounters, Invitation, Kind, Tie, Visibility
from tavolino.store.sql.statements import Write

P = ParamSpec("P")
T = TypeVar("T")


class CircleReads(Protocol):
    async def read(self, query: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs) -> T: ...

    async def ties_of(self, person: str) -> list[Tie]:
        return await self.read(circle_sql.read_ties_of, person)

    async def marks(self) -> list[Tie]:
        return await self.read(circle_sql.read_marks)

    async def names_of(self, people: Collection[str]) -> dict[str, str]:
        return await self.read(circle_sql.read_names_of, people)

    async def have_met(self, person: str, other: str) -> bool:
        return await self.read(circle_sql.have_met, person, other)

    async def encounters(self, person: str, others: Collection[str]) -> list[Encounters]:
        return await self.read(circle_sql.read_encounters, person, others)

    async def player_of(self, record: str, seat: int) -> str | None:
        return await self.read(circle_sql.player_of, record, seat)

    async def invitations_of(self, person: str) -> list[Invitation]:
        return await self.read(circle_sql.read_invitations_of, person)

    async def visibility_of(self, people: Collection[str]) -> Mapping[str, Visibility]:
        return await self.read(circle_sql.read_visibility_of, people)


class CircleWrites(Protocol):
    def write(self, *writes: Write) -> "asyncio.Future[None]": ...

    async def add_tie(self, tie: Tie, most: int) -> None:
        await self.write(circle_sql.add_tie(tie, most))

    async def end_ties(self, person: str, other: str, kinds: Collection[Kind]) -> None:
        await self.write(*circle_sql.end_ties(person, other, kinds))

    async def block(self, person: str, other: str, time: int) -> None:
        await self.write(*circle_sql.block(person, other, time, MOST_BLOCKED))

    async def invite(self, invitation: Invitation) -> None:
        await self.write(circle_sql.invite(invitation))

    async def end_invitation(self, person: str, guest: str) -> None:
        await self.write(circle_sql.end_invitation(person, guest))

    async def drop_invitations(self, ended_before: int) -> None:
        await self.write(circle_sql.drop_invitations(ended_before))

    async def set_visibility(self, person: str, visibility: Visibility) -> None:
        await self.write(circle_sql.set_visibility(person, visibility))
