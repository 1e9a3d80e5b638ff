"""The bots' ratings, measured in the arena. They anchor the scale: no match with people ever changes them.

A game keeps them in `anchors.json` in its folder, made by `tavolino ratings GAME --measure`. In a game without them,
bots take no part in rated matches.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from tavolino.game import AnyGame, package_of
from tavolino.rating.scale import MIDDLE, Rating

FILE = "anchors.json"
IN_THE_MIDDLE = "club"


class Anchor(Struct, frozen=True):
    """A bot and how strong it is."""

    bot: str
    rating: Rating


class Anchors(Struct, frozen=True):
    program: str = ""  # the version that measured them
    rules_version: int = 0
    matches: int = 0
    bots: tuple[Anchor, ...] = ()  # the weakest first

    def of(self, bot: str | None) -> Rating | None:
        return next((one.rating for one in self.bots if one.bot == bot), None)


def anchors_of(game: AnyGame) -> Anchors:
    return kept_in(package_of(game))


@cache
def kept_in(package: str) -> Anchors:
    file = files(package) / FILE
    return msgspec.json.decode(file.read_bytes(), type=Anchors) if file.is_file() else Anchors()


def anchored(measured: Mapping[str, Rating]) -> tuple[Anchor, ...]:
    """Ratings of the arena, moved so that one bot is in the middle of the scale."""
    shift = MIDDLE - measured[IN_THE_MIDDLE].value
    moved = [Anchor(bot, Rating(rating.value + shift, rating.deviation)) for bot, rating in measured.items()]
    return tuple(sorted(moved, key=lambda one: one.rating.value))
