"""Advice for whoever holds a view: every legal action, tried in the same imagined worlds."""

from typing import Any

import numpy
from msgspec import Struct

from tavolino.bots.search.search import Search
from tavolino.bots.simple import choices
from tavolino.game import AnyGame, BadMessage

WORLDS = 300
PLAYOUTS = 2  # of each action in each world


class Advice(Struct, frozen=True):
    """What is to be expected of one action."""

    action: Any
    expected: float  # 0 to 1: about the chance to win, with a shade for the margin
    uncertainty: float  # standard error of `expected`
    best_in: float  # share of the imagined worlds in which it did best; of equals the first legal one counts


def advise(game: AnyGame, view: Any, seed: int = 0, worlds: int = WORLDS) -> list[Advice]:
    """The legal actions, the best one first."""
    if worlds < 1:
        raise BadMessage(f"Advice needs a world or more to try things in, not {worlds}.")
    legal = choices(view)
    search = Search(game, largest=0)
    dice = search.begin(view, seed)
    numbers = numpy.array([len(legal), *(search.numbering.number_of(action) for action in legal)], numpy.int16)
    sums = numpy.zeros((len(legal), 2))
    best = numpy.zeros(len(legal), numpy.int64)
    tried = search.source.weigh(
        search.states, search.desk, view.seat, numbers, worlds, PLAYOUTS, search.horizon(), sums, best, dice
    )
    means = sums[:, 0] / tried
    errors = numpy.sqrt(numpy.maximum(sums[:, 1] / tried - means**2, 0) / tried)
    advice = [
        Advice(action, float(mean), float(error), float(count) / tried)
        for action, mean, error, count in zip(legal, means, errors, best, strict=True)
    ]
    return sorted(advice, key=lambda one: -one.expected)
