"""Novice and casual make the mistakes people make: small ones often, dear ones seldom, and some things they forget."""

from collections import Counter
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import Any

import pytest

from bots.positions import position
from tavolino.bots import bot_named
from tavolino.bots.hasty import Haste, HastyBot
from tavolino.game import AnyGame, has_part, needed_part
from tavolino.games import GAMES
from tavolino.parts import TEMPTATIONS

TRIES = 40
WITH_TEMPTATIONS = [game for game in GAMES.values() if has_part(game, TEMPTATIONS)]
KINDS = [(game, seats) for game in WITH_TEMPTATIONS for seats in game.seat_counts]
every_kind = pytest.mark.parametrize(
    ("game", "seats"), KINDS, ids=[f"{game.name} for {seats}" for game, seats in KINDS]
)
every_game = pytest.mark.parametrize("game", WITH_TEMPTATIONS, ids=[game.name for game in WITH_TEMPTATIONS])


def positions(game: AnyGame, seats: int) -> list[Any]:
    return [position(game, seats, steps, f"hasty {steps}") for steps in range(10)]


@every_kind
def test_with_care_the_best_action_is_the_sensible_one(game: AnyGame, seats: int) -> None:
    temptations = needed_part(game, TEMPTATIONS)
    for view in positions(game, seats):
        worths = temptations.worths(view)
        assert len(worths) == len(temptations.gains(view)) == len(view.legal)
        assert worths[view.legal.index(game.sensible(view, Random(1)))] == max(worths)


@every_kind
def test_the_dearer_a_mistake_the_rarer_it_is(game: AnyGame, seats: int) -> None:
    """On average, what casual gives away is less than what novice does, and that is less than chance does."""
    temptations = needed_part(game, TEMPTATIONS)
    lost: dict[str, list[float]] = {"casual": [], "novice": [], "random": []}
    for view in positions(game, seats):
        worths = temptations.worths(view)
        for name, losses in lost.items():
            bot = bot_named(name, game, Random(name))
            losses += [max(worths) - worths[view.legal.index(bot.choose(view))] for _ in range(TRIES)]
    assert 0 < fmean(lost["casual"]) < fmean(lost["novice"]) < fmean(lost["random"])


@every_game
def test_somebody_in_doubt_only_takes_the_second_best_more_often_than_the_worst(game: AnyGame) -> None:
    bot = HastyBot(game, Random(1), Haste(hurry=0.0, doubt=1.0, forgets=0.0, overlooks=0.0))
    worths_of = needed_part(game, TEMPTATIONS).worths
    view = next(view for view in positions(game, 2) if len({*worths_of(view)}) > 2)
    tried = Counter(bot.choose(view) for _ in range(2000))
    by_worth: dict[float, list[int]] = {}
    for action, worth in zip(view.legal, worths_of(view), strict=True):
        by_worth.setdefault(worth, []).append(tried[action])
    often = [fmean(by_worth[worth]) for worth in sorted(by_worth, reverse=True)]
    assert often[0] > often[-1]
    assert all(better >= worse - 60 for better, worse in pairwise(often)), "up to chance, in order"


@every_game
def test_what_is_always_forgotten_is_never_done_unless_there_is_nothing_else(game: AnyGame) -> None:
    forgettable = needed_part(game, TEMPTATIONS).forgettable
    bot = HastyBot(game, Random(1), Haste(hurry=0.0, doubt=1.0, forgets=1.0, overlooks=0.0))
    some_forgotten = False
    for steps in range(60):
        view = position(game, 2, steps % 10, f"forgets {steps}")
        kinds = [forgettable(view, action) for action in view.legal]
        if any(kinds) and not all(kinds):
            some_forgotten = True
            assert forgettable(view, bot.choose(view)) is None
    assert some_forgotten


@every_game
def test_without_doubt_or_hurry_it_does_what_is_sensible(game: AnyGame) -> None:
    bot = HastyBot(game, Random(1), Haste(hurry=0.0, doubt=0.0, forgets=0.0, overlooks=0.0))
    worths_of = needed_part(game, TEMPTATIONS).worths
    for view in positions(game, 2):
        assert worths_of(view)[view.legal.index(bot.choose(view))] == max(worths_of(view))
