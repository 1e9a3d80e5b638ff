"""Compiles what the coach needs for some games, in a process of its own: `python -m tavolino.coach.warm GAME …`.

A server that compiled by itself would hold everybody up meanwhile.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from msgspec import structs

from tavolino.bots.compiled import mark_of
from tavolino.bots.levels import has_kernel
from tavolino.chance import SIZE
from tavolino.coach.effort import EFFORTS
from tavolino.coach.judge import Judging
from tavolino.fast.compiler import COMPILED, OURS
from tavolino.game import AnyGame
from tavolino.games import GAMES
from tavolino.match import Match, record_of

LITTLE = structs.replace(EFFORTS["quick"], values=2, worlds=2, confirming=2, playouts=2, in_advance=2)


def needs_compiling(game: AnyGame) -> bool:
    """Whether the first match of this game would wait for the compiler."""
    mark = coached_mark(game)
    return COMPILED and has_kernel(game) and mark is not None and not mark.exists()


def coached_mark(game: AnyGame) -> Path | None:
    return mark_of(game, "coached", OURS / "coach")


def warm(game: AnyGame) -> None:
    """Judge a whole match with next to no effort; of two, where there is an endgame to solve, too."""
    rng, seats = Random(0), 2 if 2 in game.seat_counts else game.seat_counts[-1]
    match = Match(game, game.table_options, tuple(map(str, range(seats))), bytes(SIZE), [bytes(SIZE)] * seats)
    while match.outcome is None:
        seat = next(iter(match.legal()))
        match.act(seat, game.sensible(match.view(seat), rng))
    for _ in Judging(record_of(match), LITTLE):
        pass


def main(names: Sequence[str]) -> int:
    if hasattr(os, "nice"):
        os.nice(19)
    for game in (GAMES[name] for name in names):
        if needs_compiling(game):
            warm(game)
            mark = coached_mark(game)
            assert mark is not None
            mark.touch()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
