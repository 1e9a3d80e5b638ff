"""The results of `bench strength`, and how they are shown."""

from collections.abc import Iterable, Sequence
from math import inf, sqrt
from statistics import fmean, stdev

import msgspec
from rich.console import Console
from rich.table import Table as Drawn

from bench.measure.figure import Figure
from bench.strength.duel import OPENSPIEL, SEES, Fought
from bench.strength.plan import Kind
from tavolino.arena.report import BRACKETS, percent
from tavolino.arena.statistics import Estimate, share_ahead, student
from tavolino.games import BUILT_IN

TO_REACH = {"random": {"value": 0.95}, "heuristic": {"low": 0.5}, OPENSPIEL: {"low": 0.5}}
TO_REACH_IN_WORDS = "To reach: 95 % against random; against the others, an interval wholly above one half."


class Score(msgspec.Struct, frozen=True):
    game: str
    seats: int
    opponent: str
    deals: int
    score: Estimate
    ceiling_deals: int
    ceiling: Estimate | None  # None after Ctrl-C, if none of its matches were played
    to_reach: dict[str, float]
    reached: bool
    ms_per_decision: dict[str, Figure]  # over the matches
    simulations: int | None  # of OpenSpiel's bot, per decision


class Mean(msgspec.Struct, frozen=True):
    """Points of a bot in solo play."""

    deals: int
    points: Estimate


def between(fought: Iterable[Fought], game: str, seats: int, *sides: str) -> list[Fought]:
    """The matches between some sides, deal by deal."""
    chosen = [
        one
        for one in fought
        if one.duel.game == game and len(one.played.seating) == seats and {*one.played.seating} == {*sides}
    ]
    return sorted(chosen, key=lambda one: (one.played.deal, one.played.seating))


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
        ms_per_decision={name: thinking_time(matches, name) for name in (level, kind.opponent)},
        simulations=simulations,
    )


def thinking_time(matches: Iterable[Fought], name: str) -> Figure:
    return Figure.of([one.thinking[name] for one in matches if name in one.thinking] or [0.0])  # nothing to decide


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
    """Shows whether OpenSpiel's bot really got its time."""
    ours, theirs = row.ms_per_decision[level], row.ms_per_decision[row.opponent]
    theirs_in_words = f"{row.simulations} simulations a decision in {in_words(theirs)} ms"
    return f"OpenSpiel: {theirs_in_words}; {level} thinks for {in_words(ours)} ms."


def points_in_words(points: Estimate) -> str:
    return f"{points.value:.1f} ({points.low:.1f} to {points.high:.1f})".replace("-", "−").replace("inf", "∞")


def in_words(time: Figure) -> str:
    return f"{time.median:.0f} ({time.smallest:.0f}–{time.largest:.0f})"
