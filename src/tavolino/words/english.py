"""Small pieces of English that several lines of the terminal need, and numbers as they are written everywhere."""

from collections.abc import Iterable
from difflib import get_close_matches


def counted(number: int, noun: str) -> str:
    """1 card, 2 cards."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def join_words(words: Iterable[str], last: str = "and") -> str:
    """Anna, Ben and Cleo."""
    *others, final = words
    return f"{', '.join(others)} {last} {final}" if others else final


def known_names(name: object, names: Iterable[str]) -> str:
    """What to answer to a name that nobody has: 'did you mean club? There are random, heuristic, …'."""
    there = list(names)
    near = get_close_matches(str(name).lower(), there, 2)
    listed = f"here are {', '.join(there)}."
    return f"did you mean {join_words(near, 'or')}? T{listed}" if near else f"t{listed}"


def plain(number: int) -> str:
    """3, 0, −5: with a real minus sign."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """+3, 0, −5."""
    return f"+{number}" if number > 0 else plain(number)
