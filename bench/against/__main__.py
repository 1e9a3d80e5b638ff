"""Is this version stronger than that one? `./tavolino bench against FOLDER [--games A,B] [--seats 2,4] [--seconds N]`.

FOLDER is a checkout with another version of the program. Its bots and ours think in processes of their own, with their
own sources, and play the same deals: each side has every second seat, then the others; alone each plays the deal by
itself. A score is the share of pairs of seats, one of each, in which ours finished ahead, a tie counting half, or alone
how many points more ours made. Every deal is one observation, and the interval is one of 95 %.

By default each side thinks as long as its level does. `--milliseconds` gives both the same time on one core instead,
`--simulations` the same number of simulations; two values with a comma are ours and theirs. `--new` takes ours from
another checkout, too. Series of deals have names, and two names share no deal: choose with one, confirm with another.

All kinds of matches take turns, so that a noisy minute touches them alike. Deals that are not finished after
`--seconds` do not count. With `--json` the results also go to a file.
"""

import sys
import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections import defaultdict
from collections.abc import Iterator
from itertools import count
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NoReturn

import msgspec

from bench.against.matches import NEW, OLD, Allowed, Duel, Fought, fight, seatings
from tavolino.arena.deals import Fixture
from tavolino.arena.statistics import Estimate, share_ahead, student
from tavolino.bots.cores import usable_cores
from tavolino.bots.levels import LEVELS
from tavolino.cli.arguments import positive
from tavolino.games import BUILT_IN

HERE = Path(__file__).parents[2]
SEARCHING = [level.name for level in LEVELS if level.simulations]


class Parser(ArgumentParser):
    """Says what is wrong in one line. The one of `tavolino.cli` would need more packages than a second machine has."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


class Result(msgspec.Struct, frozen=True):
    game: str
    seats: int
    deals: int
    score: Estimate  # alone: points more
    milliseconds: dict[str, float]  # a decision, by side
    simulations: dict[str, float]


def main() -> int:
    given = command_line().parse_args()
    sides = sides_of(given)
    kinds = [(game, seats) for game in given.games for seats in given.seats if seats in BUILT_IN[game].seat_counts]
    if not kinds:
        print("tavolino bench against: none of these games has that number of seats", file=sys.stderr)
        return 2
    fought = play(duels(kinds, sides, given), given)
    results = [result for kind in kinds if (result := result_of(*kind, fought))]
    for result in results:
        print(in_words(result), flush=True)
    if given.json:
        given.json.write_bytes(msgspec.json.format(msgspec.json.encode({"sides": sides, "results": results})))
    return 0


def command_line() -> Parser:
    parser = Parser(prog="tavolino bench against", description=__doc__)
    parser.add_argument("old", type=folder, metavar="FOLDER", help="a checkout of the version to beat")
    parser.add_argument("--new", type=folder, default=HERE / "src", metavar="FOLDER", help="ours, if not this checkout")
    parser.add_argument("--games", type=games, default=[*BUILT_IN], help="which games")
    parser.add_argument("--seats", type=numbers, default=(1, 2, 4), help="how many (1,2,4)")
    parser.add_argument("--level", choices=SEARCHING, default=SEARCHING[-1], help=f"({SEARCHING[-1]})")
    parser.add_argument("--simulations", type=numbers, default=(None,), help="a decision, ours and theirs")
    parser.add_argument("--milliseconds", type=numbers, default=(None,), help="a decision, on one core")
    parser.add_argument("--series", default="choose", help="the name of the deals (choose)")
    parser.add_argument("--deals", type=positive, help="at most so many of each kind")
    parser.add_argument("--first", type=int, default=0, help="the first deal of the series (0)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long in all (60)")
    parser.add_argument("--processes", type=positive, default=usable_cores(), help="matches at a time")
    parser.add_argument("--json", type=Path, metavar="FILE")
    return parser


def folder(text: str) -> Path:
    """Where the sources are in a checkout."""
    path = Path(text).resolve()
    sources = path / "src" if (path / "src").is_dir() else path
    if not (sources / "tavolino" / "bots" / "levels.py").is_file():
        raise ArgumentTypeError(f"{text!r} has no sources of Tavolino in it")
    return sources


def games(text: str) -> list[str]:
    for name in text.split(","):
        if name not in BUILT_IN:
            raise ArgumentTypeError(f"{name!r} is not one of {', '.join(BUILT_IN)}")
    return text.split(",")


def numbers(text: str) -> tuple[int, ...]:
    return tuple(positive(word) for word in text.split(","))


def sides_of(given: Namespace) -> dict[str, Allowed]:
    return {
        side: Allowed(
            sources=str(sources),
            level=given.level,
            simulations=given.simulations[place % len(given.simulations)],
            seconds=milliseconds / 1000
            if (milliseconds := given.milliseconds[place % len(given.milliseconds)])
            else None,
        )
        for place, (side, sources) in enumerate({NEW: given.new, OLD: given.old}.items())
    }


def duels(kinds: list[tuple[str, int]], sides: dict[str, Allowed], given: Namespace) -> Iterator[Duel]:
    """Deal after deal, of all kinds in turn."""
    for deal in count(given.first):
        if given.deals is not None and deal >= given.first + given.deals:
            return
        for game, seats in kinds:
            for seating in seatings(seats):
                yield Duel(game, given.series, Fixture(deal, seating), sides)


def play(waiting: Iterator[Duel], given: Namespace) -> list[Fought]:
    """What is finished in time, whole deals only."""
    end = time.monotonic() + given.seconds
    fought = []
    with get_context("spawn").Pool(given.processes) as pool:
        running: list[Any] = []
        while True:
            while len(running) < given.processes and (duel := next(waiting, None)):
                running.append(pool.apply_async(fight, (duel,)))
            if not running or time.monotonic() > end:
                break
            running[0].wait(0.05)
            fought += [job.get() for job in running if job.ready()]
            running = [job for job in running if not job.ready()]
    return fought


def result_of(game: str, seats: int, fought: list[Fought]) -> Result | None:
    deals: dict[int, list[Fought]] = defaultdict(list)
    for one in fought:
        if one.duel.game == game and len(one.played.seating) == seats:
            deals[one.played.deal].append(one)
    whole = [one for matches in deals.values() if len(matches) == len(seatings(seats)) for one in matches]
    if len(whole) < 2 * len(seatings(seats)):
        return None
    matches = [one.played for one in whole]
    sides = (NEW, OLD)
    decisions = {side: max(1, sum(one.decisions[side] for one in whole)) for side in sides}
    return Result(
        game,
        seats,
        len(whole) // len(seatings(seats)),
        points_more(whole) if seats == 1 else share_ahead(matches, NEW, OLD),
        {side: 1000 * sum(one.seconds[side] for one in whole) / decisions[side] for side in sides},
        {side: sum(one.simulations[side] for one in whole) / decisions[side] for side in sides},
    )


def points_more(fought: list[Fought]) -> Estimate:
    """Our points minus theirs on the same deals."""
    scores = {(one.played.deal, one.played.seating[0]): one.played.scores[0] for one in fought}
    gains = [scores[deal, NEW] - scores[deal, OLD] for deal, side in scores if side == NEW]
    reach = student(len(gains) - 1) * stdev(gains) / sqrt(len(gains))
    return Estimate(fmean(gains), fmean(gains) - reach, fmean(gains) + reach)


def in_words(result: Result) -> str:
    share = result.seats > 1
    values = (result.score.value, result.score.low, result.score.high)
    score = "{:.1%} ({:.1%} to {:.1%})" if share else "{:+.2f} ({:+.2f} to {:+.2f}) points"
    times = ", ".join(
        f"{side} {result.milliseconds[side]:.1f} ms {result.simulations[side]:,.0f}" for side in (NEW, OLD)
    )
    return f"{result.game} {result.seats}: {score.format(*values)}, {result.deals} deals; {times} simulations"


if __name__ == "__main__":
    sys.exit(main())
