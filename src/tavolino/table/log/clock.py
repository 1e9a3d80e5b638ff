"""The clocks of a match: whose are running, and when time is up. All times are milliseconds at the table."""

from collections.abc import Collection

from tavolino.table.log.settings import Bank, Days, PerMove
from tavolino.table.log.settings import Clock as Kind

DAY = 86_400_000  # milliseconds


def whole(kind: Kind | None) -> int:
    """The milliseconds on a clock at first."""
    match kind:
        case None:
            return 0
        case Days(days):
            return days * DAY
        case PerMove(seconds) | Bank(seconds):
            return seconds * 1000


class Clock:
    def __init__(self, kind: Kind | None, seats: int) -> None:
        self.kind = kind
        self.left = [whole(kind) for _ in range(seats)]
        self.since: dict[int, int] = {}  # the seats whose clocks are running, and since when

    def run(self, awaited: Collection[int], at: int, *, acted: int | None = None) -> None:
        """Stop the clock of a seat that has acted or is not awaited; run those of the awaited seats."""
        for seat in [*self.since]:
            if seat == acted or seat not in awaited:
                self.stop(seat, at, acted=seat == acted)
        if self.kind:
            for seat in awaited:
                self.since.setdefault(seat, at)

    def stop(self, seat: int, at: int, *, acted: bool) -> None:
        left = max(0, self.left[seat] - (at - self.since.pop(seat)))
        match self.kind:
            case PerMove() | Days():
                left = whole(self.kind)
            case Bank(_, increment) if acted:
                left += increment * 1000
        self.left[seat] = left

    def take_back(self, seat: int, left: int) -> None:
        """A seat's action is undone, so it gets no more time than it had before."""
        self.left[seat] = min(self.left[seat], left)

    def remaining(self, seat: int, at: int) -> int:
        return max(0, self.left[seat] - (at - self.since.get(seat, at)))

    def next_up(self) -> tuple[int, int] | None:
        """The next time-out: (time, seat)."""
        if not self.since:
            return None
        return min((since + self.left[seat], seat) for seat, since in self.since.items())
