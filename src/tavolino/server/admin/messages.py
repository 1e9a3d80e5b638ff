"""The messages between `tavolino admin` and the server, and the report that a player sends."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tavolino.store import Reason
from tavolino.table.decisions.asks import SeatNumber

Target = Annotated[str, Meta(min_length=1, max_length=60)]
Line = Annotated[str, Meta(max_length=300)]
Days = Annotated[int, Meta(ge=1, le=3650)]
Minutes = Annotated[int, Meta(ge=1, le=1440)]


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player tells those who run the place about the person in a seat."""

    seat: SeatNumber
    reason: Reason  # what it is about
    words: Annotated[str, Meta(max_length=500)] = ""  # more about it


class AdminTable(Struct, frozen=True):
    """An open table. Its whole name is the key to it, so only the first letters are shown."""

    table: str
    game: str | None  # None: not known, because the table is not in memory
    stage: str
    people: int | None
    bots: int | None
    since: int  # when it was opened: seconds since 1970
    in_memory: bool


class AdminPerson(Struct, frozen=True):
    """Somebody who has a socket at a table now."""

    id: str  # the first digits
    name: str
    home: str  # the address, or the network of an IPv6 address
    tables: tuple[str, ...]  # the first letters of their names
    since: int  # seconds since 1970


class AdminDone(Struct, frozen=True):
    """What was done, in one line."""

    said: str


class CloseTable(Struct, frozen=True, forbid_unknown_fields=True):
    table: Target  # the first letters of its name


class SendAway(Struct, frozen=True, forbid_unknown_fields=True):
    person: Target  # the first digits of their id
    table: Target


class ForgetPerson(Struct, frozen=True, forbid_unknown_fields=True):
    person: Target


class NewBan(Struct, frozen=True, forbid_unknown_fields=True):
    target: Target  # the first digits of a person's id, an address or a network
    days: Days | None = None  # None: until it is ended
    why: Line = ""


class EndBan(Struct, frozen=True, forbid_unknown_fields=True):
    target: Target


class AdminBan(Struct, frozen=True):
    kind: Literal["person", "network"]
    target: str
    name: str | None  # of a person
    since: int
    ends: int | None
    why: str


class AdminReport(Struct, frozen=True):
    id: str
    made: int
    person: str  # who is reported, as far as `admin ban` needs the id
    name: str
    reporter: str  # the first digits of their id
    table: str  # the first letters of its name
    game: str
    reason: Reason
    words: str
    chat: tuple[str, ...]  # the last lines that the reporter saw: "Ben: hello"


class Announcement(Struct, frozen=True, forbid_unknown_fields=True):
    text: Line  # empty: take the last one back
    minutes: Minutes | None = None  # None: until it is taken back


class StartDrain(Struct, frozen=True, forbid_unknown_fields=True):
    minutes: Minutes = 15
    text: Line = ""  # instead of the page's own words


class BansChanged(Struct, frozen=True):
    """Told to all servers that use the database."""

    person: str | None = None  # who is banned now, and has to leave


class Announced(Struct, frozen=True):
    """The same."""

    text: str
    seconds: int | None


class DayOfFigures(Struct, frozen=True):
    day: str  # 2026-05-01, in UTC
    begun: dict[str, int]  # matches, by game
    ended: dict[str, int]
    people: int
    sockets: int  # at most, at one time
