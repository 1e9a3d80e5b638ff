"""Small pieces of English that several lines of the terminal need, and numbers as they are written everywhere."""

from collections.abc import Iterable


def counted(number: int, noun: str) -> str:
    """1 card, 2 cards."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def join_words(words: Iterable[str], last: str = "and") -> str:
    """Anna, Ben and Cleo."""
    *others, final = words
    return f"{', '.join(others)} {last} {final}" if others else final


def plain(number: int) -> str:
    """3, 0, −5: with a real minus sign."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """+3, 0, −5."""
    return f"+{number}" if number > 0 else plain(number)
