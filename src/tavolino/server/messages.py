"""The HTTP messages other than asks and updates."""

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
    message: str | None = None  # the key of the reason in the catalogues, to say it in another language
    values: dict[str, Value] = {}  # the values of its variables


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Me(Struct, frozen=True):
    name: str | None  # None: the server does not know you yet


class Given(Struct, frozen=True):
    """A token: for a program that plays, or for a seat link."""

    token: str


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    settings: Settings
    bots: tuple[Annotated[str, Meta(max_length=40)] | None, ...] = ()  # the level of the bot in each seat; None: no bot


class UseSeatLink(Struct, frozen=True, forbid_unknown_fields=True):
    token: Token


class GameFacts(Struct, frozen=True):
    name: str
    title: str
    about: str  # one line in English; empty if the page has its own text
    seat_counts: tuple[int, ...]
    options: dict[str, Any]  # with their default values
    option_schema: dict[str, Any]
    levels: tuple[str, ...]  # of the bots that can play it on this server
    lesson: bool  # whether there is one


class Rules(Struct, frozen=True):
    """A rules page."""

    text: str  # in Markdown
    language: str


class Rehearse(Struct, frozen=True, forbid_unknown_fields=True):
    """Play the deal of a record again."""

    seat: Annotated[int, Meta(ge=0, le=9)]  # your own; bots take the others
    step: Annotated[int, Meta(ge=0)] | None = None  # continue after this many actions; None: start from the deal
    level: Annotated[str, Meta(max_length=40)] = "casual"  # of the bots


class RecordLine(Struct, frozen=True):
    """One line of the list of finished matches."""

    id: str
    ended: int  # seconds since 1970
    game: str
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    seat: int | None  # your own; None if it is not known
    rehearsal: bool  # a deal played again, which does not count


class Mine(Struct, frozen=True):
    """What the server stores about a person's matches."""

    name: str
    figures: tuple[Figures, ...]
    matches: tuple[RecordLine, ...]  # the newest first


class Everything(Struct, frozen=True):
    """Everything the server knows about a guest."""

    name: str
    figures: tuple[Figures, ...]
    matches: tuple[RecordLine, ...]
    records: dict[str, Record]


class Step(Struct, frozen=True):
    """One step of a replay, as one seat saw it."""

    action: str | None  # the action that led here
    events: tuple[Any, ...]
    told: tuple[Sentence | PlainText, ...]  # the events in words
    view: Any
    awaited: tuple[int, ...]  # the seats that the match waits for
    hands: tuple[Any, ...] = ()  # the view of every seat, if all cards were asked for


class Lesson(Struct, frozen=True):
    """How to play a game, in scenes."""

    title: str
    scenes: tuple[Scene, ...]


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """An action to try in a lesson. Any action will do: the answer says what is wrong with it."""

    action: Any
