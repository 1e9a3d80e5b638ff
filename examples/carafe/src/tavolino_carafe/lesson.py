"""Carafe in a minute: one carafe that the reader fills, and one that the reader has to spill."""

from collections import Counter

from tavolino.chance import SIZE, Chance
from tavolino.game import Chapter, LessonStep
from tavolino_carafe.state import DECK, Options, Player, State

READER, SARA, LINUS = range(3)
HANDS = ((9, 4, 3, 7), (6, 10, 1, 8), (2, 10, 5, 5))
NEXT = (8, 2, 3, 5, 7, 4)  # drawn in this order: the reader never gets a 1


def position() -> State:
    known = Counter([*NEXT, *(card for hand in HANDS for card in hand)])
    rest = (Counter(DECK) - known).elements()
    players = [Player(list(hand)) for hand in HANDS]
    return State(Options(), Chance(bytes(SIZE)), players, turn=READER, pile=[*NEXT, *rest])


lesson = (
    Chapter(
        position,
        READER,
        (None, "Sara", "Linus"),
        (
            LessonStep("open", ((READER, "pour 9"),)),
            LessonStep("drawn", ((SARA, "pour 6"),)),
            LessonStep("room", ((LINUS, "pour 2"),)),
            LessonStep("fill", ((READER, "pour 4"),)),
            LessonStep("filled", ((SARA, "pour 10"), (LINUS, "pour 10"))),
            LessonStep("spill", ((READER, "spill"),)),
            LessonStep("end"),
        ),
    ),
)
