"""All hands as they were some time ago, for watchers at tables where the host allows it. Kept in memory only."""

from collections import deque
from typing import Any

from tavolino.table.log.table import Table

DELAY = 180_000  # milliseconds


class LateHands:
    def __init__(self) -> None:
        self.match = 0  # the match they belong to
        self.coming: deque[tuple[int, tuple[Any, ...]]] = deque()  # when they may be shown, and the view of every seat
        self.shown: tuple[Any, ...] = ()

    def note(self, table: Table, at: int) -> None:
        """Keep the current hands for later."""
        if table.settings.watchers != "late hands" or table.play is None:
            return
        if table.matches != self.match:
            self.match, self.shown = table.matches, ()
            self.coming.clear()
        self.seen(at)  # drops what is no longer needed
        match = table.play.match
        self.coming.append((at + DELAY, tuple(match.view(seat) for seat in match.seats)))

    def seen(self, at: int) -> tuple[Any, ...]:
        """The view of every seat, as it was one delay ago; empty before that."""
        while self.coming and self.coming[0][0] <= at:
            _, self.shown = self.coming.popleft()
        return self.shown
