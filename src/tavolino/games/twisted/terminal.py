"""Twisted drawn in the terminal."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavolino.games.twisted.actions import Place, Twist
from tavolino.games.twisted.state import TOADS
from tavolino.games.twisted.view import View
from tavolino.words import counted, signed


def draw(view: View, names: Sequence[str]) -> RenderableType:
    parts: list[RenderableType] = [
        f"Round {view.round} of {view.options.rounds}, {counted(view.pile, 'card')} in the pile",
        sides(view, names),
        Text.assemble("Row   ", faces(view.row) if view.row else Text("empty", style="dim"), row_cost(view)),
    ]
    if view.seat is not None:
        parts.append(Text.assemble("Hand  ", faces(sorted(view.hand), playable(view))))
    return Group(*parts)


def sides(view: View, names: Sequence[str]) -> Table:
    table = Table("", "Name", "Hand", "Won", "Lost", "This round", "Before")
    for seat, side in enumerate(view.sides):
        hidden = side.lost.count(None)
        lost = f"{len(side.lost)}{f' ({hidden} unseen)' if hidden else ''}"
        table.add_row(
            "▶" if seat == view.turn else "",
            Text(names[seat]),
            str(side.cards),
            str(len(side.won)),
            lost,
            signed(side.points),
            signed(side.total),
            style="bold" if seat == view.seat else "",
        )
    return table


def playable(view: View) -> set[int]:
    return {action.card for action in view.legal if isinstance(action, Place | Twist)}


def faces(cards: Iterable[int], bright: set[int] | None = None) -> Text:
    """The cards side by side, toads in green; those that cannot be played are dimmed."""
    text = Text()
    for card in cards:
        colour = "white on dark_green" if card in TOADS else "black on wheat1"
        shadow = bright is not None and card not in bright
        text.append(f" {card} ", style=f"dim {colour}" if shadow else colour)
        text.append(" ")
    return text


def row_cost(view: View) -> Text:
    return Text(f" (taking it: −{view.row_cost})" if view.row else "", style="dim")
