"""What all kinds of workers are; the package's docstring has their contract."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from types import TracebackType
from typing import Any, Self, TypeVar

from tavolino.game import TavolinoError

Task = TypeVar("Task")
Result = TypeVar("Result")


class Broke(TavolinoError):
    """A task that could not be done."""

    def __init__(self, task: Any, why: str) -> None:
        super().__init__(f"{task}: {why}")
        self.task = task
        self.why = why


class Unfit(TavolinoError):
    """A worker whose results might not be the same as elsewhere."""


class Workers(ABC):
    limit: float | None = None  # seconds that a task may take

    @abstractmethod
    def run(
        self, job: Callable[[Task], Result], tasks: Sequence[Task], *, modules: Sequence[str] = ()
    ) -> Generator[tuple[Task, Result], None, None]:
        """Yields each task with its result; raises Broke or Unfit. One run at a time.

        `modules` are the modules outside Tavolino that results depend on; they must be the same everywhere.
        """

    @abstractmethod
    def close(self) -> None:
        """End all workers."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, _: TracebackType | None) -> None:
        self.close()
