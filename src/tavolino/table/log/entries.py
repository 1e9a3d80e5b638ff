"""What the log of a table consists of. From its entries alone the table comes back as it was.

Every entry carries the time at the table in milliseconds: it passes only while the server runs.
"""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from tavolino.table.settings import Settings

By: TypeAlias = Literal["person", "bot", "clock", "table", "record"]


class Entry(Struct, frozen=True, omit_defaults=True, kw_only=True):
    at: int
    key: str = ""  # of the ask that led to it, so that an ask that comes twice is answered once


class Opened(Entry, frozen=True, tag="opened"):
    settings: Settings
    host: str  # a person


class Committed(Entry, frozen=True, tag="committed"):
    """The secret of the next match is drawn. It stays in the log; the table shows its commitment."""

    secret: str


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str


class Stood(Entry, frozen=True, tag="stood"):
    seat: int


class BotSat(Entry, frozen=True, tag="bot sat"):
    """In an empty seat, or in place of a person who is away."""

    seat: int
    level: str


class BotLeft(Entry, frozen=True, tag="bot left"):
    seat: int


class Contributed(Entry, frozen=True, tag="contributed"):
    seat: int
    contribution: str


class Began(Entry, frozen=True, tag="began"):
    pass


class Rehearsed(Entry, frozen=True, tag="rehearsed"):
    """The deal of a record is played again, from its beginning or after some of its actions.

    Everything it takes from the record stands here, so that the log needs nothing else.
    """

    record: str  # its name
    secret: str
    contributions: tuple[str, ...]
    actions: tuple[str, ...]  # as in the record: "0 place 34"


class Acted(Entry, frozen=True, tag="acted"):
    seat: int
    action: str
    by: By = "person"


class UndoAsked(Entry, frozen=True, tag="undo asked"):
    seat: int
    action: int  # which one, counted from 0
    reason: str  # why the others have to agree, in English
    message: str = ""  # its key; older logs have none


class UndoAgreed(Entry, frozen=True, tag="undo agreed"):
    seat: int


class UndoRefused(Entry, frozen=True, tag="undo refused"):
    seat: int


class TookBack(Entry, frozen=True, tag="took back"):
    """One action of a seat, or everything since then."""

    seat: int
    action: int
    everything: bool = False


class Rested(Entry, frozen=True, tag="rested"):
    """The server stops in good order; clocks stand still until it is back."""


class Closed(Entry, frozen=True, tag="closed"):
    pass


AnyEntry: TypeAlias = (
    Opened
    | Committed
    | Sat
    | Stood
    | BotSat
    | BotLeft
    | Contributed
    | Began
    | Rehearsed
    | Acted
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | TookBack
    | Rested
    | Closed
)

encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(AnyEntry)
