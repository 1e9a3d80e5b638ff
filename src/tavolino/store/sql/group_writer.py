"""The only thread that writes: everything that arrives while it is busy goes into its next commit.

All callers share one wait for the disk, so a thousand tables cost hardly more than one. Nobody is called back before
the commit.
"""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import NamedTuple

from tavolino.store.contract import Committed
from tavolino.store.sql.write import Write

log = logging.getLogger(__name__)


class Waiting(NamedTuple):
    writes: Sequence[Write]  # together, or not at all
    loop: asyncio.AbstractEventLoop
    then: Callable[[Exception | None], None]  # called in the loop, with the error if there was one


class GroupWriter:
    """What the writers of all databases share; each has a `run` of its own."""

    def __init__(self) -> None:
        self.gathered: list[Waiting] = []  # in this iteration of the event loop
        self.inbox: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self.committed: Committed = lambda _seconds, _size: None  # called in this thread
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        """Write groups until `next_group` returns None."""
        raise NotImplementedError

    def put(self, waiting: Waiting) -> None:
        """Write something, then call back.

        Everything that arrives in one iteration of the event loop is handed over at its end: a writer that woke up
        earlier would only compete with the rest of the iteration.
        """
        if not self.gathered:
            waiting.loop.call_soon(self.hand_over)
        self.gathered.append(waiting)

    def hand_over(self) -> None:
        if self.gathered:
            self.inbox.put(self.gathered)
            self.gathered = []

    def close(self) -> None:
        """Write what has arrived so far, then stop."""
        self.hand_over()
        self.inbox.put(None)
        self.thread.join()

    @contextlib.contextmanager
    def measuring(self, group: list[Waiting]) -> Iterator[None]:
        began = time.perf_counter()
        yield
        self.committed(time.perf_counter() - began, len(group))

    def next_group(self, patience: float | None) -> list[Waiting] | None:
        """Everything that has arrived; empty if nothing came for so many seconds, and None when it is time to stop."""
        group: list[Waiting] = []
        try:
            part = self.inbox.get(timeout=patience)
            while part is not None:
                group += part
                part = self.inbox.get_nowait()
        except Empty:
            return group
        if not group:
            return None
        self.inbox.put(None)  # for the next call
        return group


def call_back(group: list[Waiting], fault: Exception | None) -> None:
    """Call back the waiting callers: once per event loop, not once per caller."""
    for loop, same in groupby(group, key=lambda waiting: waiting.loop):
        with contextlib.suppress(RuntimeError):  # the loop is closed, so nobody is waiting
            loop.call_soon_threadsafe(call_all, [waiting.then for waiting in same], fault)


def call_all(callbacks: list[Callable[[Exception | None], None]], fault: Exception | None) -> None:
    for then in callbacks:
        try:
            then(fault)
        except Exception:  # one failing callback must not stop the others
            log.exception("what was to follow a commit failed")


def settle(done: "asyncio.Future[None]", fault: Exception | None) -> None:
    if done.cancelled():
        return
    if fault is None:
        done.set_result(None)
    else:
        done.set_exception(fault)
