"""The actions and events of Twisted."""

from typing import TypeAlias

from msgspec import Struct


class Place(Struct, frozen=True, gc=False, tag="place"):
    card: int


class Twist(Struct, frozen=True, gc=False, tag="twist"):
    card: int  # from the hand; its twin leaves the row


class Take(Struct, frozen=True, gc=False, tag="take"):
    pass


Action: TypeAlias = Place | Twist | Take


class Placed(Struct, frozen=True, gc=False, tag="placed"):
    seat: int
    card: int


class Twisted(Struct, frozen=True, gc=False, tag="twisted"):
    seat: int
    card: int
    twin: int


class RowTaken(Struct, frozen=True, gc=False, tag="row taken"):
    seat: int
    cards: tuple[int, ...]


class ExtraTaken(Struct, frozen=True, gc=False, tag="extra taken"):
    """The extra card of T-V1; nobody sees it."""

    seat: int


class Drawn(Struct, frozen=True, gc=False, tag="drawn"):
    seat: int
    card: int | None  # None: another seat drew it


class RoundCounted(Struct, frozen=True, gc=False, tag="round counted"):
    round: int
    points: tuple[int, ...]
    unseen: tuple[tuple[int, ...], ...]  # the extra cards of T-V1, turned over now
    parts: tuple[tuple[int, int, int], ...] = ()  # of each seat's points: for cards won, for cards taken, for toads


class RoundDealt(Struct, frozen=True, gc=False, tag="round dealt"):
    round: int
    dealer: int


Event: TypeAlias = Placed | Twisted | RowTaken | ExtraTaken | Drawn | RoundCounted | RoundDealt
