"""The cards and the state of Twisted."""

from dataclasses import dataclass, field
from typing import Annotated

from msgspec import Meta, Struct

from tavolino.chance import Chance

DECK = tuple(card for card in range(12, 99) if card % 10)  # T-C1
TOADS = frozenset(card for card in DECK if card % 11 == 0)  # T-C2
TWIN = {card: card % 10 * 10 + card // 10 for card in DECK if card not in TOADS}  # T-C2


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=20)] = 2  # how many a match has: T-P2
    expert: bool = False  # with the extra cards: T-V1

    @property
    def deck(self) -> tuple[int, ...]:
        """All cards of the match; a tiny one has fewer."""
        return DECK


@dataclass(slots=True)
class Player:
    """One player's side of the table."""

    hand: list[int] = field(default_factory=list)
    won: list[int] = field(default_factory=list)  # face up
    lost: list[int] = field(default_factory=list)  # face down, the oldest first
    unseen: list[int] = field(default_factory=list)  # the cards in `lost` that nobody has seen: T-V2
    total: int = 0  # points of finished rounds


@dataclass(slots=True)
class State:
    options: Options
    chance: Chance
    players: list[Player]
    dealer: int
    round: int = 0
    turn: int = 0
    row: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)  # the next card to be drawn comes first
    over: bool = False


def round_number(state: State) -> int:
    return state.round
