"""Processes on this machine."""

import pickle
import signal
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import connection, get_context
from threading import current_thread, main_thread
from typing import Any

from tavolino.bots.cores import usable_cores
from tavolino.workers.pending import Pending
from tavolino.workers.worker import Order, Worker, result_of, unfit_line
from tavolino.workers.workers import Result, Task, Unfit, Workers


class LocalProcesses(Workers):
    """Processes on this machine, one per core by default. They take one task at a time."""

    def __init__(self, processes: int | None = None, *, limit: float | None = None) -> None:
        self.processes = processes or usable_cores()
        self.limit = limit
        self.hired: list[Process] = []

    def run(
        self, job: Callable[[Task], Result], tasks: Sequence[Task], *, modules: Sequence[str] = ()
    ) -> Generator[tuple[Task, Result], None, None]:
        order = Order.of(job, tuple(modules), self.limit)
        pending = Pending(tasks, limit=self.limit)
        busy: list[Process] = []
        try:
            while pending or busy:
                for process in self.idle(busy, self.processes - len(busy), pending):
                    [number] = pending.take()
                    process.begin(order, number, pickle.dumps(tasks[number]))
                    busy.append(process)
                for process in ended(busy):
                    busy.remove(process)
                    answer = process.finish()
                    if answer is None:
                        self.end(process)
                        pending.lost([process.number], process.seconds)
                    else:
                        yield tasks[process.number], result_of(answer, tasks[process.number])
        finally:
            self.end(*busy)

    def idle(self, busy: Sequence["Process"], most: int, pending: Pending) -> Iterator["Process"]:
        """Processes with nothing to do, while there are tasks for them; new ones are hired if needed."""
        free = [process for process in self.hired if process not in busy]
        for _ in range(most):
            if not pending:
                return
            if not free:
                self.hired.append(Process())
            yield free.pop() if free else self.hired[-1]

    def end(self, *processes: "Process") -> None:
        for process in processes:
            process.kill()
        for process in processes:
            process.wait()
            self.hired.remove(process)

    def close(self) -> None:
        self.end(*self.hired)


class Process:
    """A process that does one task after another; if it dies, its end of the pipe closes."""

    def __init__(self) -> None:
        processes = get_context("spawn")  # a fork would copy bots' threads and locks in mid-work
        self.pipe, far_end = processes.Pipe()
        self.process = processes.Process(target=serve, args=(far_end,), daemon=True)
        with deaf_to_ctrl_c():
            self.process.start()
        far_end.close()
        self.order: Order | None = None
        self.number = 0
        self.since = 0.0

    def begin(self, order: Order, number: int, task: bytes) -> None:
        self.number, self.since = number, time.monotonic()
        with suppress(OSError):  # a dead process is noticed when we wait for its answer
            self.pipe.send((None if order is self.order else order, task))
        self.order = order

    def finish(self) -> bytes | None:
        """The answer; None if the process has died."""
        try:
            unfit, answer = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if unfit is not None:
            raise Unfit(unfit)
        return bytes(answer)

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.since

    def kill(self) -> None:
        self.process.kill()

    def wait(self) -> None:
        self.process.join()
        self.pipe.close()


def ended(busy: Sequence[Process]) -> list[Process]:
    """Wait until some of these have ended their task, or their life."""
    ready = connection.wait([process.pipe for process in busy])
    return [process for process in busy if process.pipe in ready]


def serve(pipe: "connection.Connection[Any, Any]") -> None:
    """What such a process does until its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker: Worker | None = None
    with suppress(EOFError, OSError):
        while True:
            order, task = pipe.recv()
            if order is not None:
                worker = Worker(order)
            assert worker is not None, "the first task brings an order"
            pipe.send((unfit_line(worker.unfit), b"") if worker.unfit else (None, worker.do(task)))


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started in this block ignore Ctrl-C: only their parent reacts to it, and stops them."""
    if current_thread() is not main_thread():  # other threads never get Ctrl-C
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
