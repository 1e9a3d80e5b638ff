"""What follows from the results of a match, in any store."""

from collections.abc import Iterable

from msgspec import structs

from tavolino.match.record import Record
from tavolino.store.played import Result


def own_seat(results: Iterable[Result], person: str) -> int | None:
    """Where a person sat; None if an old record does not say."""
    return next((one.seat for one in results if one.person == person), None)


def one_for_each_seat(results: Iterable[Result], person: str) -> tuple[Result, ...]:
    """In seat order. If several people played a seat in turn: the person, or else the first one named."""
    by_seat: dict[int, Result] = {}
    for one in results:
        if one.seat is not None and (one.seat not in by_seat or one.person == person):
            by_seat[one.seat] = one
    return tuple(by_seat[seat] for seat in sorted(by_seat))


def without_names(record: Record, results: Iterable[Result], person: str) -> Record:
    """The record after a person is forgotten."""
    own = {one.seat for one in results if one.person == person}
    return structs.replace(record, seats=tuple("" if seat in own else name for seat, name in enumerate(record.seats)))
