"""A vote: something that the people at a table decide together while a match goes on."""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

About: TypeAlias = Literal["join", "replace"]


class Vote(Struct):
    about: About  # whether somebody may take over a seat; whether a bot should play for somebody who does not move
    seat: int  # that seat
    person: str  # who would like to sit there, or who sits there
    name: str  # theirs
    by: int | None  # the seat that called the vote; None: somebody without a seat
    called: int  # when
    owner: str = ""  # of a program: the name of the person it belongs to
    yes: set[int] = msgspec.field(default_factory=set)  # seats
