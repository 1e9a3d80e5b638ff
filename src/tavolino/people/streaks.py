"""What follows from the counts of a person's matches: days in a row, best moments, whether a level is too easy."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from tavolino.bots.levels import LEVELS
from tavolino.store import Tally

LADDER = tuple(level.name for level in LEVELS)
ENOUGH = 10  # matches against a level until we say that it is too easy
RECENT = 20
LINES = 6  # of best moments
MomentKind: TypeAlias = Literal["best alone", "first win"]


class Streak(NamedTuple):
    now: int  # days in a row until today; yesterday's last until the end of today
    longest: int


class Moment(NamedTuple):
    kind: MomentKind
    game: str
    level: str | None  # of the bots that were beaten
    points: int | None  # the score of a match alone
    at: int  # seconds since 1970
    record: str | None


class Ready(NamedTuple):
    game: str
    level: str  # that was beaten often enough
    next: str
    wins: int  # of the last matches
    matches: int


def streak(days: Collection[int], today: int) -> Streak:
    """Days are counted from 1970, in UTC."""
    runs = [length for _, length in runs_of(days)]
    last = dict(runs_of(days))
    return Streak(last.get(today, last.get(today - 1, 0)), max(runs, default=0))


def runs_of(days: Collection[int]) -> Iterator[tuple[int, int]]:
    """The last day of every row of days, and how many there are in it."""
    for day in sorted(days):
        if day + 1 not in days:
            first = day
            while first - 1 in days:
                first -= 1
            yield day, day - first + 1


def moments(tallies: Iterable[Tally]) -> list[Moment]:
    """The newest first: the best match alone in each game, and the first win over the strongest level there."""
    found: list[Moment] = []
    by_game: dict[str, Moment] = {}
    for one in tallies:
        if one.kind == "alone" and one.best is not None and one.best_at is not None:
            found.append(Moment("best alone", one.game, None, one.best, one.best_at, one.best_record))
        if one.kind == "bots" and one.first_won is not None and one.against in LADDER:
            new = Moment("first win", one.game, one.against, None, one.first_won, None)
            old = by_game.get(one.game)
            if old is None or (rank(new), -new.at) > (rank(old), -old.at):
                by_game[one.game] = new
    found += by_game.values()
    return sorted(found, key=lambda moment: -moment.at)[:LINES]


def rank(moment: Moment) -> int:
    return LADDER.index(moment.level or "")


def ready(tallies: Sequence[Tally]) -> list[Ready]:
    """The strongest level of each game that somebody has beaten in half of their last matches, or more."""
    best: dict[str, Ready] = {}
    for one in tallies:
        matches = min(one.matches, RECENT)
        wins = one.recent.bit_count()
        if one.kind != "bots" or one.against not in LADDER[:-1] or matches < ENOUGH or 2 * wins < matches:
            continue
        level = LADDER.index(one.against)
        tried = any(
            other.game == one.game and other.kind == "bots" and other.against in LADDER[level + 1 :]
            for other in tallies
            if other.matches >= ENOUGH
        )
        if not tried and (one.game not in best or LADDER.index(best[one.game].level) < level):
            best[one.game] = Ready(one.game, one.against, LADDER[level + 1], wins, matches)
    return [best[game] for game in sorted(best)]
