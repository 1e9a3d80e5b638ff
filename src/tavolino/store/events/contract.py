"""What a store keeps about deals that were fixed in advance for many tables: those of a day, or of a contest."""

from typing import NamedTuple, Protocol


class EventDeal(NamedTuple):
    event: str  # "daily/2026-11-19/COURSE"
    game: str
    commitment: str
    secret: str
    fixed: int  # seconds since 1970
    revealed: int | None  # None: still secret


class EventsStore(Protocol):
    async def house_key(self, name: str) -> bytes:
        """A secret of the house, the same on all servers; made when it is first asked for."""

    async def fix_deal(self, event: str, game: str, secret: bytes, at: int) -> None:
        """Commit to a deal in the public list; does nothing if it was fixed before."""

    async def reveal_deal(self, event: str, at: int) -> None:
        """Publish its secret in the public list, once. From now on its records can be read."""

    async def event_deal(self, event: str) -> EventDeal | None: ...

    async def is_secret(self, event: str) -> bool:
        """Whether records of this event are withheld. One that nobody here knows was revealed elsewhere."""

    async def hold_lease(self, work: str, holder: str, now: int, seconds: int) -> bool:
        """Whether this server does some work for now: it has it already, or nobody does."""
