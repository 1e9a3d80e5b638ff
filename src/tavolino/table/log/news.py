"""What happens around a match: somebody leaves, a bot plays on, a person is back, an undo is refused.

It stands among the events of the match, and is told in sentences like those.
"""

from typing import TypeAlias, assert_never

from msgspec import Struct

from tavolino.table.log.vote import About
from tavolino.words import Seat, Sentence, sentence


class TakenBack(Struct, frozen=True, tag="taken back"):
    """What a seat did last, or everything since then, has not happened."""

    seat: int
    everything: bool  # all that happened since, and not only this action


class UndoWanted(Struct, frozen=True, tag="undo wanted"):
    seat: int


class UndoDenied(Struct, frozen=True, tag="undo denied"):
    seat: int  # of the person who said no


class DealtWithout(Struct, frozen=True, tag="dealt without"):
    """The cards were dealt without a number of the person in this seat."""

    seat: int


class SeatLeft(Struct, frozen=True, tag="seat left"):
    seat: int
    name: str  # of the person


class BotCame(Struct, frozen=True, tag="bot came"):
    """A bot plays on in a seat that nobody holds."""

    seat: int


class BotStoodIn(Struct, frozen=True, tag="bot stood in"):
    """A bot plays until the person is back."""

    seat: int
    name: str  # of the person


class PersonBack(Struct, frozen=True, tag="person back"):
    seat: int
    moves: int  # how many a bot made for them meanwhile


class SeatTakenOver(Struct, frozen=True, tag="seat taken over"):
    seat: int
    name: str  # of the bot that played there


class JoinWanted(Struct, frozen=True, tag="join wanted"):
    """Somebody would like to take over a seat; those who sit at the table are asked."""

    seat: int
    name: str  # of the person who would


class ReplacementWanted(Struct, frozen=True, tag="replacement wanted"):
    """Somebody would like a bot to play for a person who does not move."""

    seat: int
    name: str  # of the person who does not move
    by: int  # the seat that would


class VoteFailed(Struct, frozen=True, tag="vote failed"):
    """Not everybody agreed."""

    seat: int
    about: About  # what was asked
    name: str  # of the person it was about


class BotVotedIn(Struct, frozen=True, tag="bot voted in"):
    """The others agreed that a bot plays for a person who does not move."""

    seat: int
    name: str  # of that person


class ThinkingLess(Struct, frozen=True, tag="thinking less"):
    """The bots play weaker than their level for now, because there are too many of them."""

    seat: int  # of the first of them


News: TypeAlias = (
    TakenBack
    | UndoWanted
    | UndoDenied
    | DealtWithout
    | SeatLeft
    | BotCame
    | BotStoodIn
    | PersonBack
    | SeatTakenOver
    | JoinWanted
    | ReplacementWanted
    | VoteFailed
    | BotVotedIn
    | ThinkingLess
)


def told(news: News) -> Sentence:
    who = Seat(news.seat)
    match news:
        case TakenBack(everything=everything):
            return sentence("taken-back-all", who=who) if everything else sentence("taken-back", who=who)
        case UndoWanted():
            return sentence("news-undo-wanted", who=who)
        case UndoDenied():
            return sentence("news-undo-denied", who=who)
        case DealtWithout():
            return sentence("news-dealt-without", who=who)
        case SeatLeft(name=name):
            return sentence("news-left", name=name)
        case BotCame():
            return sentence("news-bot-came", who=who)
        case BotStoodIn(name=name):
            return sentence("news-bot-stood-in", who=who, name=name)
        case PersonBack(moves=moves):
            return sentence("news-back", who=who, moves=moves)
        case SeatTakenOver(name=name):
            return sentence("news-taken-over", who=who, name=name)
        case JoinWanted(name=name):
            return sentence("news-join-wanted", who=who, name=name)
        case ReplacementWanted(name=name, by=by):
            return sentence("news-replacement-wanted", who=Seat(by), name=name)
        case VoteFailed(about="join", name=name):
            return sentence("news-join-failed", name=name)
        case VoteFailed(name=name):
            return sentence("news-replacement-failed", name=name)
        case BotVotedIn(name=name):
            return sentence("news-bot-voted-in", who=who, name=name)
        case ThinkingLess():
            return sentence("news-thinking-less")
        case _:
            assert_never(news)
