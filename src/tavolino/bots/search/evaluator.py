"""An evaluator: where search gets its policy and its values.

At a leaf, search needs two things: an action that a seat would probably choose (the policy), and what a
position is worth to each seat (the value). It asks an evaluator for both. The first one, `heuristic.py`, asks the
game's own playout. A learned net would be another one.

An evaluator is a source file. It is run once for each game (`tavolino.fast.load`), with the game's `kernel`, `playout`
and, where it has one, `observe` among its globals, and its functions are compiled. To search with it:

    Search(game, largest, evaluator=Path("my_net.py"), weights=Weights(first, second))

Weights are an argument of every call and never globals: Numba does not cache compiled functions that use large global
arrays, and new weights would mean recompiling. They can be a NamedTuple of arrays, or anything else that Numba accepts.

Positions are evaluated one at a time, in `tree.evaluate`. Batches would go there too: first go down the tree several
times, each time with a separate record and path (both are arrays already), then ask for all values in one call, then
credit every path. A policy with a probability for every action would belong in `tree.select`, the only place that
chooses between the children of a node.
"""

from pathlib import Path
from typing import Any, Protocol

from tavolino.fast.arrays import Dice, Pile, States, Vector

HEURISTIC = Path(__file__).with_name("heuristic.py")


class Evaluator(Protocol):
    PLAYS_ON: bool  # whether a simulation plays on to the horizon with `choose` before it asks for the value

    def choose(self, states: States, index: int, seat: int, actions: Pile, weights: Any, dice: Dice, /) -> int:
        """The policy: a legal action that the seat would probably choose.

        `actions` is scratch space for legal actions. Afterwards it holds those of this seat, or is unchanged.
        """

    def value(self, states: States, index: int, weights: Any, result: Vector, /) -> None:
        """Write what the position is worth to each seat, 0 to 1, to `result`. From the fifth on, entries are free."""
