"""Measures several sides in turn on one core, because machines are shared and noisy."""

import time
from collections.abc import Callable, Mapping
from typing import TypeVar

from rich.console import Console
from rich.progress import track

from bench.measure.figure import Figure

ROUNDS = 7

Side = TypeVar("Side")


def measure(sides: Mapping[Side, Callable[[], int]], seconds: float, doing: str) -> dict[Side, Figure]:
    """How much each side does per second; a side is a function that works briefly and returns how much it did."""
    speeds: dict[Side, list[float]] = {side: [] for side in sides}
    for _ in track(range(ROUNDS), f"{doing} ", console=Console(stderr=True), transient=True):
        for side, work in sides.items():
            speeds[side].append(speed(work, seconds / ROUNDS / len(sides)))
    return {side: Figure.of(map(round, measured)) for side, measured in speeds.items()}


def speed(work: Callable[[], int], seconds: float) -> float:
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds or not done:
        done += work()
    return done / spent
