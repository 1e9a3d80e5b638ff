"""Hand-made tables of Qwinto, one line each: cards, cells and actions are written as on the rules page."""

import re
from collections.abc import Sequence
from pathlib import Path

from tavolino.chance import SIZE, Chance, seed_from_text
from tavolino.games import qwinto
from tavolino.games.qwinto.actions import Event
from tavolino.games.qwinto.cards import COLOURS, PLACES, Card
from tavolino.games.qwinto.notation import read, read_card, read_cell, write
from tavolino.games.qwinto.rules import apply, deal, legal
from tavolino.games.qwinto.sheet import COLUMNS, Cell, Sheet
from tavolino.games.qwinto.state import Options, State

BOOK = "o2 y3 g3 p5"  # the grid of the book's examples


def lay(
    *hands: str,
    grid: str = BOOK,
    pile: str = "",
    sheets: Sequence[Sheet] = (),
    active: int = 0,
    number: int | None = None,
    colours: str = "",
) -> State:
    """A table in the middle of a match. Each stack of the grid is written from the bottom up, "o6/y1/o2"."""
    return State(
        chance=Chance(bytes(SIZE)),
        active=active,
        hands=[cards_of(hand) for hand in hands],
        grid={place: cards_of(stack.replace("/", " ")) for place, stack in zip(PLACES, grid.split(), strict=True)},
        pile=cards_of(pile),
        sheets=[*sheets, *(Sheet() for _ in hands[len(sheets) :])],
        number=number,
        colours=tuple(colour for colour in COLOURS if colour in colours),
    )


def cards_of(text: str) -> list[Card]:
    return [read_card(card) for card in text.split()]


def sheet(text: str = "", *, misses: int = 0) -> Sheet:
    """A sheet from its entries: "o2:4" is a 4 in the orange row, column 2."""
    filled = Sheet(misses=misses)
    for cell, number in entries_of(text):
        filled.rows[cell.row][cell.column] = number
    return filled


def entries_of(text: str) -> list[tuple[Cell, int]]:
    parts = [entry.split(":") for entry in text.split()]
    return [(read_cell(cell), int(number)) for cell, number in parts]


def sheet_with(*, full: str = "", almost: str = "", misses: int = 0) -> Sheet:
    """A sheet with full rows, and rows of which only the last cell is empty; 11 and more still fit there."""
    filled = Sheet(misses=misses)
    for first, colour in enumerate(COLOURS, 1):
        columns = COLUMNS[colour] if colour in full else COLUMNS[colour][:-1] if colour in almost else ()
        for at, column in enumerate(columns):
            filled.rows[colour][column] = first + at
    return filled


def dealt(seats: int, seed: str = "a seed") -> State:
    return deal(seats, Options(), Chance(seed_from_text(seed)))


def can(state: State, seat: int) -> list[str]:
    return [write(action) for action in legal(state, seat)]


def act(state: State, seat: int, text: str) -> list[Event]:
    """Let a seat do something that it may do."""
    action = read(text)
    assert action in legal(state, seat), f"{text} is not legal: {can(state, seat)}"
    return apply(state, seat, action)


def all_pass(state: State) -> list[Event]:
    """Let everybody decide to write nothing; the events of the last decision."""
    events: list[Event] = []
    for seat in range(len(state.hands)):
        events = act(state, seat, "pass")
    return events


def clauses() -> set[str]:
    page = Path(qwinto.__file__).with_name("RULES.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- \*\*(Q-\w+)\*\*", page, re.MULTILINE))
