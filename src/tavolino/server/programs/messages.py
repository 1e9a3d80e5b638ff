"""The messages about programs that can be called to a table."""

from typing import Annotated

from msgspec import Meta, Struct

from tavolino.table.decisions.asks import SeatNumber


class ReadyProgram(Struct, frozen=True):
    """Somebody's program that you can call to this table now."""

    id: str  # to call it by
    name: str  # its own
    owner: str  # the name of the person it belongs to
    free: int  # at how many more tables it would play


class CallProgram(Struct, frozen=True, forbid_unknown_fields=True):
    """Call a program to a free seat, before the match. It has twenty seconds to sit down there."""

    program: Annotated[str, Meta(max_length=40)]  # its id
    seat: SeatNumber  # in which it is wanted


MESSAGES = (CallProgram, ReadyProgram)
