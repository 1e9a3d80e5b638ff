"""The tasks that are still to be done. They are handed out by their numbers, in bundles."""

from collections import Counter, deque
from collections.abc import Sequence
from math import ceil
from statistics import median
from typing import Any

from tavolino.workers.workers import Broke

PATIENCE = 3  # so many workers may a task lose before it's to blame
REMEMBERED = 9  # bundles whose pace counts: the first ones are slow, because a worker has to load what it needs


class Pending:
    def __init__(self, tasks: Sequence[Any], *, bundle: float = 0.0, limit: float | None = None) -> None:
        """`bundle`: how many seconds a bundle should take (0: all are of one task). `limit`: how many a task may."""
        self.tasks = tasks
        self.bundle = bundle
        self.limit = limit
        self.waiting = deque(range(len(tasks)))
        self.alone: deque[int] = deque()  # tasks that lost a worker: each goes alone, so that we find the one to blame
        self.losses: Counter[int] = Counter()
        self.paces: deque[float] = deque(maxlen=REMEMBERED)  # seconds for a task

    def __bool__(self) -> bool:
        return bool(self.waiting or self.alone)

    def take(self, workers: int = 1) -> list[int]:
        """The next bundle. Towards the end bundles get smaller, so that all workers end at about the same time."""
        if self.alone:
            return [self.alone.popleft()]
        wanted = self.bundle / max(median(self.paces), 1e-6) if self.paces else 1
        fair = ceil(len(self.waiting) / (2 * workers))
        return [self.waiting.popleft() for _ in range(max(1, min(int(wanted), fair)))]

    def done(self, bundle: Sequence[int], seconds: float) -> None:
        """Note how long a bundle took."""
        self.paces.append(seconds / len(bundle))

    def lost(self, bundle: Sequence[int], seconds: float) -> None:
        """Note that the worker with this bundle died after so many seconds; raises Broke if a task is to blame."""
        if len(bundle) == 1:
            self.blame(bundle[0], seconds)
        self.alone.extend(bundle)

    def blame(self, number: int, seconds: float) -> None:
        self.losses[number] += 1
        if self.limit is not None and seconds >= self.limit:
            why = f"it was not over after {self.limit:g} seconds. Either it hangs or it needs a longer limit."
            raise Broke(self.tasks[number], why)
        if self.losses[number] == PATIENCE:
            raise Broke(self.tasks[number], f"the process that worked on it died, {PATIENCE} times in a row.")
