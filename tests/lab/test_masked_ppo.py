"""sb3-contrib learns in our environments: with what it asks for, and, where it is installed, really."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from tavolino.fast.compiler import COMPILED
from tavolino.lab.gymnasium import ALONE

ROOT = Path(__file__).parents[2]
STEPS = 16_384
WITHOUT = "sb3-contrib and torch are not installed: pip install --group ppo"
LEARNING = f"""
import sys
sys.path.insert(0, {str(ROOT / "examples")!r})
import torch
torch.set_num_threads(1)
import masked_ppo
before, after, learner = masked_ppo.learn({STEPS})
print(before, after)
"""


@pytest.mark.parametrize("name", ALONE)
def test_an_environment_has_what_sb3_contrib_asks_for(name: str) -> None:
    """It looks for `action_masks` through all wrappers and expects one bool for each action."""
    env = gymnasium.make(f"tavolino/{name}-v1")
    env.reset(seed=1)
    mask = env.get_wrapper_attr("action_masks")()
    assert isinstance(env.action_space, gymnasium.spaces.Discrete)
    assert (mask.dtype, mask.shape) == (np.bool_, (env.action_space.n,))


@pytest.mark.skipif(not COMPILED, reason="the vector environment needs the compiler")
@pytest.mark.parametrize("name", ALONE)
def test_many_at_once_have_what_the_example_hands_on(name: str) -> None:
    """What `Alone` in examples/masked_ppo.py reads from every step."""
    env: Any = gymnasium.make_vec(f"tavolino/{name}-v1", 8)
    seen, _ = env.reset(seed=1)
    ended = 0
    for _ in range(80):
        masks = list(env.action_masks())
        assert all(mask.dtype == np.bool_ and mask.any() for mask in masks)
        seen, rewards, over, cut, facts = env.step(np.array([mask.argmax() for mask in masks]))
        assert (seen.dtype, rewards.dtype) == (np.float32, np.float64)
        for match in np.flatnonzero(over | cut):
            ended += 1
            assert facts["final_obs"][match].shape == seen[match].shape
            assert np.isfinite(facts["final_info"]["score"][match])
    assert ended


@pytest.mark.skipif(find_spec("sb3_contrib") is None or not COMPILED, reason=WITHOUT)
def test_masked_ppo_learns_to_play_alone() -> None:
    """In a process of its own: torch takes its time, and its warnings are not ours."""
    done = subprocess.run([sys.executable, "-c", LEARNING], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    before, after = map(float, done.stdout.split())
    assert after > before + 2
