"""The actions and events of Twisted."""

from typing import TypeAlias

from msgspec import Struct


class Place(Struct, frozen=True, gc=False, tag="place"):
    card: int  # from the hand, to the end of the row


class Twist(Struct, frozen=True, gc=False, tag="twist"):
    card: int  # from the hand; its twin leaves the row


class Take(Struct, frozen=True, gc=False, tag="take"):
    pass


Action: TypeAlias = Place | Twist | Take


class Placed(Struct, frozen=True, gc=False, tag="placed"):
    seat: int
    card: int  # the new end of the row


class Twisted(Struct, frozen=True, gc=False, tag="twisted"):
    seat: int
    card: int  # won, with its twin
    twin: int  # the card that left the row


class RowTaken(Struct, frozen=True, gc=False, tag="row taken"):
    seat: int
    cards: tuple[int, ...]  # those of the row


class ExtraTaken(Struct, frozen=True, gc=False, tag="extra taken"):
    """The extra card of T-V1; nobody sees it."""

    seat: int


class Drawn(Struct, frozen=True, gc=False, tag="drawn"):
    seat: int
    card: int | None  # None: another seat drew it


class RoundCounted(Struct, frozen=True, gc=False, tag="round counted"):
    round: int  # the one that ended, counted from 1
    points: tuple[int, ...]  # by seat
    unseen: tuple[tuple[int, ...], ...]  # the extra cards of T-V1, turned over now
    parts: tuple[tuple[int, int, int], ...] = ()  # of each seat's points: for cards won, for cards taken, for toads


class RoundDealt(Struct, frozen=True, gc=False, tag="round dealt"):
    round: int  # the one that begins, counted from 1
    dealer: int  # its seat


Event: TypeAlias = Placed | Twisted | RowTaken | ExtraTaken | Drawn | RoundCounted | RoundDealt
