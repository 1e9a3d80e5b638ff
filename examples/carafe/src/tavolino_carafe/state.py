"""The cards and the state of Carafe."""

from dataclasses import dataclass, field
from typing import Annotated

from msgspec import Meta, Struct

from tavolino.chance import Chance

DECK = tuple(sorted([*range(1, 11)] * 4))  # C-C1


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    brim: Annotated[int, Meta(ge=10, le=40)] = 21  # C-V1


@dataclass(slots=True)
class Player:
    """One player's side of the table."""

    hand: list[int] = field(default_factory=list)
    won: list[int] = field(default_factory=list)
    spilled: list[int] = field(default_factory=list)


@dataclass(slots=True)
class State:
    options: Options
    chance: Chance
    players: list[Player]
    turn: int
    pile: list[int]  # the next card to be drawn comes first
    carafe: list[int] = field(default_factory=list)

    @property
    def over(self) -> bool:
        return not any(player.hand for player in self.players)  # C-E1
