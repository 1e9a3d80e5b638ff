"""The `stakes` of a game that names none."""

from tavolino.fast.arrays import States, Vector
from tavolino.fast.compiler import compiled

NAMES: tuple[str, ...] = ()


@compiled
def watch(states: States, index: int, seat: int, mover: int, action: int, tally: Vector) -> None:
    pass


@compiled
def settle(states: States, start: int, end: int, seat: int, tally: Vector) -> None:
    pass
