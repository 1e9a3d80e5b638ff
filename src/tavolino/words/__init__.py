"""Sentences by their key, and small pieces of English that several sentences of the terminal need."""

from collections.abc import Iterable

from tavolino.words.catalogue import LANGUAGES, Sentence, Value, say, sentence

__all__ = ["LANGUAGES", "Sentence", "Value", "counted", "listed", "plain", "say", "sentence", "signed"]


def counted(number: int, noun: str) -> str:
    """1 card, 2 cards."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def listed(words: Iterable[str], last: str = "and") -> str:
    """Anna, Ben and Cleo."""
    *others, final = words
    return f"{', '.join(others)} {last} {final}" if others else final


def plain(number: int) -> str:
    """3, 0, −5: with a real minus sign."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """+3, 0, −5."""
    return f"+{number}" if number > 0 else plain(number)
