"""For which games the coach is compiled on this machine: `warm.py` leaves a mark for each."""

from pathlib import Path

from tavolino.bots.compiled import mark_of
from tavolino.bots.levels import has_kernel
from tavolino.fast.compiler import COMPILED, OURS
from tavolino.game import AnyGame


def is_prepared(game: AnyGame) -> bool:
    """Whether the first match of this game is judged at once, or nothing could be done about it."""
    mark = own_mark(game)
    return not COMPILED or not has_kernel(game) or mark is None or mark.exists()


def note_prepared(game: AnyGame) -> None:
    if mark := own_mark(game):
        mark.touch()


def own_mark(game: AnyGame) -> Path | None:
    return mark_of(game, "coached", OURS / "coach")
