"""Every game as a PettingZoo environment: an AEC environment, where seats act one at a time."""

from random import Random
from typing import Any

from tavolino.chance import SIZE, Chance
from tavolino.games import game_named
from tavolino.lab import MISSING
from tavolino.lab.numbering import numbering_of
from tavolino.lab.picture import picture
from tavolino.lab.rewards import rewards
from tavolino.lab.turns import Turns
from tavolino.match.copying import HoldsGame
from tavolino.match.match import check_seats
from tavolino.match.options import changed_options
from tavolino.parts import Numbering

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
except ImportError as fault:
    raise ImportError(MISSING) from fault

MAX_ACTIONS = 1000


def env(
    game_name: str,
    seats: int = 2,
    options: dict[str, Any] | None = None,
    render_mode: str | None = None,
    max_actions: int = MAX_ACTIONS,
) -> AECEnv:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the match and costs the seat 1."""
    raw = raw_env(game_name, seats, options, render_mode, max_actions)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward=-1)))


class raw_env(HoldsGame, AECEnv):  # noqa: N801 - PettingZoo's name for it
    """A match; its agents are `seat_0` and so on.

    A seat gets its reward (see `rewards`) when the match is over. After `max_actions` the match is truncated for
    everybody, without a reward. The environment can be copied and pickled, with or without its wrappers.
    """

    def __init__(
        self,
        game_name: str,
        seats: int = 2,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        max_actions: int = MAX_ACTIONS,
    ) -> None:
        super().__init__()
        self.game = game_named(game_name)
        check_seats(self.game, seats)
        self.options = changed_options(self.game, self.game.simulation_options, options or {})
        self.max_actions = max_actions
        self.render_mode = render_mode
        self.metadata = {
            "name": f"tavolino_{game_name}_v{self.game.rules_version}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": seats == 1,  # with several seats, one is asked at a time
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        size = self.numbering.ACTIONS + 1  # plus one for waiting
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                observation=spaces.Box(-1, 1, (self.numbering.OBSERVATION,), np.float32),
                action_mask=spaces.MultiBinary(size),
            )
            for agent in self.possible_agents
        }
        self.rng = Random()

    @property
    def numbering(self) -> Numbering[Any, Any]:
        return numbering_of(self.game)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        if seed is not None:
            self.rng = Random(seed)
        chance = Chance(self.rng.randbytes(SIZE))
        self.turns = Turns(self.game, self.game.deal(len(self.possible_agents), self.options, chance))
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.select()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.numbering.ACTIONS + 1, np.int8)
        if seat == self.turns.seat:
            mask[list(self.turns.legal)] = 1
        view = self.game.view(self.turns.state, seat)
        return {"observation": np.array(self.numbering.observation(view), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.turns.act(int(action))
        outcome = self.game.outcome(self.turns.state)
        if outcome is not None:
            self.rewards = dict(zip(self.agents, rewards(outcome), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.turns.actions >= self.max_actions:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.select()
        if self.render_mode == "human":
            self.render()

    def select(self) -> None:
        """Select the seat that is asked; at the end each seat in turn, so that all are told."""
        if self.turns.seat is not None:
            self.agent_selection = self.possible_agents[self.turns.seat]
        self._deads_step_first()

    def render(self) -> str | None:
        """What a watcher would see."""
        text = picture(self.game, self.game.view(self.turns.state, None), len(self.possible_agents))
        if self.render_mode == "human":
            print(text)
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
