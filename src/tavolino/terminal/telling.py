"""What happened in a match, line by line."""

from collections.abc import Iterable, Iterator
from typing import Any

from tavolino.match import Match
from tavolino.words import in_words


def tell(match: Match, events: Iterable[Any], seat: int | None, *, you: bool = False) -> Iterator[str]:
    """Events in English, as a seat or a watcher saw them; what goes without saying is left out.

    With `you` the seat is the reader's: "You placed 41."
    """
    for event in events:
        told = match.game.tell(match.game.seen(event, seat), len(match.seats), match.options)
        if told is not None:
            yield in_words(told, match.names, reader=seat if you else None)
