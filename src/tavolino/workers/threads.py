"""Threads of this process, for jobs that spend their time in compiled code and need nothing loaded twice."""

import pickle
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed

from tavolino.workers.worker import Order, Worker, result_of
from tavolino.workers.workers import Result, Task, Workers


class Threads(Workers):
    """They have no limit of time, and a task that ends the process ends the program."""

    def __init__(self, threads: int) -> None:
        self.threads = threads

    def run(
        self, job: Callable[[Task], Result], tasks: Sequence[Task], *, modules: Sequence[str] = ()
    ) -> Generator[tuple[Task, Result], None, None]:
        worker = Worker(Order.of(job, tuple(modules), limit=None))
        pool = ThreadPoolExecutor(self.threads)
        try:
            coming = {pool.submit(worker.do, pickle.dumps(task)): task for task in tasks}
            for answer in as_completed(coming):
                task = coming.pop(answer)
                yield task, result_of(answer.result(), task)
        finally:
            pool.shutdown(cancel_futures=True)

    def close(self) -> None:
        """They end with each run."""
