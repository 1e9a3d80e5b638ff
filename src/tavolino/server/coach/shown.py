"""A judgement as it is sent: actions as in views, and every step by its place in the replay."""

from typing import Any

from tavolino.coach import Choice, Decision, Figure, Judgement, SeatSum, Step, Sum, reasons_of
from tavolino.game import AnyGame, fewest_wins
from tavolino.games import game_named
from tavolino.match import Record
from tavolino.match.options import exact_options
from tavolino.match.replay import played_rules
from tavolino.server.coach.messages import (
    CoachChoice,
    CoachDecision,
    CoachDeed,
    CoachFigure,
    CoachLine,
    CoachMissing,
    CoachSeat,
    CoachStep,
    CoachSum,
    ImaginedAction,
    Judged,
)
from tavolino.words import Told

DIGITS = 4  # after the point: no error is smaller than what this leaves out


def judged(record: Record, judgement: Judgement) -> Judged:
    game = played_rules(record) if judgement.decisions else None
    reasons = reasons_of(record, judgement)
    return Judged(
        fewest_win=fewest_wins(game_named(record.game)),
        steps=tuple(map(step, judgement.steps)),
        decisions=tuple(
            decision(game, one, reasons.get(one.number)) for one in judgement.decisions if game is not None
        ),
        seats=tuple(map(seat, judgement.sums)),
        missing=tuple(CoachMissing(one.code, one.seats) for one in judgement.missing),
    )


def line_shown(record: Record, decision: Decision) -> CoachLine:
    from tavolino.coach.line import best_line  # here, because it needs the compiler

    game = played_rules(record)
    options, seats = exact_options(game, record.options), len(record.seats)

    def told(event: Any) -> Told:
        return game.tell(event, seats, options)

    return CoachLine(
        tuple(
            ImaginedAction(one.seat, tuple(said for event in one.events if (said := told(event)) is not None))
            for one in best_line(record, decision)
        )
    )


def step(one: Step) -> CoachStep:
    return CoachStep(
        win=tuple(round(value.mean, DIGITS) for value in one.win),
        points=tuple(round(value.mean, DIGITS) for value in one.points),
        dealt=one.dealt,
    )


def decision(game: AnyGame, one: Decision, told: Told | None) -> CoachDecision:
    return CoachDecision(
        step=one.number,
        seat=one.seat,
        by=one.by,
        choices=tuple(choice(game, other) for other in one.choices),
        taken=one.taken,
        best=one.best,
        unit=one.unit,
        regret=round(one.regret.mean, DIGITS),
        low=round(one.regret.low, DIGITS),
        high=round(one.regret.high, DIGITS),
        verdict=one.verdict,
        exact=one.exact,
        deals=one.worlds,
        told=told,
    )


def choice(game: AnyGame, one: Choice) -> CoachChoice:
    return CoachChoice(game.read(one.action), one.action, figure(one.win), figure(one.points))


def figure(one: Figure) -> CoachFigure:
    return CoachFigure(round(one.mean, DIGITS), round(one.error, DIGITS))


def seat(one: SeatSum) -> CoachSeat:
    verdicts = {str(verdict): count for verdict, count in one.verdicts.items()}
    deeds = {name: CoachDeed(deed.count, deed.given_up, deed.at_random) for name, deed in one.deeds.items()}
    return CoachSeat(one.seat, parts(one.win), parts(one.points), one.given_up, one.accuracy, verdicts, deeds)


def parts(whole: Sum | None) -> CoachSum | None:
    if whole is None:
        return None
    return CoachSum(whole.expected, whole.deal, whole.draws, whole.hidden, whole.others, whole.decisions, whole.result)
