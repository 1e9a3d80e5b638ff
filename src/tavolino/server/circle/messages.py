"""The messages about the people whom somebody knows."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tavolino.people.circle import Between
from tavolino.store import Inviters, Reason
from tavolino.table.decisions.asks import SeatNumber

Name = Annotated[str, Meta(max_length=40)]
Mark: TypeAlias = Literal["block", "mute"]


class Whom(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody: in a seat of a table or of a finished match, or by the id that a list of yours has."""

    table: Name = ""  # as in its link
    record: Name = ""  # the id of a finished match
    seat: SeatNumber = 0  # there
    person: Name = ""  # their id


class Standing(Struct, frozen=True):
    """What you and somebody else have said about each other, as far as you know it."""

    name: str  # theirs
    between: Between  # "asked": you have, and they haven't answered; "asks": the other way; "mine": both agree
    me: bool  # it is yourself
    met: bool  # you have played together, or sat at one table
    blocked: bool  # by you
    muted: bool  # by you, at every table


class NewMark(Struct, frozen=True, forbid_unknown_fields=True):
    """Keep somebody away, or don't hear them. They aren't told."""

    whom: Whom  # who it is about
    mark: Mark  # what you want
    on: bool  # False: take it back


class ScoreBetween(Struct, frozen=True):
    """How two people have done against each other in one game."""

    game: str  # its name
    you: int  # matches in which you had the better place
    them: int  # in which they had
    level: int  # with the same place
    last: int  # when the last one ended: seconds since 1970


class MyPerson(Struct, frozen=True):
    """Somebody with whom you have agreed to know each other."""

    id: str  # theirs, for other requests
    name: str  # theirs
    here: bool  # now, if they want it to be seen
    scores: tuple[ScoreBetween, ...]  # by game
    program: bool  # it is a program of somebody


class Somebody(Struct, frozen=True):
    id: str  # theirs, for other requests
    name: str  # theirs
    program: bool  # it is a program of somebody


class Invited(Struct, frozen=True):
    """Somebody invites you to a table."""

    id: str  # of who invites
    name: str  # theirs
    table: str  # as in its link
    game: str  # its name
    ends: int  # when it is worthless: seconds since 1970


class CircleWishes(Struct, frozen=True, forbid_unknown_fields=True):
    """How you want to be found."""

    invites: Inviters  # who may invite you: your people, everybody you have played with, or nobody
    invisible: bool  # nobody sees whether you are here


class MyCircle(Struct, frozen=True):
    """The people you know, and those you keep away."""

    people: tuple[MyPerson, ...]  # who has agreed, too; the last you played with first
    asking: tuple[Somebody, ...]  # who would like to know you
    asked: tuple[Somebody, ...]  # whom you would like to know
    blocked: tuple[Somebody, ...]  # who can't sit at your tables, invite you, be paired with you or write to you
    muted: tuple[Somebody, ...]  # whose chat you don't see
    wishes: CircleWishes  # how you want to be found


class NewInvitation(Struct, frozen=True, forbid_unknown_fields=True):
    """Invite somebody to a table where you sit, or that you opened."""

    whom: Whom  # who is invited
    table: Name  # as in its link


class MyNews(Struct, frozen=True):
    """What has come for you."""

    invitations: tuple[Invited, ...]  # the newest first
    asking: int  # how many would like to know you


class ReportPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player tells those who run the place about somebody who isn't at a table now."""

    whom: Whom  # who it is about
    reason: Reason  # what it is about
    words: Annotated[str, Meta(max_length=500)] = ""  # more about it


MESSAGES = (Whom, Standing, NewMark, CircleWishes, MyCircle, NewInvitation, MyNews, ReportPerson)
