"""The Gymnasium environments, by Gymnasium's own check and by ours."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from lab.kinds import redeal
from tavolino.game import BadMessage
from tavolino.games import GAMES
from tavolino.lab.gymnasium import ALONE, SoloEnv

all_alone = pytest.mark.parametrize("name", ALONE)


def test_the_games_that_can_be_played_alone_are_found() -> None:
    assert ALONE == ["qwinto"]


@all_alone
@pytest.mark.parametrize("render_mode", [None, "ansi", "human"])
def test_their_check(name: str, render_mode: str | None) -> None:
    check_env(gymnasium.make(f"tavolino/{name}-v1", render_mode=render_mode).unwrapped)


@all_alone
def test_rewards_are_the_changes_of_the_score(name: str) -> None:
    env = SoloEnv(name)
    for seed in range(5):
        _, info = env.reset(seed=seed)
        total, over = 0.0, False
        while not over:
            _, reward, over, cut_short, info = env.step(env.action_space.sample(info["action_mask"]))
            assert not cut_short
            total += reward
        assert (total,) == (info["score"],) == GAMES[name].score(env.turns.state)
        assert not info["action_mask"].any()


@all_alone
def test_an_illegal_action_costs_one_and_changes_nothing(name: str) -> None:
    env = SoloEnv(name)
    observation, info = env.reset(seed=1)
    before = GAMES[name].trace(env.turns.state)
    again, reward, over, cut_short, after = env.step(int(np.argmin(info["action_mask"])))
    assert (reward, over, cut_short) == (-1.0, False, False)
    assert GAMES[name].trace(env.turns.state) == before
    assert np.array_equal(again, observation)
    assert np.array_equal(after["action_mask"], info["action_mask"])


@all_alone
def test_a_match_is_cut_short_after_so_many_actions(name: str) -> None:
    env = SoloEnv(name, max_actions=3)
    _, info = env.reset(seed=1)
    illegal = int(np.argmin(info["action_mask"]))
    assert [env.step(illegal)[3] for _ in range(3)] == [False, False, True]


@all_alone
def test_secrecy_an_observation_stays_the_same_when_all_that_is_hidden_is_dealt_again(name: str) -> None:
    env, rng = SoloEnv(name), Random(1)
    observation, info = env.reset(seed=1)
    over = False
    while not over:
        redeal(name, env.turns.state, 0, rng)
        assert np.array_equal(env.observation(), observation)
        observation, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))


@all_alone
def test_the_table_is_drawn(name: str) -> None:
    env = gymnasium.make(f"tavolino/{name}-v1", render_mode="ansi")
    env.reset(seed=1)
    assert "seat 0" in str(env.render())


def test_a_game_for_several_is_refused() -> None:
    with pytest.raises(BadMessage, match="cannot be played alone"):
        SoloEnv("twisted")


@all_alone
def test_the_mask_has_the_name_that_learners_look_for(name: str) -> None:
    env = gymnasium.make(f"tavolino/{name}-v1")
    _, info = env.reset(seed=1)
    for _ in range(10):
        mask = env.get_wrapper_attr("action_masks")()
        assert mask.dtype == np.bool_
        assert (mask == info["action_mask"]).all()
        *_, info = env.step(int(mask.argmax()))


@all_alone
def test_many_at_once_have_the_same_spaces_and_masks(name: str) -> None:
    env: Any = gymnasium.make_vec(f"tavolino/{name}-v1", 3, "sync")
    _, infos = env.reset(seed=1)
    assert np.array_equal(np.stack(env.call("action_masks")), infos["action_mask"])
