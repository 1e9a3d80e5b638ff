"""The verbs for ratings and counts, as all SQL databases have them."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

from tavolino.store.ratings import sql, writes
from tavolino.store.ratings.contract import (
    Board,
    KeptRating,
    Named,
    Profile,
    Qualified,
    Ranked,
    RatedMatch,
    RatedThen,
    ResultsOf,
    Tally,
    Unrated,
)
from tavolino.store.sql.write import Write

PUBLIC_BYTES = 6  # of randomness in the name of a profile
P = ParamSpec("P")
T = TypeVar("T")


class RatingsReads(Protocol):
    async def read(self, query: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs) -> T: ...

    async def next_unrated(self) -> Unrated | None:
        return await self.read(sql.next_unrated)

    async def rated_match(self, record: str) -> RatedMatch | None:
        return await self.read(sql.read_rated_match, record)

    async def rated_together(self, game: str, people: Collection[str], since: int) -> int:
        return await self.read(sql.rated_together, game, people, since)

    async def ratings_in(self, game: str, people: Collection[str]) -> dict[str, KeptRating]:
        return await self.read(sql.read_ratings_in, game, people)

    async def ratings_of(self, person: str) -> dict[str, KeptRating]:
        return await self.read(sql.read_ratings_of, person)

    async def ratings_over_time(self, person: str) -> list[RatedThen]:
        return await self.read(sql.ratings_over_time, person)

    async def leaderboard(self, game: str, who: Qualified, first: int, most: int) -> list[Ranked]:
        return await self.read(sql.read_leaderboard, game, who, first, most)

    async def board(self, game: str, who: Qualified, first: int, most: int, person: str | None) -> Board:
        return await self.read(sql.read_board, game, who, first, most, person)

    async def leaderboard_size(self, game: str, who: Qualified) -> int:
        return await self.read(sql.leaderboard_size, game, who)

    async def place_on_leaderboard(self, game: str, who: Qualified, person: str) -> int | None:
        return await self.read(sql.place_on_leaderboard, game, who, person)

    async def profile_named(self, public: str) -> Profile | None:
        return await self.read(sql.read_profile_named, public)

    async def shown_names(self, people: Collection[str]) -> dict[str, Named]:
        return await self.read(sql.read_names, people)

    async def tallies(self, person: str) -> list[Tally]:
        return await self.read(sql.read_tallies, person)

    async def days_played(self, person: str) -> dict[int, int]:
        return await self.read(sql.read_days, person)


class RatingsWrites(Protocol):
    def write(self, *writes: Write) -> "asyncio.Future[None]": ...

    async def read(self, query: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs) -> T: ...

    async def rate(self, match: RatedMatch, kept: Mapping[str, KeptRating]) -> None:
        public = {person: secrets.token_urlsafe(PUBLIC_BYTES) for person in kept}
        await self.write(*writes.rate(match, kept, public))

    async def correct_ratings(self, ratings: Mapping[tuple[str, str], KeptRating], wrong: Sequence[RatedMatch]) -> None:
        await self.write(*writes.correct(ratings, wrong))

    async def profile(self, person: str) -> Profile | None:
        found = await self.read(sql.read_profile, person)
        if found is None:
            await self.write(writes.profile(person, secrets.token_urlsafe(PUBLIC_BYTES)))
            found = await self.read(sql.read_profile, person)
        return found

    async def hide_profile(self, person: str, *, hidden: bool) -> None:
        await self.write(writes.hide(person, hidden=hidden))

    async def drop_unrated(self, record: str) -> None:
        await self.write(Write(writes.NOT_UNRATED, (record,)))

    async def count_anew(self, some: Sequence[ResultsOf], *, first: bool) -> None:
        await self.write(*writes.count_anew(some, first=first))
