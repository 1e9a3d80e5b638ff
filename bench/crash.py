"""Kills our server again and again while people play: `./tavolino bench crash [--kills N] [--json]`.

Each kill is a SIGKILL at a random moment. Then the server restarts on the same database. In the end every action that
was acknowledged to a client must be in the log, and every table must have come back after every kill.

A kill leaves what the system has not yet written to disk. With `--power --cuts N` the power fails instead: real tables
play on a disk that notes every write and every sync, and that fails or is full now and then, while the machine's clock
jumps. Then the disk is rebuilt as it may be after a cut at N moments: without all that was not synced, with it, and
with any sectors of it. In each of these images the same is checked, and SQLite must find it whole.
"""

import logging
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from pathlib import Path

import msgspec
from rich.console import Console

from support.crash import kill_and_look  # the tests do the same, with fewer kills
from support.power import cut_and_look


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how often (200)")
    parser.add_argument("--power", action="store_true", help="power cuts instead of kills")
    parser.add_argument("--cuts", type=int, default=200, help="how many moments (200)")
    parser.add_argument("--rounds", type=int, default=400, help="how often everybody acts before the cuts (400)")
    parser.add_argument("--seed", type=int, default=0, help="for other moments (0)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a sentence")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if given.power:
            return cut_power(Path(folder), given)
        toll = kill_and_look(Path(folder), given.kills, given.seed)
    line = (
        f"{toll.kills} kills: {toll.acknowledged:,} actions acknowledged, {toll.lost} of them lost, "
        f"{toll.broken} tables broken."
    )
    show(toll._asdict(), line, given)
    return 1 if toll.lost or toll.broken else 0


def cut_power(folder: Path, given: Namespace) -> int:
    logging.disable()  # the store reports every fault of the disk, as it should
    toll = cut_and_look(folder, given.cuts, given.seed, given.rounds)
    line = (
        f"{toll.images:,} images of {given.cuts:,} cuts: {toll.acknowledged:,} actions acknowledged, {toll.refused:,} "
        f"refused by the disk; in all images {toll.lost} lost, {toll.broken} tables broken, {toll.damaged} databases "
        "damaged."
    )
    show(toll._asdict(), line, given)
    return 1 if toll.lost or toll.broken or toll.damaged else 0


def show(figures: dict[str, int], line: str, given: Namespace) -> None:
    if given.json:
        print(msgspec.json.encode(figures).decode())
    else:
        Console(highlight=False).print(line)


if __name__ == "__main__":
    sys.exit(main())
