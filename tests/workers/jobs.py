"""Jobs for workers. Each task of `once` and its like fails only the first time: a file notes that it was tried."""

import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import numpy as np


def calculate(seed: int) -> dict[str, Any]:
    """Something of everything that a result may contain."""
    rng = Random(seed)
    return {
        "seed": seed,
        "numbers": np.array([rng.random() for _ in range(50)], np.float32),
        "mean": float(np.mean([rng.gauss() for _ in range(50)])),
        "bytes": rng.randbytes(9),
        "nothing": None,
    }


def plus(weights: list[int], task: int) -> int:
    return sum(weights) + task


def process(task: int) -> tuple[int, int]:  # noqa: ARG001 - every job has a task
    return os.getpid(), os.getppid()


def toiling(task: int) -> tuple[int, int]:
    """Takes some milliseconds, so that a run lasts until the cluster has noticed a new node."""
    sum(range(200_000))
    return process(task)


def raising(task: int) -> int:
    if task == 3:
        raise ValueError("no such\ncard")
    return task


def unsendable(task: int) -> Any:
    return lambda: task


def deadly(task: int) -> int:
    if task == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return task


def endless(task: int) -> int:
    while task == 3:
        pass
    return task


def deadly_once(folder: Path, task: int) -> int:
    """Every third task kills its worker the first time."""
    mark = folder / str(task)
    if task % 3 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return task * task


def tinkering(source: Path, task: int) -> int:
    """Changes a module that counts, and kills its worker."""
    source.write_text("answer = 43\n")
    os.kill(os.getpid(), signal.SIGKILL)
    return task


def waiting(pipe: Path, task: int) -> int:
    """Says that it works, then waits for ever."""
    pipe.write_text(f"{os.getpid()}\n")
    signal.pause()
    return task
