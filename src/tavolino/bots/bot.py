"""What a bot is."""

from typing import Any, Protocol


class Bot(Protocol):
    def choose(self, view: Any) -> Any:
        """One of the view's legal actions; raises BadMessage where there is none."""
