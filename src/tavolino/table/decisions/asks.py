"""What somebody at a table can ask for, over its socket or over HTTP."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tavolino.game import GameAction
from tavolino.match.record import Hex
from tavolino.table.log.settings import Settings

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Sign: TypeAlias = Literal["👍", "👏", "😂", "😮", "😢", "🎉"]


class Ask(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    key: Annotated[str, Meta(max_length=40)] = ""  # a new one for each ask; a repeat keeps it


class Act(Ask, frozen=True, tag="act"):
    """One of the view's legal actions, unchanged, and the number of the decision it answers."""

    decision: int  # the update's `decision`
    action: GameAction  # one of the view's `legal`


class Sit(Ask, frozen=True, tag="sit"):
    seat: SeatNumber


class Stand(Ask, frozen=True, tag="stand"):
    pass


class SeatBot(Ask, frozen=True, tag="seat bot"):
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)]  # of the bot


class RemoveBot(Ask, frozen=True, tag="remove bot"):
    seat: SeatNumber


class Remove(Ask, frozen=True, tag="remove"):
    """A person from a seat, before a match."""

    seat: SeatNumber


class Swap(Ask, frozen=True, tag="swap"):
    """One's own seat with another one, before a match."""

    seat: SeatNumber


class Contribute(Ask, frozen=True, tag="contribute"):
    """What a seat adds to the randomness of the next match, after it has seen the commitment."""

    contribution: Hex  # 64 hexadecimal digits


class Start(Ask, frozen=True, tag="start"):
    pass


class Again(Ask, frozen=True, tag="again"):
    """Ready for the next match."""


class NotNow(Ask, frozen=True, tag="not now"):
    """Not ready for it, or not yet."""


class Change(Ask, frozen=True, tag="change"):
    """Back to the lobby before the next match, perhaps with another game or other options."""

    settings: Settings  # for the next match


class Undo(Ask, frozen=True, tag="undo"):
    pass


class Agree(Ask, frozen=True, tag="agree"):
    """To somebody else's undo request, or not."""

    yes: bool  # agree


class Replace(Ask, frozen=True, tag="replace"):
    """Let a bot play for somebody for whom the match has been waiting for two minutes; the others are asked."""

    seat: SeatNumber


class Cast(Ask, frozen=True, tag="vote"):
    """Yes or no to what the table is being asked."""

    yes: bool  # agree


class Say(Ask, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=200)]  # for everybody at the table


class React(Ask, frozen=True, tag="react"):
    sign: Sign  # a small picture that everybody sees for a moment


class Mute(Ask, frozen=True, tag="mute"):
    """Mute or unmute the person who sits there now."""

    seat: SeatNumber
    mute: bool  # False: unmute


AnyAsk: TypeAlias = (
    Act
    | Sit
    | Stand
    | SeatBot
    | RemoveBot
    | Remove
    | Swap
    | Contribute
    | Start
    | Again
    | NotNow
    | Change
    | Undo
    | Agree
    | Replace
    | Cast
    | Say
    | React
    | Mute
)
