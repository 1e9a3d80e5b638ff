"""How quick, certain and fair the coach is: `./tavolino bench coach [GAME …] [--matches N] [--luck N] [--json]`.

Bots play for two seats: an expert against one that overlooks things, so that there is something to find. Measured are

- the processor time for a match at usual effort;
- of the verdicts of mistake or worse, how many stand with ten times the effort and other dice, and how many of the
  actions they blame are then found best or good;
- the mean of luck over many matches between quick bots, which should be zero but for chance: `deviation` counts
  standard errors;
- how much the luck of a seat by deals and draws moves when the match is judged with ten times the effort (`moved`).
  What the quick player misjudges does not show there; `of_master` hints at it: how many decisions of the strongest bot
  the coach blames.
"""

import time
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, median, stdev
from typing import Any

import msgspec
from msgspec import Struct, structs
from rich.console import Console
from rich.progress import track
from rich.table import Table

from tavolino.bots import bot_named
from tavolino.chance import SIZE
from tavolino.coach import EFFORTS, USUAL, Decision, Effort, Judgement, Judging, judge
from tavolino.coach.verdict import SERIOUS
from tavolino.game import AnyGame
from tavolino.games import BUILT_IN
from tavolino.match import Match, record_of
from tavolino.match.record import Record

TO_REACH = {"seconds": 20.0, "stand": 0.95, "found_best": 0.02}
FEW = Effort("few", values=10, worlds=1, confirming=1, playouts=1, in_advance=256)  # the mean needs matches, not worlds
MORE = Effort("more", values=10 * USUAL.values, worlds=0, confirming=0, playouts=0)
OTHER_SEED = 1


class Figures(Struct, frozen=True):
    """What was measured in one game."""

    matches: int
    seconds: float  # median
    slowest: float
    actions: float  # mean
    blamed: int  # verdicts of mistake or worse
    stand: float | None  # the share of them that stand
    milder: float | None  # are still an inaccuracy, or too close to call
    found_best: float | None
    of_master: float  # the share of decisions of the strongest bot that are blamed
    luck: dict[str, tuple[float, float, float]]  # mean by part, standard error, deviation; chance to win
    moved: float  # by how much luck moved, root of the mean square, in chance to win


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(BUILT_IN), help="which games (all)")
    parser.add_argument("--matches", type=int, default=10, help="judged at usual effort in each game (10)")
    parser.add_argument("--luck", type=int, default=300, help="whose luck is averaged (300)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args()
    found = {name: figures(BUILT_IN[name], given.matches, given.luck) for name in given.games}
    if given.json:
        print(msgspec.json.encode({"to_reach": TO_REACH, "games": found}).decode())
        return
    table = Table("", *(BUILT_IN[name].title for name in found))
    for field in structs.fields(Figures):
        table.add_row(field.name, *(in_words(getattr(one, field.name)) for one in found.values()))
    Console().print(table, f"To reach: {TO_REACH}")


def figures(game: AnyGame, matches: int, many: int) -> Figures:
    records = [played(game, ("expert", "casual"), number) for number in progress(range(matches), "Playing")]
    judge(records[0], FEW)  # compiles
    judgements, seconds = [], []
    for record in progress(records, "Judging"):
        began = time.process_time()
        judgements.append(judge(record, USUAL))
        seconds.append(time.process_time() - began)
    verdicts = [again.verdict for again in progress(judged_again(records, judgements), "Judging again")]
    stand, best = (share(verdict in group for verdict in verdicts) for group in (SERIOUS, ("best", "good")))
    strongest = [judge(played(game, ("master", "master"), number), USUAL) for number in range(max(1, matches // 4))]
    return Figures(
        matches=matches,
        seconds=round(median(seconds), 1),
        slowest=round(max(seconds), 1),
        actions=fmean(len(record.actions) for record in records),
        blamed=len(verdicts),
        stand=stand,
        milder=None if stand is None or best is None else 1 - stand - best,
        found_best=best,
        of_master=share(one.verdict in SERIOUS for judgement in strongest for one in choices_of(judgement)) or 0.0,
        luck=luck_of(game, many),
        moved=moved(records[: max(1, matches // 4)], judgements),
    )


def played(game: AnyGame, bots: Sequence[str], number: int) -> Record:
    """A match between bots; the seats change with every match."""
    turned = number % len(bots)
    names = [*bots[turned:], *bots[:turned]]
    rng = Random(f"{game.name} {names} {number}")
    match = Match(game, game.simulation_options, names, rng.randbytes(SIZE), [bytes(SIZE)] * len(names))
    seated = [bot_named(name, game, Random(rng.getrandbits(64))) for name in names]
    while match.outcome is None:
        seat = rng.choice(list(match.legal()))
        match.act(seat, seated[seat].choose(match.view(seat)))
    return record_of(match)


def choices_of(judgement: Judgement) -> list[Decision]:
    return [decision for decision in judgement.decisions if decision.verdict != "only"]


def judged_again(records: Sequence[Record], judgements: Sequence[Judgement]) -> list[Decision]:
    """Every decision that was blamed, with ten times the effort and other dice."""
    again: list[Decision] = []
    for record, judgement in zip(records, judgements, strict=True):
        blamed = [decision.number for decision in judgement.decisions if decision.verdict in SERIOUS]
        if blamed:
            judging = Judging(record, EFFORTS["thorough"], seed=OTHER_SEED)
            again.extend(found for number in blamed if (found := judging.decide(number)))
    return again


def luck_of(game: AnyGame, many: int) -> dict[str, tuple[float, float, float]]:
    """The mean of each part of luck for the first seat, with its standard error."""
    sums = []
    for number in progress(range(many), "Luck"):
        judging = Judging(played(game, ("casual", "heuristic"), number), FEW, seed=number)
        sums.append(values_of(judging))
    parts: dict[str, list[float]] = {
        name: [getattr(one, name) for one in sums] for name in ("deal", "draws", "hidden", "others", "decisions")
    }
    parts["deal + draws"] = [one.deal + one.draws for one in sums]
    return {name: mean_and_error(values) for name, values in parts.items()}


def values_of(judging: Judging) -> Any:
    """The sum of the first seat, without judging any decision."""
    for _ in judging.values():
        pass
    return judging.found.sums[0].win


def mean_and_error(values: Sequence[float]) -> tuple[float, float, float]:
    mean, error = fmean(values), stdev(values) / sqrt(len(values))
    return round(mean, 5), round(error, 5), round(mean / error, 2) if error else 0.0


def moved(records: Sequence[Record], judgements: Sequence[Judgement]) -> float:
    gaps = []
    for record, judgement in zip(records, judgements, strict=False):
        win = judgement.sums[0].win
        assert win is not None
        more = values_of(Judging(record, MORE, seed=OTHER_SEED))
        gaps.append(more.deal + more.draws - win.deal - win.draws)
    return sqrt(fmean(gap * gap for gap in gaps))


def share(hits: Any) -> float | None:
    found = list(hits)
    return round(sum(found) / len(found), 4) if found else None


def progress(things: Sequence[Any], doing: str) -> Iterator[Any]:
    yield from track(things, f"{doing} ", console=Console(stderr=True), transient=True)


def in_words(value: Any) -> str:
    return "\n".join(f"{key}: {one}" for key, one in value.items()) if isinstance(value, dict) else str(value)


if __name__ == "__main__":
    main()
