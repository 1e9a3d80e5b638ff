"""Which counts of which people a finished match changes."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tavolino.store.played import Result
from tavolino.store.ratings.contract import Against, ResultsOf

DAY = 24 * 3600


class Count(NamedTuple):
    """One row to add to the counts, in the order of the table's columns."""

    person: str
    game: str
    kind: Against
    against: str
    seats: int
    wins: int
    losses: int
    recent: int
    best: int | None
    best_at: int | None
    best_record: str | None
    first_won: int | None
    last: int


class DayCount(NamedTuple):
    person: str
    day: int


def counts(match: ResultsOf) -> list[Count]:
    """Rehearsals, and matches that were broken off or left, do not count. In a fixed order, so that nobody waits in a
    circle where several servers write."""
    return sorted({one for result in counted(match) for one in counts_of(match, result)}, key=lambda one: one[:5])


def days(match: ResultsOf) -> list[DayCount]:
    return sorted({DayCount(one.person, match.ended // DAY) for one in counted(match) if one.person})


def counted(match: ResultsOf) -> list[Result]:
    """The results that count for their person."""
    finished = all(one.place is not None for one in match.results)
    if match.rehearsal or not finished or any(one.seat is None for one in match.results):
        return []
    return [one for one in match.results if one.person and not one.bot and is_last(one, match.results)]


def is_last(result: Result, results: Sequence[Result]) -> bool:
    """If several people played a seat in turn, the first one named played it to the end."""
    return next(one for one in results if one.seat == result.seat) == result


def counts_of(match: ResultsOf, own: Result) -> Iterator[Count]:
    others = by_seat([one for one in match.results if one.seat != own.seat])
    seats, won = len(others) + 1, own.place == 1
    levels = {one.bot if one.bot and not one.person else None for one in others}
    [level] = levels if len(levels) == 1 else [None]
    if not others:
        yield count(match, own, "alone", "", seats, wins=0, losses=0)
    elif level:
        yield count(match, own, "bots", level, seats, wins=int(won), losses=int(not won))
    else:
        yield count(match, own, "mixed", "", seats, wins=int(won), losses=int(not won))
    for other in others:
        if other.person and other.person != own.person and other.place and own.place:
            before, behind = int(own.place < other.place), int(own.place > other.place)
            yield count(match, own, "person", other.person, seats, wins=before, losses=behind)


def by_seat(results: Sequence[Result]) -> list[Result]:
    return [one for one in results if is_last(one, results)]


def count(match: ResultsOf, own: Result, kind: Against, against: str, seats: int, *, wins: int, losses: int) -> Count:
    best: tuple[int | None, int | None, str | None] = (None, None, None)
    if kind == "alone":
        best = (own.score, match.ended, match.record)
    first_won = match.ended if wins else None
    assert own.person is not None
    return Count(own.person, match.game, kind, against, seats, wins, losses, wins, *best, first_won, match.ended)
