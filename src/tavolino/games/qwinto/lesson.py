"""Qwinto in two minutes: the examples from the rules page, one after the other on the same grid.

The reader is Tim from the examples. All 32 cards are in play; the sheet in the second chapter is the one worth 43.
"""

from tavolino.chance import SIZE, Chance
from tavolino.game import Chapter, LessonStep
from tavolino.games.qwinto.cards import DECK, PLACES, Card
from tavolino.games.qwinto.notation import read_card, read_cell
from tavolino.games.qwinto.sheet import Sheet
from tavolino.games.qwinto.state import State

READER, SARA = range(2)
NAMES = (None, "Sara")
WORTH_43 = """
    o2:4 o3:5 o8:8 o9:16
    y1:1 y2:2 y3:3 y4:7 y5:8 y7:9 y8:10 y9:15 y10:16
    p0:1 p1:2 p3:6 p5:9 p8:11 p9:12
"""
SARAS = "o2:2 o4:6 o6:7 o9:11 y2:3 y4:8 y8:12 p2:4 p5:7 p7:10 p9:13"


def grid_of_the_book() -> State:
    return table(("o4 y1 p6", "p1 o1 y6"), "o2 y3 g3 p5", "g4", Sheet(), Sheet())


def late_in_a_match() -> State:
    sheets = (sheet(WORTH_43, misses=2), sheet(SARAS, misses=1))
    return table(("g-2 y4 o5", "p0 y2 g6"), "y1 p6 g3 o1", "p2 o6", *sheets)


def table(hands: tuple[str, str], grid: str, next_cards: str, *sheets: Sheet) -> State:
    """It is the reader's turn. Cards that are not named go into the pile, below those that are drawn next."""
    held, shown, drawn = [cards(hand) for hand in hands], cards(grid), cards(next_cards)
    known = {*shown, *drawn, *(card for hand in held for card in hand)}
    return State(
        chance=Chance(bytes(SIZE)),
        active=READER,
        hands=held,
        grid={place: [card] for place, card in zip(PLACES, shown, strict=True)},
        pile=[*drawn, *(card for card in DECK if card not in known)],
        sheets=list(sheets),
    )


def cards(text: str) -> list[Card]:
    return [read_card(card) for card in text.split()]


def sheet(text: str, misses: int) -> Sheet:
    """A sheet from its entries: "o2:4" is a 4 in the orange row, column 2."""
    filled = Sheet(misses=misses)
    for entry in text.split():
        at, _, number = entry.partition(":")
        cell = read_cell(at)
        filled.rows[cell.row][cell.column] = int(number)
    return filled


lesson = (
    Chapter(
        grid_of_the_book,
        READER,
        NAMES,
        (
            LessonStep("play", ((READER, "play o4 br"), (SARA, "write y5"))),
            LessonStep("write", ((READER, "write o6"),)),
            LessonStep("two", ((SARA, "play p1 bl o1 tl"), (SARA, "write p3"))),
            LessonStep("rising", ((READER, "write o3"),)),
            LessonStep("again", ((READER, "play y1 tl"), (SARA, "pass"))),
            LessonStep("column", ((READER, "write p2"),)),
            LessonStep("numbers"),
        ),
    ),
    Chapter(
        late_in_a_match,
        READER,
        NAMES,
        (
            LessonStep("rows"),
            LessonStep("columns"),
            LessonStep("misthrow", ((READER, "play g-2 bl"), (SARA, "pass"))),
            LessonStep("pass", ((READER, "pass"),)),
            LessonStep("end"),
        ),
    ),
)
