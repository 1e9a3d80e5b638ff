"""Matches can be copied and pickled at any time; a copy goes its own way, and plays as the original would."""

import pickle
from collections import deque
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random
from typing import Any

import pytest

from match import begun, every_seating, steps
from tavolino.bots import bot_named
from tavolino.game import AnyGame
from tavolino.games import GAMES
from tavolino.match import Match, record_of
from tavolino.match.copying import copied
from tavolino.testing.checks import truth

WAYS: dict[str, Callable[[Match], Match]] = {
    "copy": lambda match: match.copy(),
    "deepcopy": deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
}


def play_on(match: Match, seed: int, actions: int = 60) -> Match:
    rng = Random(seed)
    bot = bot_named("heuristic", match.game, rng)
    for _ in range(actions):
        if match.outcome is not None:
            break
        seat = rng.choice(list(match.legal()))
        match.act(seat, bot.choose(match.view(seat)))
    return match


def midway(game: AnyGame, seats: int) -> Match:
    match = begun(game, seats)
    for _ in steps(match, "heuristic", limit=15):
        pass
    return match


@every_seating
@pytest.mark.parametrize("way", WAYS)
def test_a_copy_is_equal_stays_as_it_is_and_plays_on_as_the_original_would(game: AnyGame, seats: int, way: str) -> None:
    match = midway(game, seats)
    before, record = deepcopy(truth(match)), record_of(match)
    copy = WAYS[way](match)
    assert copy.game is game
    assert (truth(copy), record_of(copy), copy.legal()) == (before, record, match.legal())
    play_on(match, seed=1)
    assert truth(match) != before
    assert (truth(copy), record_of(copy)) == (before, record), "what happens in the original does not touch it"
    assert truth(play_on(copy, seed=1)) == truth(match)
    assert record_of(copy) == record_of(match)


@every_seating
def test_a_copy_does_not_touch_the_original(game: AnyGame, seats: int) -> None:
    match = midway(game, seats)
    before, legal = deepcopy(truth(match)), match.legal()
    play_on(match.copy(), seed=2)
    assert (truth(match), match.legal()) == (before, legal)


def outcome_of(match: Match) -> Any:
    return record_of(play_on(match, seed=3, actions=3000))


def test_a_match_can_be_sent_to_another_process() -> None:
    matches = [midway(game, 2) for game in GAMES.values()]
    with get_context("spawn").Pool(1) as pool:
        elsewhere = pool.map(outcome_of, matches)
    assert elsewhere == [outcome_of(match) for match in matches]


@dataclass
class Pieces:
    """All kinds of things that a state may hold."""

    mixed: list[Any] = field(default_factory=lambda: [None, [1, 2], 3])
    pairs: tuple[list[int], ...] = ([1], [2])
    table: dict[str, list[int]] = field(default_factory=lambda: {"a": [1]})
    names: set[str] = field(default_factory=lambda: {"x"})
    queue: deque[int] = field(default_factory=lambda: deque([1]))
    total: int = field(init=False, default=7)


def test_whatever_a_state_is_made_of_is_copied() -> None:
    state = Pieces()
    copy = copied(state)
    assert copy == state
    copy.mixed[1].append(3)
    copy.pairs[0].append(3)
    copy.table["a"].append(3)
    copy.names.add("y")
    copy.queue.append(3)
    assert state == Pieces()
