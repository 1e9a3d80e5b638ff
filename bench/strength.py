"""How strong our best bot is: `./tavolino bench strength [--deals N] [--games A,B] [--report FOLDER] [--json]`.

Its score against an opponent is the share of pairs of seats, one of each, in which ours finished ahead; the same place
counts half. Every deal is played with all seatings of the arena and is one observation. Beside each score stands the
ceiling: the score of the same search with as many simulations, but allowed to see all cards. In Qwinto at four seats it
is no bound: that search still lets the quick policy act for the others, who do otherwise, so it can score even less.

Opponents: random, the heuristic, and OpenSpiel's information-set search in Python (`ISMCTSBot`, random rollouts) on our
OpenSpiel games. It gets ten times our time for a decision: how many simulations that is on this machine is measured
first, on decisions of a few matches, both sides taking turns; how long both really thought is measured in the matches.

At four seats whoever thinks longer sits alone among three of the other, in every seat in turn: ours among the quick
ones, OpenSpiel among ours. Matches with OpenSpiel are long, so they get a quarter of the deals; a ceiling gets half of
what its score gets. All figures are spread over the whole run and over all cores, so that a noisy hour hits all of them
alike.

Alone at the table the mean score counts. The bound beside it is what search reaches when it sees the whole deck, on a
fifth of the deals.

All of it takes about three hours on two cores; for a quick look: `--level club --deals 8 --solo 50`. With `--report`
every match is kept when it is over, and the same command goes on from there. Ctrl-C prints what is known by then.
"""

import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from math import ceil, inf, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean, median, stdev
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table as Drawn

from _duel import OPENSPIEL, SEES, Duel, Fought, FromView, OpenSpielPlayer, Table, fight, timed
from _kept import Kept
from tavolino.arena.batch import deaf_to_ctrl_c
from tavolino.arena.deals import Fixture, seatings
from tavolino.arena.report import BRACKETS, percent
from tavolino.arena.statistics import Estimate, share_ahead, student
from tavolino.bots.cores import usable_cores
from tavolino.bots.levels import LEVELS
from tavolino.chance import SIZE
from tavolino.cli import fail
from tavolino.cli.arguments import positive
from tavolino.cli.commands import Parser
from tavolino.game import BadMessage, TavolinoError
from tavolino.games import BUILT_IN
from tavolino.lab import MISSING

OPPONENTS = ("random", "heuristic", OPENSPIEL)
SEATS = (2, 4)
TO_REACH = {"random": {"value": 0.95}, "heuristic": {"low": 0.5}, OPENSPIEL: {"low": 0.5}}
TO_REACH_IN_WORDS = "To reach: 95 % against random; against the others, an interval wholly above one half."
TIMES_OURS = 10  # the time that OpenSpiel's bot gets
SAMPLE = 16  # simulations by which its speed is measured,
EVERY = 6  # every so many actions,
MEASURED = 3  # in so many matches


class Kind(msgspec.Struct, frozen=True):
    """What a score is measured for."""

    game: str
    seats: int
    opponent: str


class Spread(msgspec.Struct, frozen=True):
    """Milliseconds a decision, over the matches."""

    median: float
    fastest: float
    slowest: float


class Score(msgspec.Struct, frozen=True):
    game: str
    seats: int
    opponent: str
    deals: int
    score: Estimate
    ceiling_deals: int
    ceiling: Estimate | None  # none after Ctrl-C, where no match for it was played yet
    to_reach: dict[str, float]
    reached: bool
    ms_per_decision: dict[str, Spread]
    simulations: int | None  # of OpenSpiel's bot, each decision


class Mean(msgspec.Struct, frozen=True):
    """Points of a bot that is alone at the table."""

    deals: int
    points: Estimate


def main() -> int:
    try:
        given = command_line().parse_args()
        check_openspiel(given.opponents)
        kept = Kept(given.report / "duels.jsonl" if given.report else None)
        return measure(given, kept)
    except TavolinoError as fault:
        return fail(str(fault))
    except KeyboardInterrupt:
        return fail("Stopped.", 130)


def command_line() -> Parser:
    levels = [level.name for level in LEVELS if level.simulations]
    parser = Parser(prog="tavolino bench strength", description=__doc__)
    parser.add_argument("--deals", type=positive, default=32, help="against a quick opponent (32)")
    parser.add_argument("--solo", type=positive, default=500, help="deals of matches for one (500)")
    names = list(BUILT_IN)
    parser.add_argument("--games", type=some_of(names), default=names, help=f"which games ({','.join(names)})")
    parser.add_argument("--seats", type=some_of([*map(str, SEATS)]), default=[*map(str, SEATS)], help="how many (2,4)")
    parser.add_argument("--opponents", type=some_of(OPPONENTS), default=OPPONENTS, help=f"({','.join(OPPONENTS)})")
    parser.add_argument("--level", choices=levels, default=levels[-1], help=f"who of ours plays ({levels[-1]})")
    parser.add_argument("--report", metavar="FOLDER", type=Path, help="keep the matches there, and go on from them")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of tables")
    return parser


def some_of(known: Iterable[str]) -> Callable[[str], list[str]]:
    """Reads names with commas between."""

    def read(text: str) -> list[str]:
        for name in text.split(","):
            if name not in known:
                raise ArgumentTypeError(f"{name!r} is not one of {', '.join(known)}")
        return text.split(",")

    return read


def check_openspiel(opponents: Sequence[str]) -> None:
    if OPENSPIEL in opponents and find_spec("pyspiel") is None:
        raise BadMessage(f"{MISSING} Without it: --opponents random,heuristic.")


def measure(given: Namespace, kept: Kept) -> int:
    """Play what is not kept yet, then show all of it; after Ctrl-C, what is known."""
    seat_counts = [int(seats) for seats in given.seats]
    kinds = [Kind(game, seats, rival) for game in given.games for seats in seat_counts for rival in given.opponents]
    with processes() as pool:
        simulations = measured_simulations(pool, [kind for kind in kinds if kind.opponent == OPENSPIEL], given, kept)
        figures = [figure for kind in kinds for figure in duels(kind, given, simulations.get(kind, 0))]
        figures += [figure for game in solo_games(given) for figure in alone(game, given)]
        stopped = not play(pool, figures, kept)
    fought = list(kept.whole_deals(figures))
    scores = [score(kind, given.level, fought, simulations.get(kind)) for kind in kinds if known(kind, given, fought)]
    solo = {game: means(game, given.level, fought) for game in solo_games(given)}
    if given.json:
        print(msgspec.json.encode({"level": given.level, "scores": scores, "solo": solo}).decode())
    else:
        show(given.level, scores, solo)
    return fail(farewell(kept), 130) if stopped else 0


def solo_games(given: Namespace) -> list[str]:
    return [game for game in given.games if 1 in BUILT_IN[game].seat_counts]


def measured_simulations(pool: Any, kinds: Sequence[Kind], given: Namespace, kept: Kept) -> dict[Kind, int]:
    """How many each of OpenSpiel's bots makes in its time: as before, or measured now."""
    before = {kind: kept.simulations(kind.game, kind.seats, given.level) for kind in kinds}
    new = [kind for kind in kinds if before[kind] is None]
    found = pool.starmap(simulations_for, [(kind.game, kind.seats, given.level) for kind in new], chunksize=1)
    return {**{kind: count for kind, count in before.items() if count}, **dict(zip(new, found, strict=True))}


def play(pool: Any, figures: Sequence[Sequence[Duel]], kept: Kept) -> bool:
    """Play and keep all that is missing; False if Ctrl-C came first."""
    missing = [duel for duel in interleaved(figures) if duel not in kept.fought]
    try:
        for one in in_sight(pool.imap_unordered(fight, missing), len(missing)):
            kept.add(one)
    except KeyboardInterrupt:
        return False
    return True


def farewell(kept: Kept) -> str:
    where = f" {len(kept.fought):,} matches are kept in {kept.path}; the same command goes on from there."
    return "Stopped." + (where if kept.path else "")


@contextmanager
def processes() -> Iterator[Any]:
    with deaf_to_ctrl_c():
        pool = get_context("spawn").Pool(usable_cores())
    with pool:
        yield pool


def in_sight(coming: Iterable[Fought], count: int) -> Iterable[Fought]:
    """With a bar that shows how far it is."""
    console = Console(stderr=True)
    return track(coming, "Playing ", count, console=console, transient=True, disable=not console.is_terminal)


def simulations_for(name: str, seats: int, level: str) -> int:
    """How many simulations take OpenSpiel's bot as long as it may think."""
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
        if deal == 0:  # what was not compiled yet was compiled now
            our_time = their_time = 0.0
    return max(2, round(TIMES_OURS * our_time / their_time * SAMPLE))  # with one, it only looks at the root


def duels(kind: Kind, given: Namespace, simulations: int) -> list[list[Duel]]:
    """The matches of a score, and those of its ceiling."""
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
    """Every figure spread evenly over the run."""
    placed = [(place / len(figure), duel) for figure in figures for place, duel in enumerate(figure)]
    return [duel for _, duel in sorted(placed, key=lambda both: both[0])]


def between(fought: Iterable[Fought], game: str, seats: int, *sides: str) -> list[Fought]:
    """The matches of some sides, deal by deal."""
    chosen = [
        one
        for one in fought
        if one.duel.game == game and len(one.played.seating) == seats and {*one.played.seating} == {*sides}
    ]
    return sorted(chosen, key=lambda one: (one.played.deal, one.played.seating))


def known(kind: Kind, given: Namespace, fought: Iterable[Fought]) -> bool:
    return bool(between(fought, kind.game, kind.seats, given.level, kind.opponent))


def score(kind: Kind, level: str, fought: Iterable[Fought], simulations: int | None) -> Score:
    matches = between(fought, kind.game, kind.seats, level, kind.opponent)
    at_best = between(fought, kind.game, kind.seats, SEES, kind.opponent)
    share = share_ahead([one.played for one in matches], level, kind.opponent)
    to_reach = TO_REACH[kind.opponent]
    return Score(
        game=kind.game,
        seats=kind.seats,
        opponent=kind.opponent,
        deals=len({one.played.deal for one in matches}),
        score=share,
        ceiling_deals=len({one.played.deal for one in at_best}),
        ceiling=share_ahead([one.played for one in at_best], SEES, kind.opponent) if at_best else None,
        to_reach=to_reach,
        reached=share.value >= to_reach.get("value", 0) and share.low > to_reach.get("low", -1),
        ms_per_decision={name: spread(matches, name) for name in (level, kind.opponent)},
        simulations=simulations,
    )


def spread(matches: Iterable[Fought], name: str) -> Spread:
    times = [one.thinking[name] for one in matches if name in one.thinking] or [0.0]  # nothing to decide
    return Spread(median(times), min(times), max(times))


def means(game: str, level: str, fought: Iterable[Fought]) -> dict[str, Mean]:
    """By bot."""
    found = {}
    for name in ("random", "heuristic", level, SEES):
        points = [one.played.scores[0] for one in between(fought, game, 1, name)]
        if points:
            found[name] = Mean(len(points), mean_of(points))
    return found


def mean_of(points: Sequence[int]) -> Estimate:
    mean = fmean(points)
    reach = student(len(points) - 1) * stdev(points) / sqrt(len(points)) if len(points) > 1 else inf
    return Estimate(mean, mean - reach, mean + reach)


def show(level: str, scores: Sequence[Score], solo: dict[str, dict[str, Mean]]) -> None:
    console = Console(highlight=False)
    for game, seats in dict.fromkeys((row.game, row.seats) for row in scores):
        rows = [row for row in scores if (row.game, row.seats) == (game, seats)]
        console.print(table_of(f"{BUILT_IN[game].title}, {seats} seats: how often {level} finished ahead", rows))
        for row in rows:
            if row.simulations:
                console.print(thinking(row, level), soft_wrap=True)
    for game, bots in solo.items():
        table = Drawn("Bot", "Deals", "Mean score", title=f"{BUILT_IN[game].title}, alone", title_justify="left")
        for name, mean in bots.items():
            table.add_row(name, str(mean.deals), points_in_words(mean.points))
        console.print(table)
    console.print(BRACKETS, TO_REACH_IN_WORDS, soft_wrap=True)


def table_of(title: str, rows: Iterable[Score]) -> Drawn:
    table = Drawn("Against", "Deals", "Score", "Ceiling", "Reached", title=title, title_justify="left")
    for row in rows:
        cells = (row.opponent, str(row.deals), percent(row.score), percent(row.ceiling) if row.ceiling else "")
        table.add_row(*cells, "yes" if row.reached else "no")
    return table


def thinking(row: Score, level: str) -> str:
    """So that a reader sees whether OpenSpiel's bot was really given its time."""
    ours, theirs = row.ms_per_decision[level], row.ms_per_decision[row.opponent]
    theirs_in_words = f"{row.simulations} simulations a decision in {in_words(theirs)} ms"
    return f"OpenSpiel: {theirs_in_words}; {level} thinks for {in_words(ours)} ms."


def points_in_words(points: Estimate) -> str:
    return f"{points.value:.1f} ({points.low:.1f} to {points.high:.1f})".replace("-", "−").replace("inf", "∞")


def in_words(spread: Spread) -> str:
    return f"{spread.median:.0f} ({spread.fastest:.0f}–{spread.slowest:.0f})"


if __name__ == "__main__":
    sys.exit(main())
