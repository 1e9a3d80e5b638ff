"""When somebody wants no notices, by their own clock."""

from datetime import UTC, datetime, timedelta

from tavolino.server.notices.texts import place
from tavolino.store import Wishes

HOUR = 60  # minutes


def quiet_until(wishes: Wishes, now: int) -> int | None:
    """When the quiet hours end in which a moment falls; None if it falls in none. Both in seconds since 1970."""
    first, last = wishes.quiet_from, wishes.quiet_to
    if first is None or last is None or first == last:
        return None
    here = datetime.fromtimestamp(now, UTC).astimezone(place(wishes.zone))
    minute = here.hour * HOUR + here.minute
    inside = first <= minute < last if first < last else minute >= first or minute < last
    if not inside:
        return None
    midnight = here.replace(hour=0, minute=0, second=0, microsecond=0)
    days = 1 if last <= minute else 0
    end = (midnight + timedelta(days=days)).replace(hour=last // HOUR, minute=last % HOUR)  # also if clocks change
    return max(now + 1, int(end.timestamp()))
