"""The honest deal, checked: every shuffle of a record computed again from the secret and the contributions."""

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import Struct, field

from tavolino.chance import Chance
from tavolino.match.match import Match
from tavolino.match.record import Record, Rehearsal
from tavolino.match.replay import replay_whole

T = TypeVar("T")


class Draw(Struct, frozen=True):
    """One use of chance: a lot or a shuffle."""

    label: str  # what it was for
    result: tuple[Any, ...]  # the lot, or all items in their new order


class NotedChance(Chance, frozen=True):
    """A chance that notes what it was asked."""

    draws: list[Draw] = field(default_factory=list)

    def below(self, bound: int, label: str) -> int:
        number = super().below(bound, label)
        self.draws.append(Draw(label, (number,)))
        return number

    def shuffled(self, items: Sequence[T], label: str) -> list[T]:
        mixed = super().shuffled(items, label)
        self.draws.append(Draw(label, tuple(mixed)))
        return mixed


class NotedMatch(Match):
    def chance(self) -> Chance:
        self.noted = NotedChance(super().chance().seed)
        return self.noted


class Proof(Struct, frozen=True):
    """What a record proves about its deal."""

    commitment: str  # the hash of the secret, as published before the deal
    seed: str  # what all chance follows from: of the secret and the contributions
    draws: tuple[Draw, ...]  # in their order
    actions: int  # how many were played again
    rehearsal: Rehearsal | None  # then the secret was known before the match, and the deal was nobody's chance


def verify(record: Record) -> Proof:
    """Raises BadMessage with the first thing that does not fit."""
    match = replay_whole(record, NotedMatch)
    return Proof(
        record.commitment, match.noted.seed.hex(), tuple(match.noted.draws), len(match.actions), record.rehearsal
    )
