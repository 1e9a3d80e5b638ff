"""Advice for a person at the table, where it disturbs nobody."""

from random import Random
from typing import Any

from msgspec import Struct, structs

from tavolino.bots import advice
from tavolino.game import AnyGame
from tavolino.table.answer import NotAllowed
from tavolino.table.views import Update
from tavolino.words import sentence


class Advised(Struct, frozen=True):
    """What is to be expected of one action; without the search there is one that is sensible, and no numbers."""

    action: Any  # as it stands in the view
    expected: float | None  # 0 to 1: about the chance to win
    uncertainty: float | None  # standard error of it
    best_in: float | None  # share of the imagined worlds in which no other action did better


class Hint(Struct, frozen=True):
    decision: int  # the one that it is about
    advice: tuple[Advised, ...]  # the best first


def check_hint(update: Update) -> int:
    """The seat that may have advice on what this update asks of it; raises NotAllowed where nobody may."""
    table, seat = update.table, update.seat
    if seat is None:
        raise NotAllowed(sentence("why-not-seated"))
    if table.stage == "over":
        raise NotAllowed(sentence("why-over"))
    if update.view is None or not update.view.legal:
        raise NotAllowed(sentence("why-no-decision"))
    if not table.settings.hints and any(other.person for number, other in enumerate(table.seats) if number != seat):
        raise NotAllowed(sentence("why-no-hints"))
    return seat


def advice_on(game: AnyGame, view: Any) -> tuple[Advised, ...]:
    return tuple(Advised(**structs.asdict(one)) for one in advice.advise(game, view))


def sensible(game: AnyGame, view: Any) -> Advised:
    return Advised(game.sensible(view, Random(0)), None, None, None)
