"""What a decision needs of the worlds it is judged in."""

from collections.abc import Sequence
from typing import Any, Protocol

from tavolino.coach.tries import Tries


class Worlds(Protocol):
    @property
    def stakes(self) -> tuple[str, ...]: ...

    def stop(self) -> None:
        """End the running task soon; may be called from any thread."""

    def imagine(self, view: Any, number: int) -> None:
        """Begin with a decision, from what its seat knows and nothing else."""

    def leads(self) -> dict[int, int] | None:
        """For each legal action, by its number, the lead at the end of the round, where it can be counted out."""

    def try_choices(
        self,
        view: Any,
        purpose: Sequence[object],
        choices: Sequence[Any],
        alive: Sequence[int],
        worlds: int,
        tries: Tries,
    ) -> bool:
        """Try choices in so many more worlds, the same for all that are alive; False if it was stopped."""
