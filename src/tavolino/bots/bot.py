"""What a bot is."""

from typing import Any, Protocol, runtime_checkable

from msgspec import Struct


class Bot(Protocol):
    def choose(self, view: Any, /) -> Any:
        """One of the view's legal actions; raises BadMessage if there are none."""


@runtime_checkable
class Stoppable(Protocol):
    """A bot, or an adviser, that can be interrupted while it thinks."""

    def stop(self) -> None:
        """Stop thinking; any thread may call this.

        The running call returns soon, with the best it has found so far. If nothing is running, nothing happens: a
        stop that comes too early or too late does not affect the next decision.
        """


class Limit(Struct, frozen=True):
    """How long to think: a number of simulations or of seconds, whichever is reached first."""

    simulations: int
    seconds: float = float("inf")
