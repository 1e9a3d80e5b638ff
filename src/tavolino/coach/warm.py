"""Compiles the coach of every game ahead of time: `python -m tavolino.coach.warm [GAME …]`.

The first judgement of a game takes ten seconds or more otherwise. It gives way to everything else. Without a name it is
every game, several at once.
"""

import os
import sys
from collections.abc import Sequence
from random import Random

from tavolino.bots.levels import has_kernel
from tavolino.bots.search.warm import compile_all
from tavolino.chance import SIZE
from tavolino.coach.effort import Effort
from tavolino.coach.judging import judge
from tavolino.coach.line import best_line
from tavolino.coach.prepared import note_prepared
from tavolino.fast.compiler import COMPILED
from tavolino.games import GAMES, game_named
from tavolino.match.match import Match
from tavolino.match.replay import record_of

LEAST = Effort("least", values=1, worlds=2, confirming=2, playouts=10, in_advance=1)


def main(names: Sequence[str]) -> int:
    if not COMPILED:
        print("There is no compiler here, so there is nothing to compile.", file=sys.stderr)
        return 0
    if hasattr(os, "nice"):
        os.nice(19)
    compile_all(warm, [name for name in names or GAMES if has_kernel(game_named(name))])
    return 0


def warm(name: str) -> None:
    """Judge the whole of one match, with as little effort as there can be."""
    game = game_named(name)
    rng = Random(0)
    seats = game.seat_counts[0]
    match = Match(game, game.simulation_options, ["bot"] * seats, bytes(SIZE), [bytes(SIZE)] * seats)
    while match.outcome is None:
        seat = next(iter(match.legal()))
        match.act(seat, game.sensible(match.view(seat), rng))
    record = record_of(match)
    decisions = judge(record, LEAST).decisions
    best_line(record, next(one for one in decisions if len(one.choices) > 1))
    note_prepared(game)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
