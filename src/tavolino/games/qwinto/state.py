"""The state of Qwinto."""

from dataclasses import dataclass, field

from msgspec import Struct

from tavolino.chance import Chance
from tavolino.games.qwinto.actions import Decision
from tavolino.games.qwinto.cards import Card, Colour, Place
from tavolino.games.qwinto.sheet import Sheet


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pass


@dataclass(slots=True)
class State:
    chance: Chance
    active: int
    hands: list[list[Card]]
    grid: dict[Place, list[Card]]  # a stack in each place; its visible card comes last
    pile: list[Card]  # the next card to be drawn comes first
    sheets: list[Sheet]
    number: int | None = None  # the number to decide on; None while the active player plays
    colours: tuple[Colour, ...] = ()
    last: Place | None = None  # where the card that made the number was put
    decided: dict[int, Decision] = field(default_factory=dict)  # by seat
    reshuffles: int = 0
    reason: str | None = None  # why the match ended

    @property
    def over(self) -> bool:
        return self.reason is not None

    @property
    def solo(self) -> bool:
        return len(self.hands) == 1
