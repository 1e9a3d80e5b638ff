"""The actions and events of Upturn."""

from typing import Literal, TypeAlias

from msgspec import Struct

from tavolino.games.upturn.tiles import Tile

Going: TypeAlias = Literal["up", "down"]
Side: TypeAlias = Literal["left", "right"]


class Lay(Struct, frozen=True, gc=False, tag="lay"):
    number: int  # opens a run if it is a twin that others can be laid with


class Add(Struct, frozen=True, gc=False, tag="add"):
    """One more tile in a run: U-N4."""

    number: int  # from the rack


class Close(Struct, frozen=True, gc=False, tag="close"):
    """The twin ends its run: U-N4."""


class StartLine(Struct, frozen=True, gc=False, tag="start line"):
    """An arrow or a Joker, with the choices that go with it: U-A1, U-A2, U-A3, U-A5."""

    tile: Literal["up", "down", "updown", "joker"]  # from the rack
    going: Going  # the way of the new line
    side: Side  # the neighbour who is next


class Skip(Struct, frozen=True, gc=False, tag="skip"):
    tile: Literal["skip1", "skip2"]  # from the rack


class Stop(Struct, frozen=True, gc=False, tag="stop"):
    """No extra tile after a Joker: U-A5."""


class Draw(Struct, frozen=True, gc=False, tag="draw"):
    pass


class Pass(Struct, frozen=True, gc=False, tag="pass"):
    pass


class Give(Struct, frozen=True, gc=False, tag="give"):
    seat: int  # that gets one of the owed tiles


class Keep(Struct, frozen=True, gc=False, tag="keep"):
    """Hand out no more tiles; those still owed stay in the bag."""


class Call(Struct, frozen=True, gc=False, tag="call"):
    """Say "Upturn": U-L2."""


class Catch(Struct, frozen=True, gc=False, tag="catch"):
    seat: int  # the seat that forgot to call


Action: TypeAlias = (
    Lay | Add | Close | StartLine | Skip | Stop | Draw | Pass | Give | Keep | Call | Catch
)


class Laid(Struct, frozen=True, gc=False, tag="laid"):
    seat: int
    tile: Tile  # now the end of the line


class RunOpened(Struct, frozen=True, gc=False, tag="run opened"):
    seat: int
    twin: int  # which stays on the rack until the run is closed


class LineStarted(Struct, frozen=True, gc=False, tag="line started"):
    seat: int
    tile: Tile  # the first of the new line
    going: Going  # the way of the new line
    marker: Side  # the neighbour who is next


class Drawn(Struct, frozen=True, gc=False, tag="drawn"):
    seat: int
    tile: Tile | None  # None: another seat drew it


class Given(Struct, frozen=True, gc=False, tag="given"):
    giver: int  # its seat
    seat: int  # that got the tile
    tile: Tile | None  # None: only the receiver sees it
    seen: bool = False  # the giver has looked at it: U-N7


class NothingDrawn(Struct, frozen=True, gc=False, tag="nothing drawn"):
    """A tile was needed, but none was left: U-B2."""

    seat: int


class Kept(Struct, frozen=True, gc=False, tag="kept"):
    seat: int


class Passed(Struct, frozen=True, gc=False, tag="passed"):
    seat: int


class Called(Struct, frozen=True, gc=False, tag="called"):
    seat: int


class Caught(Struct, frozen=True, gc=False, tag="caught"):
    seat: int
    by: int | None  # None: nobody had to notice, because of the option `strict`


class Refilled(Struct, frozen=True, gc=False, tag="refilled"):
    tiles: int  # how many are in the bag now


class Ended(Struct, frozen=True, gc=False, tag="ended"):
    reason: str  # in a word
    left: tuple[int, ...]  # the tiles on each rack


Event: TypeAlias = (
    Laid
    | RunOpened
    | LineStarted
    | Drawn
    | Given
    | NothingDrawn
    | Kept
    | Passed
    | Called
    | Caught
    | Refilled
    | Ended
)
