"""No other process at all: for looking into a job with a debugger, or measuring it."""

import pickle
from collections.abc import Callable, Generator, Sequence

from tavolino.workers.worker import Order, Worker, result_of
from tavolino.workers.workers import Result, Task, Workers


class ThisProcess(Workers):
    """Does all tasks in order. It has no limit of time, and a task that ends the process ends the program."""

    def run(
        self, job: Callable[[Task], Result], tasks: Sequence[Task], *, modules: Sequence[str] = ()
    ) -> Generator[tuple[Task, Result], None, None]:
        worker = Worker(Order.of(job, tuple(modules), limit=None))
        for task in tasks:
            yield task, result_of(worker.do(pickle.dumps(task)), task)

    def close(self) -> None:
        """There are none to end."""
