"""Twisted in two minutes: the example from the rules page, and what happens next.

The reader is the player who opens the row. All 79 cards are in play, eight in each of the four hands.
"""

from tavolino.chance import SIZE, Chance
from tavolino.game import Chapter, LessonStep
from tavolino.games.twisted.state import DECK, Options, Player, State

READER, SARA, LINUS, MARLENE = range(4)
HANDS = (
    (34, 14, 58, 62, 71, 77, 85, 98),
    (41, 33, 17, 23, 56, 65, 83, 91),
    (49, 28, 12, 39, 61, 68, 72, 96),
    (94, 22, 19, 36, 53, 57, 81, 88),
)
NEXT = (95, 46, 64, 16, 59, 73, 48, 67, 52, 87)  # drawn in this order; none fits when the reader has to take the row


def position() -> State:
    dealt = {card for hand in HANDS for card in hand}
    rest = [card for card in DECK if card not in dealt and card not in NEXT]
    players = [Player(list(hand)) for hand in HANDS]
    return State(Options(), Chance(bytes(SIZE)), players, dealer=MARLENE, round=1, turn=READER, pile=[*NEXT, *rest])


lesson = (
    Chapter(
        position,
        READER,
        (None, "Sara", "Linus", "Marlene"),
        (
            LessonStep("open", ((READER, "place 34"),)),
            LessonStep("reach", ((SARA, "place 41"),)),
            LessonStep("reach-again", ((LINUS, "place 49"),)),
            LessonStep("twin", ((MARLENE, "twist 94"),)),
            LessonStep("twist", ((READER, "twist 14"),)),
            LessonStep("won", ((SARA, "place 33"),)),
            LessonStep("toad", ((LINUS, "place 28"), (MARLENE, "place 22"))),
            LessonStep("take", ((READER, "take"),)),
            LessonStep("open-again", ((READER, "place 62"),)),
            LessonStep("end"),
        ),
    ),
)
