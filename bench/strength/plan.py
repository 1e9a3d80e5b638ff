"""Which matches `bench strength` plays, and how long OpenSpiel's bot may think in them."""

from argparse import Namespace
from collections.abc import Iterable, Sequence
from math import ceil
from random import Random

import msgspec

from bench.strength.duel import OPENSPIEL, SEES, Duel, FromView, OpenSpielPlayer, Table, timed
from tavolino.arena.deals import Fixture, seatings
from tavolino.chance import SIZE
from tavolino.games import BUILT_IN

TIMES_OURS = 10  # OpenSpiel's bot gets this many times our time
SAMPLE = 16  # simulations to measure its speed,
EVERY = 6  # once every so many actions,
MEASURED = 3  # in this many matches


class Kind(msgspec.Struct, frozen=True):
    """What a score is about."""

    game: str
    seats: int
    opponent: str


def duels(kind: Kind, given: Namespace, simulations: int) -> list[list[Duel]]:
    """The matches for a score, and those for its ceiling."""
    slow = kind.opponent == OPENSPIEL
    deals = ceil(given.deals / 4) if slow else given.deals
    return [
        [
            Duel(kind.game, given.level, Fixture(deal, seating), simulations)
            for deal in range(count)
            for seating in seatings([first, kind.opponent], kind.seats, deal)
            if seating.count(kind.opponent if slow else first) == 1
        ]
        for first, count in ((given.level, deals), (SEES, ceil(deals / 2)))
    ]


def alone(game: str, given: Namespace) -> list[list[Duel]]:
    counts = {"random": given.solo, "heuristic": given.solo, given.level: given.solo, SEES: ceil(given.solo / 5)}
    return [
        [Duel(game, given.level, Fixture(deal, (name,))) for deal in range(count)] for name, count in counts.items()
    ]


def interleaved(figures: Iterable[Sequence[Duel]]) -> list[Duel]:
    """Spreads every figure evenly over the run."""
    placed = [(place / len(figure), duel) for figure in figures for place, duel in enumerate(figure)]
    return [duel for _, duel in sorted(placed, key=lambda both: both[0])]


def simulations_for(name: str, seats: int, level: str) -> int:
    """How many simulations OpenSpiel's bot can do in its time."""
    game, rng = BUILT_IN[name], Random(0)
    ours, theirs = FromView(level, game, rng), OpenSpielPlayer(game, seats, rng, SAMPLE)
    guide = FromView("heuristic", game, rng)
    our_time = their_time = 0.0
    for deal in range(1 + MEASURED):
        table = Table(game, seats, bytes([deal] * SIZE), openspiel=True)
        while not table.over:
            if table.choice and table.turns.actions % EVERY == 0:
                our_time += timed(ours, table)[1]
                their_time += timed(theirs, table)[1]
            table.act(guide.choose(table))
        if deal == 0:  # the first deal included compiling
            our_time = their_time = 0.0
    return max(2, round(TIMES_OURS * our_time / their_time * SAMPLE))  # with only one, it looks at nothing but the root
