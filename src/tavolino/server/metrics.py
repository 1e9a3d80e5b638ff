"""Numbers for people who run a server, in the form that Prometheus reads. They name no person and no table."""

import asyncio
import platform
from collections.abc import Sequence
from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from tavolino import __version__
from tavolino.bots.levels import LEVELS
from tavolino.games import GAMES
from tavolino.store import Deal
from tavolino.store.deals import What
from tavolino.table import Tables
from tavolino.table.decisions.asks import AnyAsk

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)  # seconds
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.tables = Gauge("tavolino_tables", "Tables that are open.", registry=self.registry)
        own = "Those in memory; of several nodes, only the owner of a table has it there."
        self.in_memory = Gauge("tavolino_tables_in_memory", own, registry=self.registry)
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
        for what in ("request", "socket"):
            self.relayed.labels(what)
        self.fenced = Counter("tavolino_lost_sessions", "Times that this node lost its tables.", registry=self.registry)
        now_relayed = "Sockets that are open and passed on to another node."
        self.relayed_sockets = Gauge("tavolino_relayed_sockets", now_relayed, registry=self.registry)
        self.faults = Counter("tavolino_faults", "Requests that failed by our fault.", registry=self.registry)
        self.add_host()
        self.add_store()
        self.add_matches()
        self.add_bots()

    def add_host(self) -> None:
        build = "Always 1; the labels say which program runs."
        version = Gauge("tavolino_build_info", build, ["version", "python"], registry=self.registry)
        version.labels(__version__, platform.python_version()).set(1)
        ready = "1 if people can come in, 0 while the server starts or stops, or cannot save."
        self.ready = Gauge("tavolino_ready", ready, registry=self.registry)

    def add_store(self) -> None:
        trouble = "1 while nothing can be saved."
        self.trouble = Gauge("tavolino_trouble", trouble, registry=self.registry)
        age = "Seconds since PostgreSQL last heard from this server; 0 with a file."
        self.beat_age = Gauge("tavolino_beat_age_seconds", age, registry=self.registry)
        took = "How long a commit took."
        self.commit_seconds = Histogram("tavolino_commit_seconds", took, buckets=BOUNDS, registry=self.registry)
        shared = "How many additions shared a commit."
        self.group_size = Histogram("tavolino_group_size", shared, buckets=SIZES, registry=self.registry)

    def add_matches(self) -> None:
        counted = "Matches that began, ended or were broken off."
        self.matches = Counter("tavolino_matches", counted, ["game", "what"], registry=self.registry)
        for game in GAMES:
            for what in get_args(What):
                self.matches.labels(game, what)  # from the start, so that a rate counts the first one

    def add_bots(self) -> None:
        waits = "Bots and hints that wait for a thread to think in."
        self.waiting = Gauge("tavolino_waiting_thoughts", waits, registry=self.registry)
        took = "How long bots thought, by the level that they really played; also hints."
        names = ["level"]
        self.thinking = Histogram("tavolino_thinking_seconds", took, names, buckets=BOUNDS, registry=self.registry)
        weaker = "Decisions that bots of a level played weaker, because there were too many."
        self.weaker = Counter("tavolino_rationed_decisions", weaker, names, registry=self.registry)
        for level in LEVELS:
            self.thinking.labels(level.name)
            self.weaker.labels(level.name)

    def thought(self, level: str, seconds: float) -> None:
        self.thinking.labels(level).observe(seconds)

    def rationed(self, level: str) -> None:
        self.weaker.labels(level).inc()

    def count_deals(self, deals: Sequence[Deal]) -> None:
        for deal in deals:
            self.matches.labels(deal.game, deal.what).inc()

    def committed(self, seconds: float, size: int) -> None:
        """From the thread that writes."""
        self.commit_seconds.observe(seconds)
        self.group_size.observe(size)

    def text(self, tables: Tables, *, ready: bool) -> bytes:
        store = tables.store
        self.trouble.set(store.trouble is not None)
        self.ready.set(ready and store.trouble is None)
        self.beat_age.set(store.beat_age())
        self.tables.set(tables.number)
        self.in_memory.set(len(tables.actors))
        self.waiting.set(tables.thinkers.waiting.qsize())
        self.tasks.set(len(asyncio.all_tasks()))
        return generate_latest(self.registry)
