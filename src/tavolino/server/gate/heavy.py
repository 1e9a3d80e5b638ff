"""Work that takes long enough to hold others up: replays, checks of records, codes, exports.

It is done in one thread of its own, one piece after another, and each home has only a few pieces waiting. So people at
tables notice little, and nobody can fill the queue.
"""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from tavolino.server.gate.limits import TooMuch
from tavolino.words import sentence

EACH = 4  # pieces of one home that may wait
ALL = 64
LONGEST_REST = 1.0  # seconds

Given = ParamSpec("Given")
Found = TypeVar("Found")


class HeavyWork:
    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "heavy")
        self.waiting: Counter[str] = Counter()  # by home, the piece in work included

    async def do(self, home: str, work: Callable[Given, Found], *args: Given.args, **more: Given.kwargs) -> Found:
        """The result of a piece of work; raises TooMuch if too many wait already."""
        if self.waiting[home] >= EACH or self.waiting.total() >= ALL:
            raise TooMuch(sentence("why-too-much"))
        self.waiting[home] += 1
        loop = asyncio.get_running_loop()
        piece = self.thread.submit(self.work, partial(work, *args, **more))
        piece.add_done_callback(lambda _: self.settle(loop, home))
        return await asyncio.wrap_future(piece)

    def work(self, work: Callable[[], Found]) -> Found:
        """Runs in the thread, which then rests as long as it worked: the interpreter is for people at tables, too."""
        start = time.perf_counter()
        try:
            return work()
        finally:
            with contextlib.suppress(RuntimeError):  # the server stops
                self.thread.submit(time.sleep, min(time.perf_counter() - start, LONGEST_REST))

    def settle(self, loop: asyncio.AbstractEventLoop, home: str) -> None:
        """Called in the thread, or in the loop for a piece that was cancelled before it began."""
        try:
            loop.call_soon_threadsafe(self.done, home)
        except RuntimeError:  # the server has stopped
            return

    def done(self, home: str) -> None:
        self.waiting[home] -= 1
        if not self.waiting[home]:
            del self.waiting[home]

    def close(self) -> None:
        self.thread.shutdown(cancel_futures=True)
