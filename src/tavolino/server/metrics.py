"""Numbers for people who run a server, in the form that Prometheus reads. They name no person and no table."""

import asyncio
from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from tavolino.table import Tables
from tavolino.table.decisions.asks import AnyAsk

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)  # seconds


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.tables = Gauge("tavolino_tables", "Tables that are open.", registry=self.registry)
        self.in_memory = Gauge("tavolino_tables_in_memory", "Those that somebody needs.", registry=self.registry)
        self.sockets = Gauge("tavolino_sockets", "Sockets that are open.", registry=self.registry)
        self.tasks = Gauge("tavolino_tasks", "Tasks of the event loop.", registry=self.registry)
        asks = Counter("tavolino_asks", "What was asked for at tables.", ["ask"], registry=self.registry)
        self.asks = {kind: asks.labels(kind.__name__) for kind in get_args(AnyAsk)}
        said = "From an ask until it was on disk and offered to all."
        self.ask_seconds = Histogram("tavolino_ask_seconds", said, buckets=BOUNDS, registry=self.registry)
        self.refusals = Counter("tavolino_refusals", "Asks and requests that were refused.", registry=self.registry)
        self.pauses = Counter("tavolino_pauses", "Asks that had to wait because of too many.", registry=self.registry)
        passed = "Requests and sockets that were passed on to the node that owns their table."
        self.relayed = Counter("tavolino_relayed", passed, ["what"], registry=self.registry)
        self.fenced = Counter("tavolino_lost_sessions", "Times that this node lost its tables.", registry=self.registry)
        waits = "Bots and hints that wait for a thread to think in."
        self.waiting = Gauge("tavolino_waiting_thoughts", waits, registry=self.registry)
        took = "How long bots thought, by the level that they really played; also hints."
        names = ["level"]
        self.thinking = Histogram("tavolino_thinking_seconds", took, names, buckets=BOUNDS, registry=self.registry)
        weaker = "Decisions that bots of a level played weaker, because there were too many."
        self.weaker = Counter("tavolino_rationed_decisions", weaker, names, registry=self.registry)
        self.faults = Counter("tavolino_faults", "Requests that failed by our fault.", registry=self.registry)

    def thought(self, level: str, seconds: float) -> None:
        self.thinking.labels(level).observe(seconds)

    def rationed(self, level: str) -> None:
        self.weaker.labels(level).inc()

    def text(self, tables: Tables) -> bytes:
        self.tables.set(tables.number)
        self.in_memory.set(len(tables.actors))
        self.waiting.set(tables.thinkers.waiting.qsize())
        self.tasks.set(len(asyncio.all_tasks()))
        return generate_latest(self.registry)
