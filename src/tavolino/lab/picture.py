"""A view as text, for the `render` of the environments."""

from importlib import import_module
from io import StringIO
from typing import Any

from rich.console import Console

from tavolino.game import AnyGame, package_of

WIDTH = 100


def picture(game: AnyGame, view: Any, seats: int) -> str:
    names = [f"seat {seat}" for seat in range(seats)]
    console = Console(file=StringIO(), width=WIDTH, color_system=None)
    with console.capture() as text:
        console.print(import_module(f"{package_of(game)}.terminal").draw(view, names))
    return text.get()
