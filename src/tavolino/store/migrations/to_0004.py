"""Converts entries and records of program 0.1 to form 0004.

The default options and the rules versions of that program's games are stored next to this file: a later program may
have others.
"""

import re
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import structs

from tavolino.games import GAMES

BOT = re.compile(r".+ \(([\w-]+)\)")  # Gina (club)
NAMES_SOMEBODY = (b'"person":', b'"host":')


class Rules(msgspec.Struct, frozen=True):
    rules_version: int
    options: dict[str, Any]


RULES = msgspec.json.decode(Path(__file__).with_suffix(".json").read_bytes(), type=dict[str, Rules])


def rules_of(game: str) -> Rules:
    """For another package's game, those of the installed version; if it is not installed, nothing is known."""
    if game not in RULES and game in GAMES:
        return Rules(GAMES[game].rules_version, msgspec.to_builtins(GAMES[game].table_options))
    return RULES.get(game, Rules(1, {}))


class Log:
    """The log of one table while it is converted, entry by entry."""

    def __init__(self, name: str, *, is_open: bool, is_recorded: Callable[[str], bool]) -> None:
        self.name = name
        self.is_open = is_open
        self.is_recorded = is_recorded
        self.length = 0
        self.last: int | None = None  # the id of the entry before
        self.people: set[str] = set()
        self.rules = Rules(1, {})
        self.matches = 0

    def move(self, entry: int, number: int, body: bytes) -> tuple[int, int | None, bytes]:
        """The number of an entry, the id of the one before it, and its new body."""
        previous, self.last, self.length = self.last, entry, number + 1
        if self.is_open or any(mark in body for mark in NAMES_SOMEBODY):
            body = self.updated(body)
        return number, previous, body

    def updated(self, body: bytes) -> bytes:
        """Leaves an unreadable entry unchanged: opening the table will report it."""
        try:
            entry = msgspec.json.decode(body, type=dict[str, Any])
            self.people.update(entry[key] for key in ("person", "host") if isinstance(entry.get(key), str))
            changes = self.changes(entry) if self.is_open else {}
        except (msgspec.DecodeError, UnicodeDecodeError, KeyError, TypeError):
            return body
        return msgspec.json.encode(entry | changes) if changes else body

    def changes(self, entry: dict[str, Any]) -> dict[str, Any]:
        kind: object = entry.get("type")
        if kind == "opened":
            settings = entry["settings"]
            usual = rules_of(settings["game"])
            self.rules = Rules(usual.rules_version, usual.options | settings.get("options", {}))
            return {"settings": settings | {"options": self.rules.options}}
        if kind in ("began", "rehearsed"):
            self.matches += 1
            return {**structs.asdict(self.rules), "record_id": self.record_id()}
        return {}

    def record_id(self) -> str:
        """For the match that begins: the id of its record, or a new one that does not reveal the table."""
        old = f"{self.name}-{self.matches}"
        return old if self.is_recorded(old) else secrets.token_urlsafe(8)


class Result(NamedTuple):
    seat: int | None
    name: str
    person: str | None
    bot: str | None = None
    score: int | None = None
    place: int | None = None


class Outcome(msgspec.Struct):
    scores: list[int]
    places: list[int]


class Record(msgspec.Struct):
    """The part of a record that contains the results."""

    seats: list[str]
    outcome: Outcome | None
    rehearsal: dict[str, Any] | None = None


def results_of(body: bytes, sat: Sequence[tuple[str, int | None]]) -> tuple[bool, list[Result]]:
    """Whether a record is of a rehearsal, and its results. `sat`: who played, and where, if known."""
    try:
        record = msgspec.json.decode(body, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False, [Result(seat, "", person) for person, seat in sat]
    outcomes = [*zip(record.outcome.scores, record.outcome.places, strict=False)] if record.outcome else []
    seats = range(len(record.seats))
    found = [Result(None, "", person) for person, seat in sat if seat not in seats]
    for seat, name in enumerate(record.seats):
        people: list[str | None] = [person for person, own in sat if own == seat]
        bot = None if people else BOT.fullmatch(name)
        score, place = outcomes[seat] if seat < len(outcomes) else (None, None)
        found += [Result(seat, name, person, bot and bot[1], score, place) for person in people or [None]]
    return record.rehearsal is not None, found
