"""The messages to a table, as data. Everything that people, bots or clocks do at it is one of these.

They contain no objects of this process, so they could come from another one.
"""

from typing import TypeAlias

from msgspec import Struct

from tavolino.people import Person
from tavolino.table.decisions.asks import AnyAsk


class Asked(Struct, frozen=True, tag="asked"):
    person: Person
    ask: AnyAsk


class NotUnderstood(Struct, frozen=True, tag="not understood"):
    """Somebody sent something that is not an ask; they are told why."""

    reason: str


class OnlyLooks(Struct, frozen=True, tag="only looks"):
    """A program that may only look asked for something; it is told so."""

    key: str  # of its ask


class Joined(Struct, frozen=True, tag="joined"):
    person: Person


class Left(Struct, frozen=True, tag="left"):
    """Comes after everything the connection has asked for, including joining."""


class Looked(Struct, frozen=True, tag="looked"):
    """Somebody wants one update and doesn't stay."""


class SeatMoved(Struct, frozen=True, tag="seat moved"):
    """A person opened a seat link."""

    person: Person
    holder: str
    seat: int
    link: str  # its nonce


class GuestMerged(Struct, frozen=True, tag="guest merged"):
    """A guest is part of an account from now on."""

    guest: str
    person: Person


class BotChose(Struct, frozen=True, tag="bot chose"):
    seat: int
    decision: int  # the one it thought about
    action: str  # in the game's notation
    rationed: str = ""  # the level that it thought at, if it was not allowed its own


class TimePassed(Struct, frozen=True, tag="time passed"):
    """Something may be due."""


class PersonLeft(Struct, frozen=True, tag="person left"):
    """A person leaves all tables."""

    person: str


class SentAway(Struct, frozen=True, tag="sent away"):
    """Those who run the place send a person away from their seat."""

    person: str


class BotStandsIn(Struct, frozen=True, tag="bot stands in"):
    """At an event table with several people: a bot plays for somebody until they are back."""

    person: str
    level: str


class ProgramCalled(Struct, frozen=True, tag="program called"):
    """Somebody would like a program to sit down in a free seat."""

    person: Person
    seat: int
    program: Person


class ProgramDeclined(Struct, frozen=True, tag="program declined"):
    """A program that was called does not come."""

    program: str


class RulesChanged(Struct, frozen=True, tag="rules changed"):
    """The program has other rules than the match on the table."""


class Resting(Struct, frozen=True, tag="resting"):
    """The server stops."""


class Closing(Struct, frozen=True, tag="closing"):
    """Nobody has been here for a long time."""


class RatingsRead(Struct, frozen=True, tag="ratings read"):
    """What a rated table shows of those who sit there is known now."""


Message: TypeAlias = (
    Asked
    | NotUnderstood
    | OnlyLooks
    | Joined
    | Left
    | Looked
    | SeatMoved
    | GuestMerged
    | BotChose
    | TimePassed
    | PersonLeft
    | SentAway
    | BotStandsIn
    | ProgramCalled
    | ProgramDeclined
    | RulesChanged
    | Resting
    | Closing
    | RatingsRead
)
