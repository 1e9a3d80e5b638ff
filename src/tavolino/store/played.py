"""The result of a match for one who played it."""

from msgspec import Struct


class Result(Struct, frozen=True):
    """How one seat did in a match. If several people played it in turn, each has a result."""

    seat: int | None  # None: not known, in an old record
    name: str  # empty: the person asked to be forgotten
    person: str | None
    bot: str | None  # the level that played here at the end; if its decisions were rationed, the weakest it played
    score: int | None  # None: the match was broken off
    place: int | None
    by_person: bool | None  # whether a person made every decision; None: not known, in an old record
