"""Attacks on our own server: `./tavolino bench abuse [--only NAME …] [--seconds N] [--against CHECKOUT] [--json]`.

Two people play at a table of their own and act every 50 ms, and visitors come every 250 ms. Meanwhile one attack after
another runs against the server, each on a fresh start with its usual limits. Attackers come from addresses of their
own (127.0.0.66 and others), in a process of their own. Linux only.

Goals: the pair's p99 from ask to done under 100 ms during every attack, no broken connection and no visitor turned
away, not more than 200 MB of memory in addition, and all is well again within 5 seconds. The baseline of the same pair,
measured just before each attack, is beside each figure: on a busy machine it says how much of it is the machine.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from bench.abuse.attacks import ATTACKS
from bench.abuse.measure import MORE_MB, P99_MS, WELL_S, Result, Waits, measure
from bench.abuse.world import folder_for

WIDTH = 150  # columns, so that no figure wraps


def main() -> int:
    parser = ArgumentParser(prog="tavolino bench abuse", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=ATTACKS, metavar="NAME", default=list(ATTACKS), help="some")
    parser.add_argument("--seconds", type=float, default=8, help="how long each attack lasts (8)")
    parser.add_argument("--against", type=Path, metavar="CHECKOUT", help="attack an earlier version that is set up")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args()
    python = given.against / ".venv/bin/python" if given.against else Path(sys.executable)
    results, errors = [], Console(stderr=True, highlight=False)
    with folder_for(python) as (database, world):
        for name in given.only:
            errors.print(f"{ATTACKS[name][0]} … ", end="")
            results.append(measure(python, database, world, name, given.seconds))
            errors.print(f"{written(results[-1].baseline)} → {written(results[-1].during)} ms")
    good = all(result.good for result in results)
    if given.json:
        goals = {"p99_ms": P99_MS, "well_s": WELL_S, "more_mb": MORE_MB}
        print(msgspec.json.encode({"good": good, "goals": goals, "attacks": results}).decode())
    else:
        Console(highlight=False, width=WIDTH).print(drawn(results))
    return 0 if good else 1


def drawn(results: list[Result]) -> Table:
    columns = ("before: p50, p99, max (ms)", "during", "well (s)", "lost", "turned away", "memory (MB)", "")
    table = Table("attack", *columns)
    for one in results:
        table.add_row(
            one.attack,
            written(one.baseline),
            written(one.during),
            f"{one.well_s:g}",
            f"{one.lost}",
            f"{one.turned_away} of {one.visitors}",
            " → ".join(f"{amount:.0f}" for amount in one.memory_mb),
            "✓" if one.good else "✗",
        )
    return table


def written(waits: Waits) -> str:
    return f"{waits.p50:g}, {waits.p99:g}, {waits.most:g}"


if __name__ == "__main__":
    sys.exit(main())
