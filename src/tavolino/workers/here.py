"""No other process at all: for looking into a job with a debugger, or measuring it."""

import pickle
from collections.abc import Callable, Generator, Sequence

from tavolino.workers.worker import Order, Worker, result_in
from tavolino.workers.workers import Broke, Result, Task, Workers


class ThisProcess(Workers):
    """Does all tasks in order. It has no limit of time, and a task that ends the process ends the program."""

    def run(
        self, job: Callable[[Task], Result], tasks: Sequence[Task], *, modules: Sequence[str] = ()
    ) -> Generator[tuple[Task, Result], None, None]:
        worker = Worker(Order.of(job, tuple(modules), limit=None))
        for task in tasks:
            result, why = result_in(worker.do(pickle.dumps(task)))
            if why is not None:
                raise Broke(task, why)
            yield task, result

    def close(self) -> None:
        """There are none to end."""
