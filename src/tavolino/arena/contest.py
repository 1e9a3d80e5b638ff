"""A contest: everything that decides how its matches go, except the number of deals."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from tavolino import __version__
from tavolino.arena.deals import Fixture, fixtures
from tavolino.arena.ladder import ladder_fixtures
from tavolino.bots import bot_named
from tavolino.game import AnyGame, BadMessage
from tavolino.match.match import check_seats


class Contest(Struct, frozen=True, forbid_unknown_fields=True):
    """Two equal contests have equal matches, deal by deal."""

    program: str  # the program's version, because bots change
    game: str
    rules_version: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seats: int
    ladder: bool
    seed: str  # 64 hexadecimal digits
    longest: int | None  # a match is broken off after this many actions
    adjusting: int = 0  # worlds for each action, to measure luck in where no net does; 0: it is not measured

    def fixtures(self, deals: int) -> list[Fixture]:
        plan = ladder_fixtures if self.ladder else fixtures
        return list(plan(self.bots, self.seats, deals))

    @property
    def rated(self) -> bool:
        """Whether the bots get ratings; two are compared by Elo."""
        return self.ladder or len(self.bots) > 2

    @property
    def fair_share(self) -> float:
        """What each bot would win if all were equally strong."""
        return 1 / 2 if self.ladder else 1 / len(self.bots)


def contest_of(
    game: AnyGame,
    options: Any,
    bots: Sequence[str],
    seed: bytes,
    *,
    seats: int | None = None,
    ladder: bool = False,
    longest: int | None = None,
    adjusting: int = 0,
) -> Contest:
    """A valid contest; raises BadMessage for an invalid one."""
    check_bots(game, bots)
    seats = seats or (game.seat_counts[0] if ladder else len(bots))
    check_seats(game, seats)
    if len(bots) > seats and not ladder:
        raise BadMessage(f"{len(bots)} bots do not fit into {seats} seats; a ladder lets every two of them play.")
    return Contest(
        program=__version__,
        game=game.name,
        rules_version=game.rules_version,
        options=msgspec.json.decode(msgspec.json.encode(options)),
        bots=tuple(bots),
        seats=seats,
        ladder=ladder,
        seed=seed.hex(),
        longest=longest,
        adjusting=adjusting,
    )


def check_bots(game: AnyGame, bots: Sequence[str]) -> None:
    for bot in bots:
        bot_named(bot, game, Random(0))
        if bots.count(bot) > 1:
            raise BadMessage(f"{bot} is named twice; a bot has nothing to prove against itself.")
    if len(bots) < 2:
        raise BadMessage("An arena needs two bots or more.")
