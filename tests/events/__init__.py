"""What the tests of the arena share: contests, matches as if they had been played, and the real program."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tavolino.arena import Contest, Played, contest_of
from tavolino.chance import SIZE
from tavolino.games import GAMES

GAME = next(iter(GAMES))
BOTS = ("heuristic", "random")
MORE_BOTS = Path(__file__).parent / "more_bots"


def contest(name: str = GAME, **settings: Any) -> Contest:
    game = GAMES[name]
    return contest_of(game, game.simulation_options, BOTS, bytes(SIZE), **{"longest": 2000, **settings})


def finished(deal: int, line: str, reason: str | None = "it was late") -> Played:
    """A match as "A:1 B:3 B:2" tells it, seat by seat: the bot and its place."""
    seating, places = zip(*(part.split(":") for part in line.split()), strict=True)
    return Played(deal, seating, tuple(map(int, places)), (0,) * len(places), 1, reason)


def program(*arguments: object, **environment: str | Path) -> "subprocess.Popen[str]":
    """The real program in a process group of its own, with more bots."""
    path = os.pathsep.join([str(MORE_BOTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    return subprocess.Popen(
        [sys.executable, "-m", "tavolino", "arena", GAME, *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": path, **{key: str(value) for key, value in environment.items()}},
        start_new_session=True,
    )


def done(process: "subprocess.Popen[str]") -> tuple[int, str, str]:
    """Exit status, output and complaints, when it has ended."""
    output, complaints = process.communicate(timeout=120)
    return process.returncode, output, complaints
