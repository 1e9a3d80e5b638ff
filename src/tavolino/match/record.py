"""What is kept of a match: one JSON file from which every state of it follows."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from tavolino.chance import SIZE
from tavolino.game import BadMessage, Outcome

JOINERS = "\u200c\u200d"  # invisible, but families of emoji and some scripts need them between letters
WITHOUT_JOINERS = dict.fromkeys(map(ord, JOINERS))
Hex = Annotated[str, Meta(pattern=f"^[0-9a-f]{{{2 * SIZE}}}$", max_length=2 * SIZE)]  # in Python, $ allows a line end


class Rehearsal(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the cards of a match were known from before it began."""

    record: str  # the name of the record whose deal was played again
    actions: int  # how many of its actions were taken over


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match as a file. What has a default is written only where it differs; records of older programs lack it."""

    game: str  # its name
    rules_version: int  # of the rules it was played by
    options: dict[str, Any]  # all of them
    seats: tuple[str, ...]  # the names at the beginning; empty: the person asked to be forgotten
    commitment: Hex  # the hash of the secret, published before the deal
    contributions: tuple[Hex, ...]  # each seat's part of the randomness
    secret: Hex | None  # None while the match goes on
    actions: tuple[str, ...]  # seat and action: "0 place 34"
    outcome: Outcome | None  # None while the match goes on, and for one that was broken off
    taken_back: Annotated[int, Meta(ge=0)] = 0  # how often a seat took back more than its own unfinished actions
    rehearsal: Rehearsal | None = None  # a deal played again: its secret was public, so it proves no honest deal
    by: tuple[str, ...] = ()  # who took each action: "person", "bot LEVEL", "clock", "table" or "record"
    at: tuple[int, ...] = ()  # when, in milliseconds since the deal
    ended: int | None = None  # seconds since 1970
    broken_off: str | None = None  # why the match ended before its end: "rules", when they have changed, or "long"
    event: str = ""  # the daily deal or contest: its deal was fixed in advance, the same for all who take part
    typed_seed: bool = False  # somebody typed the seed that the secret comes from, so it proves no fair deal

    def standing(self, seat: int) -> tuple[int | None, int | None]:
        """Score and place of a seat; None for both where there is no outcome."""
        return (self.outcome.scores[seat], self.outcome.places[seat]) if self.outcome else (None, None)


def write_record(record: Record, path: Path) -> None:
    """Write the whole file or nothing."""
    text = msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"
    with unfinished(path) as beside:
        with beside.open("xb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)


def check_place(path: Path) -> None:
    """Refuse a place where a record could not be written, before there is one to lose."""
    with unfinished(path) as beside:
        beside.touch(exist_ok=False)


@contextmanager
def unfinished(path: Path) -> Iterator[Path]:
    """A file beside that of the record, gone afterwards; whatever cannot be written there is refused."""
    beside = path.parent / f".tavolino-{os.getpid()}.json"
    try:
        if path.exists() and not path.is_file():
            raise BadMessage(f"The record cannot be written to {path}: that is not an ordinary file.")
        try:
            yield beside
        finally:
            beside.unlink(missing_ok=True)
    except OSError as fault:
        raise BadMessage(f"The record cannot be written to {path}: {fault.strerror}.") from None


def read_record(path: Path) -> Record:
    try:
        text = path.read_bytes()
    except OSError as fault:
        raise BadMessage(f"The record {path} cannot be read: {fault.strerror}.") from None
    try:
        record = msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as fault:
        raise BadMessage(f"{path} is not a record of a match: {fault}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadMessage(f"{path} is not a whole record: it is cut off or damaged.") from None
    check_names(record, path)
    check_actions(record, path)
    return record


def check_names(record: Record, path: Path) -> None:
    """Nothing that drives a terminal; the empty name is that of a person who was forgotten."""
    for name in (*record.seats, record.rehearsal.record if record.rehearsal else "", record.event):
        if not name.translate(WITHOUT_JOINERS).isprintable():
            raise BadMessage(f"{path} is not a record of a match: {name!a} is a name that cannot be shown.")


def check_actions(record: Record, path: Path) -> None:
    for name, told in (("by", record.by), ("at", record.at)):
        if told and len(told) != len(record.actions):
            text = f"{len(told)} values in {name!r} for {len(record.actions)} actions"
            raise BadMessage(f"{path} is not a record of a match: {text}.")
