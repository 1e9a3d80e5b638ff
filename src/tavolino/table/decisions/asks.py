"""What somebody at a table can ask for: by its socket, or by HTTP."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from tavolino.match.record import Hex

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Sign: TypeAlias = Literal["👍", "👏", "😂", "😮", "😢", "🎉"]


class Ask(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    key: Annotated[str, Meta(max_length=40)] = ""  # a new one for each ask; what is sent again keeps it


class Act(Ask, frozen=True, tag="act"):
    """One of the view's legal actions, just as it stands there, and the number of the decision it answers."""

    decision: int
    action: Any


class Sit(Ask, frozen=True, tag="sit"):
    seat: SeatNumber


class Stand(Ask, frozen=True, tag="stand"):
    pass


class SeatBot(Ask, frozen=True, tag="seat bot"):
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)]


class RemoveBot(Ask, frozen=True, tag="remove bot"):
    seat: SeatNumber


class Contribute(Ask, frozen=True, tag="contribute"):
    """What a seat adds to the chance of the next match, after it has seen the commitment."""

    contribution: Hex


class Start(Ask, frozen=True, tag="start"):
    pass


class Again(Ask, frozen=True, tag="again"):
    pass


class Undo(Ask, frozen=True, tag="undo"):
    pass


class Agree(Ask, frozen=True, tag="agree"):
    """To somebody else's request to undo, or not."""

    yes: bool


class Say(Ask, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class React(Ask, frozen=True, tag="react"):
    sign: Sign


class Mute(Ask, frozen=True, tag="mute"):
    """Hear nothing more, or hear again, from the person who sits there now."""

    seat: SeatNumber
    mute: bool


AnyAsk: TypeAlias = (
    Act | Sit | Stand | SeatBot | RemoveBot | Contribute | Start | Again | Undo | Agree | Say | React | Mute
)
