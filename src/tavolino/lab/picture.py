"""A view as text, for the `render` of the environments."""

from io import StringIO
from typing import Any

from rich.console import Console

from tavolino.game import AnyGame
from tavolino.terminal.drawing import draw

WIDTH = 100


def picture(game: AnyGame, view: Any, seats: int) -> str:
    names = [f"seat {seat}" for seat in range(seats)]
    console = Console(file=StringIO(), width=WIDTH, color_system=None)
    with console.capture() as text:
        console.print(draw(game, view, names))
    return text.get()
