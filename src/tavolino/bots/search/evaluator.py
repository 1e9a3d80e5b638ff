"""An evaluator: where search gets its policy and its values.

Where the tree ends, search needs two things: an action that a seat would probably choose (the policy), and what a
position is worth to each seat (the value). It asks an evaluator for both. The first one, `heuristic.py`, asks the
game's own playout. A learned net would be another.

An evaluator is a source file. It is run once for each game (`tavolino.fast.load`), with the game's `kernel`, `playout`
and, where it has one, `observe` among its globals, and its functions are compiled. To search with it:

    Search(game, largest, evaluator=Path("my_net.py"), weights=Weights(first, second))

Weights are an argument of every call and never globals: Numba does not keep compiled functions that use large global
arrays, and new weights would have to be compiled in. They can be a NamedTuple of arrays, or all else that Numba takes.

Positions are evaluated one at a time, in `tree.evaluate`. That is also where batches would go: go down the tree several
times first, each time with a record and a path of its own (both are arrays already), then ask for all values in one
call, then credit every path. A policy that gives a probability to every action would be used in `tree.select`, which
weighs the children of a node and is the only place that chooses between them.
"""

from pathlib import Path
from typing import Any, Protocol

from tavolino.fast.arrays import Dice, Pile, States, Vector

HEURISTIC = Path(__file__).with_name("heuristic.py")


class Evaluator(Protocol):
    PLAYS_ON: bool  # whether a simulation plays on to the horizon by `choose` before it asks for the value

    def choose(self, states: States, index: int, seat: int, actions: Pile, weights: Any, dice: Dice, /) -> int:
        """The policy: a legal action that the seat would probably choose.

        `actions` is room to list legal actions in. Afterwards it holds those of this seat, or what it held before.
        """

    def value(self, states: States, index: int, weights: Any, result: Vector, /) -> None:
        """What the position is worth to each seat, 0 to 1, into `result`. The places from the fifth on are free."""
