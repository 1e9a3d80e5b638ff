"""Many machines, with Ray."""

import pickle
import time
import zlib
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from typing import Any

from tavolino import __version__
from tavolino.game import TavolinoError
from tavolino.workers.pending import Pending
from tavolino.workers.ray_quietly import check_address, connected
from tavolino.workers.worker import Order, result_of, unfit_line
from tavolino.workers.workers import Result, Task, Unfit, Workers

BUNDLE = 0.5  # seconds: long enough that sending costs next to nothing, short enough to lose little with a machine
LOOK = 1.0  # seconds between two looks at how many cores the cluster has: machines come and go


class RayCluster(Workers):
    """All cores of a Ray cluster. Without an address: the one that runs on this machine, or a new one of its own."""

    def __init__(self, address: str | None = None, *, most: int | None = None, limit: float | None = None) -> None:
        """`most`: how many tasks at a time."""
        check_address(address)
        self.address = address
        self.ray: Any = None  # connected by the first run
        self.do: Any = None
        self.most = most
        self.limit = limit
        self.seen = (float("-inf"), 1)  # when we last looked at the cluster, and its cores

    def run(
        self, job: Callable[[Task], Result], tasks: Sequence[Task], *, modules: Sequence[str] = ()
    ) -> Generator[tuple[Task, Result], None, None]:
        self.connect()
        order = self.ray.put(pickle.dumps(Order.of(job, tuple(modules), self.limit)))
        pending = Pending(tasks, bundle=BUNDLE, limit=self.limit)
        running: dict[Any, tuple[list[int], float]] = {}  # bundles and since when
        try:
            while pending or running:
                while pending and len(running) < self.cores():
                    bundle = pending.take(self.cores())
                    sent = [pickle.dumps(tasks[number]) for number in bundle]
                    running[self.do.remote(order, sent)] = bundle, time.monotonic()
                ready, _ = self.ray.wait(list(running), timeout=LOOK)
                for reference in ready:
                    bundle, since = running.pop(reference)
                    for number, answer in self.answers(reference, bundle, pending, time.monotonic() - since):
                        yield tasks[number], result_of(answer, tasks[number])
        except ConnectionError:
            raise TavolinoError("The connection to the cluster was lost.") from None
        finally:
            self.cancel(list(running))

    def connect(self) -> None:
        if self.ray is None:
            self.ray = connected(self.address)
            self.do = self.ray.remote(max_retries=0, num_cpus=1)(remote_function(__version__))

    def answers(self, reference: Any, bundle: list[int], pending: Pending, seconds: float) -> list[tuple[int, bytes]]:
        """What a worker sent back, with the numbers of the tasks; nothing if it died."""
        faults = self.ray.exceptions
        try:
            unfit, machine, took, answers = self.ray.get(reference)
        except faults.RayTaskError as fault:
            raise TavolinoError(f"A worker of the cluster failed: {fault.cause}") from None
        except faults.RayError:
            pending.lost(bundle, seconds)
            return []
        if unfit is not None:
            raise Unfit(unfit_line(unfit, machine))
        pending.done(bundle, took)
        return list(zip(bundle, map(zlib.decompress, answers), strict=True))

    def cores(self) -> int:
        """How many tasks the cluster can work on at a time."""
        when, cores = self.seen
        if time.monotonic() - when > LOOK:
            cores = max(1, int(self.ray.cluster_resources().get("CPU", 0)))
            self.seen = time.monotonic(), cores
        return min(cores, self.most or cores)

    def cancel(self, references: Sequence[Any]) -> None:
        with suppress(ConnectionError):  # a cluster that is gone needs no word
            for reference in references:
                self.ray.cancel(reference, force=True)

    def close(self) -> None:
        if self.ray is not None:
            self.ray.shutdown()
            self.ray = None


def remote_function(version: str) -> Callable[..., Any]:
    """What a worker of the cluster calls. Being a function in a function, it travels as code, so that a worker without
    this module can still say what it lacks."""

    def do(order: bytes, tasks: list[bytes]) -> tuple[str | None, str, float, list[bytes]]:
        """Why this worker is unfit, its machine, the seconds it took and the answers, packed for the network."""
        import pickle
        import platform
        import time
        import zlib

        try:
            from tavolino import __version__ as there

            if there != version:
                return f"Tavolino {there}, and here it is {version}", platform.node(), 0.0, []
            from tavolino.workers.worker import Worker

            worker = Worker(pickle.loads(order))
        except ImportError as missing:
            return f"no {missing.name}", platform.node(), 0.0, []
        if worker.unfit is not None:
            return worker.unfit, platform.node(), 0.0, []
        start = time.monotonic()
        answers = [zlib.compress(worker.do(task), 1) for task in tasks]
        return None, platform.node(), time.monotonic() - start, answers

    return do
