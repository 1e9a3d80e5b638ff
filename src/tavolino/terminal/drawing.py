"""A view drawn in the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tavolino.game import AnyGame, Zone, part_of
from tavolino.parts import TERMINAL
from tavolino.plain import zones_of
from tavolino.words import in_words


def draw(game: AnyGame, view: Any, names: Sequence[str]) -> RenderableType:
    """The game's own drawing of a view (its module `terminal`), or its zones, line by line."""
    terminal = part_of(game, TERMINAL)
    if terminal is None:
        return Group(*(zone_line(zone, names) for zone in zones_of(game, view, len(names))))
    return terminal.draw(view, names)


def zone_line(zone: Zone, names: Sequence[str]) -> Text:
    """One place and its cards: 'Anna: Hand  3 7 10 +2'; those of a board row by row below it."""
    title = zone.title if isinstance(zone.title, str) else in_words(zone.title, names)
    line = Text(title if zone.seat is None else f"{names[zone.seat]}: {title}")
    widest = max(map(len, zone.cards), default=0) if zone.columns else 0
    for number, card in enumerate(zone.cards):
        line.append("\n  " if zone.columns and number % zone.columns == 0 else " " if zone.columns else "  ")
        line.append(f" {card:>{widest}} ", style="black on wheat1" if card else "on grey35")
    return line.append(f"  +{zone.hidden} face down" if zone.hidden else "", style="dim")
