"""Upturn with a handful of tiles: small enough to be solved, played by the rules as they are.

The setting up differs (U-S1, U-S2): two seats, a few tiles each, always the same start tile, and seat 0 begins. And an
empty bag stays empty (U-B1), because a match could go on for ever; all that follows from it is as in the full game
(U-B2). Racks are dealt in order, because their order means nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations
from typing import TypeAlias

from tavolino.chance import SIZE, Chance
from tavolino.games.upturn.state import Options, State
from tavolino.games.upturn.tiles import Tile

SEATS = 2

Tiles: TypeAlias = tuple[Tile, ...]
Deal: TypeAlias = tuple[Tiles, Tiles, Tiles]  # the two racks and the bag


class FewTiles(Options, frozen=True):
    START = 23

    @property
    def refilling(self) -> bool:
        return False


class TinyOptions(FewTiles, frozen=True):
    """Two regular numbers, a penalty tile, a twin and an arrow that goes both ways."""

    @property
    def tiles(self) -> list[Tile]:
        return [self.START, 17, 22, 24, 36, "updown"]


class SmallOptions(FewTiles, frozen=True):
    """The same and a skip, so the bag has two tiles."""

    @property
    def tiles(self) -> list[Tile]:
        return [self.START, 17, 22, 24, 36, "updown", "skip1"]


OPTIONS: dict[str, FewTiles] = {"tiny": TinyOptions(call="auto"), "small": SmallOptions(call="auto")}
RACK = 2


def deals(tiles: list[Tile]) -> Iterator[Deal]:
    """All ways to deal, each as likely as the other."""
    for first in combinations(tiles, RACK):
        rest = [tile for tile in tiles if tile not in first]
        for second in combinations(rest, RACK):
            for bag in permutations([tile for tile in rest if tile not in second]):
                yield first, second, bag


DEALS: Mapping[str, Sequence[Deal]] = {size: tuple(deals(options.tiles[1:])) for size, options in OPTIONS.items()}


def deal(size: str, number: int) -> State:
    *racks, bag = DEALS[size][number]
    options = OPTIONS[size]
    return State(
        options=options,
        chance=Chance(bytes(SIZE)),  # nothing random is left
        turn=0,
        racks=[list(rack) for rack in racks],
        bag=list(bag),
        lines=[[options.START]],
        last=options.START,
    )
