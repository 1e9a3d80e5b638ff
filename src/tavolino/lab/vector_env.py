"""Thousands of matches as one Gymnasium `VectorEnv`, played by kernels; `tavolino.lab.gymnasium` registers them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tavolino.fast.compiler import COMPILED
from tavolino.fast.compiler import MISSING as NO_COMPILER
from tavolino.fast.dice import new_dice
from tavolino.fast.load import source_for
from tavolino.fast.states import new_states
from tavolino.game import AnyGame, BadMessage, Part, fewest_wins, needed_part
from tavolino.games import game_named
from tavolino.lab import MISSING
from tavolino.lab.learners import LEARNER, Seen, Terms
from tavolino.lab.numbering import numbering_of
from tavolino.match.copying import HoldsGame
from tavolino.match.match import check_seats
from tavolino.match.options import changed_options
from tavolino.parts import KERNEL, OBSERVATION, PLAYOUT, Numbering

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from numpy.typing import NDArray
except ImportError as fault:
    raise ImportError(MISSING) from fault

SOURCE = Path(__file__).with_name("learners_source.py")
MAX_ACTIONS = 1000
OPPONENTS = ("random", "quick")

Arrays = NDArray[Any]


class MatchesEnv(HoldsGame, gymnasium.vector.VectorEnv[Arrays, Arrays, Arrays]):
    """Many matches with a learner in one seat of each, which changes from match to match.

    The others play quickly and sensibly, as in search (`opponents="quick"`), or at random. Rewards are those of the
    other interfaces: alone the change in score, otherwise the place at the end. An illegal action costs 1 and changes
    nothing. When a match ends, the next one is dealt in the same step; the last observation is in
    `infos["final_obs"]`, the points in `infos["final_info"]["score"]`.

    With `copy=False`, what `reset` and `step` return is overwritten by the next step. It can be copied and pickled.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium's convention

    def __init__(
        self,
        game_name: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        opponents: str = "quick",
        max_actions: int = MAX_ACTIONS,
        *,
        copy: bool = True,
    ) -> None:
        if not COMPILED:
            raise BadMessage(NO_COMPILER)
        self.game = game_named(game_name)
        seats = self.game.seat_counts[0] if seats is None else seats
        check(self.game, num_envs, seats, opponents, max_actions)
        self.num_envs = num_envs
        self.copy = copy
        numbering = numbering_of(self.game)
        self.single_observation_space = spaces.Box(-1, 1, (numbering.OBSERVATION,), np.float32)
        self.single_action_space = spaces.Discrete(numbering.ACTIONS)
        self.observation_space = spaces.Box(-1, 1, (num_envs, numbering.OBSERVATION), np.float32)
        self.action_space = spaces.MultiDiscrete([numbering.ACTIONS] * num_envs)
        self.terms = new_terms(self.game, OPPONENTS.index(opponents), max_actions)
        self.states = new_states(needed_part(self.game, KERNEL).FIELDS, num_envs)
        self.learners = np.zeros(num_envs, np.dtype([*LEARNER.items()], align=True))
        self.dice = np.zeros((num_envs, 2), np.int64)  # for each match its own, so that it depends on no other
        self.seen = new_seen(num_envs, numbering)
        settled = changed_options(self.game, self.game.simulation_options, options or {})
        needed_part(self.game, KERNEL).prepare(self.states, 0, seats, settled)
        self.states[1:] = self.states[0]
        self.everywhere = np.ones(num_envs, np.bool_)
        self.seeded = False

    @property
    def source(self) -> Any:
        """The compiled loops."""
        parts: dict[str, Part[Any]] = {"kernel": KERNEL, "observe": OBSERVATION, "playout": PLAYOUT}
        return source_for(SOURCE, **{name: needed_part(self.game, part) for name, part in parts.items()})

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - Gymnasium's signature
    ) -> tuple[Arrays, dict[str, Any]]:
        """Deal every match anew. A seed is that of the first match, the next has one more, and so on."""
        self.seed(seed)
        self.source.deal_all(self.states, self.learners, self.dice, self.seen, self.terms)
        return self.given(self.seen.vectors), self.facts()

    def seed(self, seed: int | Sequence[int | None] | None) -> None:
        seeds: list[int | None] = [None] * self.num_envs
        if isinstance(seed, int | np.integer):
            seeds = [int(seed) + index for index in range(self.num_envs)]
        elif seed is not None:
            seeds = [None if own is None else int(own) for own in seed]
        if len(seeds) != self.num_envs:
            raise BadMessage(f"There should be a seed for each of the {self.num_envs} matches, not {len(seeds)}.")
        for index, own in enumerate(seeds):
            if own is not None or not self.seeded:
                self.dice[index] = new_dice(self.np_random.bytes(16) if own is None else own)
        self.seeded = True

    def step(self, actions: Any) -> tuple[Arrays, Arrays, Arrays, Arrays, dict[str, Any]]:
        if not self.seeded:
            raise BadMessage("Before the first step there has to be a reset.")
        chosen = self.checked(actions)
        ended = self.source.step_all(self.states, self.learners, chosen, self.dice, self.seen, self.terms)
        learners = self.learners
        over, cut = learners["over"].astype(np.bool_), learners["cut"].astype(np.bool_)
        facts = self.facts()
        if ended:
            facts.update(self.last_facts(over | cut))
        return self.given(self.seen.vectors), learners["reward"].copy(), over, cut, facts

    def checked(self, actions: Any) -> Arrays:
        """The compiled code trusts its arrays: it would read past the end of a short one."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or not np.issubdtype(chosen.dtype, np.integer):
            raise BadMessage(f"The actions should be an array of {self.num_envs} whole numbers.")
        return np.ascontiguousarray(chosen, np.int64)

    def facts(self) -> dict[str, Any]:
        mask, score = self.given(self.seen.masks), self.learners["points"].copy()
        return {"action_mask": mask, "_action_mask": self.everywhere, "score": score, "_score": self.everywhere}

    def last_facts(self, ended: Arrays) -> dict[str, Any]:
        """What Gymnasium wants to know about the matches that have just ended."""
        last = np.full(self.num_envs, None, object)
        for index, vector in zip(np.flatnonzero(ended).tolist(), self.seen.last_vectors[ended], strict=True):
            last[index] = vector
        score = np.where(ended, self.learners["last_points"], 0.0)
        return {
            "final_obs": last,
            "_final_obs": ended,
            "final_info": {"score": score, "_score": ended},
            "_final_info": ended,
        }

    def action_masks(self) -> Arrays:
        """A row for each match, true where an action is legal: the name that sb3-contrib looks for."""
        masks: Arrays = self.seen.masks.astype(np.bool_)
        return masks

    def given(self, array: Arrays) -> Arrays:
        """For the caller: a copy, or the array itself, safe from being written to."""
        if self.copy:
            return array.copy()
        shown = array.view()
        shown.flags.writeable = False
        return shown


def check(game: AnyGame, count: int, seats: int, opponents: str, max_actions: int) -> None:
    check_seats(game, seats)
    if count < 1:
        raise BadMessage(f"There should be a match or more, not {count}.")
    if opponents not in OPPONENTS:
        raise BadMessage(f"The opponents play {' or '.join(OPPONENTS)}, not {opponents!r}.")
    if max_actions < 1:
        raise BadMessage(f"A match has an action or more, not {max_actions}.")


def new_seen(count: int, numbering: Numbering[Any, Any]) -> Seen:
    return Seen(
        vectors=np.zeros((count, numbering.OBSERVATION), np.float32),
        masks=np.zeros((count, numbering.ACTIONS), np.int8),
        last_vectors=np.zeros((count, numbering.OBSERVATION), np.float32),
    )


def new_terms(game: AnyGame, quick: int, longest: int) -> Terms:
    return Terms(
        longest=longest,
        quick=quick,
        fewest=int(fewest_wins(game)),
        actions=np.zeros(needed_part(game, KERNEL).MOST_ACTIONS + 1, np.int16),
        result=np.zeros(max(game.seat_counts), np.float64),
    )
