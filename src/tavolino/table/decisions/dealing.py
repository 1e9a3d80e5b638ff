"""The numbers that people add to a deal: the first one counts, and the deal waits a moment for those who are there."""

from collections.abc import Callable

from tavolino.table.decisions.answer import Answer
from tavolino.table.log.entries import Began
from tavolino.table.log.table import Table

WAIT = 2000  # milliseconds that a deal waits for numbers, at most


def missing(table: Table, here: Callable[[str], bool]) -> list[int]:
    """The seats whose person is connected and has not added a number yet."""
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.person is not None and seat.bot is None and seat.contribution is None and here(seat.person)
    ]


def dealt_from(table: Table, answer: Answer, came: int, here: Callable[[str], bool]) -> int:
    """When an answer that came in at `came` takes effect; only a deal ever waits."""
    deals = any(isinstance(entry, Began) for entry in answer.entries)
    return came + WAIT if deals and missing(table, here) else came
