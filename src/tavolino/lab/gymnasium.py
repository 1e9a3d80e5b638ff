"""Games as Gymnasium environments; importing this module registers `tavolino/NAME-v1`.

`gymnasium.make` has the games that can be played alone; `gymnasium.make_vec` has every game with a kernel, against
opponents as well (`tavolino.lab.vector_env`).
"""

from typing import Any

from tavolino.chance import SIZE, Chance
from tavolino.game import BadMessage, has_part
from tavolino.games import GAMES, game_named
from tavolino.lab import MISSING
from tavolino.lab.numbering import numbering_of
from tavolino.lab.picture import picture
from tavolino.lab.turns import Turns
from tavolino.match.copying import HoldsGame
from tavolino.match.options import changed_options
from tavolino.parts import KERNEL, NUMBERING, OBSERVATION, PLAYOUT, Numbering

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as fault:
    raise ImportError(MISSING) from fault

MAX_ACTIONS = 1000
ILLEGAL = -1.0  # the reward of an illegal action, which changes nothing else
ALONE = [name for name, game in GAMES.items() if 1 in game.seat_counts and has_part(game, NUMBERING)]

FAST = (NUMBERING, KERNEL, OBSERVATION, PLAYOUT)
IN_VECTORS = [name for name, game in GAMES.items() if all(has_part(game, part) for part in FAST)]


class SoloEnv(HoldsGame, gymnasium.Env[NDArray[np.float32], np.int64]):
    """A match with one seat. The reward is the change in score; `action_masks()` and `info` say what is legal.

    After `max_actions`, including illegal ones, the match is truncated. The environment can be copied and pickled.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's convention

    def __init__(
        self,
        game_name: str,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        max_actions: int = MAX_ACTIONS,
    ) -> None:
        self.game = game_named(game_name)
        if game_name not in ALONE:
            raise BadMessage(f"{self.game.title} cannot be played alone.")
        self.options = changed_options(self.game, self.game.simulation_options, options or {})
        self.max_actions = max_actions
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.numbering.ACTIONS)
        self.observation_space = spaces.Box(-1, 1, (self.numbering.OBSERVATION,), np.float32)

    @property
    def numbering(self) -> Numbering[Any, Any]:
        return numbering_of(self.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        chance = Chance(self.np_random.bytes(SIZE))
        self.turns = Turns(self.game, self.game.deal(1, self.options, chance))
        self.actions = 0
        return self.observation(), self.facts()

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        self.actions += 1
        reward = self.act(int(action)) if int(action) in self.turns.legal else ILLEGAL
        over = self.turns.seat is None
        cut_short = not over and self.actions >= self.max_actions
        if self.render_mode == "human":
            self.render()
        return self.observation(), reward, over, cut_short, self.facts()

    def act(self, number: int) -> float:
        before = self.score()
        self.turns.act(number)
        return float(self.score() - before)

    def score(self) -> int:
        [score] = self.game.score(self.turns.state)
        return score

    def observation(self) -> NDArray[np.float32]:
        return np.array(self.numbering.observation(self.game.view(self.turns.state, 0)), np.float32)

    def action_masks(self) -> NDArray[np.bool_]:
        """True for every legal action: the name that sb3-contrib looks for. All false when the match is over."""
        mask = np.zeros(self.numbering.ACTIONS, np.bool_)
        mask[list(self.turns.legal)] = True
        return mask

    def facts(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "score": self.score()}

    def render(self) -> str | None:
        text = picture(self.game, self.game.view(self.turns.state, 0), 1)
        if self.render_mode == "human":
            print(text)
        return text if self.render_mode == "ansi" else None


for name in dict.fromkeys([*ALONE, *IN_VECTORS]):
    gymnasium.register(
        f"tavolino/{name}-v{GAMES[name].rules_version}",
        f"{__name__}:{SoloEnv.__name__}" if name in ALONE else None,
        vector_entry_point="tavolino.lab.vector_env:MatchesEnv" if name in IN_VECTORS else None,
        kwargs={"game_name": name},
    )
