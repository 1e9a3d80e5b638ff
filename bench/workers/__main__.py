"""What handing out work costs: `./tavolino bench workers [--on local|ray|ray://HOST:PORT ...] [--json]`.

Tasks do nothing, or count for about 5 ms, which is a quick match. The cost of a task is the time a run takes, times the
processes, minus what the same tasks take in this process. The workers are ready before the clock starts.
"""

import time
from argparse import ArgumentParser
from statistics import median

import msgspec
from rich.console import Console
from rich.table import Table

from bench.workers.job import count
from tavolino.workers import ThisProcess, Workers, workers_on

PLACES = ("local", "ray")
ROUNDS = 5
KINDS = {"empty": (0, 2000), "5 ms": (100_000, 400)}  # what a task counts to, and how many tasks


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--on", nargs="+", default=PLACES, help="where to work (local ray)")
    parser.add_argument("--processes", type=int, default=2, help="tasks at a time (2)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args()
    with ThisProcess() as here:
        alone = {kind: seconds_for(here, *tasks) for kind, tasks in KINDS.items()}
    costs = {place: costs_on(place, given.processes, alone) for place in given.on}
    if given.json:
        print(msgspec.json.encode({"milliseconds_a_task": costs}).decode())
        return
    table = Table("Where", *(f"Cost of a task: {kind}" for kind in KINDS))
    for place, cost in costs.items():
        table.add_row(place, *(f"{cost[kind]:.2f} ms" for kind in KINDS))
    Console().print(table)


def costs_on(place: str, processes: int, alone: dict[str, float]) -> dict[str, float]:
    """Milliseconds for a task, beyond the work itself."""
    with workers_on(place, most=processes) as workers:
        seconds_for(workers, *KINDS["5 ms"])  # until all of them run
        return {
            kind: 1000 * (processes * seconds_for(workers, size, number) - alone[kind]) / number
            for kind, (size, number) in KINDS.items()
        }


def seconds_for(workers: Workers, size: int, number: int) -> float:
    return median(seconds_once(workers, size, number) for _ in range(ROUNDS))


def seconds_once(workers: Workers, size: int, number: int) -> float:
    start = time.perf_counter()
    for _ in workers.run(count, [size] * number):
        pass
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
