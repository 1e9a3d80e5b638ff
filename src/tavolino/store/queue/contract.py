"""What a store keeps of those who look for somebody to play with: one row for each, while they wait."""

from collections.abc import Collection
from typing import Protocol

from msgspec import Struct


class Seeker(Struct, frozen=True):
    """Somebody who looks for others to play with."""

    person: str
    game: str
    seats: int
    clock: str  # as JSON; empty: none
    rated: bool
    fill: int | None  # seconds until bots may take the other seats; None: never
    since: int  # seconds since 1970, like the other times
    seen: int  # when there was the last sign of them
    rating: int | None = None  # in this game
    party: str | None = None  # those who were found for each other
    table: str = ""  # where they are to go
    called: int | None = None  # when they were found
    came: bool = False  # to the table


class QueueStore(Protocol):
    async def seekers(self) -> list[Seeker]:
        """Those who came first are first."""

    async def seek(self, seeker: Seeker) -> None:
        """Store somebody who begins to wait. Other wishes take the place of theirs, unless they have just been called.

        Their place in the queue stays if only the wishes about bots change. Nothing happens for who was forgotten.
        """

    async def keep_seeking(self, people: Collection[str], time: int) -> None:
        """There was a sign of them."""

    async def stop_seeking(self, person: str) -> None: ...

    async def drop_seekers(self, seen_before: int) -> None:
        """Without those who have been called."""

    async def pair(self, party: str, people: Collection[str], time: int) -> bool:
        """Find these for each other: all of them or nobody. Whatever other servers do, nobody is in two parties."""

    async def wait_again(self, party: str, time: int) -> None:
        """All of a party, because there is no table for them."""

    async def call(self, party: str, table: str, time: int) -> None:
        """They can go to their table now."""

    async def note_come(self, party: str, person: str) -> None: ...

    async def put_back(self, party: str, time: int) -> None:
        """Those who came wait again, where they were in the queue; the others are gone."""

    async def put_back_stale(self, called_before: int, time: int) -> None:
        """All wait again who were called before a time, because the server that called them has gone."""

    async def end_party(self, party: str) -> None:
        """All have come."""
