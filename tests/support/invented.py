"""Judgements that are made up, in the form of real ones: for tests of what is done with them.

As a program, a server whose coach makes them: `python -m support.invented serve ...`.
"""

import math
import sys
from collections.abc import Iterator
from functools import partial
from random import Random
from statistics import fmean
from typing import Any, cast

from msgspec import structs

from tavolino.cli import main as program
from tavolino.coach import (
    METHOD,
    USUAL,
    Choice,
    Decision,
    Effort,
    Figure,
    Judgement,
    Judging,
    Missing,
    Progress,
    Regret,
    SeatSum,
    Shares,
    Step,
    Sum,
    Verdict,
)
from tavolino.coach.deeds import deeds_of
from tavolino.coach.judgement import Unit
from tavolino.game import BadMessage
from tavolino.games import game_named
from tavolino.match import Match, Record
from tavolino.match.replay import fresh_match, walk_from
from tavolino.server import services
from tavolino.server.coach.work import Coach

PIECES = 12  # of work


def verdict_of(regret: float) -> Verdict:
    for least, verdict in ((0.12, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy"), (0.005, "good")):
        if regret >= least:
            return verdict  # type: ignore[return-value]
    return "best"


class Invented:
    """Has the form of `Judging`."""

    def __init__(
        self, record: Record, effort: Effort = USUAL, *, seed: int = 0, found: Judgement | None = None
    ) -> None:
        if record.secret is None:
            raise BadMessage("This match is not over.")
        self.whole = invented(record, effort, seed)
        self.done = 0 if found is None else round(PIECES * len(found.decisions) / max(1, len(self.whole.decisions)))
        self.stopped = False

    def __iter__(self) -> Iterator[Progress]:
        while self.done < PIECES and not self.stopped:
            self.done += 1
            yield self.progress

    @property
    def progress(self) -> Progress:
        return Progress(self.done, PIECES)

    @property
    def found(self) -> Judgement:
        if self.done == PIECES:
            return self.whole
        share = len(self.whole.decisions) * self.done // PIECES
        return part_of(self.whole, share)

    def stop(self) -> None:
        self.stopped = True


def part_of(whole: Judgement, decisions: int) -> Judgement:
    return structs.replace(whole, complete=False, decisions=whole.decisions[:decisions], sums=())


def invented(record: Record, effort: Effort = USUAL, seed: int = 0) -> Judgement:
    rng, seats = Random(seed), len(record.seats)
    match = fresh_match(record, Match)
    decisions: list[Decision] = []
    legal = [list(match.game.legal(match.state, one)) for one in range(seats)]
    for step in walk_from(match, record):
        decisions.append(decision(rng, match.game, step, legal[step.seat], seats))
        legal = [list(match.game.legal(match.state, one)) for one in range(seats)]
    steps = steps_of(rng, record, [one.regret.mean for one in decisions])
    alone = (Missing("alone"),) if seats == 1 else ()
    return Judgement(
        method=METHOD, record="", game=record.game, rules_version=record.rules_version, options=record.options,
        seats=seats, seed=seed, effort=effort.name, complete=True, missing=alone, steps=steps,
        decisions=tuple(decisions), sums=tuple(sum_of(rng, record, one, steps, decisions) for one in range(seats)),
    )  # fmt: skip


def decision(rng: Random, game: Any, step: Any, legal: list[Any], seats: int) -> Decision:
    unit: Unit = "points" if seats == 1 else "win"
    actions = legal if step.action in legal else [step.action]
    taken = actions.index(step.action)
    worth = [rng.gauss(0.5, 0.04) for _ in actions]
    if rng.random() < 0.6:
        worth[taken] = max(worth) + 0.001
    best = max(range(len(actions)), key=lambda one: worth[one])
    regret = worth[best] - worth[taken]
    scale = 40.0 if seats == 1 else 1.0
    verdict = "only" if len(actions) == 1 else "close" if 0 < regret < 0.02 else verdict_of(regret)
    choices = tuple(
        Choice(game.write(one), Figure(value, 0.01), Figure(1.5), Figure(30 * value - 20, 0.4), 400)
        for one, value in zip(actions, worth, strict=True)
    )
    low, high = (max(0.0, regret - 0.015), regret + 0.015) if regret else (0.0, 0.0)
    return Decision(
        step.number, step.seat, step.by or "", choices, taken, best,
        Regret(scale * regret, scale * low, scale * high), unit, verdict,
        worlds=400 * len(actions), random=scale * (worth[best] - fmean(worth)),
    )  # fmt: skip


def steps_of(rng: Random, record: Record, regrets: list[float]) -> tuple[Step, ...]:
    """A random walk that ends where the match did."""
    seats, last = len(record.seats), len(record.actions)
    outcome = record.outcome
    places = outcome.places if outcome else (1,) * seats
    scores = outcome.scores if outcome else (0,) * seats
    heights, steps = [0.0] * seats, []
    nothing = Shares((0.0,) * seats, (0.0,) * seats)
    for number in range(last + 1):
        share = number / last
        jolt = 3 * regrets[number - 1] if number and regrets[number - 1] > 0.05 else 0.12
        heights = [height + rng.gauss(0, jolt) for height in heights]
        pull = [height * (1 - share) + (3 * share**4 if place == 1 else -3 * share**4)
                for height, place in zip(heights, places, strict=True)]  # fmt: skip
        total = sum(map(math.exp, pull))
        win = tuple(math.exp(one) / total for one in pull)
        if number == last:
            winners = places.count(1)
            win = tuple(1 / winners if place == 1 else 0.0 for place in places)
        points = tuple(score * share + (sum(scores) / seats + 6 * height) * (1 - share)
                       for score, height in zip(scores, heights, strict=True))  # fmt: skip
        seat = int(record.actions[number - 1][0]) if number else None
        steps.append(Step(number, seat, tuple(Figure(one, 0.01) for one in win),
                          tuple(Figure(one, 0.3) for one in points),
                          nothing, nothing, nothing, nothing, number == 0))  # fmt: skip
    return tuple(steps)


def sum_of(rng: Random, record: Record, seat: int, steps: tuple[Step, ...], decisions: list[Decision]) -> SeatSum:
    own = [one for one in decisions if one.seat == seat]
    real = [one for one in own if one.verdict != "only"]
    verdicts: dict[Verdict, int] = {}
    for one in own:
        verdicts[one.verdict] = verdicts.get(one.verdict, 0) + 1

    def parts(expected: float, result: float, spread: float) -> Sum:
        deal, draws, hidden, others = (rng.gauss(0, spread) for _ in range(4))
        return Sum(expected, deal, draws, hidden, others, result - expected - deal - draws - hidden - others, result)

    seats = len(record.seats)
    scores = [one.mean for one in steps[-1].points]
    win = None if seats == 1 else parts(1 / seats, steps[-1].win[seat].mean, 0.1)
    points = parts(sum(scores) / seats, scores[seat], 2.0)
    given_up = sum(one.regret.mean for one in own)
    deeds = deeds_of(game_named(record.game), own)
    return SeatSum(seat, win, points, given_up, 100 - rng.random() * 40 if real else None, verdicts, deeds)


def main() -> None:
    """The whole program, but its coach makes everything up."""
    vars(services)["Coach"] = partial(Coach, kind=cast("type[Judging]", Invented))
    sys.exit(program())


if __name__ == "__main__":
    main()
