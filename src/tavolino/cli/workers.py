"""Where a command does its work: the arguments that say so."""

from argparse import ArgumentParser, Namespace

from tavolino.cli.arguments import positive
from tavolino.workers import Workers, workers_on

LIMIT = 3600  # seconds: slow bots may take minutes for a match, and one that hangs doesn't waste a night


def add_workers(parser: ArgumentParser, one: str, many: str) -> None:
    """`one`, `many`: what a task is called here, such as match and matches."""
    parser.add_argument("--processes", metavar="N", type=positive, help=f"{many} at a time (one for each core)")
    parser.add_argument(
        "--on", metavar="WHERE", default="local", help="local, ray or ray://HOST:PORT (this machine, or a Ray cluster)"
    )
    parser.add_argument(
        "--seconds", metavar="N", type=positive, default=LIMIT, help=f"stop if a {one} takes longer ({LIMIT})"
    )


def workers_of(given: Namespace) -> Workers:
    return workers_on(given.on, most=given.processes, limit=given.seconds)
