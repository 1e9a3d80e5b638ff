"""What goes over HTTP besides asks and updates."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from tavolino.lesson import Scene
from tavolino.match import Record
from tavolino.people.figures import Figures
from tavolino.table import Settings
from tavolino.words import PlainText, Sentence, Value

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=500)]


class Fault(Struct, frozen=True, omit_defaults=True):
    """What went wrong, in one line."""

    reason: str  # in English
    message: str | None = None  # the key of the reason, for whoever would say it in another language
    values: dict[str, Value] = {}  # what is put into it


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Me(Struct, frozen=True):
    name: str | None  # None: not known yet


class Given(Struct, frozen=True):
    """A token: of a program that plays, or of a seat link."""

    token: str


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    settings: Settings
    bots: tuple[Annotated[str, Meta(max_length=40)] | None, ...] = ()  # a level for each seat that a bot takes


class UseSeatLink(Struct, frozen=True, forbid_unknown_fields=True):
    token: Token


class GameFacts(Struct, frozen=True):
    name: str
    title: str
    about: str  # a line in English; empty where the page has its own
    seat_counts: tuple[int, ...]
    options: dict[str, Any]  # with their usual values
    option_schema: dict[str, Any]
    levels: tuple[str, ...]  # of the bots that can play it here
    lesson: bool  # there is one


class Rules(Struct, frozen=True):
    """A rules page."""

    text: str  # in Markdown
    language: str


class Rehearse(Struct, frozen=True, forbid_unknown_fields=True):
    """Play the deal of a record again."""

    seat: Annotated[int, Meta(ge=0, le=9)]  # for oneself; bots sit in the others
    step: Annotated[int, Meta(ge=0)] | None = None  # go on after so many actions; None: from the deal
    level: Annotated[str, Meta(max_length=40)] = "casual"  # of the bots


class RecordLine(Struct, frozen=True):
    """One line of the list of finished matches."""

    id: str
    ended: int  # seconds since 1970
    game: str
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    seat: int | None  # one's own; None where it is not known
    rehearsal: bool  # a deal played again, which counts for nothing


class Mine(Struct, frozen=True):
    """What is kept of somebody's matches."""

    name: str
    figures: tuple[Figures, ...]
    matches: tuple[RecordLine, ...]  # the newest first


class Everything(Struct, frozen=True):
    """All that the server knows of a guest."""

    name: str
    figures: tuple[Figures, ...]
    matches: tuple[RecordLine, ...]
    records: dict[str, Record]


class Step(Struct, frozen=True):
    """One moment of a replay, as one seat saw it."""

    action: str | None  # that led here
    events: tuple[Any, ...]
    told: tuple[Sentence | PlainText, ...]  # the events in words
    view: Any
    awaited: tuple[int, ...]  # the seats that the match waits for
    hands: tuple[Any, ...] = ()  # the view of every seat, where all cards are asked for


class Lesson(Struct, frozen=True):
    """How to play a game, in scenes."""

    title: str
    scenes: tuple[Scene, ...]


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """An action that somebody tries in a lesson; any, so that they hear why not."""

    action: Any
