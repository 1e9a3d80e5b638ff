"""Why a hint says what it says: a reason out of the game, what else was nearly as good, and the figures behind it."""

import logging
from collections.abc import Sequence
from math import hypot
from typing import Any, Literal

from msgspec import Struct

from tavolino.game import AnyGame, part_of
from tavolino.parts import REASONS, Advice, Reasons
from tavolino.words import Told

FEW = 4  # actions that are worth comparing
NEARLY = {"points": 1.0, "rating": 0.03}  # so much less is nearly as good
SURE = 2  # standard errors: a smaller difference may be chance
WORTH_COMPARING = 0.02  # an action of another kind is compared first, unless another one promises so much more

log = logging.getLogger(__name__)


class Close(Struct, frozen=True):
    """What else was good."""

    place: int  # in the advice
    equal: bool  # the difference is so small that it may be chance


class Why(Struct, frozen=True):
    """Why the first of some advice is the best. `unit` is None where nothing was tried."""

    reason: Told = None  # out of the game
    close: Close | None = None  # None: nothing came near
    unit: Literal["points", "rating"] | None = None  # what the figures are: `points`, or `expected`
    compared: tuple[int, ...] = ()  # the places of a few of the advice, to be shown side by side
    deals: int = 0  # how many imagined deals were looked at
    exact: bool = False  # all cards are known, so that everything was counted out
    only: bool = False  # there was nothing else to do


def explain(game: AnyGame, view: Any, advice: Sequence[Advice]) -> Why:
    """Why the first of the advice is the best; see `tavolino.parts.reasons`."""
    try:
        reasons = part_of(game, REASONS)
        kinds = [reasons.kind(view, one.action) if reasons else type(one.action) for one in advice]
        rival = rival_of(advice, kinds)
        reason = reasons.reason(view, advice[0], None if rival is None else advice[rival]) if reasons else None
    except Exception:  # whatever another package does; the rest of the hint is as good without it
        log.exception("no reason for a hint in a match of %s", game.name)
        return compare(advice, [type(one.action) for one in advice], None, None)
    return compare(advice, kinds, reasons, reason, only=len(view.legal) == 1)


def compare(
    advice: Sequence[Advice],
    kinds: Sequence[object],
    reasons: Reasons[Any] | None,
    reason: Told,
    *,
    only: bool = False,
) -> Why:
    unit = unit_of(advice, reasons)
    if unit is None:
        return Why(reason, only=only)
    rest = [place for place in range(1, len(advice)) if figure(advice[place], unit) is not None]
    first_of_kind = [place for place in rest if kinds[place] not in kinds[:place]]
    few = [*first_of_kind, *(place for place in rest if place not in first_of_kind)][: FEW - 1]
    compared = sorted(few, key=lambda place: -(figure(advice[place], unit) or 0.0))
    return Why(
        reason=reason,
        close=closest(advice, [*first_of_kind, *rest], unit),
        unit=unit,
        compared=(0, *compared),
        deals=sum(one.tries for one in advice),
        exact=advice[0].exact,
    )


def rival_of(advice: Sequence[Advice], kinds: Sequence[object]) -> int | None:
    """The action to compare the first one with: the best of another kind, unless one of its own kind is much better."""
    if len(advice) < 2:
        return None
    best = max(range(1, len(advice)), key=lambda place: promise(advice[place]))
    others = [place for place in range(1, len(advice)) if kinds[place] != kinds[0]]
    other = max(others, key=lambda place: promise(advice[place]), default=best)
    return other if promise(advice[best]) - promise(advice[other]) < WORTH_COMPARING else best


def promise(one: Advice) -> float:
    """To order advice by. What was hardly tried promises little: search gave it up early."""
    if one.exact:
        return one.points or 0.0
    return (one.expected or 0.0) - (one.uncertainty or 0.0)


def unit_of(advice: Sequence[Advice], reasons: Reasons[Any] | None) -> Literal["points", "rating"] | None:
    """Points, where they say the same as what decided: what is best has to come out best."""
    if advice[0].exact:
        return "points"
    if advice[0].expected is None:
        return None
    best = advice[0].points
    counted = [one for one in advice if one.points is not None and 100 * one.tries >= advice[0].tries]
    by_points = best is not None and all(best >= (one.points or 0.0) for one in counted)
    return "points" if by_points and (reasons is None or reasons.COUNTS_POINTS) else "rating"


def closest(advice: Sequence[Advice], places: Sequence[int], unit: Literal["points", "rating"]) -> Close | None:
    """The first of these that is nearly as good as the best, or as good."""
    best, error = figure(advice[0], unit) or 0.0, figure_error(advice[0], unit)
    for place in places:
        other = figure(advice[place], unit)
        if other is not None and 10 * advice[place].tries >= advice[0].tries and best - other <= NEARLY[unit]:
            sure = SURE * hypot(error, figure_error(advice[place], unit))
            return Close(place, equal=best - other <= sure)
    return None


def figure(one: Advice, unit: str) -> float | None:
    return one.points if unit == "points" else one.expected


def figure_error(one: Advice, unit: str) -> float:
    return (one.points_uncertainty if unit == "points" else one.uncertainty) or 0.0
