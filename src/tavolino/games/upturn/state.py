"""The state of Upturn."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from msgspec import Struct

from tavolino.chance import Chance
from tavolino.games.upturn.actions import Going, Side
from tavolino.games.upturn.tiles import NUMBERS, PENALTIES, Tile, all_tiles, fault_of_set

Phase: TypeAlias = Literal["play", "run", "give", "extra"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    call: Literal["caught", "strict", "auto", "late"] = "caught"  # how strict saying "Upturn" is: U-L3
    numbers: tuple[int, ...] = NUMBERS  # in the set: U-C5
    penalties: tuple[int, ...] = PENALTIES  # those of them that are penalty tiles: U-C5
    handing: Literal["unseen", "seen"] = "unseen"  # whether tiles are handed on with a look at them: U-N7

    def __post_init__(self) -> None:
        if fault := fault_of_set(self.numbers, self.penalties):
            raise ValueError(fault)

    @property
    def tiles(self) -> list[Tile]:
        """All tiles of the match; a tiny one has fewer."""
        return all_tiles(self.numbers)

    @property
    def refilling(self) -> bool:
        """Whether laid tiles go back into an empty bag: U-B1. In a tiny match they don't, so that it ends."""
        return True


class Run(Struct, frozen=True):
    """A run that is being laid. Its twin stays on the rack until the run is closed."""

    twin: int  # which closes it
    added: int = 0  # how many tiles so far


@dataclass(slots=True)
class State:
    options: Options
    chance: Chance
    turn: int
    racks: list[list[Tile]]
    bag: list[Tile]  # the next tile to be drawn comes first
    lines: list[list[Tile]]  # the current line comes last
    last: int  # the last number, wherever its tile is now
    going: Going | None = None  # None before the first tile
    marker: Side = "left"
    phase: Phase = "play"
    run: Run | None = None
    owed: int = 0  # tiles still to be handed out
    uncalled: int | None = None  # the seat that still has to say "Upturn"
    forgot: int | None = None  # the seat that did not say it in time and can be caught, with the option `late`
    called: set[int] = field(default_factory=set)  # seats that said it and still have one tile
    drawn: bool = False  # whether the seat has drawn this turn
    fruitless: bool = False  # whether there was no tile left to draw this turn
    laid: bool = False  # whether a tile was laid this turn
    dry: int = 0  # passes in a row, each after a fruitless draw
    refills: int = 0
    reason: str | None = None  # why the match ended

    @property
    def over(self) -> bool:
        return self.reason is not None
