"""What a worker does, wherever it is."""

import faulthandler
import os
import pickle
import platform
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tavolino.bots.faults import in_one_line
from tavolino.workers.versions import difference, installed
from tavolino.workers.workers import Broke


@dataclass(frozen=True)
class Order:
    """All that the tasks of a run have in common."""

    job: bytes
    modules: tuple[str, ...]
    installed: dict[str, str]  # where the program runs
    limit: float | None  # seconds for a task

    @classmethod
    def of(cls, job: Callable[[Any], Any], modules: tuple[str, ...], limit: float | None) -> "Order":
        installed.cache_clear()  # sources may have changed since the last run
        return cls(pickle.dumps(job), modules, installed(modules), limit)


class Worker:
    """Works on the tasks of a run."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.unfit = difference(installed(order.modules), order.installed)
        self.job: Callable[[Any], Any] | None = None

    def do(self, task: bytes) -> bytes:
        """An answer, for `result_of`."""
        try:
            self.job = self.job or pickle.loads(self.order.job)
            with ending_after(self.order.limit):
                result = self.job(pickle.loads(task))
            return pickle.dumps((result, None))
        except Exception as fault:
            return pickle.dumps((None, in_one_line(fault)))


def result_of(answer: bytes, task: Any) -> Any:
    """The result in an answer; raises Broke if there is none."""
    result, why = pickle.loads(answer)
    if why is not None:
        raise Broke(task, why)
    return result


@contextmanager
def ending_after(seconds: float | None) -> Iterator[None]:
    """End this process if the block takes longer, even if it never gives Python a chance to act."""
    if seconds is None:
        yield
        return
    with Path(os.devnull).open("w") as nowhere:
        faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()


def unfit_line(what: str, machine: str | None = None) -> str:
    return f"The worker on {machine or platform.node()} has {what}. Install the same on all machines."
