"""Which letters people may write: in names and in the chat."""

import unicodedata

from tavolino.match.record import WITHOUT_JOINERS

INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters that show nothing
WIDE = frozenset("\u2e3a\u2e3b\ufdfa\ufdfb\ufdfd\ua9c5\U00012031\U0001242b\U00012219")  # as wide as ten others
WIDTH = 10
MARKS = 2  # accents on one letter


def readable(text: str) -> bool:
    """Whether all of a text can be seen."""
    return text.translate(WITHOUT_JOINERS).isprintable() and not INVISIBLE & set(text)


def piled_up(text: str) -> bool:
    """Whether a letter has so many accents that they reach into other lines."""
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MARKS:
            return True
    return False


def width(text: str) -> int:
    """How many usual letters wide a text is, roughly."""
    return sum(WIDTH if letter in WIDE else 1 for letter in text)
