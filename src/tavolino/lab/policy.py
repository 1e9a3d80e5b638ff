"""A bot from a policy: takes what was learned in the lab to the arena and to tables."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

from tavolino.bots.simple import choices
from tavolino.game import AnyGame, BadMessage
from tavolino.lab.numbering import numbering_of, text_of
from tavolino.match.copying import HoldsGame
from tavolino.parts import Numbering

if TYPE_CHECKING:
    from numpy.typing import NDArray

Policy: TypeAlias = Callable[["NDArray[Any]", "NDArray[Any]"], Any]


def policy_bot(policy: Policy, *, games: Sequence[str] | None = None) -> "PolicyBots":
    """A kind of bot that acts as the policy says.

    The policy is a function, or anything that can be called, of an observation (float32) and a mask (bool, true where
    an action is legal). It returns the number of an action, or a score for every action: then the legal one with the
    highest score is played. What comes of it works wherever a class of bots does: as `module:name`, as an entry point,
    in `BOTS.add`. It can be pickled if the policy can. `games` names the games that the policy plays, if not all.
    """
    return PolicyBots(policy, None if games is None else tuple(games))


class PolicyBots:
    """Makes the bots of one policy."""

    def __init__(self, policy: Policy, games: tuple[str, ...] | None) -> None:
        if not callable(policy):
            raise BadMessage(f"A policy is a function of an observation and a mask, not {policy!r}.")
        self.policy = policy
        self.games = games

    def __call__(self, game: AnyGame, rng: Random) -> "PolicyBot":  # noqa: ARG002 - every bot is made like this
        return PolicyBot(game, self.policy)


class PolicyBot(HoldsGame):
    def __init__(self, game: AnyGame, policy: Policy) -> None:
        numbering_of(game)  # is it in the lab?
        self.game = game
        self.policy = policy

    @property
    def numbering(self) -> Numbering[Any, Any]:
        return numbering_of(self.game)

    def choose(self, view: Any) -> Any:
        import numpy as np  # here, because whoever reads this package needn't have it

        legal = {self.numbering.number_of(action): action for action in choices(view)}
        mask = np.zeros(self.numbering.ACTIONS, np.bool_)
        mask[list(legal)] = True
        answer = np.asarray(self.policy(np.array(self.numbering.observation(view), np.float32), mask))
        number = int(answer) if answer.ndim == 0 and answer.dtype.kind in "iu" else self.best(answer, mask)
        if number not in legal:
            raise BadMessage(f"The policy chose {self.named(number)}, which is not legal.")
        return legal[number]

    def best(self, scores: "NDArray[Any]", mask: "NDArray[Any]") -> int:
        """The legal action with the highest score. One score more, as for `wait` in PettingZoo, is left out."""
        import numpy as np

        count = len(mask)
        if scores.shape not in ((count,), (count + 1,)) or scores.dtype.kind not in "fiu":
            raise BadMessage(f"A policy returns the number of an action or {count} scores, not {described(scores)}.")
        if np.isnan(scores[:count][mask]).any():
            raise BadMessage("The policy's score of a legal action is not a number (NaN).")
        return int(np.flatnonzero(mask)[scores[:count][mask].argmax()])

    def named(self, number: int) -> str:
        known = 0 <= number < self.numbering.ACTIONS
        return f"action {number} ({text_of(self.game, number) if known else 'there is none of this number'})"


def described(answer: "NDArray[Any]") -> str:
    if answer.ndim == 0:
        return repr(answer.item())
    return f"an array of {' × '.join(map(str, answer.shape))} {answer.dtype}"
