"""The public list of all deals: a chain of lines, each with the hash of the one before, so that none can be removed or
changed unnoticed. docs/honest-deal.md describes it for those who check it."""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta, Struct

from tavolino.chance import commitment
from tavolino.game import BadMessage

What: TypeAlias = Literal["begun", "ended", "broken off", "played again", "fixed", "revealed"]


class Deal(Struct, frozen=True, omit_defaults=True):
    """What happened to a deal. It names no table and no person."""

    at: int  # seconds since 1970
    what: What
    game: str
    commitment: str
    record: str | None = None  # the id of the record of a match that is over, if its table was a public one
    event: str | None = None  # of a deal that was fixed in advance for many tables: "daily/2026-11-19/COURSE"
    secret: str | None = None  # of such a deal, once it is revealed


class DealLine(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of the list."""

    number: int  # from 0, without gaps
    at: int
    before: str  # SHA-256 of the line before, without its end of line; empty in the first line
    what: What | Literal["list begun"]
    game: str | None = None
    commitment: str | None = None
    record: str | None = None
    event: str | None = None
    secret: Annotated[str, Meta(pattern="^([0-9a-f]{2})*$")] | None = None


class Deals(Struct, frozen=True):
    """What a whole list says."""

    lines: int
    begun: int
    ended: int
    broken_off: int
    fixed: int  # in advance, for many tables
    revealed: int
    open: frozenset[str]  # commitments of matches that have begun and not ended: they go on, or everybody has left


def first_line(at: int) -> str:
    return written(DealLine(0, at, "", "list begun"))


def next_line(number: int, last: str, deal: bytes) -> str:
    """The line of a deal, after the last line of the list."""
    new = msgspec.json.decode(deal, type=Deal)
    told = (new.what, new.game, new.commitment, new.record, new.event, new.secret)
    return written(DealLine(number, new.at, hash_of(last), *told))


def written(line: DealLine) -> str:
    return msgspec.json.encode(line).decode()


def hash_of(line: str) -> str:
    return hashlib.sha256(line.encode()).hexdigest()


def check_list(lines: Sequence[str]) -> Deals:
    """Raises BadMessage with the first line that does not fit."""
    counts = dict.fromkeys((*get_args(What), "list begun"), 0)
    open_deals: set[str] = set()
    fixed: dict[str, str] = {}  # by event, the commitment
    last = ""
    for number, text in enumerate(lines):
        line = read_line(number, text)
        if line.number != number or line.before != (hash_of(last) if number else ""):
            raise BadMessage(f"Line {number + 1} of the list does not follow the one before it.")
        counts[line.what] += 1
        check_event(number, line, fixed)
        if line.what == "begun":
            open_deals.add(line.commitment or "")
        else:
            open_deals.discard(line.commitment or "")
        last = text
    return Deals(
        lines=len(lines),
        begun=counts["begun"],
        ended=counts["ended"],
        broken_off=counts["broken off"],
        fixed=counts["fixed"],
        revealed=counts["revealed"],
        open=frozenset(open_deals),
    )


def check_event(number: int, line: DealLine, fixed: dict[str, str]) -> None:
    """A deal that is fixed in advance is fixed once, and what is revealed is what was fixed."""
    event = line.event or ""
    if line.what == "fixed":
        if event in fixed:
            raise BadMessage(f"Line {number + 1} of the list fixes the deal of {event} again.")
        fixed[event] = line.commitment or ""
    elif line.what == "revealed":
        secret = bytes.fromhex(line.secret or "")
        if not fixed.get(event) == line.commitment == commitment(secret).hex():
            raise BadMessage(f"Line {number + 1} of the list reveals another deal of {event} than was fixed.")


def read_line(number: int, text: str) -> DealLine:
    try:
        return msgspec.json.decode(text, type=DealLine)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise BadMessage(f"Line {number + 1} of the list cannot be read: {fault}.") from None


def check_growth(earlier: Sequence[str], later: Sequence[str]) -> None:
    """A later list begins with an earlier one; raises BadMessage where it does not."""
    for number, line in enumerate(earlier):
        if number >= len(later):
            raise BadMessage(f"The list has lost its lines from {number + 1} on.")
        if line != later[number]:
            raise BadMessage(f"Line {number + 1} of the list is not what it was.")


def said_of(commitment: str, lines: Iterable[str]) -> list[str]:
    """What the list says about one deal, in order."""
    found = (read_line(number, text) for number, text in enumerate(lines))
    return [line.what for line in found if line.commitment == commitment]
