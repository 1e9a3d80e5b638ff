"""Upturn drawn in the terminal."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavolino.games.upturn.tiles import TWINS, Tile, is_number
from tavolino.games.upturn.view import View
from tavolino.words import counted

SIGNS: dict[Tile, str] = {"up": "▲", "down": "▼", "updown": "▲▼", "skip1": "»1", "skip2": "»2", "joker": "★"}
LINES_SHOWN = 5


def draw(view: View, names: Sequence[str]) -> RenderableType:
    penalties = set(view.options.penalties)
    parts: list[RenderableType] = [sides(view, names)]
    if len(view.lines) > LINES_SHOWN:
        parts.append(Text(f"… {counted(len(view.lines) - LINES_SHOWN, 'earlier line')}", style="dim"))
    parts += [Text("  ").append_text(faces(line, penalties)) for line in view.lines[-LINES_SHOWN:]]
    parts.append(situation(view))
    if view.seat is not None:
        parts.append(Text("Rack  ").append_text(faces(sorted(view.rack, key=rack_order), penalties)))
    if penalties & {tile for tiles in (*view.lines[-LINES_SHOWN:], view.rack) for tile in tiles}:
        parts.append(Text("! penalty tile: if you lay it, you may give an opponent a tile out of the bag", style="dim"))
    return Group(*parts)


def situation(view: View) -> Text:
    going = {"up": "going up ▲", "down": "going down ▼", None: "up or down is open"}[view.going]
    text = Text(f"Last number {view.last}, {going}, the {view.marker} neighbour is next", style="bold")
    if view.run:
        text.append(f"; run to {view.run.twin}, {counted(view.run.added, 'tile')} so far")
    if view.phase == "give":
        text.append(f"; {counted(view.owed, 'tile')} to hand out")
    if view.offered is not None:
        text.append(f", first {view.offered}")
    return text


def sides(view: View, names: Sequence[str]) -> Table:
    table = Table("", "Name", "Tiles", "", caption=f"{counted(view.bag, 'tile')} in the bag")
    for seat, tiles in enumerate(view.tiles):
        said = "Upturn!" if seat in view.called else ("has not said Upturn" if seat == view.uncalled else "")
        style = "bold" if seat == view.seat else ""
        table.add_row("▶" if seat == view.turn else "", Text(names[seat]), str(tiles), said, style=style)
    return table


def rack_order(tile: Tile) -> tuple[bool, int, str]:
    return (not is_number(tile), tile if isinstance(tile, int) else 0, str(tile))


def faces(tiles: Iterable[Tile], penalties: set[int]) -> Text:
    """The tiles side by side: twins in red, a small sign on penalty tiles, words for action tiles."""
    text = Text()
    for tile in tiles:
        if isinstance(tile, int):
            colour = "red" if tile in TWINS else "black"
            text.append(f" {tile}{'!' if tile in penalties else ''} ", style=f"{colour} on cornsilk1")
        else:
            text.append(f" {SIGNS[tile]} {tile} ", style="white on blue" if tile != "down" else "white on dark_green")
        text.append(" ")
    return text
