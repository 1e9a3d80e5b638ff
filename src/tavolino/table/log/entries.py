"""The entries of a table's log. They are all it takes to rebuild the table.

Every entry has the time at the table in milliseconds, which passes only while the server runs. A match in the log
names its rules version and all its options, so that a later program never plays it differently.
"""

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from tavolino.table.log.settings import Settings

By: TypeAlias = Literal["person", "bot", "clock", "table", "record"]


class Entry(Struct, frozen=True, omit_defaults=True, kw_only=True):
    at: int
    key: str = ""  # of the ask that led to it, so that a duplicate ask is answered once
    asker: str = ""  # who asked, if that is not the person in the entry's own seat


class Opened(Entry, frozen=True, tag="opened"):
    settings: Settings  # with all options of the game
    host: str  # a person


class Committed(Entry, frozen=True, tag="committed"):
    """The secret of the next match was drawn. It stays in the log; the table shows its commitment."""

    secret: str


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str
    link: str = ""  # the nonce of the seat link that was used


class Stood(Entry, frozen=True, tag="stood"):
    seat: int
    sent_away: bool = False  # by those who run the place: the person may not sit down here again


class BotSat(Entry, frozen=True, tag="bot sat"):
    """In an empty seat, or in place of a person who is away."""

    seat: int
    level: str


class BotLeft(Entry, frozen=True, tag="bot left"):
    seat: int


class Swapped(Entry, frozen=True, tag="swapped"):
    """Two seats, taken or not, change places before a match."""

    seat: int
    other: int


class Contributed(Entry, frozen=True, tag="contributed"):
    seat: int
    contribution: str


class Beginning(Entry, frozen=True):
    rules_version: int
    options: dict[str, Any]  # all of them
    record_id: str  # of its future record; reveals nothing about the table


class Began(Beginning, frozen=True, tag="began"):
    """A match was dealt."""


class Rehearsed(Beginning, frozen=True, tag="rehearsed"):
    """The deal of a record is played again, from the start or after some of its actions.

    Contains everything it needs from the record, so that the log needs nothing else.
    """

    record: str  # the id of the record with this deal
    secret: str
    contributions: tuple[str, ...]
    actions: tuple[str, ...]  # as in the record: "0 place 34"


class EventBegan(Beginning, frozen=True, tag="event began"):
    """A deal that was fixed in advance, the same at many tables, such as that of a day."""

    event: str  # "daily/2026-11-19/COURSE"
    secret: str
    contributions: tuple[str, ...]


class Acted(Entry, frozen=True, tag="acted"):
    seat: int
    action: str
    by: By = "person"
    rationed: str = ""  # the level that a bot really played, if there were too many for its own; older programs skip it


class UndoAsked(Entry, frozen=True, tag="undo asked"):
    seat: int
    action: int  # which one, counted from 0
    reason: str  # why the others have to agree, in English
    message: str = ""  # its key; older logs have none


class UndoAgreed(Entry, frozen=True, tag="undo agreed"):
    seat: int


class UndoRefused(Entry, frozen=True, tag="undo refused"):
    seat: int


class JoinAsked(Entry, frozen=True, tag="join asked"):
    """Somebody would like to take over a seat in a running match."""

    seat: int
    person: str
    name: str


class ReplacementAsked(Entry, frozen=True, tag="replacement asked"):
    """A seat would like a bot to play for another one, for which the match has been waiting."""

    seat: int
    other: int


class VotedYes(Entry, frozen=True, tag="voted yes"):
    seat: int


class VotedNo(Entry, frozen=True, tag="voted no"):
    """One is enough to end a vote."""

    seat: int


class VoteLapsed(Entry, frozen=True, tag="vote lapsed"):
    """Not everybody has agreed in time."""


class Replaced(Entry, frozen=True, tag="replaced"):
    """The others agreed that a bot plays for the person in a seat."""

    seat: int
    level: str


class TookBack(Entry, frozen=True, tag="took back"):
    """One action of a seat, or everything since then."""

    seat: int
    action: int
    everything: bool = False


class RematchWanted(Entry, frozen=True, tag="rematch wanted"):
    """A seat is ready for the next match."""

    seat: int


class RematchDeclined(Entry, frozen=True, tag="rematch declined"):
    """A seat would rather not play again, or not yet."""

    seat: int


class Changed(Entry, frozen=True, tag="changed"):
    """Before the next match the table is in the lobby again, perhaps with another game or other options."""

    settings: Settings  # with all options of the game


class BrokenOff(Entry, frozen=True, tag="broken off"):
    """The match cannot go on; its record is kept up to this point."""

    reason: Literal["rules", "long"]  # the program has other rules than the match; it would never end


class Rested(Entry, frozen=True, tag="rested"):
    """The server shuts down cleanly; clocks stand still until it is back."""


class Closed(Entry, frozen=True, tag="closed"):
    pass


AnyEntry: TypeAlias = (
    Opened
    | Committed
    | Sat
    | Stood
    | BotSat
    | BotLeft
    | Swapped
    | Contributed
    | Began
    | Rehearsed
    | EventBegan
    | Acted
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | JoinAsked
    | ReplacementAsked
    | VotedYes
    | VotedNo
    | VoteLapsed
    | Replaced
    | TookBack
    | RematchWanted
    | RematchDeclined
    | Changed
    | BrokenOff
    | Rested
    | Closed
)

encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(AnyEntry)


def anonymous(body: bytes, person: str, nobody: str) -> bytes:
    """An entry with another id in place of a person's, and without their name."""
    entry = msgspec.json.decode(body)
    changed = {key: nobody if value == person else value for key, value in entry.items()}
    return msgspec.json.encode(changed | ({"name": ""} if entry.get("person") == person else {}))
