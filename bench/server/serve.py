"""Starts the server of any checkout. If its late hands are late by minutes, by only a second, so that a run shows some.

Run by path, with the Python of that checkout: PYTHON -P serve.py ARGUMENTS OF TAVOLINO
"""

import sys

import tavolino.server.serve  # noqa: F401 - loads every module of the server
from tavolino.cli import main

DELAY = 1000  # milliseconds: a benchmark plays as much in one second as people in three minutes


def hasten() -> None:
    """Version 0.1 showed hands three minutes late; later ones show them when a round is over."""
    for module in [*sys.modules.values()]:
        if {"LateHands", "DELAY"} <= vars(module).keys():
            module.DELAY = DELAY  # type: ignore[attr-defined]


if __name__ == "__main__":
    hasten()
    sys.exit(main(sys.argv[1:]))
