"""What the playouts of several games have in common."""

from collections.abc import Callable, Mapping

from tavolino.fast.arrays import Record, States
from tavolino.fast.compiler import compiled


def horizon_by_seats(actions: Mapping[int, int]) -> Callable[[Record], int]:
    """A `horizon` that depends on nothing but the number of seats."""

    def horizon(state: Record) -> int:
        return actions[int(state["seats"])]

    return horizon


@compiled
def whole_match(states: States, index: int) -> int:  # noqa: ARG001 - a `segment`, as search asks for it
    """The `segment` of a game without rounds: search may look ahead as far as the end of the match."""
    return 0
