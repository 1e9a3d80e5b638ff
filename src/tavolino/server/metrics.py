"""Numbers for whoever runs the server, in the form that Prometheus reads. They name no person and no table."""

import asyncio
from bisect import bisect_left
from collections import Counter as Count
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from tavolino.table import Tables

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)  # seconds


class Asks:
    """What was asked for at tables, and how long it took until it was on disk and offered to all.

    Counted with plain numbers, because only one thread counts and every action does.
    """

    def __init__(self) -> None:
        self.kinds: Count[str] = Count()
        self.answered = [0] * (len(BOUNDS) + 1)  # by the bound that it did not exceed
        self.seconds = 0.0

    def answer(self, seconds: float) -> None:
        self.answered[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[Metric]:
        asks = CounterMetricFamily("tavolino_asks", "What was asked for at tables.", labels=["ask"])
        for kind, number in self.kinds.items():
            asks.add_metric([kind], number)
        yield asks
        buckets = zip([*map(str, BOUNDS), "+Inf"], accumulate(self.answered), strict=True)
        said = "From an ask until it was on disk and offered to all."
        yield HistogramMetricFamily("tavolino_ask_seconds", said, [*buckets], self.seconds)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.tables = Gauge("tavolino_tables", "Tables that are open.", registry=self.registry)
        self.sockets = Gauge("tavolino_sockets", "Sockets that are open.", registry=self.registry)
        self.tasks = Gauge("tavolino_tasks", "Tasks of the event loop.", registry=self.registry)
        self.asks = Asks()
        self.registry.register(self.asks)
        self.refusals = Counter("tavolino_refusals", "Asks and requests that were refused.", registry=self.registry)
        self.pauses = Counter("tavolino_pauses", "Asks that had to wait because of too many.", registry=self.registry)
        self.faults = Counter("tavolino_faults", "Requests that failed by our fault.", registry=self.registry)

    def text(self, tables: Tables) -> bytes:
        self.tables.set(len(tables.actors))
        self.tasks.set(len(asyncio.all_tasks()))
        return generate_latest(self.registry)
