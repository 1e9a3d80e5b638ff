"""What `bench cluster` says in the end."""

from msgspec import Struct
from rich.console import Group
from rich.table import Table

from bench.cluster.growth import Growth
from support.cluster.scenarios import Cost


class Result(Struct, frozen=True):
    name: str
    good: bool
    cost: Cost
    goal_ms: float | None = None  # for the p99


class Report(Struct, frozen=True):
    good: bool
    cores: int
    load: tuple[float, float]  # of the machine, before and after
    results: list[Result]
    growth: list[Growth]


def judged(name: str, cost: Cost, goal_ms: float | None = None) -> Result:
    return Result(name, cost.good and (goal_ms is None or cost.waits.p99 < goal_ms), cost, goal_ms)


def drawn(report: Report) -> Group:
    parts = []
    if report.results:
        parts.append(failures(report.results))
    if report.growth:
        parts.append(grown(report))
    low, high = report.load
    note = f"{report.cores} cores; load average {low:.1f} before and {high:.1f} after."
    return Group(*parts, note, "All good." if report.good else "Not all good.")


def failures(results: list[Result]) -> Table:
    table = Table("what happens", "acknowledged", "lost", "gaps", "back", "stuck", "cut")
    for title in ("p50 ms", "p99 ms", "max ms", "goal"):
        table.add_column(title, justify="right")
    table.add_column("besides")
    table.add_column("")
    for one in results:
        toll, waits = one.cost.toll, one.cost.waits
        lost = [toll.lost, toll.gaps, toll.back_in_time, toll.stuck + toll.turned_away]
        times = [f"{time:,.0f}" for time in (waits.p50, waits.p99, waits.most)]
        goal = f"< {one.goal_ms:,.0f}" if one.goal_ms else ""
        besides = ", ".join(f"{name.replace('_', ' ')} {value:,.0f}" for name, value in one.cost.more.items())
        counts = [f"{count:,}" for count in (toll.acknowledged, *lost, waits.number)]
        table.add_row(one.name, *counts, *times, goal, besides, "✓" if one.good else "✗")
    return table


def grown(report: Report) -> Table:
    note = f"on {report.cores} cores that nodes, PostgreSQL and clients share: it shows what a node costs, not growth"
    table = Table("nodes", "actions/s", "p99 ms", "µs of an action, nodes", "PostgreSQL", caption=note)
    for one in report.growth:
        figures = (one.moves_per_second, one.p99_ms, one.node_us, one.database_us)
        table.add_row(str(one.nodes), *(f"{figure:,.0f}" for figure in figures))
    return table
