"""Search led by nets: where a game has trained weights, they take the place of its heuristics."""

from pathlib import Path
from random import Random
from typing import Any

from msgspec import structs

from tavolino.bots.search.guide import Nets, new_desk, new_tree
from tavolino.bots.search.search import Search
from tavolino.bots.search.weights import nets_for
from tavolino.fast.load import source_for
from tavolino.game import AnyGame, needed_part
from tavolino.parts import INPUTS, Advice

GUIDED = Path(__file__).with_name("guided.py")


class GuidedSearch(Search):
    """Like `Search`, for one number of seats. `policy` is the choice of the nets alone, without any search."""

    def __init__(self, game: AnyGame, largest: int, nets: Nets) -> None:
        self.nets = nets
        super().__init__(game, largest)

    def set_up(self, largest: int) -> None:
        inputs = needed_part(self.game, INPUTS)
        self.source = source_for(GUIDED, kernel=self.kernel, playout=self.playout, inputs=inputs)
        self.tree = new_tree(largest)
        self.work = new_desk(self.nets, self.kernel.MOST_ACTIONS, self.numbering.ACTIONS, inputs.MOST)
        self.work.curiosity[0] = inputs.CURIOSITY
        self.work.modelled_from[0] = inputs.MODELLED_FROM

    def begin(self, view: Any, seed: int, truth: Any = None) -> None:
        super().begin(view, seed, truth)
        self.source.look_at_root(self.states, self.work, view.seat)

    def run_batch(self, simulations: int, *, sees_all: bool) -> int:
        ran: int = self.source.search(
            self.states, self.tree, self.work, self.view.seat, sees_all, simulations, self.dice
        )
        return ran

    def run_noting(self, simulations: int) -> int:
        ran: int = self.source.search_noting(
            self.states, self.tree, self.work, self.view.seat, simulations, self.horizon(), self.notes, self.dice
        )
        return ran

    def noted(self, action: Any) -> Advice:
        """Among several seats a net's values are counted from the middle; advice is from 0 to 1."""
        advice = super().noted(action)
        if advice.expected is None:
            return advice
        middle = 0.5 if self.work.nets.value.last_bias.size > 1 else 0.0
        return structs.replace(advice, expected=min(1.0, max(0.0, middle + advice.expected)))

    def policy(self, view: Any) -> Any:
        """What the nets choose at once; the exact choice where the game's `endgame` knows it."""
        self.begin(view, 0)
        solved = self.solved()
        if solved is not None:
            return solved
        count = int(self.work.actions[0])
        number = int(self.work.actions[1 + int(self.work.at_root[1 : count + 1].argmax())])
        return next(action for action in view.legal if self.numbering.number_of(action) == number)


def nets_at(game: AnyGame, view: Any) -> tuple[int, Nets] | None:
    """The number of seats and the nets for a match; None where there are none for its seats or options."""
    state = game.imagine(view, Random(0))
    inputs = needed_part(game, INPUTS)
    seats = len(game.score(state))
    if getattr(state, "options", game.simulation_options) not in inputs.OPTIONS:
        return None
    nets = nets_for(game, seats)
    return None if nets is None else (seats, nets)
