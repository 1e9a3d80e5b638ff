"""Masked PPO of sb3-contrib learns Qwinto alone: `python examples/masked_ppo.py [STEPS]`.

It needs `pip install sb3-contrib torch` beside the extras `lab` and `fast`, and no GPU: 200,000 steps take about a
minute on one core. Stable-Baselines3 has its own kind of vector environment, so `Alone` puts one around ours.
"""

# ruff: noqa: ARG002 - the parameters of Stable-Baselines3

import sys
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

import tavolino.lab.gymnasium  # noqa: F401 - registers the environments

MATCHES = 64
POINTS = 20  # make a reward of 1: with larger ones the critic's faults would drown what the actor learns


class Alone(VecEnv):
    """Matches of Qwinto side by side, as Stable-Baselines3 wants them."""

    def __init__(self, matches: int = MATCHES) -> None:
        self.env: Any = gymnasium.make_vec("tavolino/qwinto-v1", matches)
        super().__init__(matches, self.env.single_observation_space, self.env.single_action_space)

    def reset(self) -> Any:
        return self.env.reset(seed=self._seeds[0])[0]

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        seen, rewards, over, cut, facts = self.env.step(self.actions)
        infos: list[dict[str, Any]] = [{} for _ in rewards]
        for match in np.flatnonzero(over | cut):
            infos[match] = {"terminal_observation": facts["final_obs"][match], "TimeLimit.truncated": bool(cut[match])}
        return seen, rewards / POINTS, over | cut, infos

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **more: Any) -> list[Any]:
        return list(getattr(self.env, method_name)(*arguments, **more))

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self.env, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.env, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self.env, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.env.close()


def mean_score(learner: MaskablePPO, seed: int) -> float:
    """Of as many matches as are played side by side, each to its end."""
    env: Any = gymnasium.make_vec("tavolino/qwinto-v1", 256)
    seen, facts = env.reset(seed=seed)
    scores = np.full(len(seen), np.nan)
    while np.isnan(scores).any():
        actions, _ = learner.predict(seen, action_masks=env.action_masks())
        seen, _, over, cut, facts = env.step(actions)
        first = (over | cut) & np.isnan(scores)
        if first.any():
            scores[first] = facts["final_info"]["score"][first]
    return float(scores.mean())


def learn(steps: int, seed: int = 7) -> tuple[float, float, MaskablePPO]:
    """The mean scores before and after, on deals that were not learned from; and the learner."""
    learner = MaskablePPO(
        "MlpPolicy", Alone(), n_steps=32, batch_size=512, n_epochs=4, learning_rate=1e-3, gamma=0.95, seed=seed,
        policy_kwargs={"net_arch": [128]}, device="cpu",
    )  # fmt: skip
    before = mean_score(learner, seed=1_000_000)
    learner.learn(steps)
    return before, mean_score(learner, seed=1_000_000), learner


def main(steps: int = 200_000) -> None:
    before, after, learner = learn(steps)
    print(f"mean score {before:.1f} before, {after:.1f} after {steps:,} steps")
    learner.save("masked_ppo.zip")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
