"""What happened in a match, line by line."""

from collections.abc import Iterable, Iterator
from typing import Any

from tavolino.match import Match
from tavolino.words import in_words


def tell(match: Match, events: Iterable[Any], seat: int | None) -> Iterator[str]:
    """Events in English, as a seat or a watcher saw them; what goes without saying is left out."""
    for event in events:
        told = match.game.tell(match.game.seen(event, seat), len(match.seats), match.options)
        if told is not None:
            yield in_words(told, match.names)
