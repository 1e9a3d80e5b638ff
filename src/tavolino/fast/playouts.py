"""What the playouts of several games have in common."""

from collections.abc import Callable, Mapping

from tavolino.fast.arrays import Record, States
from tavolino.fast.compiler import compiled


def horizon_by_seats(actions: Mapping[int, int]) -> Callable[[Record], int]:
    """A `horizon` that depends only on the number of seats."""

    def horizon(state: Record) -> int:
        return actions[int(state["seats"])]

    return horizon


@compiled
def whole_match(states: States, index: int) -> int:  # noqa: ARG001 - the signature of `segment`
    """The `segment` of a game without rounds: search may look ahead to the end of the match."""
    return 0
