"""Days of the daily deal. They are days in UTC, by the server's clock, and written 2026-11-19."""

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from tavolino.game import BadMessage

DAY = 86_400  # seconds
GRACE = 2 * 3600  # seconds after midnight in which a try of the day before can still count


def day_at(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def begins(day: str) -> int:
    """When a day begins, in seconds since 1970."""
    return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp())


def closes(day: str) -> int:
    """When results of a day stop counting, and everything is revealed."""
    return begins(day) + DAY + GRACE


def later(day: str, days: int) -> str:
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def checked_day(text: str) -> str:
    """Raises BadMessage for what is no day."""
    try:
        if date.fromisoformat(text).isoformat() == text:
            return text
    except ValueError:
        pass
    raise BadMessage(f"{text[:20]!a} is no day; days look like 2026-11-19.")


class Streak(NamedTuple):
    now: int  # days in a row up to today, or up to yesterday while today's deal is still to be played
    best: int


def streak(played: Sequence[str], today: str) -> Streak:
    """From the days on which somebody has played, the oldest first."""
    best = run = 0
    last = ""
    for day in played:
        run = run + 1 if last and later(last, 1) == day else 1
        best, last = max(best, run), day
    return Streak(run if last and later(last, 1) >= today else 0, best)
