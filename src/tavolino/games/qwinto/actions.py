"""The actions and events of Qwinto."""

from typing import TypeAlias

from msgspec import Struct

from tavolino.games.qwinto.cards import Card, Colour, Place
from tavolino.games.qwinto.sheet import Cell


class Play(Struct, frozen=True, gc=False, tag="play"):
    card: Card  # from the hand
    place: Place  # the stack that it goes on


class PlayTwo(Struct, frozen=True, gc=False, tag="play two"):
    """Two cards of the same value, the second next to the first: Q-T2."""

    first: Card  # from the hand
    first_place: Place  # the stack that it goes on
    second: Card  # from the hand
    second_place: Place  # the stack that it goes on


class Write(Struct, frozen=True, gc=False, tag="write"):
    cell: Cell  # where the announced number goes


class Pass(Struct, frozen=True, gc=False, tag="pass"):
    pass


Decision: TypeAlias = Write | Pass
Action: TypeAlias = Play | PlayTwo | Write | Pass


class Played(Struct, frozen=True, gc=False, tag="played"):
    seat: int
    card: Card  # now the top one of its stack
    place: Place  # the stack


class Announced(Struct, frozen=True, gc=False, tag="announced"):
    """The number that everybody may write now, and the colours of the rows it may go into."""

    seat: int
    number: int  # the sum of the counting cards
    colours: tuple[Colour, ...]  # of the rows


class Decided(Struct, frozen=True, gc=False, tag="decided"):
    seat: int
    decision: Decision | None  # None: another seat's, not shown yet


class Wrote(Struct, frozen=True, gc=False, tag="wrote"):
    seat: int
    number: int  # the announced one
    cell: Cell  # where it is now


class Passed(Struct, frozen=True, gc=False, tag="passed"):
    seat: int


class Missed(Struct, frozen=True, gc=False, tag="missed"):
    seat: int
    misses: int  # so far


class Drawn(Struct, frozen=True, gc=False, tag="drawn"):
    seat: int
    card: Card | None  # None: another seat drew it


class Reshuffled(Struct, frozen=True, gc=False, tag="reshuffled"):
    cards: int  # in the new pile


class Ended(Struct, frozen=True, gc=False, tag="ended"):
    reason: str  # in a word
    points: tuple[int, ...]  # by seat


Event: TypeAlias = Played | Announced | Decided | Wrote | Passed | Missed | Drawn | Reshuffled | Ended
