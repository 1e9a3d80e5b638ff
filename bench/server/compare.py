"""Compares rounds of several servers under the same load."""

from collections.abc import Mapping, Sequence
from statistics import median

from msgspec import Struct
from rich.table import Table

from bench.measure.figure import Figure
from bench.server.load import Load, Round

WORDS = {
    "moves_per_second": "moves a second",
    "p50_ms": "p50 (ms)",
    "p99_ms": "p99 (ms)",
    "cpu_us_per_move": "CPU a move (µs)",
    "bytes_per_move": "bytes a move",
    "memory_mb": "memory (MB)",
}
OURS, EARLIER, POSTGRES, PEER = "Tavolino", "earlier", "on PostgreSQL", "boardgame.io"
MOVES_TO_PEER = 3.0  # times the moves of boardgame.io, both at full speed; under 2, something is wrong
P99_TO_PEER = 0.5  # times its p99, at most
MANY = 1000  # matches, so 2,000 players, on our server only
MANY_P99_MS = 100.0
IDLE_BYTES = 50_000


class Compared(Struct, frozen=True):
    """One measure of a load on all sides. A ratio is the median of the ratios of the rounds."""

    load: Load
    measure: str
    figures: dict[str, Figure]  # by side
    ratios: dict[str, float]  # of ours to each other side
    goal: str = ""
    reached: bool | None = None


def compare(load: Load, rounds: Mapping[str, Sequence[Round]]) -> list[Compared]:
    return [judged(compare_measure(load, name, rounds)) for name in WORDS]


def compare_measure(load: Load, name: str, rounds: Mapping[str, Sequence[Round]]) -> Compared:
    values = {side: [float(getattr(one, name)) for one in measured] for side, measured in rounds.items()}
    values = {side: measured for side, measured in values.items() if any(measured)}
    ratios = {
        side: round(median([mine / other for mine, other in zip(values[OURS], others, strict=True) if other]), 2)
        for side, others in values.items()
        if side != OURS
    }
    return Compared(load, name, {side: Figure.of(measured) for side, measured in values.items()}, ratios)


def judged(one: Compared) -> Compared:
    """The same with its goal, if it has one."""
    to_peer = one.ratios.get(PEER)
    if one.measure == "moves_per_second" and to_peer is not None and not one.load.pace:
        return with_goal(one, f"≥ {MOVES_TO_PEER:g} × {PEER}", reached=to_peer >= MOVES_TO_PEER)
    if one.measure == "p99_ms" and to_peer is not None:
        return with_goal(one, f"≤ {P99_TO_PEER:g} × {PEER}", reached=to_peer <= P99_TO_PEER)
    if one.measure == "p99_ms" and one.load.matches == MANY:
        return with_goal(one, f"< {MANY_P99_MS:g} ms", reached=one.figures[OURS].median < MANY_P99_MS)
    return one


def with_goal(one: Compared, goal: str, *, reached: bool) -> Compared:
    return Compared(one.load, one.measure, one.figures, one.ratios, goal, reached)


def drawn(compared: Sequence[Compared], idle: float | None) -> Table:
    others = [side for side in (EARLIER, POSTGRES, PEER) if any(side in one.figures for one in compared)]
    table = Table("what", OURS, *others, *(f"to {side}" for side in others), "to reach", "")
    load = None
    for one in compared:
        if one.load != load:
            load = one.load
            table.add_section()
            table.add_row(str(load), style="bold")
        figures = [str(one.figures.get(side, "")) for side in (OURS, *others)]
        ratios = [f"{one.ratios[side]:g}" if side in one.ratios else "" for side in others]
        table.add_row(f"  {WORDS[one.measure]}", *figures, *ratios, one.goal, sign(one.reached))
    if idle is not None:
        table.add_section()
        blank = [""] * (2 * len(others))
        goal = f"< {IDLE_BYTES // 1000}"
        table.add_row("idle table (kB)", f"{idle / 1000:.1f}", *blank, goal, sign(idle < IDLE_BYTES))
    return table


def sign(reached: bool | None) -> str:  # noqa: FBT001 - it is the only argument
    return "" if reached is None else "✓" if reached else "✗"
