"""The PettingZoo environments, by PettingZoo's own tests and by ours."""

from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel
from pettingzoo.utils.wrappers import BaseWrapper

from lab.kinds import all_kinds, redeal
from tavolino.game import BadMessage
from tavolino.games import GAMES
from tavolino.lab import gymnasium as solo
from tavolino.lab.pettingzoo import env, raw_env
from tavolino.lab.rewards import rewards

# PettingZoo exempts its own games with a mask from these, by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@all_kinds
def test_their_api_test(name: str, seats: int, options: dict[str, Any]) -> None:
    api_test(env(name, seats, options), num_cycles=60)


@all_kinds
def test_their_seed_test(name: str, seats: int, options: dict[str, Any]) -> None:
    seed_test(lambda: env(name, seats, options), num_cycles=40)


@pytest.mark.parametrize("name", GAMES)
def test_their_render_test(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(name, GAMES[name].seat_counts[-1], render_mode=render_mode))
    assert "seat 1" in capsys.readouterr().out


class LegalActions(BaseWrapper):
    """Exchanges an illegal action for a legal one, because their test of the cap knows no masks."""

    def step(self, action: Any) -> None:
        if action is not None:
            mask = self.observe(self.agent_selection)["action_mask"]
            action = action if mask[action] else int(np.argmax(mask))
        super().step(action)


@pytest.mark.parametrize("name", solo.ALONE)
def test_their_max_cycles_test(name: str) -> None:
    """It expects that everybody acts in every cycle, which is true for one seat only."""

    def capped(max_cycles: int) -> LegalActions:
        return LegalActions(raw_env(name, 1, max_actions=max_cycles))

    max_cycles_test(SimpleNamespace(env=capped, parallel_env=lambda max_cycles: aec_to_parallel(capped(max_cycles))))


@all_kinds
def test_a_match_is_cut_short_after_so_many_actions(name: str, seats: int, options: dict[str, Any]) -> None:
    match = played(name, seats, options, max_actions=9)
    assert match.unwrapped.turns.actions == 9
    assert match.truncated == {f"seat_{seat}" for seat in range(seats)}
    assert match.terminated == set()
    assert set(match.told.values()) == {0}


@pytest.mark.parametrize("name", GAMES)
def test_rewards_come_at_the_end_from_the_places(name: str) -> None:
    for seats in GAMES[name].seat_counts:
        match = played(name, seats, {}, max_actions=10**5)
        outcome = GAMES[name].outcome(match.unwrapped.turns.state)
        assert outcome is not None
        assert match.terminated == set(match.told) == {f"seat_{seat}" for seat in range(seats)}
        assert list(match.told.values()) == rewards(outcome)
        assert seats == 1 or sum(match.told.values()) == pytest.approx(0)


def played(name: str, seats: int, options: dict[str, Any], max_actions: int) -> SimpleNamespace:
    """A match to its end, with all that each agent was told along the way added up; sensible, so that it has an end."""
    table, rng = env(name, seats, options, max_actions=max_actions), Random(seats)
    table.reset(seed=seats)
    told = dict.fromkeys(table.agents, 0.0)
    ends: dict[str, set[str]] = {"terminated": set(), "truncated": set()}
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        told[agent] += reward
        if terminated or truncated:
            ends["terminated" if terminated else "truncated"].add(agent)
            table.step(None)
            continue
        turns = table.unwrapped.turns
        action = turns.game.sensible(turns.game.view(turns.state, turns.seat), rng)
        number = turns.numbering.number_of(action)
        assert observation["action_mask"][number]
        assert sorted(turns.legal) == list(np.flatnonzero(observation["action_mask"]))
        table.step(number)
    return SimpleNamespace(unwrapped=table.unwrapped, told=told, **ends)


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_ends_the_match_and_costs_its_seat_one(name: str) -> None:
    table = env(name)
    table.reset(seed=1)
    offender = table.agent_selection
    observation, *_ = table.last()
    table.step(int(np.argmin(observation["action_mask"])))
    told = {}
    for agent in table.agent_iter():
        told[agent] = table.last()[1]
        table.step(None)
    assert told == {"seat_0": 0, "seat_1": 0} | {offender: -1}


@all_kinds
def test_secrecy_an_observation_stays_the_same_when_all_that_is_hidden_is_dealt_again(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    rng, table = Random(seats), raw_env(name, seats, options)
    table.reset(seed=seats)
    for _ in range(40):
        if table.turns.seat is None:
            return
        for seat, agent in enumerate(table.possible_agents):
            before = table.observe(agent)
            redeal(name, table.turns.state, seat, rng)
            table.turns.ask()
            after = table.observe(agent)
            assert np.array_equal(before["observation"], after["observation"])
            assert np.array_equal(before["action_mask"], after["action_mask"])
        table.step(rng.choice(list(table.turns.legal)))


def test_only_the_asked_seat_has_legal_actions() -> None:
    table = raw_env("qwinto", 4)
    table.reset(seed=1)
    asked = [agent for agent in table.agents if table.observe(agent)["action_mask"].any()]
    assert asked == [table.agent_selection]


def test_a_wrong_number_of_seats_or_option_is_refused_with_a_reason() -> None:
    with pytest.raises(BadMessage, match="2 to 4 seats, not 7"):
        env("twisted", 7)
    with pytest.raises(BadMessage, match="no option 'speed'"):
        env("twisted", options={"speed": 1})
    with pytest.raises(BadMessage, match="no game called 'chess'"):
        env("chess")
