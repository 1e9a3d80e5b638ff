"""Upturn in two minutes: the examples from the rules page, in order, and a last tile.

Each chapter is a table for three; all 106 tiles are in play.
"""

from collections import Counter
from functools import partial

from tavolino.chance import SIZE, Chance
from tavolino.game import Chapter, LessonStep
from tavolino.games.upturn.actions import Going
from tavolino.games.upturn.state import Options, State
from tavolino.games.upturn.tiles import ACTION_TILES, NUMBERS, Tile, all_tiles

READER, SARA, LINUS = range(3)
NAMES = (None, "Sara", "Linus")


def table(racks: tuple[str, str, str], lines: str, bag: str, *, going: Going | None) -> State:
    """It is the reader's turn. Tiles that are not named are in the bag, below those that are drawn next."""
    held, laid, drawn = [tiles(rack) for rack in racks], [tiles(line) for line in lines.split("/")], tiles(bag)
    known = Counter(tile for group in (*held, *laid, drawn) for tile in group)
    rest = list((Counter(all_tiles(NUMBERS)) - known).elements())
    return State(
        options=Options(),
        chance=Chance(bytes(SIZE)),
        turn=READER,
        racks=held,
        bag=[*drawn, *rest],
        lines=laid,
        last=[tile for line in laid for tile in line if isinstance(tile, int)][-1],
        going=going,
    )


def tiles(text: str) -> list[Tile]:
    named: dict[str, Tile] = {str(tile): tile for tile in (*NUMBERS, *ACTION_TILES)}
    return [named[word] for word in text.split()]


first = partial(
    table, ("40 3 12 29 68 76 down", "52 8 34 71 84 skip1 19", "63 2 24 38 79 up 96"), "20", "17 44", going=None
)
arrow = partial(
    table, ("down 7 12 41 58 76", "31 8 34 64 84 skip1", "37 48 53 62 79 96"), "9 23 32", "72 86 4", going="up"
)
joker = partial(table, ("joker 20 33 64", "14 57 updown 92", "3 28 71 down"), "9 23/up 81 86", "52 17", going="up")
run = partial(
    table,
    ("4 48 40 36 22", "19 57 skip2 92", "12 28 73 updown"),
    "6 11 14 43/down 29 9/up 54 63 71/down 64",
    "88 2 76 joker",
    going="down",
)

lesson = (
    Chapter(
        first,
        READER,
        NAMES,
        (
            LessonStep("first", ((READER, "lay 40"),)),
            LessonStep("up", ((SARA, "lay 52"), (LINUS, "lay 63"))),
            LessonStep("higher", ((READER, "lay 68"),)),
            LessonStep("line"),
        ),
    ),
    Chapter(
        arrow,
        READER,
        NAMES,
        (
            LessonStep("arrow", ((READER, "down left"),)),
            LessonStep("penalty", ((SARA, "lay 31"), (SARA, "give 2"))),
            LessonStep("draw", ((LINUS, "draw"), (LINUS, "pass"))),
            LessonStep("drawn"),
        ),
    ),
    Chapter(
        joker,
        READER,
        NAMES,
        (
            LessonStep("joker", ((READER, "joker down left"),)),
            LessonStep("extra", ((READER, "lay 20"),)),
            LessonStep("turned"),
        ),
    ),
    Chapter(
        run,
        READER,
        NAMES,
        (
            LessonStep("twin", ((READER, "lay 22"),)),
            LessonStep("along", ((READER, "add 48"),)),
            LessonStep("along-next", ((READER, "add 40"),)),
            LessonStep("along-last", ((READER, "add 36"),)),
            LessonStep("close", ((READER, "close"),)),
            LessonStep("give", ((READER, "give 1"),)),
            LessonStep("give-more", ((READER, "give 2"),)),
            LessonStep("give-more", ((READER, "give 1"),)),
            LessonStep("give-more", ((READER, "give 2"),)),
            LessonStep("call", ((READER, "call"),)),
            LessonStep("called", ((SARA, "lay 19"), (LINUS, "lay 12"))),
            LessonStep("last", ((READER, "lay 4"),)),
            LessonStep("end"),
        ),
    ),
)
