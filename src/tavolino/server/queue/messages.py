"""The messages about looking for somebody to play with."""

from typing import Annotated

from msgspec import Meta, Struct

from tavolino.table import Bank, PerMove


class Seek(Struct, frozen=True, forbid_unknown_fields=True):
    """With whom you would like to play, and how."""

    game: Annotated[str, Meta(max_length=40)]  # its name, as in /api/games
    seats: Annotated[int, Meta(ge=2, le=10)]  # how many play
    clock: PerMove | Bank | None = None  # None: no clock
    rated: bool = False  # the match counts for your rating; it needs a clock
    fill: Annotated[int, Meta(ge=0, le=3600)] | None = None  # seconds until bots take the other seats; None: never


class Waiting(Struct, frozen=True):
    """You are waiting for others, or they have been found."""

    wish: Seek  # what you want
    waited: int  # for how many seconds
    others: int  # who want the same, and wait too
    usual: int | None  # seconds that people have waited lately; None: not known
    table: str | None  # where the others are: go there now; None: wait


class MyWait(Struct, frozen=True):
    version: str  # send it as `known` to get an answer when something is new
    wait: Waiting | None  # None: you don't look for anybody


class Looking(Struct, frozen=True):
    """How many look for somebody to play a game with."""

    game: str  # its name
    people: int  # how many


MESSAGES = (Seek, MyWait, Looking)
