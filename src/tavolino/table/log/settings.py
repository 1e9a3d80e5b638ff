"""What the host chooses when a table is opened."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tavolino.game import GameOptions

Seconds: TypeAlias = Annotated[int, Meta(ge=3, le=86_400)]


class PerMove(Struct, frozen=True, forbid_unknown_fields=True, tag="per move"):
    """The same time for every decision."""

    seconds: Seconds  # for each decision


class Bank(Struct, frozen=True, forbid_unknown_fields=True, tag="bank"):
    """One store of time for the whole match; every action adds a little."""

    seconds: Seconds  # for the whole match
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds that each action adds


class Days(Struct, frozen=True, forbid_unknown_fields=True, tag="days"):
    """A slow match: whole days for every decision. Nobody has to be there at the same time as the others."""

    days: Annotated[int, Meta(ge=1, le=14)]  # for each decision


Clock: TypeAlias = PerMove | Bank | Days


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]  # its name, as in /api/games
    seats: Annotated[int, Meta(ge=1, le=10)]  # how many
    options: GameOptions = {}  # the rest have their defaults; the log has all of them
    listed: bool = False  # everybody can see and join it; otherwise only people with the link
    clock: Clock | None = None  # None: no clock
    chat: bool = True  # people at the table may write to each other
    hints: bool = False  # allowed even if several people play; a person alone with bots always has them
    pace: Literal["slow", "usual", "quick"] = "usual"  # of the bots
    watchers: Literal["public", "late hands"] = "public"  # what they see: nothing hidden, or all hands after a delay
    rated: bool = False  # matches change the ratings of the people who play; needs a clock, and no hints
