"""Where people want notices, when they don't, and the notices that wait to be sent.

A notice is written with the commit that gives reason for it. A server *takes* notices before it sends them, for a
while, and marks them as sent afterwards: if it dies in between, another one takes them later. So a notice may come
twice after a crash, but it is never lost, and what is shown for one table replaces what was shown before.
"""

from collections.abc import Collection
from typing import Literal, NamedTuple, Protocol, TypeAlias

from msgspec import Struct

ChannelKind: TypeAlias = Literal["push", "plain", "ntfy", "discord", "matrix"]
What: TypeAlias = Literal["turn", "late", "began", "again", "over"]


class Channel(Struct, frozen=True):
    """Where a person wants notices: a browser, or the address of a webhook."""

    id: str
    person: str
    kind: ChannelKind
    address: str  # where to send them; for a browser, the one that its maker's push service gave it
    secret: str  # of a webhook: signs what is sent; of a browser: its two keys, with a space between
    stop: str  # the code that ends it, without signing in
    language: str
    device: str  # that asked for it
    site: str  # where its person has the page open: https://tables.example.org
    made: int  # seconds since 1970
    full_at: int = 0  # when it may have as many notices as at first: seconds since 1970
    failures: int = 0  # in a row


class Wishes(Struct, frozen=True):
    """What a person wants to hear, and when not."""

    turn: bool = True  # it is your turn
    late: bool = True  # a quarter of the time for a move is left
    began: bool = True  # a match began
    again: bool = True  # somebody would like to play again
    over: bool = True  # a match is over
    quiet_from: int | None = None  # minutes since midnight; None: no quiet hours
    quiet_to: int | None = None  # minutes since midnight
    zone: str = "UTC"  # of these hours


class NewNotice(NamedTuple):
    person: str
    table: str
    what: What
    turn: int  # which turn, or which match: there is one notice for each
    game: str
    ready: int  # not to be sent before: seconds since 1970


class Notice(NamedTuple):
    """One that a server has taken, with what is there now."""

    person: str
    table: str
    what: What
    turn: int
    game: str
    ready: int
    now_turn: int | None  # the turn that the match waits for now; None: it doesn't wait for this person
    due: int | None  # the uptime when their time is up
    stage: str | None  # None: the table is closed


class NoticeStore(Protocol):
    async def add_channel(self, channel: Channel, most: int) -> None:
        """Store a channel, in place of the one with the same address; does nothing if a person has so many."""

    async def channels_of(self, person: str) -> list[Channel]:
        """The oldest first."""

    async def end_channel(self, person: str, channel: str) -> None: ...

    async def stop_channel(self, stop: str) -> None:
        """End the channel that has this code."""

    async def note_channel(self, channel: str, full_at: int, failures: int) -> None: ...

    async def wishes_of(self, person: str) -> Wishes: ...

    async def set_wishes(self, person: str, wishes: Wishes) -> None: ...

    async def people_to_notify(self, now: int, most: int) -> list[str]:
        """Those who have notices to be sent that no server has taken."""

    async def take_notices(self, person: str, taker: str, now: int) -> list[Notice]:
        """Take a person's notices that are ready; nobody else takes them for some minutes."""

    async def mark_sent(self, notices: Collection[Notice], now: int) -> None: ...

    async def postpone(self, notices: Collection[Notice], ready: int) -> None:
        """Give them back; they are ready later."""

    async def drop_notices(self, sent_before: int) -> None:
        """Remove those that were sent before a time, or have waited since then."""

    async def push_key(self, fresh: bytes) -> bytes:
        """The private key by which push services know this house; the fresh one if there was none."""
