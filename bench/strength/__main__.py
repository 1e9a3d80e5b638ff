"""How strong our best bot is: `./tavolino bench strength [--deals N] [--games A,B] [--report FOLDER] [--json]`.

Its score against an opponent is the share of pairs of seats, one of each, in which ours finished ahead; a tie counts
half. Every deal is played with all seatings of the arena and is one observation. Next to each score is its ceiling: the
score of the same search with as many simulations when it sees all cards. In Qwinto at four seats that is no bound: the
search still lets the quick policy act for the others, who play differently, so it can even score less.

Opponents: random, the heuristic, and OpenSpiel's information-set search in Python (`ISMCTSBot`, random rollouts) on our
OpenSpiel games. It gets ten times our time per decision: we first measure how many simulations that is on this machine,
on decisions of a few matches, both sides taking turns. How long both really thought is measured in the matches.

At four seats the side that thinks longer has one seat and the other has three, in every seat in turn: ours among the
quick ones, OpenSpiel among ours. Matches with OpenSpiel are long, so they get a quarter of the deals; a ceiling gets
half as many as its score. All figures are spread over the whole run and over all cores, so that a noisy hour affects
them equally.

In solo play the mean score counts. The bound next to it is what search reaches when it sees the whole deck, on a fifth
of the deals.

The whole run takes about three hours on two cores; for a quick look: `--level club --deals 8 --solo 50`. With
`--report` every finished match is kept, and the same command continues from there. Ctrl-C prints the results so far.
"""

import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import track

from bench.strength.duel import OPENSPIEL, Duel, Fought, fight
from bench.strength.kept import Kept
from bench.strength.plan import Kind, alone, duels, interleaved, simulations_for
from bench.strength.scores import between, means, score, show
from tavolino.bots.cores import usable_cores
from tavolino.bots.levels import LEVELS
from tavolino.cli import fail
from tavolino.cli.arguments import positive
from tavolino.cli.commands import Parser
from tavolino.game import BadMessage, TavolinoError
from tavolino.games import BUILT_IN
from tavolino.lab import MISSING
from tavolino.workers.local import deaf_to_ctrl_c

OPPONENTS = ("random", "heuristic", OPENSPIEL)
SEATS = (2, 4)


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
    parser.add_argument("--level", choices=levels, default=levels[-1], help=f"which of our levels plays ({levels[-1]})")
    parser.add_argument("--report", metavar="FOLDER", type=Path, help="keep the matches there, and continue from them")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of tables")
    return parser


def some_of(known: Iterable[str]) -> Callable[[str], list[str]]:
    """Reads comma-separated names."""

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
    """Play what is not kept yet, then show all results; after Ctrl-C, those so far."""
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
    """How many simulations each of OpenSpiel's bots does in its time: the earlier number, or measured now."""
    before = {kind: kept.simulations(kind.game, kind.seats, given.level) for kind in kinds}
    new = [kind for kind in kinds if before[kind] is None]
    found = pool.starmap(simulations_for, [(kind.game, kind.seats, given.level) for kind in new], chunksize=1)
    return {**{kind: count for kind, count in before.items() if count}, **dict(zip(new, found, strict=True))}


def play(pool: Any, figures: Sequence[Sequence[Duel]], kept: Kept) -> bool:
    """Play and keep what is missing; False if Ctrl-C came first."""
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
    """With a progress bar."""
    console = Console(stderr=True)
    return track(coming, "Playing ", count, console=console, transient=True, disable=not console.is_terminal)


def known(kind: Kind, given: Namespace, fought: Iterable[Fought]) -> bool:
    return bool(between(fought, kind.game, kind.seats, given.level, kind.opponent))


if __name__ == "__main__":
    sys.exit(main())
