"""Kills our server again and again while people play: `./tavolino bench crash [--kills N] [--json]`.

Each kill is a SIGKILL at a random moment. Then the server restarts on the same database. In the end every action that
was acknowledged to a client must be in the log, and every table must have come back after every kill.
"""

import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path

import msgspec
from rich.console import Console

from support.crash import kill_and_look  # the tests do the same, with fewer kills


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how often (200)")
    parser.add_argument("--seed", type=int, default=0, help="for other moments (0)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a sentence")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        toll = kill_and_look(Path(folder), given.kills, given.seed)
    if given.json:
        print(msgspec.json.encode(toll._asdict()).decode())
    else:
        Console(highlight=False).print(
            f"{toll.kills} kills: {toll.acknowledged:,} actions acknowledged, {toll.lost} of them lost, "
            f"{toll.broken} tables broken."
        )
    return 1 if toll.lost or toll.broken else 0


if __name__ == "__main__":
    sys.exit(main())
