"""Several sides measured in turn on one core, because machines are shared and noisy."""

import time
from collections.abc import Callable, Mapping
from statistics import median
from typing import TypeVar

from msgspec import Struct
from rich.console import Console
from rich.progress import track

TIMES = 7

Side = TypeVar("Side")


class Figure(Struct):
    """How much a side does in a second."""

    median: int
    slowest: int
    fastest: int

    def columns(self) -> list[str]:
        return [f"{speed:,}" for speed in (self.median, self.slowest, self.fastest)]


def measure(sides: Mapping[Side, Callable[[], int]], seconds: float, doing: str) -> dict[Side, Figure]:
    """Each side is a function that works for a moment and returns how much it did."""
    speeds: dict[Side, list[float]] = {side: [] for side in sides}
    for _ in track(range(TIMES), f"{doing} ", console=Console(stderr=True), transient=True):
        for side, work in sides.items():
            speeds[side].append(speed(work, seconds / TIMES / len(sides)))
    return {side: Figure(round(median(all_)), round(min(all_)), round(max(all_))) for side, all_ in speeds.items()}


def speed(work: Callable[[], int], seconds: float) -> float:
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds or not done:
        done += work()
    return done / spent
