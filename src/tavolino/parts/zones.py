"""Zones: what is where on the table.

The terminal and the plain table in the browser draw a game from its zones. Without this module they just show the
fields of the view, which is readable but not pretty. A game in a single file may have the function `zones` itself.
"""

from collections.abc import Iterable
from typing import Any, Protocol, TypeVar

from tavolino.game import Part, Zone

View_contra = TypeVar("View_contra", contravariant=True)


class Zones(Protocol[View_contra]):
    def zones(self, view: View_contra, /) -> Iterable[Zone]:
        """All places on the table, in drawing order."""


ZONES: Part[Zones[Any]] = Part("zones", Zones, in_game=True)
