"""Qwinto drawn in the terminal."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tavolino.games.qwinto.actions import Write
from tavolino.games.qwinto.cards import COLOURS, Card, CardColour, Colour
from tavolino.games.qwinto.sheet import BONUS, COLUMNS, MISTHROWS, WIDTH, Cell
from tavolino.games.qwinto.view import Side, View
from tavolino.games.qwinto.words import code
from tavolino.words import counted, in_words, plain, sentence

STYLES: dict[CardColour, str] = {
    "o": "black on orange1",
    "y": "black on yellow1",
    "p": "white on purple4",
    "g": "black on grey70",
}


def draw(view: View, names: Sequence[str]) -> RenderableType:
    parts: list[RenderableType] = [grid(view), Columns([sheet(view, seat, names) for seat in order(view)])]
    if view.seat is not None:
        hand = Text("Hand  ")
        for card in view.hand:
            hand.append_text(face(card)).append(" ")
        parts.append(hand)
    if view.number is not None:
        announced = sentence("qwinto-announced", number=plain(view.number), colours=code(view.colours))
        parts.append(Text(in_words(announced), style="bold"))
    return Group(*parts)


def order(view: View) -> list[int]:
    """The others clockwise, then one's own sheet: in a small window it ends up next to the prompt."""
    seats = len(view.sides)
    first = 0 if view.seat is None else view.seat + 1
    return [(first + step) % seats for step in range(seats)]


def grid(view: View) -> Table:
    table = Table(show_header=False, show_lines=True, caption=f"{counted(view.pile, 'card')} in the pile")
    table.add_row(*(corner(place, view.grid[place][-1]) for place in ("tl", "tr")))
    table.add_row(*(corner(place, view.grid[place][-1]) for place in ("bl", "br")))
    return table


def corner(place: str, card: Card) -> Text:
    return Text.assemble((f"{place} ", "dim"), face(card))


def face(card: Card) -> Text:
    return Text(f" {card} ", style=STYLES[card.colour])


def sheet(view: View, seat: int, names: Sequence[str]) -> Panel:
    side = view.sides[seat]
    legal = {action.cell for action in view.legal if isinstance(action, Write)} if seat == view.seat else set()
    lines = [Text("   " + "".join(f"{column:>3} " for column in range(WIDTH)), style="dim")]
    lines += [row(side, colour, legal, view.number) for colour in COLOURS]
    misses = "x" * side.misses + "." * (MISTHROWS - side.misses)
    lines.append(Text(f"misthrows {misses}   points {side.points}{'   has decided' if side.decided else ''}"))
    mark = "▶ " if seat == view.active else ""
    return Panel(Group(*lines), title=Text(f"{mark}{names[seat]}"), title_align="left", expand=False)


def row(side: Side, colour: Colour, legal: set[Cell], number: int | None) -> Text:
    written = {entry.cell: entry.number for entry in side.entries}
    text = Text(f" {colour} ", style="bold")
    for column in range(WIDTH):
        if column not in COLUMNS[colour]:
            text.append("    ")
            continue
        cell = Cell(colour, column)
        inside = f"{written.get(cell, number if cell in legal else '·'):>2}"
        before, after = "()" if BONUS.get(column) == colour else "  "
        if cell in legal:
            text.append(f"{before}{inside}?", style="black on white")  # the mark says "not written yet" without colours
        else:
            text.append(f"{before}{inside}{after}", style=STYLES[colour])
    return text
