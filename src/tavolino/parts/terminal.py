"""A drawing of the game in the terminal, better than its zones. Without it, the zones are drawn line by line."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from tavolino.game import Part

if TYPE_CHECKING:
    from rich.console import RenderableType

View_contra = TypeVar("View_contra", contravariant=True)


class Terminal(Protocol[View_contra]):
    def draw(self, view: View_contra, names: Sequence[str], /) -> "RenderableType":
        """A view, to be printed by `rich`; `names` are the names of the seats."""


TERMINAL: Part[Terminal[Any]] = Part("terminal", Terminal)
