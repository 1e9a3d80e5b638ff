"""Environments can be copied and pickled in the middle of a match: both go on alike, and neither touches the other."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from multiprocessing import get_context
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

from lab.kinds import answer
from tavolino.fast.compiler import COMPILED
from tavolino.games import GAMES
from tavolino.lab import openspiel
from tavolino.lab.gymnasium import ALONE
from tavolino.lab.pettingzoo import env
from tavolino.lab.vector import VectorMatches

assert openspiel.__doc__  # importing it registers the games


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


both_ways = pytest.mark.parametrize("again", [deepcopy, pickled])
every_name = pytest.mark.parametrize("name", GAMES)


def play_pettingzoo(table: Any, seed: int, actions: int) -> list[Any]:
    """What was seen on the way, to compare."""
    rng, seen = Random(seed), []
    for agent in table.agent_iter(actions):
        observation, reward, terminated, truncated, _ = table.last()
        seen.append((agent, observation["observation"].tobytes(), reward))
        over = terminated or truncated
        table.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return seen


@every_name
@both_ways
def test_pettingzoo(name: str, again: Callable[[Any], Any]) -> None:
    table = env(name, GAMES[name].seat_counts[-1])
    table.reset(seed=1)
    play_pettingzoo(table, 1, 12)
    copy, other = again(table), again(table)
    first = play_pettingzoo(table, 2, 40)
    assert play_pettingzoo(copy, 2, 40) == first
    assert play_pettingzoo(other, 3, 40) != first
    copy.reset()
    table.reset()
    assert play_pettingzoo(copy, 4, 5) == play_pettingzoo(table, 4, 5), "the next deal is the same too"


def play_alone(alone: Any, seed: int, actions: int) -> list[Any]:
    rng, seen = Random(seed), []
    mask = alone.unwrapped.facts()["action_mask"]
    for _ in range(actions):
        observation, reward, over, _, info = alone.step(int(rng.choice(np.flatnonzero(mask))))
        seen.append((observation.tobytes(), reward, info["score"]))
        mask = info["action_mask"]
        if over:
            break
    return seen


@pytest.mark.parametrize("name", ALONE)
@both_ways
def test_gymnasium(name: str, again: Callable[[Any], Any]) -> None:
    alone = gymnasium.make(f"tavolino/{name}-v{GAMES[name].rules_version}")
    alone.reset(seed=1)
    play_alone(alone, 1, 6)
    copy, other = again(alone), again(alone)
    first = play_alone(alone, 2, 20)
    assert play_alone(copy, 2, 20) == first
    assert play_alone(other, 3, 20) != first
    assert copy.reset()[0].tobytes() == alone.reset()[0].tobytes(), "the next deal is the same too"


def some_state(name: str) -> Any:
    rng = Random(1)
    state = pyspiel.load_game(f"tavolino_{name}(players=3)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    for _ in range(12):
        state.apply_action(answer(state.turns, rng, 0.2))
    return state


def play_openspiel(state: Any, seed: int) -> list[str]:
    rng = Random(seed)
    for _ in range(30):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return [str(state), *(state.information_state_string(seat) for seat in range(3) if not state.is_terminal())]


@every_name
@pytest.mark.parametrize("again", [deepcopy, pickled, lambda state: state.clone()], ids=["deepcopy", "pickle", "clone"])
@pytest.mark.parametrize("imagined", [False, True], ids=["true", "imagined"])
def test_openspiel(name: str, again: Callable[[Any], Any], *, imagined: bool) -> None:
    state = some_state(name)
    if imagined:
        state = state.resample_from_infostate(state.current_player(), Random(2).random)
    copy, other = again(state), again(state)
    first = play_openspiel(state, 2)
    assert play_openspiel(copy, 2) == first
    assert play_openspiel(other, 3) != first
    assert str(copy.get_game()) == str(state.get_game())


def test_the_games_of_openspiel_are_pickled_by_their_parameters() -> None:
    for text in ("tavolino_twisted(players=3,rounds=1)", "tavolino_twisted_tiny()"):
        game = pyspiel.load_game(text)
        assert str(pickled(game)) == str(game)
        assert pickled(game).setup == game.setup


@pytest.mark.skipif(not COMPILED, reason="the vector environment needs the compiler")
@every_name
@both_ways
def test_vector_matches(name: str, again: Callable[[Any], Any]) -> None:
    matches = VectorMatches(name, 16, seats=GAMES[name].seat_counts[-1], seed=3)
    play_vector(matches, 30)
    copy = again(matches)
    before = copy.states.copy()
    first = play_vector(matches, 40)
    assert (copy.states == before).all(), "what happens in the original does not touch it"
    assert play_vector(copy, 40) == first
    assert (copy.states == matches.states).all()
    assert copy.game is matches.game


def play_vector(matches: VectorMatches, steps: int) -> list[bytes]:
    return [part.tobytes() for _ in range(steps) for part in (matches.step(matches.sample()), matches.observations())]


def elsewhere(things: list[Any]) -> list[Any]:
    """What comes of them in a process that knows no more than their pickles."""
    table, alone, state, *rest = things
    played = [play_pettingzoo(table, 2, 40), play_alone(alone, 2, 20), play_openspiel(state, 2)]
    return [*played, *(play_vector(matches, 20) for matches in rest)]


def test_all_of_them_can_be_sent_to_another_process() -> None:
    table = env("upturn", 3)
    table.reset(seed=1)
    alone = gymnasium.make(f"tavolino/{ALONE[0]}-v1")
    alone.reset(seed=1)
    matches = [VectorMatches("twisted", 4, seed=1)] if COMPILED else []
    things = [table, alone, some_state("qwinto"), *matches]
    with get_context("spawn").Pool(1) as pool:
        there = pool.apply(elsewhere, (things,))
    assert there == elsewhere(things)
