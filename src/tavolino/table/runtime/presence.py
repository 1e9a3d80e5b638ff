"""Who is at a table, and who was a moment ago: a line that breaks is not the same as leaving."""

from collections import Counter

AWAY_AFTER = 45_000  # milliseconds without a line until somebody is away, and others may decide without them


class Presence:
    def __init__(self) -> None:
        self.lines: Counter[str] = Counter()  # how many connections each person has
        self.last: dict[str, int] = {}  # when somebody without a line was last here
        self.visited = False  # since the table came into memory

    def expect(self, person: str, at: int) -> None:
        """The table has just come into memory: those who sit there have a moment to come back."""
        self.last[person] = at

    def join(self, person: str) -> None:
        self.visited = True
        self.lines[person] += 1
        self.last.pop(person, None)

    def leave(self, person: str, at: int) -> None:
        self.lines[person] -= 1
        if not self.lines[person]:
            del self.lines[person]
            self.last[person] = at

    def note(self, person: str, at: int) -> None:
        """Somebody gave a sign of life; a program may play without a line."""
        self.visited = True
        if person not in self.lines:
            self.last[person] = at

    def forget(self, at: int) -> bool:
        """Drop those who are away by now; whether there were any."""
        gone = [person for person, last in self.last.items() if last + AWAY_AFTER <= at]
        for person in gone:
            del self.last[person]
        return bool(gone)

    def counts(self, person: str, at: int) -> bool:
        """Whether somebody is here, or expected back."""
        return person in self.lines or self.expected_for(person, at) > 0

    def anybody(self, at: int) -> bool:
        """Whether there is anybody to play for; after a restart, not before the first one has come."""
        return self.visited and (bool(self.lines) or any(self.expected_for(person, at) for person in self.last))

    def expected_for(self, person: str, at: int) -> int:
        """For how many milliseconds more somebody whose line broke is expected back."""
        last = self.last.get(person)
        return 0 if last is None else max(0, last + AWAY_AFTER - at)

    def next_away(self) -> int | None:
        """When the next one will be away."""
        return min(self.last.values()) + AWAY_AFTER if self.last else None
