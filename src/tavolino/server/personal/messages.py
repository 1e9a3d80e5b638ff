"""The messages of /api/me/live: asks come in, news go out."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tavolino.table.decisions.asks import Ask
from tavolino.table.log.table import Stage
from tavolino.table.runtime.views import Refused

FORM = 1  # of these messages; another number is another language
MOST_GAMES, MOST_TABLES = 50, 100
GameName = Annotated[str, Meta(max_length=40)]
Welcome: TypeAlias = Literal["everybody", "owner"]  # who may invite a program


class Willing(Ask, frozen=True, tag="willing"):
    """A program may be invited, as long as this socket is open. A later one takes its place."""

    games: Annotated[tuple[GameName, ...], Meta(max_length=MOST_GAMES)]  # to which; empty: not any more
    tables: Annotated[int, Meta(ge=1, le=MOST_TABLES)] = 1  # at how many it plays at the same time
    to: Welcome = "everybody"  # who may invite it; owner: only the person it belongs to


class Decline(Ask, frozen=True, tag="decline"):
    """No, thanks. Sitting down at the table is the way to say yes."""

    table: Annotated[str, Meta(max_length=20)]  # that you are invited to


PersonalAsk: TypeAlias = Willing | Decline


class WillingNow(Struct, frozen=True):
    """To what a program may be invited, as the server has understood it."""

    games: tuple[str, ...]  # their names, as in /api/games
    tables: int  # at how many it plays at the same time
    to: Welcome  # who may invite it


class InvitedTo(Struct, frozen=True):
    """Somebody would like you to come to a table."""

    table: str  # as in its link
    game: str  # its name, as in /api/games
    seat: int | None  # that is meant for you; None: any that is free
    seats: int | None  # how many the table has; None: it is not known here
    by: str  # the name of who invites
    ends: int  # when it is worthless: seconds since 1970


class AtTable(Struct, frozen=True):
    """A table where you sit."""

    table: str  # as in its link
    game: str  # its name, as in /api/games
    seat: int  # your own
    stage: Stage  # before, during or after a match
    your_turn: bool  # the match waits for you


class PersonalNews(Struct, frozen=True, tag="news"):
    """The only message to clients: always everything, so whoever comes back has missed nothing."""

    version: int  # of these messages: 1
    willing: WillingNow | None  # None: you cannot be invited by people you have never met
    invited: tuple[InvitedTo, ...]  # the newest first
    tables: tuple[AtTable, ...]  # those that are over stay while you sit there
    done: tuple[str, ...] = ()  # the keys of asks that were carried out
    refused: tuple[Refused, ...] = ()  # asks that were not carried out, and why


MESSAGES = (PersonalNews,)
